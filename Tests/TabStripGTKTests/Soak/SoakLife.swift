import CGtk4
import TabStripCore
import TabStripGTK
import _TabStripTestSupport

/// Takes the steps of a soak.
///
/// The draws of a step depend on the seed and the step's number alone, not on what came before.
@MainActor
struct SoakLife {
  static let textScales = [0.75, 1, 1.5, 2]
  /// Where tabs share the width they may become this narrow, in points; with nothing to stop them, ten thousand would all be in sight.
  static let narrowestTab = 24.0
  static let presets = [TabStripStyle.pills, .chips, .selectionList, .segmented, .sticky].map { preset in
    var style = preset
    style.minimumTabWidth = max(preset.minimumTabWidth, narrowestTab)
    return style
  }

  let stage: SoakStage
  let seed: UInt64
  let kinds: [SoakStep]

  /// Takes a step and lets the program run on for a moment.
  func take(_ number: Int) -> SoakStep {
    var random = SeededRandom(seed: seed &+ UInt64(number) &* 0xA076_1D64_78BD_642F)
    let step = SoakStep.random(of: kinds, &random)
    perform(step, &random)
    MainLoop.run(for: Double.random(in: 0...0.06, using: &random))
    return step
  }

  private func perform(_ step: SoakStep, _ random: inout SeededRandom) {
    let hand = SoakHand(stage: stage)
    let owned = stage.strips + [stage.guest].compactMap { $0 }
    let mine = owned[Int.random(in: owned.indices, using: &random)]
    let all = stage.all.map(\.strip)
    let strip = all[Int.random(in: all.indices, using: &random)]
    let page = stage.page.view.widget
    switch step {
    case .click: hand.click(strip.widget, &random)
    case .drag: hand.drag(strip.widget, &random)
    case .hold: hand.hold(strip.widget, &random)
    case .wheel: hand.wheel(strip.widget, &random)
    case .keys: hand.keys(strip.widget, &random)
    case .hover: hand.hover(strip.widget, &random)
    case .carryParcel: hand.carryParcel(over: strip.widget, &random)
    case .insert: mine.insert(&random)
    case .remove: mine.remove(&random)
    case .move: mine.move(&random)
    case .update: mine.update(&random)
    case .toggle: mine.toggle(&random)
    case .replaceAll: mine.replaceAll(&random)
    case .editWhileDragged:
      hand.drag(mine.strip.widget, &random) { random in
        [mine.insert, mine.remove, mine.move, mine.update, mine.toggle, mine.replaceAll][
          Int.random(in: 0..<6, using: &random)](&random)
      }
    case .select: mine.strip.select(id(in: mine, &random), animated: Bool.random(using: &random))
    case .deselect: id(in: mine, &random).map(mine.strip.deselect)
    case .reveal:
      let policies: [RevealPolicy] = [.center, .leading, .trailing, .nearest(peek: 24), .none]
      let policy = policies[Int.random(in: policies.indices, using: &random)]
      id(in: mine, &random).map { mine.strip.reveal($0, policy: policy, animated: Bool.random(using: &random)) }
    case .track: track(mine, &random)
    case .endTracking: for strip in all { strip.endTracking() }
    case .editPage: stage.page.edit(&random)
    case .scrollPage: stage.page.scroll(&random)
    case .usePage:
      switch Int.random(in: 0..<4, using: &random) {
      case 0: hand.click(page, &random)
      case 1: hand.keys(page, &random)
      default: hand.wheel(page, &random)
      }
    case .resize:
      stage.resize(
        width: Int32.random(in: 180...Int32(SoakStage.greatestSize.width), using: &random),
        height: Int32.random(in: 420...Int32(SoakStage.greatestSize.height), using: &random))
    case .turn: turn(strip, &random)
    case .hide:
      gtk_widget_set_visible(strip.widget, 1 - gtk_widget_get_visible(strip.widget))
    case .hideWindow: stage.hideForAMoment()
    case .scaleText:
      let scale = Self.textScales.randomElement(using: &random)!
      TestDisplay.set("gtk-xft-dpi", Int32(96 * 1024 * scale))
    case .changeTheme:
      TestDisplay.set("gtk-application-prefer-dark-theme", Bool.random(using: &random))
      TestDisplay.set("gtk-theme-name", Int.random(in: 0..<4, using: &random) == 0 ? "HighContrast" : "Default")
    case .stillMotion: TestDisplay.set("gtk-enable-animations", Bool.random(using: &random))
    case .restyle: restyle(strip, &random)
    case .reconfigure: reconfigure(strip, &random)
    case .bringOrDropGuest: stage.bringOrDropGuest(&random)
    }
  }

  /// An item of a strip, seldom one that it does not have or none.
  private func id(in strip: SoakStrip, _ random: inout SeededRandom) -> Int? {
    let chance = Int.random(in: 0..<20, using: &random)
    let index = Int.random(in: 0..<max(1, strip.items.count), using: &random)
    if chance == 0 { return -1 }
    return chance == 1 || strip.items.isEmpty ? nil : strip.items[index].id
  }

  /// Goes with a pager for a few frames, most often to the end of its way.
  private func track(_ strip: SoakStrip, _ random: inout SeededRandom) {
    var position = Double.random(in: -1...Double(strip.items.count + 1), using: &random)
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      strip.strip.track(position: position)
      position += Double.random(in: -0.4...0.4, using: &random)
      MainLoop.run(for: 0.02)
    }
    if Int.random(in: 0..<8, using: &random) > 0 { strip.strip.endTracking() }
  }

  /// Turns one strip or all of them.
  private func turn(_ strip: TabStripWidget<Int>, _ random: inout SeededRandom) {
    let direction = Bool.random(using: &random) ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR
    let turned = Bool.random(using: &random) ? [strip] : stage.all.map(\.strip)
    for strip in turned { gtk_widget_set_direction(strip.widget, direction) }
  }

  private func restyle(_ strip: TabStripWidget<Int>, _ random: inout SeededRandom) {
    var style = Self.presets.randomElement(using: &random)!
    if Bool.random(using: &random) { style.spacing = Double(Int.random(in: 0...20, using: &random)) }
    if Bool.random(using: &random) { style.horizontalPadding = Double(Int.random(in: 12...24, using: &random)) }
    if Bool.random(using: &random) {
      style.indicator.form = [.none, .bar, .topBar, .dot, .pill, .border][Int.random(in: 0..<6, using: &random)]
    }
    strip.style = style
  }

  private func reconfigure(_ strip: TabStripWidget<Int>, _ random: inout SeededRandom) {
    var next = strip.configuration
    switch Int.random(in: 0..<9, using: &random) {
    case 0: next.distribution = Distribution.allCases.randomElement(using: &random)!
    case 1: next.centersEnds.toggle()
    case 2:
      let modes: [SelectionMode] = [.required, .optional, .multiple(min: 1, max: 3), .momentary]
      next.selectionMode = modes[Int.random(in: modes.indices, using: &random)]
    case 3: next.selectsCentralTab.toggle()
    case 4: next.scrolling.snap = Snap.allCases.randomElement(using: &random)!
    case 5: next.scrolling.bounces.toggle()
    case 6:
      next.overflow.placement = [.none, .overlaid, .inline][Int.random(in: 0..<3, using: &random)]
      next.overflow.paging = [.item, .visibleItems, .viewport][Int.random(in: 0..<3, using: &random)]
      next.overflow.showsAlways = Bool.random(using: &random)
    case 7:
      next.keyboard.selectsOnFocus.toggle()
      next.keyboard.reachesDisabled = Bool.random(using: &random)
    default: next.overscan = Double(Int.random(in: 0...200, using: &random))
    }
    strip.configuration = next
  }
}

#if canImport(UIKit) && !canImport(ObjectiveC)
  import TabStripCore
  import TabStripHosting
  @_spi(StandIn) import UIKit

  @testable import TabStripUIKit

  /// A recording on a real strip: each step comes in by the door of UIKit's, or of the host's interface, that it would have come in by, as far as there
  /// is one. Tabs are known by the numbers of their insertion.
  @MainActor
  final class ScenarioStage {
    /// Why a step has no such door and goes straight to the engine.
    enum Straight: String, CaseIterable {
      case scrollers = "UIKit's own scroller moves the row under a finger, a wheel and momentum, by laws of its own"
      case rooms = "no view has such a room, no screen such a scale"
      case unfocused = "UIKit gives keys to the first responder, whose focus shows"
      case buttons = "the buttons are the host's own, and pressed by touches"
      case causes = "a program chooses with the cause of a program, a user of VoiceOver with that of a tap"
      case interface = "the host's interface has no name for it"
      case numbers = "no event has a number that is none"
    }

    let display: Display
    let strip: TabStripView<Int>
    let finger: Finger
    /// Whether the engine has been given a room that is none.
    private(set) var isHidden = false
    /// How many steps went straight to the engine.
    private(set) var straight: [Straight: Int] = [:]
    private var told: [(tab: Int?, cause: SelectionCause)] = []
    private var toldAgain: Int?
    private let recording: Recording
    private var measurements: [TabMeasurement] = []
    private var disabled: Set<Int> = []
    /// Whether the host measures something else one day without being told.
    private let isShifty: Bool
    private var refuses = false
    private var scale = 1.0
    private var direction: WritingDirection
    private var fingerSteps: Set<Int> = []
    private var position = 0
    private var iconSize = 16.0

    var inside: StripView { strip.strip }
    private var engine: TabStripEngine { inside.coordinator.engine }

    init(_ recording: Recording) {
      self.recording = recording
      direction = recording.direction
      scale = recording.viewport.map(\.scale) ?? 1
      isShifty = recording.steps.contains { if case .setWidth = $0.action { true } else { false } }
      Display.setClock(to: 0)
      display = Display(width: 20_000, height: 2_000)
      finger = Finger(on: display)
      display.onFrame = { DisplayLink.step(at: $0) }
      strip = TabStripView(style: TabStripStyle(), configuration: TabStripConfiguration())
      setTraits()
      for tab in recording.tabs where tab.measurement.icon > 0 { iconSize = tab.measurement.icon }
      strip.style = fitted(recording.style.made(from: TabStripStyle()))
      strip.configuration = recording.configuration.made(from: TabStripConfiguration())
      if recording.motion != .full { strip.motionPreference = recording.motion }
      if let height = recording.lineHeight, height.isFinite { setText(height) }
      strip.reportsProgrammaticChanges = true
      strip.shouldSelect = { [weak self] _, _ in self?.refuses != true }
      strip.shouldDeselect = { [weak self] _, _ in self?.refuses != true }
      fingerSteps = Self.fingerSteps(of: recording)
      strip.setItems(enter(recording.tabs))
      strip.onSelect = { [weak self] id, cause in self?.told.append((id, cause)) }
      strip.onReselect = { [weak self] id in self?.toldAgain = id }
      display.window.addSubview(strip)
      if let viewport = recording.viewport { give(viewport) }
      display.showNow()
      told = []
    }

    /// Whether there is another step.
    var nextStep: RecordedStep? { position < recording.steps.count ? recording.steps[position] : nil }

    /// Performs the next step.
    func perform() {
      guard let step = nextStep else { return }
      Display.setClock(to: step.time)
      act(step.action)
      position += 1
    }

    /// What a replay noted, but with the host's frame and what the app was told since it was asked last.
    func record(after replayed: FrameRecord) -> FrameRecord {
      var record = replayed
      let frame = inside.coordinator.frame
      // A hidden host draws nothing, so that its last frame stays.
      if frame.width > 0 || replayed.frame.width > 0 {
        record.frame = frame
        record.numbers = frame.tabs.map { strip.model.map.lastID(of: $0.id) ?? -1 }
        record.tabStop = frame.tabStop.flatMap { strip.model.map.lastID(of: $0) }
      }
      record.exactOffset = engine.offset
      record.targetOffset = engine.targetOffset
      // An app is told of what is selected now. Which it was before it has to know.
      record.selections = zip(told, replayed.selections.map(\.change.old) + told.map { _ in nil }).map {
        FrameRecord.Selection(old: $1, new: $0.tab, cause: $0.cause)
      }
      record.reselected = toldAgain
      (told, toldAgain) = ([], nil)
      return record
    }

    // MARK: Tabs

    private func enter(_ tabs: [RecordedTab]) -> [TabStripItem<Int>] {
      tabs.map { tab in
        measurements.append(tab.measurement)
        let number = measurements.count - 1
        if tab.traits.contains(.disabled) { disabled.insert(number) }
        return item(number)
      }
    }

    /// Glyphs are a point wide, so that a title has as many as it is long; a length that no title has is that of a view of the app's.
    private func item(_ number: Int) -> TabStripItem<Int> {
      let measurement = measurements[number]
      let width = measurement.title
      var item = TabStripItem(id: number, title: "", isEnabled: !disabled.contains(number))
      if measurement.icon > 0 { item.image = UIImage(systemName: "star") }
      if measurement.badge > 0 { item.badge = String(repeating: "8", count: Int(min(measurement.badge, 200))) }
      if width >= 0, width < 5000, width == width.rounded(), !isShifty {
        item.title = String(repeating: "n", count: Int(width))
      } else {
        item.makeContent = { [weak self] in
          let content = Content()
          content.width = { self?.measurements[number].title ?? 0 }
          return content
        }
      }
      return item
    }

    private final class Content: UIView {
      var width: () -> Double = { 0 }
      override var intrinsicContentSize: CGSize { CGSize(width: width(), height: 10) }
      override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    }

    private func number(_ name: TabName) -> Int? {
      switch name {
      case .index(let index):
        index >= 0 && index < engine.count ? engine.id(at: index).flatMap(strip.model.map.id) : nil
      case .insertion(let number): strip.model.map.tab(of: number) == nil ? nil : number
      }
    }

    private func tab(_ number: Int?) -> TabID? { number.flatMap { strip.model.map.tab(of: $0) } }

    // MARK: Steps

    private func act(_ action: RecordedStep.Action) {
      switch action {
      case .frame: display.showNow()
      case .input(let input): act(input)
      case .select(nil, .program, let animated): strip.select(nil, animated: animated)
      case .select(nil, let cause, let animated): send(.select(nil, cause: cause, animated: animated), .causes)
      case .select(let name?, let cause, let animated):
        guard let number = number(name) else { return }
        select(number, cause, animated)
      case .deselect(let name, let cause):
        guard let number = number(name), let tab = tab(number) else { return }
        if cause == .program { strip.deselect(number) } else { send(.deselect(tab, cause: cause), .causes) }
      case .reveal(let name, let policy, let animated):
        if let number = number(name) { strip.reveal(number, policy: policy, animated: animated) }
      case .tap(let name, _): if let number = number(name) { tap(number) }
      case .insert(let tabs, let index):
        for (offset, item) in enter(tabs).enumerated() { strip.insert(item, at: max(0, index) + offset) }
      case .remove(let name): if let number = number(name) { strip.remove(number) }
      case .removeAll: strip.setItems([])
      case .move(let name, let index): if let number = number(name) { strip.move(number, to: index) }
      case .setTraits(let name, let traits):
        guard let number = number(name) else { return }
        if traits.contains(.disabled) { disabled.insert(number) } else { disabled.remove(number) }
        strip.update(item(number))
      case .setWidth(let name, let measurement):
        if let number = number(name) { measurements[number] = measurement }
      case .remeasure(let name, let measurement):
        guard let number = number(name) else { return }
        measurements[number] = measurement
        strip.update(item(number))
      case .restyle(let recipe): strip.style = fitted(recipe.made(from: strip.style))
      case .reconfigure(let recipe): strip.configuration = recipe.made(from: strip.configuration)
      case .refuse(let refuses): self.refuses = refuses
      }
    }

    private func select(_ number: Int, _ cause: SelectionCause, _ animated: Bool) {
      guard let tab = tab(number) else { return }
      if cause == .program {
        strip.select(number, animated: animated)
      } else if cause == .tap, animated, let index = engine.index(of: tab) {
        _ = inside.element(at: index)?.accessibilityActivate()
      } else {
        send(.select(tab, cause: cause, animated: animated), .causes)
      }
    }

    /// A finger on what is seen of a tab.
    private func tap(_ number: Int) {
      if inside.wantsFrame { display.showNow() }
      let frame = inside.coordinator.frame
      guard let tab = frame.tabs.first(where: { $0.id == self.tab(number) }), tab.isVisible else { return }
      let (left, right) = (max(tab.x, frame.clip.x), min(tab.x + tab.width, frame.clip.x + frame.clip.width))
      finger.down(at: place((left + right) / 2, frame.bodyY + frame.bodyHeight / 2))
      finger.up()
    }

    private func place(_ x: Double, _ y: Double) -> CGPoint { inside.convert(CGPoint(x: x, y: y), to: display.window) }

    private func act(_ input: TabStripInput) {
      let isByFinger = fingerSteps.contains(position)
      switch input {
      case .resized(let viewport): give(viewport)
      case .directionChanged(let new):
        direction = new
        setTraits()
      case .motionPreferenceChanged(let preference): strip.motionPreference = preference
      case .textChanged(let height) where height.isFinite: setText(height)
      case .pointerDown(let pointer) where isByFinger: finger.down(at: place(pointer.x, pointer.y))
      case .pointerMoved(let pointer) where isByFinger: finger.glide(to: place(pointer.x, pointer.y))
      case .pointerUp(let pointer) where isByFinger:
        finger.glide(to: place(pointer.x, pointer.y))
        finger.up()
      case .pointerCancelled where isByFinger: finger.cancel()
      case .hover(let x, let y) where x.isFinite && y.isFinite: mouse?.move(to: CGPoint(x: x, y: y))
      case .hoverEnded: mouse?.move(to: nil)
      case .key(let key) where inside.isFirstResponder: Keyboard.press(key.code, in: display.window)
      case .focusGained(visible: true) where strip.canBecomeFirstResponder: strip.becomeFirstResponder()
      case .focusLost where inside.isFirstResponder: _ = inside.resignFirstResponder()
      case .dragOver(let x, let y) where inside.dragOver != nil && x.isFinite && y.isFinite:
        inside.dragOver?.drag(to: CGPoint(x: x, y: y))
      case .dragOverEnded where inside.dragOver != nil: inside.dragOver?.drag(to: nil)
      case .track(let position): strip.track(position: position)
      case .trackEnded: strip.endTracking()
      case .externalScrollBegan where isByFinger:
        let start = place(inside.coordinator.frame.clip.x + inside.coordinator.frame.clip.width / 2, 10)
        finger.down(at: start)
        finger.glide(to: CGPoint(x: start.x + 11, y: start.y))
      case .externalScroll(let offset) where offset.isFinite && (inside.isLent || isShort(offset)):
        inside.scroller.contentOffset.x = CGFloat(inside.scrollWindow.native(offset))
      case .externalScrollEnded where isByFinger: finger.up()
      default: send(input, Straight(input))
      }
    }

    /// Whether UIKit's scroller can go there by itself.
    private func isShort(_ offset: Double) -> Bool { (0...inside.coordinator.frame.maximumOffset) ~= offset }

    private func send(_ input: TabStripInput, _ reason: Straight) {
      straight[reason, default: 0] += 1
      inside.send(input)
    }

    private var mouse: UIPointerInteraction? {
      inside.interactions.lazy.compactMap { $0 as? UIPointerInteraction }.first
    }

    // MARK: Surroundings

    private func give(_ viewport: Viewport) {
      isHidden = !viewport.width.isFinite
      guard viewport.width.isFinite, viewport.height.isFinite else { return send(.resized(viewport), .rooms) }
      if scale != viewport.scale {
        scale = viewport.scale
        setTraits()
      }
      strip.frame = CGRect(x: 0, y: 0, width: max(0, viewport.width), height: max(0, viewport.height))
      display.window.layoutIfNeeded()
      if !(viewport.scale > 0 && viewport.scale.isFinite) { send(.resized(viewport), .rooms) }
    }

    private func setTraits() {
      display.window.setTraits(
        UITraitCollection(
          direction: direction == .leftToRight ? .leftToRight : .rightToLeft, scale: CGFloat(scale)))
    }

    private func setText(_ lineHeight: Double) {
      strip.titleFonts = StateValues(UIFont(size: 1, lineHeight: CGFloat(lineHeight)))
    }

    /// A style in which pictures and badges are as wide as the recording says.
    private func fitted(_ style: TabStripStyle) -> TabStripStyle {
      var style = style
      style.iconSize = iconSize
      style.badgeFont = FontRole(size: 1)
      return style
    }

    /// The steps that a finger can do: taps and presses that do not leave their place, and a row that UIKit's scroller has from beginning to end.
    private static func fingerSteps(of recording: Recording) -> Set<Int> {
      var (steps, gesture): (Set<Int>, [Int]) = ([], [])
      var start: Pointer?
      var isScrolled = false
      for (index, step) in recording.steps.enumerated() {
        guard case .input(let input) = step.action else { continue }
        switch input {
        case .pointerDown(let pointer):
          guard start == nil, pointer.kind == .mouse, pointer.isPrimary, pointer.x.isFinite, pointer.y.isFinite else {
            continue
          }
          (start, gesture) = (pointer, [index])
        case .pointerMoved(let pointer), .pointerUp(let pointer):
          guard let first = start, pointer.id == first.id else { continue }
          gesture.append(index)
          if !(abs(pointer.x - first.x) < 8 && pointer.y.isFinite) { (start, gesture) = (nil, []) }
          guard case .pointerUp = input else { continue }
          steps.formUnion(gesture)
          (start, gesture) = (nil, [])
        case .pointerCancelled:
          if start != nil { steps.formUnion(gesture + [index]) }
          (start, gesture) = (nil, [])
        case .externalScrollBegan:
          isScrolled = true
          steps.insert(index)
        case .externalScrollEnded:
          if isScrolled { steps.insert(index) }
          isScrolled = false
        default: break
        }
      }
      return steps.subtracting(gesture)
    }
  }

  extension ScenarioStage.Straight {
    /// Why an input has no door.
    fileprivate init(_ input: TabStripInput) {
      self =
        switch input {
        case .pointerDown, .pointerMoved, .pointerUp, .pointerCancelled, .wheel, .fling, .externalScrollBegan,
          .externalScroll, .externalScrollEnded:
          .scrollers
        case .key, .focusGained, .focusLost: .unfocused
        case .overflowPressed, .overflowReleased: .buttons
        case .hover, .textChanged: .numbers
        default: .interface
        }
    }
  }

  extension TabStripKey {
    fileprivate var code: UIKeyboardHIDUsage {
      switch self {
      case .left: .keyboardLeftArrow
      case .right: .keyboardRightArrow
      case .home: .keyboardHome
      case .end: .keyboardEnd
      case .pageUp: .keyboardPageUp
      case .pageDown: .keyboardPageDown
      case .activate: .keyboardSpacebar
      }
    }
  }
#endif

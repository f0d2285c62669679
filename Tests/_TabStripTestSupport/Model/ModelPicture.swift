import TabStripCore
import TabStripHosting

/// What is seen of a ``ModelStrip``.
struct ModelPicture {
  /// A tab of which something is seen.
  struct Tab: Equatable {
    let number: Int
    let x: Double
    let width: Double
    let states: TabStates
    let fraction: Double
  }

  struct Button: Equatable {
    let isVisible: Bool
    let isEnabled: Bool
    let isPressed: Bool
    let isHovered: Bool
  }

  let tabs: [Tab]
  /// The indicator's left edge and width.
  let indicator: (x: Double, width: Double)?
  let leading: Button
  let trailing: Button
  let leadingFade: TabStripFrame.Fade
  let trailingFade: TabStripFrame.Fade
  /// Whether the offset is just where a pixel ends, so that its last digits decide to which of two it belongs.
  let isBetweenPixels: Bool
  /// The same for the mark's ends.
  let isMarkBetweenPixels: Bool
}

extension ModelStrip {
  var clipStart: Double { row.hasInlineButtons ? ModelLength.points(row.button) : 0 }

  /// Whether anything moves by itself.
  var needsTick: Bool {
    width > 0
      && (movement.motion != nil || mark.isMoving || looks.isMoving || held != nil || springLoad?.isDone == false)
  }

  private func pixels(_ points: Double) -> Double { (points * scale + 0.5).rounded(.down) }

  private func isBetweenPixels(_ points: Double) -> Bool {
    let pixel = points * scale + 0.5
    return abs(pixel - pixel.rounded()) < 1e-6 * max(1, abs(pixel))
  }

  /// A stretch of the row as seen: its edges and the offset are brought to whole pixels apart.
  private func seen(from start: Double, to end: Double) -> (x: Double, width: Double) {
    let first = pixels(start) - pixels(offset)
    let last = pixels(end) - pixels(offset)
    return (clipStart + (isRightToLeft ? viewport - last / scale : first / scale), (last - first) / scale)
  }

  var picture: ModelPicture {
    let row = row
    var seenTabs: [ModelPicture.Tab] = []
    for (index, tab) in tabs.enumerated() {
      let (start, end) = (ModelLength.points(row.starts[index]), ModelLength.points(row.end(index)))
      guard width > 0, end > offset, start < offset + viewport else { continue }
      let (x, wide) = seen(from: start, to: end)
      seenTabs.append(
        .init(number: tab.number, x: x, width: wide, states: states(of: tab), fraction: fraction(of: tab, index)))
    }
    return ModelPicture(
      tabs: seenTabs, indicator: indicator, leading: button(.leading), trailing: button(.trailing),
      leadingFade: fade(offset), trailingFade: fade(maximum - offset),
      isBetweenPixels: isBetweenPixels(offset),
      isMarkBetweenPixels: mark.ends.map { isBetweenPixels($0.start) || isBetweenPixels($0.end) } ?? false)
  }

  /// The middle of what is seen of a tab.
  func middle(of tab: Int) -> Double? {
    guard let seen = picture.tabs.first(where: { $0.number == tab }) else { return nil }
    return (max(seen.x, clipStart) + min(seen.x + seen.width, clipStart + viewport)) / 2
  }

  private var indicator: (x: Double, width: Double)? {
    guard style.indicator.form != .none, width > 0, let ends = mark.ends else { return nil }
    let middle = (ends.start + ends.end) / 2
    if style.indicator.form == .dot {
      let points = ModelLength.points(ModelLength.length(style.indicator.thickness))
      let thickness = min(points > 0 ? max(1, pixels(points)) / scale : 0, height)
      return seen(from: middle - thickness / 2, to: middle + thickness / 2)
    }
    return seen(from: min(ends.start, middle), to: max(ends.end, middle))
  }

  private func states(of tab: ModelTab) -> TabStates {
    var states: TabStates = []
    if chosen.contains(tab.number) { states.insert(.selected) }
    if tab.isDisabled { states.insert(.disabled) }
    if focus.isInside, focus.isVisible, focus.tab == tab.number { states.insert(.focused) }
    if let hover, press == nil, !tab.isDisabled, hover.y >= 0, hover.y < height,
      self.tab(atFlow: flow(hover.x)) == tab.number
    {
      states.insert(.hovered)
    }
    // The selected tab shows no press where choosing it again does nothing to the selection.
    if let press, press.isArmed, press.hold == .tab(tab.number),
      !chosen.contains(tab.number) || configuration.selectionMode != .required
    {
      states.insert(.pressed)
    }
    return states
  }

  private func fraction(of tab: ModelTab, _ index: Int) -> Double {
    if let seen = trackedLooks { return seen.first { $0.tab == tab.number }?.fraction ?? 0 }
    return looks.fraction(of: tab.number, isSelected: chosen.contains(tab.number), at: clock)
  }

  private func button(_ end: StripEnd) -> ModelPicture.Button {
    guard width > 0, row.hasButtons else {
      return .init(isVisible: false, isEnabled: false, isPressed: false, isHovered: false)
    }
    let isEnabled = hasMore(end, at: offset)
    let isDown = held?.end == end || press?.hold == .button(end) && press?.isArmed == true
    var isHovered = false
    if let hover, press == nil, hover.y >= 0, hover.y < height {
      isHovered = button(atFlow: flow(hover.x)) == end
    }
    return .init(
      isVisible: showsButton(end), isEnabled: isEnabled, isPressed: isDown && isEnabled, isHovered: isHovered)
  }

  /// The fade at an end from which the row is so far away.
  private func fade(_ distance: Double) -> TabStripFrame.Fade {
    func points(_ length: Double) -> Double { ModelLength.points(ModelLength.length(length)) }
    let (clear, ramp) = (points(style.fade.clearDistance), points(style.fade.rampDistance))
    let fraction = style.fade.solidFraction >= 0 ? min(1, style.fade.solidFraction) : 0
    let solid = max(points(style.fade.solidDistance), fraction * viewport)
    var fade = TabStripFrame.Fade()
    let least = ramp > 0 ? 0 : slack
    guard width > 0, row.overflows, solid > clear, distance > least else { return fade }
    // What is clear lies under a button; without one the fade begins at the end, and is as long.
    fade.clearDistance = row.isOverlaid ? clear : 0
    fade.solidDistance = row.isOverlaid ? solid : solid - clear
    fade.strength = ramp > 0 ? min(1, distance / ramp) : 1
    return fade
  }
}

import TabStripCore

/// One thing that is done to a strip in a random sequence. Places are those of the left-to-right strip.
enum StripAction {
  case input(TabStripInput)
  case insert(TabMeasurement, traits: TabTraits, at: Int)
  case insertMany([TabMeasurement], at: Int)
  case remove(TabID)
  case removeAll
  case move(TabID, to: Int)
  /// All tabs at once: these in this order, and before each of the places new ones.
  case setItems([TabID], new: [Int: TabMeasurement])
  case setTraits(TabTraits, TabID)
  case remeasure(TabID, TabMeasurement)
  case remeasureAll([TabMeasurement], lineHeight: Double)
  case setStyle(TabStripStyle)
  case setConfiguration(TabStripConfiguration)

  /// Whether what is seen stays where it is.
  var keepsPlaces: Bool {
    switch self {
    case .insert, .insertMany, .remove, .move, .setTraits, .remeasure: true
    case .input, .removeAll, .setItems, .remeasureAll, .setStyle, .setConfiguration: false
    }
  }

  /// The tab that it takes away, puts elsewhere or changes the width of.
  var edited: TabID? {
    switch self {
    case .remove(let id), .move(let id, _), .remeasure(let id, _): id
    default: nil
    }
  }
}

/// An action, when it happens, and what the host does with it.
struct StripStep {
  var action: StripAction
  var time: Double
  /// Whether the app refuses a user's choice.
  var isVetoed = false
  /// Whether the host lays out after it.
  var laysOut = true
}

extension TabStripInput {
  /// The same as done to the mirror image of a strip of this width.
  func mirrored(in width: Double) -> TabStripInput {
    func mirror(_ pointer: Pointer) -> Pointer {
      var pointer = pointer
      pointer.x = width - pointer.x
      return pointer
    }
    return switch self {
    case .directionChanged(let direction):
      .directionChanged(direction == .leftToRight ? .rightToLeft : .leftToRight)
    case .pointerDown(let pointer): .pointerDown(mirror(pointer))
    case .pointerMoved(let pointer): .pointerMoved(mirror(pointer))
    case .pointerUp(let pointer): .pointerUp(mirror(pointer))
    case .hover(let x, let y): .hover(x: width - x, y: y)
    case .dragOver(let x, let y): .dragOver(x: width - x, y: y)
    case .wheel(let dx, let dy, let unit): .wheel(dx: -dx, dy: dy, unit: unit)
    case .fling(let vx, let vy): .fling(vx: -vx, vy: vy)
    case .key(.left): .key(.right)
    case .key(.right): .key(.left)
    default: self
    }
  }
}

extension TabStripFrame {
  /// The picture in a mirror.
  func mirrored() -> TabStripFrame {
    func mirror(_ rect: Rect) -> Rect {
      Rect(x: width - rect.x - rect.width, y: rect.y, width: rect.width, height: rect.height)
    }
    var frame = self
    frame.direction = direction == .leftToRight ? .rightToLeft : .leftToRight
    frame.clip = mirror(clip)
    frame.indicator = indicator.map(mirror)
    // A button that is not there has no place.
    if leadingButton.rect != Rect() { frame.leadingButton.rect = mirror(leadingButton.rect) }
    if trailingButton.rect != Rect() { frame.trailingButton.rect = mirror(trailingButton.rect) }
    for index in tabs.indices { frame.tabs[index].x = width - tabs[index].x - tabs[index].width }
    return frame
  }

  /// What tells it from another one by more than a rounding of its numbers; nil if nothing does.
  func difference(from other: TabStripFrame) -> String? {
    func isNear(_ a: Double, _ b: Double) -> Bool { (a - b).magnitude <= 1e-7 * Swift.max(1, a.magnitude) }
    func isNear(_ a: Rect?, _ b: Rect?) -> Bool {
      guard let a, let b else { return a == b }
      return isNear(a.x, b.x) && a.y == b.y && isNear(a.width, b.width) && a.height == b.height
    }
    var like = other
    for index in tabs.indices where like.tabs.indices.contains(index) {
      let (mine, its) = (tabs[index], like.tabs[index])
      guard isNear(mine.x, its.x), isNear(mine.width, its.width) else { return "tab \(mine) ≠ \(its)" }
      like.tabs[index].x = mine.x
      like.tabs[index].width = mine.width
      if mine != like.tabs[index] { return "tab \(mine) ≠ \(its)" }
    }
    guard tabs == like.tabs else { return "tabs \(tabs.map(\.index)) ≠ \(other.tabs.map(\.index))" }
    guard isNear(indicator, other.indicator) else {
      return "indicator \(String(describing: indicator)) ≠ \(String(describing: other.indicator))"
    }
    guard isNear(clip, other.clip) else { return "clip \(clip) ≠ \(other.clip)" }
    guard isNear(leadingButton.rect, other.leadingButton.rect), isNear(trailingButton.rect, other.trailingButton.rect)
    else { return "buttons \(leadingButton) \(trailingButton) ≠ \(other.leadingButton) \(other.trailingButton)" }
    like.indicator = indicator
    like.clip = clip
    like.leadingButton.rect = leadingButton.rect
    like.trailingButton.rect = trailingButton.rect
    return self == like ? nil : "frame \(self) ≠ \(other)"
  }
}

import TabStripCore

/// The axis along which a host shows a strip.
///
/// The engine decides along one axis, from the row's beginning to its end. A strip that runs down its room (a sidebar of tabs) is the same engine with
/// the axes changed over at its edge: a host hands every input through ``flow(_:)`` and places what a frame says by ``shown(_:)``. The engine's
/// widths are then heights, its height is the strip's breadth, and what a host measures for ``TabMeasurement/title`` is how high a tab's
/// title is.
///
/// ```swift
/// var axis = StripAxis(isVertical: true)
/// _ = engine.handle(axis.flow(.resized(Viewport(width: 200, height: 600))), at: now)
/// let place = axis.shown(frame.tabs[0], of: frame)
/// ```
///
/// Downward is onward in both writing directions. The direction only says at which side the strip's far edge is, where its bar and its line
/// lie: at the right for left to right. Along the horizontal axis nothing is changed. Every call is O(1).
public struct StripAxis: Hashable, Sendable {
  /// Whether the row runs from the top down.
  public let isVertical: Bool
  /// The host's writing direction, as ``flow(_:)`` was told it last.
  public private(set) var direction = WritingDirection.leftToRight
  /// The strip's size across the row in points, as ``flow(_:)`` was told it last; 0 at first.
  public private(set) var breadth = 0.0

  /// Makes an axis; tell it of room and direction by handing those inputs through ``flow(_:)``.
  public init(isVertical: Bool) { self.isVertical = isVertical }

  /// The input that the engine takes for one in the host's own coordinates. Numbers are handed on as they are, bad ones too.
  public mutating func flow(_ input: TabStripInput) -> TabStripInput {
    if case .directionChanged(let new) = input { direction = new }
    guard isVertical else {
      if case .resized(let room) = input { breadth = room.height }
      return input
    }
    switch input {
    case .resized(let room):
      breadth = room.width
      return .resized(Viewport(width: room.height, height: room.width, scale: room.scale))
    // A column begins at the top for every reader.
    case .directionChanged: return .directionChanged(.leftToRight)
    case .pointerDown(let pointer): return .pointerDown(turned(pointer))
    case .pointerMoved(let pointer): return .pointerMoved(turned(pointer))
    case .pointerUp(let pointer): return .pointerUp(turned(pointer))
    case .hover(let x, let y): return .hover(x: y, y: across(x))
    case .dragOver(let x, let y): return .dragOver(x: y, y: across(x))
    case .wheel(let dx, let dy, let unit): return .wheel(dx: dy, dy: dx, unit: unit)
    case .fling(let vx, let vy): return .fling(vx: vy, vy: vx)
    default: return input
    }
  }

  /// Where a rectangle of a frame lies in the host's own coordinates.
  public func shown(_ rect: TabStripFrame.Rect) -> TabStripFrame.Rect {
    guard isVertical else { return rect }
    let x = direction == .rightToLeft ? breadth - rect.y - rect.height : rect.y
    return TabStripFrame.Rect(x: x, y: rect.x, width: rect.height, height: rect.width)
  }

  /// Where the body of a frame's tab lies in the host's own coordinates.
  public func shown(_ tab: TabStripFrame.Tab, of frame: TabStripFrame) -> TabStripFrame.Rect {
    shown(TabStripFrame.Rect(x: tab.x, y: frame.bodyY, width: tab.width, height: frame.bodyHeight))
  }

  /// The key that an arrow of the keyboard is for the strip; nil where it is not the strip's.
  ///
  /// - Parameters:
  ///   - arrow: The arrow as it is on the keyboard.
  ///   - usesBoth: Whether the arrows across the row move along it, too, as in menus and radio groups: downward is onward, and sideways as the
  ///     writing direction goes.
  public func key(for arrow: ArrowKey, usesBoth: Bool = false) -> TabStripKey? {
    let isAlong = isVertical == (arrow == .up || arrow == .down)
    guard isAlong || usesBoth else { return nil }
    let isOnward =
      switch arrow {
      case .down: true
      case .up: false
      case .right: direction == .leftToRight
      case .left: direction == .rightToLeft
      }
    // The engine's arrows are those that are seen; a column's are those of a row from left to right.
    return isOnward == (isVertical || direction == .leftToRight) ? .right : .left
  }

  /// A distance from the left as one from the edge that is the top for the engine.
  private func across(_ x: Double) -> Double { direction == .rightToLeft ? breadth - x : x }

  private func turned(_ pointer: Pointer) -> Pointer {
    var turned = pointer
    turned.x = pointer.y
    turned.y = across(pointer.x)
    return turned
  }
}

/// An arrow of the keyboard, as it points.
public enum ArrowKey: UInt8, Hashable, Sendable, CaseIterable {
  /// Up.
  case up
  /// Down.
  case down
  /// Left.
  case left
  /// Right.
  case right
}

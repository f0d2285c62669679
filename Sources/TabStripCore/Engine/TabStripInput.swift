/// Everything that can happen to a strip, as numbers and handles.
///
/// Positions are points in the strip's own coordinates as seen: x from its left edge, y from its top, in both writing directions.
/// Numbers that are NaN or infinite make the input do nothing, and are reported through ``TabStripEngine/diagnostics``.
public enum TabStripInput: Hashable, Sendable {
  /// The host gave the strip another room. A width of 0 means hidden.
  case resized(Viewport)
  /// The writing direction changed.
  case directionChanged(WritingDirection)
  /// The user's wish for motion changed.
  case motionPreferenceChanged(MotionPreference)
  /// Titles need measuring again: fonts or text size changed. `lineHeight` is the height of the tallest title line over the
  /// style's fonts, in points. O(1).
  case textChanged(lineHeight: Double)
  /// A pointer went down. A second one, while the first is down, is ignored.
  case pointerDown(Pointer)
  /// The pointer moved while down.
  case pointerMoved(Pointer)
  /// The pointer went up.
  case pointerUp(Pointer)
  /// The system took the pointer away.
  case pointerCancelled
  /// A mouse or pen moved over the strip without a button.
  case hover(x: Double, y: Double)
  /// The mouse or pen left.
  case hoverEnded
  /// A wheel or trackpad turned; positive is rightward and downward. The larger axis counts, and downward means onward.
  case wheel(dx: Double, dy: Double, unit: WheelUnit)
  /// A trackpad's fingers left it at this speed, in points a second; signs as for ``wheel(dx:dy:unit:)``. Hosts that are told when fingers come
  /// to rest on a trackpad send a speed of 0: that stops a row that flies.
  case fling(vx: Double, vy: Double)
  /// A key went down.
  case key(TabStripKey)
  /// The keyboard focus came to the strip; `visible` if the user should see where it is.
  case focusGained(visible: Bool)
  /// The keyboard focus left the strip.
  case focusLost
  /// The program, or a user by an assistive technology (cause `.tap`), chooses a tab; nil clears the selection in optional mode.
  case select(TabID?, cause: SelectionCause, animated: Bool)
  /// The program, or a user by an assistive technology (cause `.tap`), takes a tab out of the selection, as far as the mode allows.
  case deselect(TabID, cause: SelectionCause)
  /// A pager or page is between tabs: 2.35 is 35 % of the way from tab 2 to tab 3. Clamped to the row. Indicator, selected look and row follow;
  /// the selection waits for ``trackEnded`` or ``select(_:cause:animated:)``.
  case track(position: Double)
  /// A pager goes straight from the page of the tab at one index to that of another, past all between, and is so far on its way, 0…1. Indices
  /// stop at the ends of the row. Otherwise as ``track(position:)``; the mark goes straight, too.
  case trackJump(from: Int, to: Int, fraction: Double)
  /// The pager came to rest: the tab nearest to the tracked position is selected, with the cause `.tracking`.
  case trackEnded
  /// Something is dragged over the strip. After ``TabStripConfiguration/springLoadingDelay`` over one tab, that tab is chosen.
  case dragOver(x: Double, y: Double)
  /// What was dragged over the strip left it or was dropped.
  case dragOverEnded
  /// The program brings a tab into view without choosing it.
  case reveal(TabID, RevealPolicy, animated: Bool)
  /// The program scrolls the row to a distance from its leading end, in points. Stops at the ends of the row. A row that snaps
  /// rests there too; ``TabStripEngine/decelerationTarget(for:)`` tells where a user could have left it. Does nothing while the user's hand moves the
  /// row, or before the strip has a width.
  case scroll(to: Double, animated: Bool)
  /// An overflow button was pressed, where the host has buttons of its own.
  case overflowPressed(StripEnd)
  /// The pressed overflow button was let go.
  case overflowReleased
  /// A native scroller, to which the host has lent direct manipulation, began to move under the user's hand.
  case externalScrollBegan
  /// The native scroller is at this distance from the leading end of the row, in points.
  case externalScroll(offset: Double)
  /// The native scroller came to rest.
  case externalScrollEnded
  /// Time passed: the next frame is about to be drawn.
  case tick
}

/// A mouse, finger or pen at a place.
public struct Pointer: Hashable, Sendable {
  /// What points.
  public enum Kind: UInt8, Hashable, Sendable {
    /// A mouse or trackpad.
    case mouse
    /// A finger.
    case touch
    /// A pen.
    case pen
  }

  /// Tells pointers that are down together apart.
  public var id: UInt32
  /// Points from the strip's left edge.
  public var x: Double
  /// Points from the strip's top edge.
  public var y: Double
  /// What points.
  public var kind: Kind
  /// Whether it is the primary button, a finger or a pen's tip. Others do nothing.
  public var isPrimary: Bool

  /// Makes a pointer.
  public init(id: UInt32 = 0, x: Double, y: Double, kind: Kind = .mouse, isPrimary: Bool = true) {
    self.id = id
    self.x = x
    self.y = y
    self.kind = kind
    self.isPrimary = isPrimary
  }
}

/// What the numbers of a wheel count.
public enum WheelUnit: UInt8, Hashable, Sendable {
  /// Notches of a mouse wheel; each moves ``ScrollConfiguration/wheelStep``.
  case notches
  /// Points, as a trackpad reports.
  case points
}

/// A key that means something to a strip. Arrows are those on the keyboard; the engine mirrors them in right-to-left rows.
public enum TabStripKey: UInt8, Hashable, Sendable, CaseIterable {
  /// The left arrow.
  case left
  /// The right arrow.
  case right
  /// Home.
  case home
  /// End.
  case end
  /// Page Up: back by as many tabs as are wholly seen.
  case pageUp
  /// Page Down: on by as many tabs as are wholly seen.
  case pageDown
  /// Space or Return.
  case activate
}

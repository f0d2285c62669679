/// One picture of a strip: everything that a host shows, in the strip's own coordinates as seen.
///
/// x counts from the left edge of the strip in both writing directions, in points, and lies on device pixels. Keep one frame
/// and let the engine fill it again and again: it keeps its storage.
public struct TabStripFrame: Hashable, Sendable {
  /// A tab to be shown.
  public struct Tab: Hashable, Sendable {
    /// The engine's handle.
    public var id: TabID
    /// Position in the row, from 0.
    public var index: Int
    /// Left edge of the body.
    public var x: Double
    /// Width of the body.
    public var width: Double
    /// How it is drawn.
    public var states: TabStates
    /// How far the tab is drawn as selected, 0…1; between them while the selection moves.
    public var selectionFraction: Double
    /// Whether any of it lies in the visible part. The others are kept ready beyond its ends, or keep focus or a press.
    public var isVisible: Bool

    /// Makes a tab of a frame.
    public init(
      id: TabID, index: Int, x: Double, width: Double, states: TabStates, selectionFraction: Double, isVisible: Bool
    ) {
      self.id = id
      self.index = index
      self.x = x
      self.width = width
      self.states = states
      self.selectionFraction = selectionFraction
      self.isVisible = isVisible
    }
  }

  /// A rectangle in the strip.
  public struct Rect: Hashable, Sendable {
    /// Left edge.
    public var x: Double
    /// Top edge.
    public var y: Double
    /// Width.
    public var width: Double
    /// Height.
    public var height: Double

    /// Makes a rectangle.
    public init(x: Double = 0, y: Double = 0, width: Double = 0, height: Double = 0) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// An overflow button.
  public struct Button: Hashable, Sendable {
    /// Its room; the round body is in the middle.
    public var rect = Rect()
    /// Whether it shows.
    public var isVisible = false
    /// Whether there is more at its end.
    public var isEnabled = false
    /// Whether it is held down.
    public var isPressed = false
    /// Whether a mouse or pen is over it.
    public var isHovered = false

    /// A hidden button.
    public init() {}
  }

  /// The fade at one end of the visible part, measured from that end inward.
  public struct Fade: Hashable, Sendable {
    /// Points from the end up to which the row is drawn with `1 − strength`.
    public var clearDistance = 0.0
    /// Points from the end from which all of the row is drawn.
    public var solidDistance = 0.0
    /// 0: no fade; 1: clear at the end.
    public var strength = 0.0

    /// No fade.
    public init() {}
  }

  /// Width of the strip.
  public var width = 0.0
  /// Height of the strip.
  public var height = 0.0
  /// Where the row may be drawn: the strip less inline buttons.
  public var clip = Rect()
  /// Top edge of every tab's body.
  public var bodyY = 0.0
  /// Height of every tab's body.
  public var bodyHeight = 0.0
  /// The tabs to show, in order.
  public var tabs: [Tab] = []
  /// The indicator, unless nothing is selected or the style has none.
  public var indicator: Rect?
  /// The line along the bottom of the strip, unless the style has none. Drawn whole, whatever fades.
  public var trim: Rect?
  /// Distance scrolled from the leading end of the row.
  public var offset = 0.0
  /// The largest distance.
  public var maximumOffset = 0.0
  /// Length of the whole row, insets included.
  public var contentWidth = 0.0
  /// The button at the leading end.
  public var leadingButton = Button()
  /// The button at the trailing end.
  public var trailingButton = Button()
  /// The fade at the leading end.
  public var leadingFade = Fade()
  /// The fade at the trailing end.
  public var trailingFade = Fade()
  /// How many tabs the strip has, shown or not.
  public var count = 0
  /// The one tab that the keyboard reaches first.
  public var tabStop: TabID?
  /// The writing direction in which it was made.
  public var direction = WritingDirection.leftToRight

  /// An empty frame.
  public init() {}
}

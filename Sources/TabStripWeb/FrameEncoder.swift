import TabStripCore

/// Writes a frame as one row of numbers, which JavaScript reads where they stand.
///
/// First come ``headerCount`` numbers, then ``tabCount`` for each tab. Web/frame.js reads the same layout.
public struct FrameEncoder {
  /// How many numbers come before the first tab.
  public static let headerCount = 41
  /// How many numbers a tab has.
  public static let tabCount = 8

  /// A tab's place in the row of numbers, and what the element knows it by.
  public struct Placement {
    /// The number of the view that shows the tab.
    public var view: Int32
    /// The number by which the element knows the tab.
    public var key: Int32
    /// Whether the view has to be filled with the tab's content first.
    public var needsContent: Bool

    /// Makes a placement.
    public init(view: Int32, key: Int32, needsContent: Bool) {
      self.view = view
      self.key = key
      self.needsContent = needsContent
    }
  }

  /// The numbers; those of earlier frames are written over.
  public private(set) var numbers = UnsafeMutableBufferPointer<Double>(start: nil, count: 0)
  private var length = 0

  /// An encoder that has written nothing.
  public init() {}

  /// Gives the memory back. The encoder can be used again.
  public mutating func release() {
    numbers.deallocate()
    numbers = UnsafeMutableBufferPointer(start: nil, count: 0)
    length = 0
  }

  /// Writes a frame. O(tabs in the frame); allocates only for a frame with more tabs than any before it.
  ///
  /// - Parameters:
  ///   - placements: One for each tab of the frame, in its order.
  ///   - tabStop: The number of the frame's tab stop; −1: none.
  public mutating func write(_ frame: TabStripFrame, placements: [Placement], tabStop: Int32) {
    makeRoom(for: Self.headerCount + frame.tabs.count * Self.tabCount)
    length = 0
    put(frame.width)
    put(frame.height)
    put(frame.clip)
    put(frame.bodyY)
    put(frame.bodyHeight)
    put(frame.offset)
    put(frame.maximumOffset)
    put(frame.contentWidth)
    put(Double(frame.count))
    put(Double(tabStop))
    put(frame.direction == .rightToLeft ? 1 : 0)
    put(frame.indicator)
    put(frame.trim)
    put(frame.leadingButton)
    put(frame.trailingButton)
    put(frame.leadingFade)
    put(frame.trailingFade)
    put(Double(frame.tabs.count))
    for (tab, placement) in zip(frame.tabs, placements) {
      put(Double(placement.view))
      put(Double(placement.key))
      put(Double(tab.index))
      put(tab.x)
      put(tab.width)
      put(Double(tab.states.rawValue))
      put(tab.selectionFraction)
      put((tab.isVisible ? 1 : 0) + (placement.needsContent ? 2 : 0))
    }
  }

  private mutating func makeRoom(for count: Int) {
    guard numbers.count < count else { return }
    numbers.deallocate()
    numbers = .allocate(capacity: count * 3 / 2)
    numbers.initialize(repeating: 0)
  }

  private mutating func put(_ number: Double) {
    numbers[length] = number
    length += 1
  }

  private mutating func put(_ rect: TabStripFrame.Rect) {
    put(rect.x)
    put(rect.y)
    put(rect.width)
    put(rect.height)
  }

  /// Whether there is a rectangle, and the rectangle.
  private mutating func put(_ rect: TabStripFrame.Rect?) {
    put(rect == nil ? 0 : 1)
    put(rect ?? TabStripFrame.Rect())
  }

  private mutating func put(_ button: TabStripFrame.Button) {
    put(
      (button.isVisible ? 1 : 0) + (button.isEnabled ? 2 : 0) + (button.isPressed ? 4 : 0) + (button.isHovered ? 8 : 0))
    put(button.rect)
  }

  private mutating func put(_ fade: TabStripFrame.Fade) {
    put(fade.clearDistance)
    put(fade.solidDistance)
    put(fade.strength)
  }
}

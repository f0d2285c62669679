import TabStripCore

/// Reads inputs from the numbers in which the element sends them.
///
/// Whatever the numbers are, it never traps: those that mean nothing give no input. What a number of an input may be is the
/// engine's to judge.
public enum InputDecoder {
  /// What happened, by the number that the element sends first.
  public enum Code: Int32, Sendable {
    /// Width, height, device pixels in a CSS pixel.
    case resized = 1
    /// 1: right to left.
    case directionChanged = 2
    /// 1: reduced.
    case motionPreferenceChanged = 3
    /// The height of a line.
    case textChanged = 4
    /// Number of the pointer, x, y, and its kind, to which 4 is added for the primary button.
    case pointerDown = 5
    /// As ``pointerDown``.
    case pointerMoved = 6
    /// As ``pointerDown``.
    case pointerUp = 7
    /// Nothing.
    case pointerCancelled = 8
    /// x, y.
    case hover = 9
    /// Nothing.
    case hoverEnded = 10
    /// To the right, down, unit.
    case wheel = 11
    /// The key.
    case key = 12
    /// 1: visible.
    case focusGained = 13
    /// Nothing.
    case focusLost = 14
    /// The tab, or −1 for none; cause; 1: animated.
    case select = 15
    /// The tab, cause.
    case deselect = 16
    /// Position.
    case track = 17
    /// From, to, fraction.
    case trackJump = 18
    /// Nothing.
    case trackEnded = 19
    /// x, y.
    case dragOver = 20
    /// Nothing.
    case dragOverEnded = 21
    /// The tab, the policy (0…4, as ``RevealPolicy`` lists them), its peek, 1: animated.
    case reveal = 22
    /// Offset, 1: animated.
    case scroll = 23
    /// The end: 0 is the leading one.
    case overflowPressed = 24
    /// Nothing.
    case overflowReleased = 25
    /// Nothing.
    case externalScrollBegan = 26
    /// Offset.
    case externalScroll = 27
    /// Offset.
    case externalScrollEnded = 28
  }

  /// The input that the numbers stand for, or nil. O(1).
  ///
  /// - Parameters:
  ///   - code: Says what happened.
  ///   - a: The first number; the others follow it, 0 where there is none.
  ///   - tab: Gives the handle of the tab that the element knows by a number.
  public static func input(
    _ code: Int32, _ a: Double, _ b: Double, _ c: Double, _ d: Double, tab: (Int32) -> TabID?
  ) -> TabStripInput? {
    func id(_ number: Double) -> TabID? { Int32(exactly: number).flatMap(tab) }
    guard let code = Code(rawValue: code) else { return nil }
    switch code {
    case .resized: return .resized(Viewport(width: a, height: b, scale: c))
    case .directionChanged: return .directionChanged(a == 1 ? .rightToLeft : .leftToRight)
    case .motionPreferenceChanged: return .motionPreferenceChanged(a == 1 ? .reduced : .full)
    case .textChanged: return .textChanged(lineHeight: a)
    case .pointerDown: return pointer(a, b, c, d).map { .pointerDown($0) }
    case .pointerMoved: return pointer(a, b, c, d).map { .pointerMoved($0) }
    case .pointerUp: return pointer(a, b, c, d).map { .pointerUp($0) }
    case .pointerCancelled: return .pointerCancelled
    case .hover: return .hover(x: a, y: b)
    case .hoverEnded: return .hoverEnded
    case .wheel: return byte(c).flatMap(WheelUnit.init).map { .wheel(dx: a, dy: b, unit: $0) }
    case .key: return byte(a).flatMap(TabStripKey.init).map { .key($0) }
    case .focusGained: return .focusGained(visible: a == 1)
    case .focusLost: return .focusLost
    case .select:
      guard let cause = byte(b).flatMap(SelectionCause.init) else { return nil }
      if a == -1 { return .select(nil, cause: cause, animated: c == 1) }
      return id(a).map { .select($0, cause: cause, animated: c == 1) }
    case .deselect:
      guard let cause = byte(b).flatMap(SelectionCause.init) else { return nil }
      return id(a).map { .deselect($0, cause: cause) }
    case .track: return .track(position: a)
    case .trackJump:
      guard let from = Int32(exactly: a), let to = Int32(exactly: b) else { return nil }
      return .trackJump(from: Int(from), to: Int(to), fraction: c)
    case .trackEnded: return .trackEnded
    case .dragOver: return .dragOver(x: a, y: b)
    case .dragOverEnded: return .dragOverEnded
    case .reveal:
      guard let tab = id(a), let policy = policy(b, peek: c) else { return nil }
      return .reveal(tab, policy, animated: d == 1)
    case .scroll: return .scroll(to: a, animated: b == 1)
    case .overflowPressed: return .overflowPressed(a == 0 ? .leading : .trailing)
    case .overflowReleased: return .overflowReleased
    case .externalScrollBegan: return .externalScrollBegan
    case .externalScroll: return .externalScroll(offset: a)
    case .externalScrollEnded: return .externalScrollEnded
    }
  }

  private static func byte(_ number: Double) -> UInt8? { UInt8(exactly: number) }

  private static func pointer(_ id: Double, _ x: Double, _ y: Double, _ kind: Double) -> Pointer? {
    guard let id = Int32(exactly: id), let bits = byte(kind), let kind = Pointer.Kind(rawValue: bits & 3) else {
      return nil
    }
    return Pointer(id: UInt32(bitPattern: id), x: x, y: y, kind: kind, isPrimary: bits & 4 != 0)
  }

  static func policy(_ form: Double, peek: Double) -> RevealPolicy? {
    switch form {
    case 0: RevealPolicy.none
    case 1: .nearest(peek: peek)
    case 2: .center
    case 3: .leading
    case 4: .trailing
    default: nil
    }
  }
}

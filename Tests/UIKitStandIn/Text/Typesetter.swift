/// How large text is. Not Apple's.
@_spi(StandIn)
public protocol Typesetter: Sendable {
  /// How high a line is, in points.
  func lineHeight(of font: UIFont) -> CGFloat
  /// The room that a text takes.
  ///
  /// - Parameters:
  ///   - width: How wide a line may be before it is broken between words.
  ///   - lines: How many lines there may be; 0: as many as are needed.
  func size(of text: String, in font: UIFont, width: CGFloat, lines: Int) -> CGSize
}

/// Glyphs that are squares as wide as the font's size, in lines a quarter higher: sums that can be made by heart. Not Apple's.
@_spi(StandIn)
public struct SquareGlyphs: Typesetter {
  /// The one way to set them.
  public init() {}

  /// A quarter more than the size.
  public func lineHeight(of font: UIFont) -> CGFloat { font.pointSize * 1.25 }

  /// As many squares as there are characters.
  public func size(of text: String, in font: UIFont, width: CGFloat, lines: Int) -> CGSize {
    let lengths = lines == 1 ? [text.count] : lengths(of: text, room: width / max(font.pointSize, 1), lines: lines)
    return CGSize(
      width: CGFloat(lengths.max() ?? 0) * font.pointSize, height: CGFloat(lengths.count) * lineHeight(of: font))
  }

  /// How many glyphs each line has; the last one takes what is left.
  private func lengths(of text: String, room: CGFloat, lines: Int) -> [Int] {
    var lengths: [Int] = []
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      if let last = lengths.last, lengths.count == lines || CGFloat(last + 1 + word.count) <= room {
        lengths[lengths.count - 1] = last + 1 + word.count
      } else {
        lengths.append(word.count)
      }
    }
    return lengths
  }
}

extension UIFont {
  /// Who says how large text is, for every font; square glyphs unless it is set.
  @_spi(StandIn)
  public static var typesetter: any Typesetter {
    get { TypesetterInUse.shared.value }
    set { TypesetterInUse.shared.value = newValue }
  }
}

private final class TypesetterInUse: @unchecked Sendable {
  static let shared = TypesetterInUse()
  private let lock = NSLock()
  private var current: any Typesetter = SquareGlyphs()
  var value: any Typesetter {
    get { lock.withLock { current } }
    set { lock.withLock { current = newValue } }
  }
}

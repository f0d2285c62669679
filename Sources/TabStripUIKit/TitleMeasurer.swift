#if canImport(UIKit)
  import TabStripCore
  import UIKit

  /// Measures titles in every font of a style, with a label like those that show them.
  ///
  /// It keeps no text beyond the last one measured: the engine remembers widths.
  @MainActor
  final class TitleMeasurer {
    private let label = UILabel()
    private var titleFonts: [UIFont] = []
    private var badgeFont = UIFont.systemFont(ofSize: 11)

    /// Height of the tallest line of a title over the style's fonts, in points.
    private(set) var lineHeight = 0.0

    /// Takes the fonts of a look.
    ///
    /// - Returns: Whether what was measured before is out of date.
    func setFonts(of look: StripLook) -> Bool {
      let (titles, badge) = (look.allTitleFonts, look.fonts.font(look.style.badgeFont))
      guard titles != titleFonts || badge != badgeFont else { return false }
      (titleFonts, badgeFont) = (titles, badge)
      lineHeight = titles.map { Double($0.lineHeight.rounded(.up)) }.max() ?? 0
      return true
    }

    /// Width of a title: the widest over all fonts.
    func titleWidth(_ title: String) -> Double { titleFonts.map { width(of: title, in: $0) }.max() ?? 0 }

    /// Width of a badge's text.
    func badgeWidth(_ text: String) -> Double { width(of: text, in: badgeFont) }

    private func width(of text: String, in font: UIFont) -> Double {
      guard !text.isEmpty else { return 0 }
      label.font = font
      label.text = text
      let room = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
      return Double(label.sizeThatFits(room).width.rounded(.up))
    }
  }
#endif

#if canImport(UIKit)
  import TabStripCore
  import UIKit

  /// The mark of the selected tab.
  @MainActor
  final class IndicatorView: UIView {
    /// Takes form, colour and place; `rect` is in the row's coordinates.
    func show(_ style: IndicatorStyle, color: UIColor, at rect: CGRect?, grid: PixelGrid) {
      isHidden = rect == nil || style.form == .none
      guard let rect, !isHidden else { return }
      if frame != rect { frame = rect }
      let half = min(rect.width, rect.height) / 2
      layer.cornerRadius = style.form == .dot ? half : style.form.isBar ? 0 : min(CGFloat(style.cornerRadius), half)
      let isLine = style.form == .border
      backgroundColor = isLine ? .clear : color
      layer.borderWidth = isLine ? CGFloat(grid.line(style.thickness)) : 0
      layer.borderColor = isLine ? color.cgColor : nil
      layer.raise(style.form == .pill && style.color == .raised)
    }
  }

  extension CALayer {
    /// Casts the shadow of a raised body, which would hardly show on a pale one without it.
    func raise(_ isRaised: Bool) {
      shadowOpacity = isRaised ? 0.2 : 0
      shadowOffset = CGSize(width: 0, height: 1)
      shadowRadius = 1.5
    }
  }

  extension IndicatorStyle.Form {
    /// Whether titles are drawn over it, as over a body.
    var liesBehindTabs: Bool { self == .pill }

    fileprivate var isBar: Bool { self == .bar || self == .topBar }
  }
#endif

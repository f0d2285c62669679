#if canImport(UIKit)
  import TabStripCore
  import UIKit

  /// One overflow button: a round body with an arrow. It is a picture that hands its touches to the strip, whose frame tells how it looks.
  @MainActor
  final class OverflowButtonView: TouchSurface {
    private let disc = UIView()
    private let arrow = UIImageView(image: nil)
    private var symbol = ""
    private var glyphSize = 0.0

    override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    private func setUp() {
      isHidden = true
      disc.isUserInteractionEnabled = false
      arrow.contentMode = .center
      addSubview(disc)
      disc.addSubview(arrow)
    }

    /// Takes place, states and colours of a button of a frame.
    func show(_ button: TabStripFrame.Button, style: OverflowButtonStyle, look: StripLook, pointsRight: Bool) {
      isHidden = !button.isVisible
      guard button.isVisible else { return }
      frame = CGRect(button.rect)
      let diameter = min(CGFloat(style.diameter), bounds.width, bounds.height)
      disc.frame = CGRect(
        x: look.aligned((bounds.width - diameter) / 2), y: look.aligned((bounds.height - diameter) / 2),
        width: diameter,
        height: diameter)
      arrow.frame = disc.bounds
      var states: TabStates = []
      if button.isPressed { states.insert(.pressed) }
      if button.isHovered { states.insert(.hovered) }
      if !button.isEnabled { states.insert(.disabled) }
      disc.layer.cornerRadius = diameter / 2
      disc.layer.borderWidth = style.borderWidth > 0 ? CGFloat(look.grid.line(style.borderWidth)) : 0
      disc.layer.borderColor = look.color(style.borderColor).cgColor
      disc.backgroundColor = look.color(style.bodyColor.value(for: states))
      disc.alpha = button.isEnabled ? 1 : 0.38
      arrow.tintColor = look.color(style.glyphColor)
      setArrow(pointsRight ? "chevron.right" : "chevron.left", size: style.glyphSize)
    }

    private func setArrow(_ symbol: String, size: Double) {
      guard symbol != self.symbol || size != glyphSize else { return }
      (self.symbol, glyphSize) = (symbol, size)
      let configuration = UIImage.SymbolConfiguration(pointSize: CGFloat(size), weight: .semibold)
      arrow.image = UIImage(systemName: symbol, withConfiguration: configuration)
    }
  }

  extension CGRect {
    /// A rectangle of a frame.
    init(_ rect: TabStripFrame.Rect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
  }
#endif

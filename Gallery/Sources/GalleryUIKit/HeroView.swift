#if canImport(UIKit)
  import UIKit

  /// The picture above a page's strip.
  @MainActor
  final class HeroView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    override init(frame: CGRect) {
      super.init(frame: frame)
      paint()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("a picture is made in code") }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      paint()
    }

    private func paint() {
      guard let gradient = layer as? CAGradientLayer else { return }
      gradient.startPoint = CGPoint(x: 0, y: 0)
      gradient.endPoint = CGPoint(x: 1, y: 1)
      gradient.colors = [UIColor.systemIndigo, .systemBlue].map { $0.resolvedColor(with: traitCollection).cgColor }
    }
  }
#endif

#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI
  import UIKit

  /// The view of one tab whose content is a view of SwiftUI's.
  final class HostedTab: UIView {
    private let hosting: UIHostingController<HostedContent>
    /// The size that was told last, while nobody is asking.
    private var told: CGSize?
    private var isAsked = false
    private let onResize: () -> Void

    /// Makes the view of a tab.
    ///
    /// - Parameter onResize: Called when the content has another size than was told.
    init(_ tab: HostedContent.Tab, onResize: @escaping () -> Void) {
      hosting = UIHostingController(rootView: HostedContent(tab: tab, onLayout: { _ in }))
      self.onResize = onResize
      super.init(frame: .zero)
      hosting.view.backgroundColor = .clear
      addSubview(hosting.view)
      show(tab)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a tab as it is now.
    func show(_ tab: HostedContent.Tab) {
      hosting.rootView = HostedContent(tab: tab) { [weak self] size in self?.take(size) }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      isAsked = true
      defer { isAsked = false }
      let size = hosting.sizeThatFits(in: size)
      told = size
      return size
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      if hosting.view.frame != bounds { hosting.view.frame = bounds }
    }

    /// Half a point is what a screen may round.
    private func take(_ size: CGSize) {
      guard !isAsked, let told, abs(told.width - size.width) > 0.5 || abs(told.height - size.height) > 0.5 else {
        return
      }
      onResize()
    }
  }
#endif

#if canImport(UIKit)
  import GalleryDemos
  import TabStripCore
  import TabStripUIKit
  import UIKit

  /// All pages of the gallery: a strip of their titles over the page that is chosen.
  @MainActor
  public final class GalleryView: UIView {
    /// Called with what the screen is to be called, now and whenever that changes.
    public var onNaming: ((String) -> Void)? { didSet { name() } }

    private let tabs: TabStripView<String>
    private let scroller = UIScrollView(frame: .zero)
    private var pages: [String: DemoPageView] = [:]
    private var current: DemoPageView?
    private var demo = Demo.pages[0]

    /// Makes the gallery, at its first page.
    public override init(frame: CGRect) {
      var style = TabStripStyle.selectionList
      style.fade = .edges
      tabs = TabStripView(style: style, configuration: .selectionList)
      super.init(frame: frame)
      backgroundColor = .systemBackground
      scroller.alwaysBounceVertical = true
      addSubview(scroller)
      addSubview(tabs)
      tabs.setItems(Demo.pages.map { TabStripItem(id: $0.id, title: $0.title) })
      tabs.strings.list = "Pages"
      tabs.onSelect = { [weak self] id, _ in
        if let demo = id.flatMap(Demo.page) { self?.open(demo) }
      }
      open(demo)
    }

    /// There is nothing to be read from an archive.
    @available(*, unavailable)
    public required init?(coder: NSCoder) { fatalError("the gallery is made in code") }

    /// Shows a page, as it was left.
    public func show(_ demo: Demo) {
      tabs.select(demo.id, animated: false)
      open(demo)
    }

    private func open(_ demo: Demo) {
      self.demo = demo
      let page = pages[demo.id] ?? DemoPageView(DemoSettings(demo))
      pages[demo.id] = page
      if current !== page {
        current?.removeFromSuperview()
        current = page
        scroller.addSubview(page)
        scroller.contentOffset = CGPoint(x: 0, y: -scroller.adjustedContentInset.top)
      }
      page.onChange = { [weak self] in
        self?.setNeedsLayout()
        self?.name()
      }
      name()
      setNeedsLayout()
    }

    private func name() { onNaming?(current?.chosenTitle ?? demo.title) }

    /// The strip and the whole page, so wide.
    public override func sizeThatFits(_ size: CGSize) -> CGSize {
      let page = current.map { $0.sizeThatFits(CGSize(width: size.width, height: 0)).height } ?? 0
      return CGSize(width: size.width, height: tabs.intrinsicContentSize.height + page)
    }

    /// Puts the strip at the top and the page under it.
    public override func layoutSubviews() {
      super.layoutSubviews()
      let (insets, height) = (safeAreaInsets, tabs.intrinsicContentSize.height)
      tabs.frame = CGRect(x: 0, y: insets.top, width: bounds.width, height: height)
      let top = tabs.frame.maxY
      scroller.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
      guard let current else { return }
      let width = max(0, bounds.width - insets.left - insets.right)
      let page = CGSize(width: width, height: current.sizeThatFits(CGSize(width: width, height: 0)).height)
      current.frame = CGRect(origin: CGPoint(x: insets.left, y: 0), size: page)
      scroller.contentSize = CGSize(width: bounds.width, height: page.height)
    }

    /// Keeps clear of what covers the screen's edges.
    public override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      setNeedsLayout()
    }

    /// Lays everything out for another text size.
    public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      setNeedsLayout()
    }
  }
#endif

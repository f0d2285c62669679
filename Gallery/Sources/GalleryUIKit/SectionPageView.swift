#if canImport(UIKit)
  import GalleryDemos
  import TabStripUIKit
  import UIKit

  /// What lies under the strip: a picture, room for the strip, and the sections.
  @MainActor
  final class SectionPageView: UIView {
    private let tabs: SectionTabs<String>
    private let scroller = UIScrollView(frame: .zero)
    private let hero = HeroView(frame: .zero)
    private var greatestHero: CGFloat?
    private var sections: [SectionView] = []
    private var frames: [CGRect] = []

    /// The height of the part of the page that shows, in points.
    private static let height: CGFloat = 440

    init(_ tabs: SectionTabs<String>) {
      self.tabs = tabs
      super.init(frame: .zero)
      scroller.contentInsetAdjustmentBehavior = .never
      scroller.alwaysBounceVertical = true
      scroller.layer.borderWidth = 0.5
      addSubview(scroller)
      scroller.addSubview(hero)
      tabs.attach(to: scroller) { [weak self] index in
        guard let self, frames.indices.contains(index) else { return .zero }
        return frames[index]
      }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("a page is made in code") }

    /// Shows another page; sections that stay keep what they are.
    func show(_ page: DemoPage, under items: [DemoItem]) {
      greatestHero = page.hero.map { CGFloat($0) }
      hero.isHidden = page.hero == nil
      let old = Dictionary(sections.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
      let new = zip(items, page.sections).map { item, section in
        let view = old[item.id] ?? SectionView(id: item.id)
        view.show(section, title: item.title)
        return view
      }
      for view in sections where !new.contains(view) { view.removeFromSuperview() }
      for view in new where view.superview !== scroller { scroller.addSubview(view) }
      sections = new
      tabs.setSections(items.map(\.tab))
      setNeedsLayout()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

    override func layoutSubviews() {
      super.layoutSubviews()
      scroller.frame = bounds
      scroller.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
      let width = bounds.width
      hero.frame = CGRect(x: 0, y: 0, width: width, height: greatestHero.map { min($0, width) } ?? 0)
      var y = hero.frame.height + tabs.strip.intrinsicContentSize.height
      frames = sections.map { section in
        let height = section.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        defer { y += height }
        return CGRect(x: 0, y: y, width: width, height: height)
      }
      for (section, frame) in zip(sections, frames) { section.frame = frame }
      scroller.contentSize = CGSize(width: width, height: y)
      tabs.sizesChanged()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      setNeedsLayout()
    }
  }

  /// One section: its title, and a text below it.
  @MainActor
  final class SectionView: UIView {
    let id: String
    private let title = TextLabel(size: 15, weight: .bold)
    private let text = TextLabel(size: 14, color: .secondaryLabel)
    private let column: Column
    private let line = UIView()
    private var least: CGFloat = 0

    init(id: String) {
      self.id = id
      column = Column(
        [Column.Row(view: title), Column.Row(view: text, gap: 4)],
        insets: UIEdgeInsets(top: 14, left: 16, bottom: 14, right: 16))
      super.init(frame: .zero)
      line.backgroundColor = .separator
      addSubview(column)
      addSubview(line)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("a section is made in code") }

    func show(_ section: DemoPage.Section, title: String) {
      self.title.text = title
      text.text = section.text
      least = CGFloat(section.height)
      column.setNeedsLayout()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: max(least, column.sizeThatFits(size).height))
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      column.frame = CGRect(origin: .zero, size: column.sizeThatFits(bounds.size))
      line.frame = CGRect(x: 0, y: bounds.height - 0.5, width: bounds.width, height: 0.5)
    }
  }
#endif

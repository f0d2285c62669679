#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI
  import TabStripCore
  import TabStripUIKit
  import UIKit

  /// A scroll view of UIKit's whose content is SwiftUI's, with the tabs of its sections.
  final class PageController<ID: Hashable, Hero: View, Content: View>: UIViewController {
    /// The strip and what binds it to the page.
    let tabs = SectionTabs<ID>()
    private let scroller = PageScroller(frame: .zero)
    private var hosting: UIHostingController<PageContent<Hero, Content>>?
    private var layout = PageLayout()
    /// The values of the tabs, in order.
    private var ids: [ID] = []
    /// Where their sections lie, worked out once for each row of tabs and each layout.
    private var frames: [CGRect]?

    override func loadView() { view = scroller }

    override func viewDidLoad() {
      super.viewDidLoad()
      scroller.alwaysBounceVertical = true
      scroller.onLayout = { [weak self] in self?.placeContent() }
      scroller.onInsets = { [weak self] in self?.tabs.sizesChanged() }
      tabs.attach(to: scroller) { [weak self] index in self?.frame(ofSection: index) ?? .zero }
    }

    /// Takes the values of tabs that are about to be given to the strip.
    func expect(_ ids: [ID]) {
      guard ids != self.ids else { return }
      self.ids = ids
      frames = nil
    }

    /// Shows a page.
    func show(_ hero: Hero, _ content: Content, _ environment: EnvironmentValues) {
      let page = PageContent(
        hero: hero, content: content, stripHeight: tabs.strip.intrinsicContentSize.height, environment: environment,
        onLayout: { [weak self] layout in self?.take(layout) })
      if let hosting {
        hosting.rootView = page
        return
      }
      let hosting = UIHostingController(rootView: page)
      self.hosting = hosting
      hosting.view.backgroundColor = .clear
      addChild(hosting)
      scroller.insertSubview(hosting.view, at: 0)
      hosting.didMove(toParent: self)
      placeContent()
    }

    /// Lets go of everything.
    func close() {
      tabs.detach()
      tabs.onChange = nil
      scroller.onLayout = nil
      scroller.onInsets = nil
      hosting?.willMove(toParent: nil)
      hosting?.view.removeFromSuperview()
      hosting?.removeFromParent()
      hosting = nil
    }

    private func take(_ new: PageLayout) {
      guard new != layout else { return }
      let old = scroller.contentSize
      layout = new
      frames = nil
      placeContent()
      // Another size is heard by whoever listens to the scroll view.
      if scroller.contentSize == old { tabs.sizesChanged() }
    }

    private func placeContent() {
      let size = CGSize(width: scroller.bounds.width, height: layout.size?.height ?? scroller.bounds.height)
      if let view = hosting?.view, view.frame.size != size { view.frame = CGRect(origin: .zero, size: size) }
      if layout.size != nil, scroller.contentSize != size { scroller.contentSize = size }
    }

    private func frame(ofSection index: Int) -> CGRect {
      let frames = self.frames ?? sectionFrames()
      self.frames = frames
      return frames.indices ~= index ? frames[index] : .zero
    }

    /// A tab whose section is not there has an empty one behind the section before it. O(n).
    private func sectionFrames() -> [CGRect] {
      let known = ids.map { layout.sections[AnyHashable($0)] }
      var end = known.lazy.compactMap { $0 }.first?.minY ?? 0
      return known.map { section in
        let frame = section ?? CGRect(x: 0, y: end, width: 0, height: 0)
        end = frame.maxY
        return frame
      }
    }
  }

  /// A scroll view that tells when it is laid out, and when something else covers it.
  final class PageScroller: UIScrollView {
    var onLayout: (() -> Void)?
    var onInsets: (() -> Void)?

    override func adjustedContentInsetDidChange() {
      super.adjustedContentInsetDidChange()
      onInsets?()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      onLayout?()
    }
  }
#endif

#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI
  import TabStripCore
  import TabStripSwiftUI
  import TabStripUIKit
  import UIKit
  import XCTest

  /// The examples of the readme, the guide and the doc comments, as they stand there.
  @MainActor
  final class DocumentationTests: XCTestCase {
    private func show(_ view: some View) -> UIView {
      let hosting = UIHostingController(rootView: view)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
      hosting.view.frame = window.bounds
      window.addSubview(hosting.view)
      window.layoutIfNeeded()
      return window
    }

    private func strips<ID>(in view: UIView, of type: ID.Type) -> [TabStripView<ID>] {
      view.subviews.flatMap { subview in
        (subview as? TabStripView<ID>).map { [$0] } ?? strips(in: subview, of: type)
      }
    }

    // MARK: The readme

    enum Topic: Hashable { case all, news, sport, saved }

    struct TopicBar: View {
      @State private var topic = Topic.all

      var body: some View {
        TabStrip(selection: $topic) {
          StripTab("All", value: .all)
          StripTab("News", value: .news)
          StripTab("Sport", systemImage: "sportscourt", value: .sport).badge(3)
        }
      }
    }

    func testTheReadme() async {
      let strips = strips(in: show(TopicBar()), of: Topic.self)
      XCTAssertEqual(strips.map(\.selection), [.all])
      XCTAssertEqual(strips.first?.items.map(\.title), ["All", "News", "Sport"])
    }

    // MARK: The guide

    struct Feed: View {
      @State private var topic = Topic.news
      let isSignedIn: Bool
      let unread: Int

      var body: some View {
        TabStrip(selection: $topic) {
          StripTab("All", value: .all)
          StripTab("News", systemImage: "newspaper", value: .news).badge(unread)
          if isSignedIn { StripTab("Saved", value: .saved) } else { StripTab("Saved", value: .saved).disabled(true) }
        }
        .tabStripStyle(.chips)
        .onReselect { topic in print("to the top of \(topic)") }
        .tabStripSelectionVeto { topic, cause in topic == .saved && cause == .keyboard }
      }
    }

    struct Channel: Identifiable {
      let id: Int
      var name: String
    }

    struct Channels: View {
      let channels: [Channel]
      @Binding var channel: Int?
      @Binding var marked: Set<Int>

      var body: some View {
        VStack {
          TabStrip(selection: $channel, channels) { channel in StripTab(channel.name, value: channel.id) }
          TabStrip(selection: $marked, channels) { channel in StripTab(channel.name, value: channel.id) }
        }
        .tabStripStyle(.selectionList)
      }
    }

    func testTheGuidesStrips() async {
      let feed = strips(in: show(Feed(isSignedIn: false, unread: 2)), of: Topic.self)
      XCTAssertEqual(feed.first?.items.map(\.isEnabled), [true, true, false])
      XCTAssertEqual(feed.first?.items.map(\.badge), [nil, "2", nil])
      XCTAssertEqual(feed.first?.style, .chips)
      let channels = [Channel(id: 7, name: "Seven"), Channel(id: 9, name: "Nine")]
      let both = strips(
        in: show(Channels(channels: channels, channel: .constant(nil), marked: .constant([7, 9]))), of: Int.self)
      XCTAssertEqual(both.map { Set($0.selections) }, [[], [7, 9]])
      XCTAssertEqual(both.map(\.style), [.selectionList, .selectionList])
    }

    struct Offers: View {
      let amounts: [Int]
      @State private var amount = 5

      var body: some View {
        TabStrip(selection: $amount, amounts) { amount in
          StripTab("\(amount) euros", value: amount) { Price(amount: amount) }
        }
      }
    }

    struct Price: View {
      @Environment(\.tabStripTabIsSelected) private var isSelected
      let amount: Int

      var body: some View { Text(isSelected ? "\(amount) €" : "\(amount)") }
    }

    func testTheGuidesViewsAsTabs() async {
      let offers = strips(in: show(Offers(amounts: [5, 10])), of: Int.self).first
      XCTAssertEqual(offers?.items.map(\.title), ["5 euros", "10 euros"])
      XCTAssertEqual(offers?.items.map { $0.makeContent == nil }, [false, false])
    }

    struct Reader: View {
      let topics: [String]
      @State private var topic = "News"
      @State private var position: Double?

      var body: some View {
        VStack(spacing: 0) {
          TabStrip(selection: $topic, topics) { StripTab($0, value: $0) }
            .tabStripPosition(position)
          Pager(page: topics.firstIndex(of: topic) ?? 0, count: topics.count, position: $position)
            .frame(height: 300)
        }
      }
    }

    struct Pager: UIViewRepresentable {
      let page: Int
      let count: Int
      @Binding var position: Double?

      func makeCoordinator() -> PagerDelegate { PagerDelegate() }

      func makeUIView(context: Context) -> Pages {
        let pages = Pages(frame: .zero)
        pages.isPagingEnabled = true
        pages.delegate = context.coordinator
        return pages
      }

      func updateUIView(_ pages: Pages, context: Context) {
        context.coordinator.pager = self
        pages.isRightToLeft = context.environment.layoutDirection == .rightToLeft
        pages.count = count
        pages.show(page)
      }
    }

    final class PagerDelegate: NSObject, UIScrollViewDelegate {
      var pager: Pager?

      func scrollViewDidScroll(_ view: UIScrollView) {
        // Where the app scrolls, the strip goes ahead by itself.
        guard view.isTracking || view.isDecelerating, let pages = view as? Pages else { return }
        pager?.position = pages.place
      }

      func scrollViewDidEndDragging(_ view: UIScrollView, willDecelerate: Bool) {
        if !willDecelerate { pager?.position = nil }
      }

      func scrollViewDidEndDecelerating(_ view: UIScrollView) { pager?.position = nil }
    }

    final class Pages: UIScrollView {
      var count = 0
      var isRightToLeft = false
      private var page = 0

      /// Where it is, in pages from the leading end.
      var place: Double? { bounds.width > 0 ? Double(counted(contentOffset.x / bounds.width)) : nil }

      func show(_ new: Int) {
        guard new != page else { return }
        page = new
        setContentOffset(CGPoint(x: counted(CGFloat(new)) * bounds.width, y: 0), animated: window != nil)
      }

      override func layoutSubviews() {
        super.layoutSubviews()
        let size = CGSize(width: bounds.width * CGFloat(count), height: bounds.height)
        guard size != contentSize else { return }
        contentSize = size
        contentOffset = CGPoint(x: counted(CGFloat(page)) * bounds.width, y: 0)
      }

      /// UIKit counts from the left.
      private func counted(_ place: CGFloat) -> CGFloat { isRightToLeft ? CGFloat(count - 1) - place : place }
    }

    func testTheGuidesPager() async {
      let strips = strips(in: show(Reader(topics: ["All", "News"])), of: String.self)
      XCTAssertEqual(strips.first?.selection, "News")
    }

    struct Restaurant: View {
      enum Section: Hashable { case menu, reviews, place }
      @State private var section = Section.menu

      var body: some View {
        SectionTabsScroll(selection: $section) {
          StripTab("Menu", value: .menu)
          StripTab("Reviews", value: .reviews)
          StripTab("Place", value: .place)
        } hero: {
          Color.orange.frame(height: 240)
        } content: {
          Text("Soup").frame(height: 700).tabSection(Section.menu)
          Text("Good").frame(height: 500).tabSection(Section.reviews)
          Text("Here").frame(height: 300).tabSection(Section.place)
        }
        .onSectionChange { section, cause in print(section.map { "\($0)" } ?? "none", cause) }
      }
    }

    func testTheGuidesPage() async {
      let strips = strips(in: show(Restaurant()), of: Restaurant.Section.self)
      XCTAssertEqual(strips.first?.selection, .menu)
      XCTAssertEqual(strips.first?.style, .sticky)
    }

    struct Segments: View {
      @State private var size = 2
      var body: some View {
        TabStrip(selection: $size, 1...3) { StripTab("\($0) columns", value: $0) }
          .tabStripStyle(.segmented)
      }
    }

    func testTheDocCommentOfTheStyle() async {
      XCTAssertEqual(strips(in: show(Segments()), of: Int.self).first?.configuration.distribution, .fillEqually)
    }
  }
#endif

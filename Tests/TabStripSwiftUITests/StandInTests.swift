#if canImport(UIKit) && !canImport(ObjectiveC)
  import TabStripCore
  import XCTest

  @_spi(StandIn) import SwiftUI
  @_spi(StandIn) import UIKit

  @testable import TabStripSwiftUI
  @testable import TabStripUIKit

  /// That the stand-in does what SwiftUI's documentation tells, as far as the strip's tests rest on it.
  @MainActor
  final class StandInTests: XCTestCase {
    private struct Counter: View {
      @State private var count = 0
      let hand: (Binding<Int>) -> Void

      var body: some View {
        let _ = hand($count)
        Text("\(count)")
      }
    }

    /// "State": it is kept while its view stands at its place, and begins anew with another view.
    func testStateIsKeptWithThePlaceOfItsView() async throws {
      var binding: Binding<Int>?
      func view(_ isFirst: Bool) -> AnyView {
        AnyView(
          VStack {
            if isFirst { Counter { binding = $0 } } else { Counter { binding = $0 } }
          })
      }
      let stage = SwiftUIStage(view(true))
      try XCTUnwrap(binding).wrappedValue = 3
      stage.display.show()
      stage.show(view(true))
      XCTAssertEqual(binding?.wrappedValue, 3)
      stage.show(view(false))
      XCTAssertEqual(binding?.wrappedValue, 0, "another branch is another view")
    }

    /// "ForEach": views are told apart by their IDs.
    func testForEachKeepsStateByIdentity() async throws {
      var bindings: [String: Binding<Int>] = [:]
      func view(_ ids: [String]) -> AnyView {
        AnyView(VStack { ForEach(ids, id: \.self) { id in Counter { bindings[id] = $0 } } })
      }
      let stage = SwiftUIStage(view(["a", "b"]))
      try XCTUnwrap(bindings["b"]).wrappedValue = 5
      stage.show(view(["b", "a"]))
      XCTAssertEqual(bindings["b"]?.wrappedValue, 5)
      stage.show(view(["a"]))
      stage.show(view(["a", "b"]))
      XCTAssertEqual(bindings["b"]?.wrappedValue, 0)
    }

    /// "environment(_:_:)": for the view and those in it, and no others.
    func testEnvironmentHoldsInsideOnly() async {
      var seen: [String: Locale] = [:]
      struct Reader: View {
        @Environment(\.locale) private var locale
        let name: String
        let hand: (String, Locale) -> Void
        var body: some View {
          let _ = hand(name, locale)
          EmptyView()
        }
      }
      _ = SwiftUIStage(
        VStack {
          Reader(name: "in") { seen[$0] = $1 }.environment(\.locale, Locale(identifier: "fr"))
          Reader(name: "out") { seen[$0] = $1 }
        }
        .environment(\.locale, Locale(identifier: "de")))
      XCTAssertEqual(seen["in"]?.identifier, "fr")
      XCTAssertEqual(seen["out"]?.identifier, "de")
    }

    private struct NumbersKey: PreferenceKey {
      static var defaultValue: [Int] { [] }
      static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
    }

    /// "PreferenceKey", "onPreferenceChange(_:perform:)": the values of several views as one, told when it changes.
    func testPreferencesAreGatheredInOrderAndToldOnceForEachChange() async {
      var told: [[Int]] = []
      func view(_ numbers: [Int]) -> AnyView {
        AnyView(
          VStack {
            ForEach(numbers, id: \.self) { Text("x").preference(key: NumbersKey.self, value: [$0]) }
          }
          .onPreferenceChange(NumbersKey.self) { told.append($0) })
      }
      let stage = SwiftUIStage(view([1, 2]))
      stage.show(view([1, 2]))
      stage.show(view([2, 3]))
      XCTAssertEqual(told, [[1, 2], [2, 3]])
    }

    /// "VStack", "frame(width:height:alignment:)", "GeometryReader", "coordinateSpace(name:)".
    func testViewsStandBelowEachOtherAndKnowWhereTheyAre() async {
      var frames: [CGRect] = []
      func reader() -> some View {
        GeometryReader { proxy in
          let _ = frames.append(proxy.frame(in: .named("all")))
          Color.clear
        }
      }
      let stage = SwiftUIStage(
        VStack(alignment: .leading, spacing: 10) {
          Color.clear.frame(width: 50, height: 100)
          Color.clear.frame(width: 80, height: 40).background { reader() }
        }
        .coordinateSpace(name: "all"))
      _ = stage
      XCTAssertEqual(frames.last, CGRect(x: 0, y: 110, width: 80, height: 40))
    }

    private final class Plain: UIView {
      override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 30) }
    }

    private struct Represented: UIViewRepresentable {
      let log: (String) -> Void
      func makeCoordinator() -> Int {
        log("coordinator")
        return 7
      }
      func makeUIView(context: Context) -> UIView {
        log("make \(context.coordinator)")
        return Plain(frame: .zero)
      }
      func updateUIView(_ uiView: UIView, context: Context) { log("update \(context.transaction.animation != nil)") }
      static func dismantleUIView(_ uiView: UIView, coordinator: Int) { gone = coordinator }
      @MainActor static var gone = 0
    }

    /// "UIViewRepresentable": coordinator, view, updates with their transaction, and the end.
    func testTheLifeOfARepresentedView() async {
      var log: [String] = []
      func view(_ isThere: Bool) -> AnyView {
        isThere
          ? AnyView(Represented { log.append($0) }.fixedSize(horizontal: false, vertical: true)) : AnyView(EmptyView())
      }
      let stage = SwiftUIStage(view(true))
      XCTAssertEqual(log, ["coordinator", "make 7", "update false"])
      withAnimation { stage.hosting.rootView = view(true) }
      stage.display.show()
      XCTAssertEqual(log.last, "update true")
      let views: [Plain] = stage.hosting.view.all()
      XCTAssertEqual(
        views.first?.bounds.size, CGSize(width: 400, height: 30), "its ideal height, and the width offered")
      stage.show(view(false))
      XCTAssertEqual(Represented.gone, 7)
      XCTAssertEqual((stage.hosting.view.all() as [Plain]).count, 0)
    }

    /// "UIView.overrideUserInterfaceStyle", "minimumContentSizeCategory", "maximumContentSizeCategory".
    func testAViewsOwnTraitsHoldForItselfAndTheViewsInIt() async {
      let (outer, inner) = (UIView(frame: .zero), UIView(frame: .zero))
      outer.addSubview(inner)
      outer.overrideUserInterfaceStyle = .dark
      outer.minimumContentSizeCategory = .extraLarge
      XCTAssertEqual(inner.traitCollection.userInterfaceStyle, .dark)
      XCTAssertEqual(inner.traitCollection.preferredContentSizeCategory, .extraLarge)
      outer.maximumContentSizeCategory = .small
      XCTAssertEqual(inner.traitCollection.preferredContentSizeCategory, .small)
      outer.overrideUserInterfaceStyle = .unspecified
      XCTAssertEqual(inner.traitCollection.userInterfaceStyle, .light)
    }
  }
#endif

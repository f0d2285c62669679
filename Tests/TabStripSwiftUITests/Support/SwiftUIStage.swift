#if canImport(UIKit) && !canImport(ObjectiveC)
  import TabStripCore
  import XCTest

  @_spi(StandIn) import SwiftUI
  @_spi(StandIn) import UIKit

  @testable import TabStripSwiftUI
  @testable import TabStripUIKit

  /// A SwiftUI view on a display, with a finger over it.
  @MainActor
  final class SwiftUIStage<Content: View> {
    let display: Display
    let hosting: UIHostingController<Content>
    let finger: Finger

    init(_ content: Content, traits: UITraitCollection = UITraitCollection()) {
      display = Display(width: 400, height: 600, traits: traits)
      hosting = UIHostingController(rootView: content)
      finger = Finger(on: display)
      display.onFrame = { DisplayLink.step(at: $0) }
      hosting.view.frame = display.window.bounds
      display.window.addSubview(hosting.view)
      display.window.layoutIfNeeded()
    }

    /// The strip of UIKit's that the view shows.
    var strip: TabStripView<String> { strips[0] }

    var strips: [TabStripView<String>] { hosting.view.all() }

    var frame: TabStripFrame { strip.strip.coordinator.frame }

    /// The view of a tab that is in sight.
    func view(_ title: String) -> TabView? {
      let tab = strip.model.map.tab(of: title)
      return strip.strip.shown.first { !$0.isHidden && $0.tab == tab }
    }

    /// Where a tab is seen in the strip.
    func place(_ title: String) -> CGRect? { view(title).map { $0.convert($0.bounds, to: strip) } }

    /// Where a tab is seen in the strip, as if it were left to right.
    func rect(_ title: String) -> CGRect? {
      guard let rect = place(title), strip.strip.coordinator.engine.isRightToLeft else { return place(title) }
      return CGRect(x: strip.bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// How far a tab looks selected.
    func look(_ title: String) -> Double? {
      let tab = strip.model.map.tab(of: title)
      return frame.tabs.first { $0.id == tab }?.selectionFraction
    }

    /// Taps a tab that is in sight.
    func tap(_ title: String, file: StaticString = #filePath, line: UInt = #line) {
      guard let view = view(title) else { return XCTFail("\(title) is not in sight", file: file, line: line) }
      finger.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: display.window))
      display.show()
    }

    /// Shows the view anew, as an app does whose state has changed, and the strip's next frame.
    func show(_ content: Content) {
      hosting.rootView = content
      display.show(frames: 2)
    }

    /// Lets everything come to rest.
    func settle() { display.show(seconds: 3) }

    /// Lets what waits for the end of an update happen.
    func settleTasks() async {
      for _ in 0..<5 { await Task.yield() }
      display.show()
    }
  }

  extension UIView {
    /// The views of a type in this one, from back to front.
    func all<Kind: UIView>() -> [Kind] { subviews.flatMap { ($0 as? Kind).map { [$0] } ?? $0.all() } }
  }

  extension UITraitCollection {
    /// The same in both writing directions.
    @MainActor
    static func inBothDirections(_ body: @MainActor (UITraitCollection) async throws -> Void) async rethrows {
      for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
        try await body(UITraitCollection(direction: direction))
      }
    }
  }

  /// What an app keeps: a value that it changes, and what views have set it to.
  @MainActor
  final class Held<Value: Sendable> {
    var value: Value
    var log: [Value] = []
    /// Takes nothing over.
    var refuses = false

    init(_ value: Value) { self.value = value }

    var binding: Binding<Value> {
      Binding(
        get: { @MainActor in self.value },
        set: { @MainActor new in
          self.log.append(new)
          if !self.refuses { self.value = new }
        })
    }
  }
#endif

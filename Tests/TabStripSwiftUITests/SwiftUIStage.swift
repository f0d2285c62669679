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

    /// Taps a tab that is in sight.
    func tap(_ title: String, file: StaticString = #filePath, line: UInt = #line) {
      let tab = strip.model.map.tab(of: title)
      guard let view = strip.strip.shown.first(where: { !$0.isHidden && $0.tab == tab }) else {
        return XCTFail("\(title) is not in sight", file: file, line: line)
      }
      finger.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: display.window))
      display.show()
    }

    /// Lets everything come to rest.
    func settle() { display.show(seconds: 3) }
  }

  extension UIView {
    /// The views of a type in this one, from back to front.
    func all<Kind: UIView>() -> [Kind] { subviews.flatMap { ($0 as? Kind).map { [$0] } ?? $0.all() } }
  }

  /// What a test has a view keep: a value that the app changes, and what it was set to by views.
  @MainActor
  final class Held<Value> {
    var value: Value
    var log: [Value] = []
    init(_ value: Value) { self.value = value }

    var binding: Binding<Value> {
      Binding(
        get: { @MainActor in self.value },
        set: { @MainActor new in
          self.value = new
          self.log.append(new)
        })
    }
  }
#endif

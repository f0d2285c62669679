#if canImport(UIKit) && !canImport(ObjectiveC)
  import TabStripCore
  import XCTest

  @_spi(StandIn) import SwiftUI
  @_spi(StandIn) import UIKit

  @testable import TabStripSwiftUI
  @testable import TabStripUIKit

  /// What the environment says comes to the strip, from the beginning and when it changes.
  @MainActor
  final class EnvironmentTests: XCTestCase {
    private struct App: View {
      var direction = LayoutDirection.leftToRight
      var textSize = DynamicTypeSize.large
      var scheme = ColorScheme.light
      var tint: Color?
      var isDisabled = false
      var locale = Locale(identifier: "en")
      let held: Held<String>

      var body: some View {
        TabStrip(selection: held.binding, ["One", "Two", "Three"]) { StripTab($0, value: $0).badge(12) }
          .disabled(isDisabled)
          .tint(tint)
          .dynamicTypeSize(textSize)
          .environment(\.layoutDirection, direction)
          .environment(\.colorScheme, scheme)
          .environment(\.locale, locale)
      }
    }

    private func body(_ stage: SwiftUIStage<App>, _ title: String) -> CGColor? {
      stage.view(title)?.backgroundColor?.cgColor
    }

    func testTheLayoutDirection() async {
      let held = Held("One")
      var app = App(held: held)
      let stage = SwiftUIStage(app)
      XCTAssertEqual(stage.place("One")?.minX, 12)
      app.direction = .rightToLeft
      stage.show(app)
      XCTAssertEqual(stage.place("One")?.maxX, 388)
      XCTAssertEqual(SwiftUIStage(app).place("One")?.maxX, 388, "from the beginning")
      app.direction = .leftToRight
      stage.display.window.setTraits(UITraitCollection(direction: .rightToLeft))
      stage.show(app)
      XCTAssertEqual(stage.place("One")?.minX, 12, "the environment counts, not the device")
    }

    func testTheTextSize() async {
      let held = Held("One")
      var app = App(held: held)
      let stage = SwiftUIStage(app)
      let width = stage.rect("One")?.width ?? 0
      app.textSize = .accessibility5
      stage.show(app)
      XCTAssertGreaterThan(stage.rect("One")?.width ?? 0, width * 2)
      XCTAssertGreaterThan(stage.strip.bounds.height, 48, "the strip is as high as its text needs")
      app.textSize = .xSmall
      stage.show(app)
      XCTAssertLessThan(stage.rect("One")?.width ?? 0, width)
      XCTAssertEqual(stage.strip.bounds.height, 48)
    }

    func testTheColourSchemeAndTheTint() async {
      let held = Held("One")
      var app = App(held: held)
      let stage = SwiftUIStage(app)
      XCTAssertEqual(body(stage, "Two"), UIColor.white.cgColor)
      app.scheme = .dark
      stage.show(app)
      XCTAssertEqual(body(stage, "Two"), UIColor.black.cgColor)
      app.tint = .red
      stage.show(app)
      XCTAssertEqual(
        body(stage, "One"), UIColor.systemRed.resolvedColor(with: UITraitCollection(style: .dark)).cgColor)
      var colors = TabStripColors()
      colors[.accent] = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
      let own = SwiftUIStage(app.tabStripColors(colors))
      XCTAssertEqual(own.view("One")?.backgroundColor?.cgColor, CGColor(red: 0, green: 1, blue: 0, alpha: 1))
    }

    func testReduceMotion() async {
      let held = Held("One")
      let app = App(held: held)
      let stage = SwiftUIStage(app)
      XCTAssertEqual(stage.strip.motionPreference, .full)
      UIAccessibility.setReduceMotion(true)
      defer { UIAccessibility.setReduceMotion(false) }
      stage.display.show()
      XCTAssertEqual(stage.strip.motionPreference, .reduced)
      stage.tap("Three")
      XCTAssertEqual(stage.look("Three"), 1, "at once")
    }

    func testDisabledViews() async {
      let held = Held("Two")
      var app = App(isDisabled: true, held: held)
      let stage = SwiftUIStage(app)
      XCTAssertEqual(stage.strip.selection, "Two", "the app may select a disabled tab")
      stage.tap("Three")
      XCTAssertEqual(held.log, [])
      let element = stage.strip.strip.accessibilityElement(at: 2) as? UIAccessibilityElement
      XCTAssertTrue(element?.accessibilityTraits.contains(.notEnabled) == true)
      app.isDisabled = false
      stage.show(app)
      stage.tap("Three")
      XCTAssertEqual(held.log, ["Three"])
    }

    func testNumbersAreWrittenAsTheLocaleDoes() async {
      let held = Held("One")
      var app = App(held: held)
      let stage = SwiftUIStage(app)
      XCTAssertEqual(stage.strip.items[0].badge, "12")
      app.locale = Locale(identifier: "ar-EG")
      stage.show(app)
      XCTAssertEqual(stage.strip.items[0].badge, "١٢")
      let element = stage.strip.strip.accessibilityElement(at: 1) as? UIAccessibilityElement
      XCTAssertEqual(element?.accessibilityValue, "٢ of ٣")
      let german = SwiftUIStage(app.tabStripStrings(TabStripStrings(position: { "\($0) von \($1)" })))
      let third = german.strip.strip.accessibilityElement(at: 2) as? UIAccessibilityElement
      XCTAssertEqual(third?.accessibilityValue, "3 von 3", "the app's own words win")
    }

    func testStyleAndConfigurationOfAllStripsInAViewAndOfOne() async {
      let held = Held("One")
      var wide = TabStripConfiguration()
      wide.distribution = .fillWhileFitting
      let stage = SwiftUIStage(
        VStack {
          TabStrip(selection: held.binding, ["One"]) { StripTab($0, value: $0) }
          TabStrip(selection: held.binding, ["One"]) { StripTab($0, value: $0) }.tabStripStyle(.segmented)
          TabStrip(selection: held.binding, ["One"]) { StripTab($0, value: $0) }.tabStripConfiguration(wide)
        }
        .tabStripStyle(.selectionList))
      XCTAssertEqual(stage.strips.map(\.style), [.selectionList, .segmented, .selectionList])
      XCTAssertEqual(stage.strips.map(\.configuration.distribution), [.spaceAround, .fillEqually, .fillWhileFitting])
      XCTAssertEqual(stage.strips.map { Double($0.bounds.height) }, [36, TabStripStyle.segmented.height, 36])
    }
  }
#endif

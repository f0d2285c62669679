import CGtk4
import TabStripCore
import XCTest
import _TabStripTestSupport

@testable import TabStripGTK

/// The style as CSS. These need no display.
final class StyleSheetTests: XCTestCase {
  func testNumbersAreWrittenAsCSSReadsThem() {
    XCTAssertEqual(CSSText.number(12), "12.0")
    XCTAssertEqual(CSSText.number(0.6), "0.6")
    XCTAssertEqual(CSSText.number(1.0 / 3), "0.333")
    XCTAssertEqual(CSSText.number(0.000_01), "0.0")
    XCTAssertEqual(CSSText.number(-3), "0")
    XCTAssertEqual(CSSText.number(.nan), "0")
    XCTAssertEqual(CSSText.number(.infinity), "100000.0")
  }

  /// CSS lets the matching rule with most states win, and of those the last. Whatever the states, that must be the value that
  /// the style's own chain of precedence gives.
  func testTheCascadeGivesEveryStateTheStylesValue() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("seed \(seed)")
    var generator = SeededRandom(seed: seed)
    for _ in 0..<200 {
      var style = TabStripStyle()
      style.bodyColor = .random([.fill, .pressedFill, .accent, .raised, .background], &generator)
      style.bodyOpacity = .random([0.25, 0.5, 0.75, 1], &generator)
      style.titleColor = .random([.label, .secondaryLabel, .accent, .onAccent], &generator)
      style.titleFont = .random([FontRole(size: 12), FontRole(size: 14, weight: .bold)], &generator)
      let rules = Rule.parse(style.css(className: "x", scale: 1))
      for raw in UInt8(0)..<32 {
        let states = TabStates(rawValue: raw)
        let color = style.bodyColor.value(for: states)
        let shade = style.bodyOpacity.value(for: states)
        let body = ColorPalette.surface(color)
        XCTAssertEqual(
          Rule.value(of: "background-color", in: states, rules),
          shade == 1 ? body : "alpha(\(body), \(CSSText.number(shade)))", "\(style) \(states)")
        XCTAssertEqual(
          Rule.value(of: "color", in: states, rules), ColorPalette.mark(style.titleColor.value(for: states)))
        XCTAssertEqual(
          Rule.value(of: "font-weight", in: states, rules), "\(style.titleFont.value(for: states).weight.css)")
      }
    }
  }

  func testTheAppsOwnColoursHaveAFallback() {
    var style = TabStripStyle()
    style.titleColor = StateValues(.custom(3), selected: .custom(1))
    let css = style.css(className: "x", scale: 1)
    XCTAssertTrue(css.contains("@define-color tabstrip_custom_1 @tabstrip_label;"))
    XCTAssertTrue(css.contains("@define-color tabstrip_custom_3 @tabstrip_label;"))
    XCTAssertFalse(css.contains("tabstrip_custom_2"))
  }
}

/// A rule for tabs in certain states.
private struct Rule {
  var states: TabStates
  var values: [String: String]

  static func parse(_ css: String) -> [Rule] {
    css.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "{")
      guard parts.count == 2, parts[0].hasPrefix("tabstrip.x > tab") else { return nil }
      let selector = parts[0].dropFirst("tabstrip.x > tab".count).filter { $0 != " " }
      guard selector.isEmpty || selector.first == ":" else { return nil }
      var states: TabStates = []
      for name in selector.split(separator: ":") {
        switch name {
        case "selected": states.insert(.selected)
        case "active": states.insert(.pressed)
        case "hover": states.insert(.hovered)
        case "focus-visible": states.insert(.focused)
        case "disabled": states.insert(.disabled)
        default: return nil
        }
      }
      var values: [String: String] = [:]
      for declaration in parts[1].split(separator: ";") {
        let pair = declaration.split(separator: ":", maxSplits: 1)
        if pair.count == 2 { values[pair[0].filter { $0 != " " }] = String(pair[1].dropFirst()) }
      }
      return Rule(states: states, values: values)
    }
  }

  static func value(of property: String, in states: TabStates, _ rules: [Rule]) -> String? {
    var best: (weight: Int, value: String)?
    for rule in rules where rule.states.isSubset(of: states) {
      guard let value = rule.values[property] else { continue }
      let weight = rule.states.rawValue.nonzeroBitCount
      if best == nil || weight >= best!.weight { best = (weight, value) }
    }
    return best?.value
  }
}

extension StateValues {
  fileprivate static func random(_ values: [Value], _ generator: inout SeededRandom) -> StateValues {
    func maybe() -> Value? { Bool.random(using: &generator) ? values.randomElement(using: &generator) : nil }
    return StateValues(
      values.randomElement(using: &generator)!, selected: maybe(), pressed: maybe(), hovered: maybe(), focused: maybe(),
      disabled: maybe())
  }
}

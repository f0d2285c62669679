import TabStripCore
import XCTest

/// What hosts read of a style with bad numbers, and what a strip says of it.
final class StyleSoundnessTests: XCTestCase {
  /// Metrics in whole layout units, as the engine reads them.
  private static let plain = TabStripStyle().sound

  private let lengths: [WritableKeyPath<TabStripStyle, Double>] = [
    \.height, \.spacing, \.leadingInset, \.trailingInset, \.minimumTabWidth, \.maximumTabWidth, \.horizontalPadding,
    \.verticalPadding, \.cornerRadius, \.borderWidth, \.iconGap, \.iconSize, \.badgeGap, \.badgePadding, \.badgeHeight,
    \.indicator.thickness, \.indicator.cornerRadius, \.trim.thickness, \.fade.clearDistance, \.fade.solidDistance,
    \.fade.rampDistance, \.overflowButton.width, \.overflowButton.diameter, \.overflowButton.glyphSize,
    \.overflowButton.borderWidth, \.focusRingWidth, \.backgroundCornerRadius,
  ]
  private let signedLengths: [WritableKeyPath<TabStripStyle, Double>] = [
    \.indicator.leadingInset, \.indicator.trailingInset, \.indicator.topInset, \.indicator.bottomInset, \.focusRingGap,
  ]
  private let fractions: [WritableKeyPath<TabStripStyle, Double>] = [
    \.bodyOpacity.normal, \.opacity.normal, \.fade.solidFraction,
  ]
  private let optionalFractions: [WritableKeyPath<TabStripStyle, Double?>] = [
    \.bodyOpacity.selected, \.bodyOpacity.pressed, \.bodyOpacity.hovered, \.bodyOpacity.focused, \.bodyOpacity.disabled,
    \.opacity.selected, \.opacity.pressed, \.opacity.hovered, \.opacity.focused, \.opacity.disabled,
  ]

  func testASoundStyleIsReadAsItIs() {
    var style = TabStripStyle()
    for (place, number) in (lengths + signedLengths).enumerated() {
      style[keyPath: number] = Double(place) / 4
    }
    style.indicator.leadingInset = -3
    style.indicator.trailingInset = 5
    style.focusRingGap = -1
    style.bodyHeight = 30
    style.maximumTabWidth = .infinity
    for number in fractions { style[keyPath: number] = 0.25 }
    for number in optionalFractions { style[keyPath: number] = 0.75 }
    XCTAssertTrue(style.sound == style)
    XCTAssertEqual(TabStripEngine(style: style).diagnostics, [])
  }

  func testEveryBadLengthIsNothing() {
    for number in lengths {
      for bad in [-1, Double.nan, .infinity, -.infinity] where number != \.maximumTabWidth || bad != .infinity {
        var style = Self.plain
        style[keyPath: number] = bad
        var wanted = style
        wanted[keyPath: number] = 0
        XCTAssertTrue(style.sound == wanted, "\(number) \(bad)")
      }
    }
    for number in signedLengths {
      for bad in [Double.nan, .infinity, -.infinity] {
        var style = Self.plain
        style[keyPath: number] = bad
        var wanted = style
        wanted[keyPath: number] = 0
        XCTAssertTrue(style.sound == wanted, "\(number) \(bad)")
      }
    }
    var style = Self.plain
    style.bodyHeight = -2
    XCTAssertEqual(style.sound.bodyHeight, 0)
  }

  func testFractionsLieBetweenNothingAndAll() {
    for (bad, good) in [(-1, 0), (.nan, 0), (1.5, 1), (.infinity, 1)] as [(Double, Double)] {
      for number in fractions {
        var style = Self.plain
        style[keyPath: number] = bad
        var wanted = style
        wanted[keyPath: number] = good
        XCTAssertTrue(style.sound == wanted, "\(number) \(bad)")
      }
      for number in optionalFractions {
        var style = Self.plain
        style[keyPath: number] = bad
        var wanted = style
        wanted[keyPath: number] = good
        XCTAssertTrue(style.sound == wanted, "\(number) \(bad)")
      }
    }
  }

  /// Looks alone mean nothing to the engine: corners, borders, rings, the glyph of a button.
  func testAStripReportsABadMetricThatItReads() {
    let looks: [WritableKeyPath<TabStripStyle, Double>] = [
      \.cornerRadius, \.borderWidth, \.iconSize, \.indicator.cornerRadius, \.overflowButton.diameter,
      \.overflowButton.glyphSize, \.overflowButton.borderWidth, \.focusRingWidth, \.backgroundCornerRadius,
    ]
    for number in lengths where !looks.contains(number) {
      var style = TabStripStyle()
      style[keyPath: number] = -1
      XCTAssertEqual(TabStripEngine(style: style).diagnostics, .style, "\(number)")
    }
    for number in [
      \TabStripStyle.indicator.leadingInset, \.indicator.trailingInset, \.indicator.topInset, \.indicator.bottomInset,
      \.fade.solidFraction,
    ] {
      var style = TabStripStyle()
      style[keyPath: number] = .nan
      XCTAssertEqual(TabStripEngine(style: style).diagnostics, .style, "\(number)")
    }
    for bad in [-0.1, .infinity] {
      var style = TabStripStyle()
      style.fade.solidFraction = bad
      XCTAssertEqual(TabStripEngine(style: style).diagnostics, .style, "\(bad)")
    }
    var style = TabStripStyle()
    style.bodyHeight = .nan
    XCTAssertEqual(TabStripEngine(style: style).diagnostics, .style)
  }
}

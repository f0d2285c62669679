import TabStripCore
import _TabStripTestSupport

/// The rows that the reported cases are about, with the numbers that follow from them.
enum ReportedStrips {
  /// Ten tabs of 80, no spacing, no insets: 800 long.
  static let t10 = Array(repeating: 80.0, count: 10)
  /// With spacing 8 and insets 16: 848 long; 488 is the largest offset in 360.
  static let mx: [Double] = [60, 90, 120, 75, 100, 140, 80, 95]
  /// With spacing 8 and insets 16: 318 long.
  static let fit: [Double] = [80, 100, 90]
  /// With spacing 8 and insets 16: 758 long; 438 is the largest offset in 320.
  static let wide: [Double] = [120, 500, 90]

  /// A style without padding, with an indicator as large as the tab.
  static func style(
    spacing: Double = 0, inset: Double = 0, height: Double = 48, indicator: IndicatorStyle = IndicatorStyle(form: .pill)
  ) -> TabStripStyle {
    var style = StripFixture.plain(spacing: spacing, inset: inset, height: height)
    style.indicator = indicator
    return style
  }

  /// The spacing and insets of `mx`, `fit` and `wide`.
  static let spaced = style(spacing: 8, inset: 16)

  static func configuration(_ change: (inout TabStripConfiguration) -> Void) -> TabStripConfiguration {
    var configuration = TabStripConfiguration()
    change(&configuration)
    return configuration
  }

  /// Overflow buttons of 40, paging by visible tabs.
  static func buttons(
    _ placement: OverflowConfiguration.Placement, always: Bool = false, reveal: RevealPolicy = .center
  ) -> TabStripConfiguration {
    configuration {
      $0.overflow = OverflowConfiguration(placement: placement, showsAlways: always, paging: .visibleItems)
      $0.reveal = RevealPolicies(reveal)
    }
  }
}

extension StripFixture {
  /// Brings the row to an offset as a user's trackpad does.
  mutating func scroll(to offset: Double) {
    send(.wheel(dx: 0, dy: offset - self.offset, unit: .points))
    layout()
  }

  /// The numbers of the tabs drawn as selected.
  var drawnSelected: [Int] {
    frame.tabs.filter { $0.states.contains(.selected) }.compactMap { tab in ids.firstIndex(of: tab.id) }
  }

  /// The indicator, from the leading edge of the strip.
  var seenIndicator: [Double]? {
    frame.indicator.map { [isRightToLeft ? frame.width - $0.x - $0.width : $0.x, $0.width] }
  }

  /// Where the n-th tab made is seen, from the leading edge of the strip.
  func place(_ n: Int) -> [Double]? { seen(n).map { [$0.start, $0.width] } }

  /// Whether the leading and the trailing button show.
  var buttonsShown: [Bool] { [frame.leadingButton.isVisible, frame.trailingButton.isVisible] }

  /// Whether the leading and the trailing button lead anywhere.
  var buttonsEnabled: [Bool] { [frame.leadingButton.isEnabled, frame.trailingButton.isEnabled] }
}

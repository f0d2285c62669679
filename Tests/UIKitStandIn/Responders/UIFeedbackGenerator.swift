// What each declaration does stands in Apple's documentation; Guides/UIKitStandIn.md names the page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Follows Apple's "UIFeedbackGenerator".
@MainActor
open class UIFeedbackGenerator: NSObject {
  open func prepare() {}
}

/// Follows Apple's "UISelectionFeedbackGenerator".
@MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// How often any of them was felt.
  @_spi(StandIn) public static var count = 0

  open func selectionChanged() { Self.count += 1 }
}

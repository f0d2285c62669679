// What each declaration does stands in Apple's documentation; Guides/UIKitStandIn.md names the page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Follows Apple's "UIAction", as far as what it does.
@MainActor
open class UIAction: NSObject {
  let handler: UIActionHandler

  public init(title: String = "", handler: @escaping UIActionHandler) {
    self.handler = handler
    super.init()
  }
}

/// Follows Apple's "UIActionHandler".
public typealias UIActionHandler = (UIAction) -> Void

// What each declaration does stands in Apple's documentation; Guides/UIKitStandIn.md names the page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Follows Apple's "UITableView", as far as its sections' places. It has no rows and no data source: a test says where sections lie.
@MainActor
open class UITableView: UIScrollView {
  /// Follows Apple's "UITableView.Style".
  public enum Style: Int, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
  }

  public init(frame: CGRect, style: UITableView.Style) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var numberOfSections: Int { sections.count }
  open func rect(forSection section: Int) -> CGRect {
    precondition(sections.indices ~= section, "a table has no such section")
    return sections[section]
  }

  /// Where its sections lie.
  @_spi(StandIn) public var sections: [CGRect] = [] {
    didSet { contentSize = CGSize(width: bounds.width, height: sections.last?.maxY ?? 0) }
  }
}

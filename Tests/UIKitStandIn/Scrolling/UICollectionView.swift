// What each declaration does stands in Apple's documentation; Guides/UIKitStandIn.md names the page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Follows Apple's "UICollectionView", as far as the places of what it shows. It has no cells and no data source: a test says where they lie.
@MainActor
open class UICollectionView: UIScrollView {
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    layout = UICollectionViewLayout()
    super.init(coder: coder)
  }

  public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
  public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }

  open var collectionViewLayout: UICollectionViewLayout { layout }
  open var numberOfSections: Int { sections.count }
  open func numberOfItems(inSection section: Int) -> Int {
    precondition(sections.indices ~= section, "a collection has no such section")
    return sections[section].items.count
  }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard sections.indices ~= indexPath.section, sections[indexPath.section].items.indices ~= indexPath.item else {
      return nil
    }
    return UICollectionViewLayoutAttributes(sections[indexPath.section].items[indexPath.item])
  }
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices ~= indexPath.section, indexPath.item == 0 else { return nil }
    let section = sections[indexPath.section]
    return (kind == Self.elementKindSectionHeader ? section.header : section.footer)
      .map(UICollectionViewLayoutAttributes.init)
  }

  private let layout: UICollectionViewLayout

  /// What a section shows, and where.
  @_spi(StandIn) public struct Section {
    public var header: CGRect?
    public var items: [CGRect]
    public var footer: CGRect?

    public init(header: CGRect? = nil, items: [CGRect] = [], footer: CGRect? = nil) {
      self.header = header
      self.items = items
      self.footer = footer
    }
  }

  /// What its sections show.
  @_spi(StandIn) public var sections: [Section] = []
}

/// Follows Apple's "UICollectionViewLayout", as far as it is used.
@MainActor
open class UICollectionViewLayout: NSObject {
  public override init() { super.init() }
}

/// Follows Apple's "UICollectionViewLayoutAttributes", as far as it is used.
@MainActor
open class UICollectionViewLayoutAttributes: NSObject {
  open var frame: CGRect

  init(_ frame: CGRect) {
    self.frame = frame
    super.init()
  }
}

/// What UIKit adds to Foundation's index paths.
extension IndexPath {
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  public var item: Int { self[1] }
  public var section: Int { self[0] }
}

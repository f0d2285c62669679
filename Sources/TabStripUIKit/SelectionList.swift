#if canImport(UIKit)
  import TabStripCore
  import UIKit

  /// A row of titles or views of which one is selected, by index, in place of a `UISegmentedControl` whose segments would not fit.
  ///
  /// It has today's spelling of HTHorizontalSelectionList's interface; the guide to migrating has the old names beside the new ones.
  ///
  /// ```swift
  /// let list = SelectionList()
  /// list.dataSource = self
  /// list.delegate = self
  /// view.addSubview(list)
  /// ```
  ///
  /// It can be the custom class of a view in Interface Builder, whose inspector has its measures, its colours and what can be switched; what it
  /// shows comes from the data source.
  @MainActor
  public final class SelectionList: UIView {
    /// How the selected item is marked.
    public enum IndicatorStyle: CaseIterable, Sendable {
      /// A bar along the bottom.
      case bottomBar
      /// A line round the item.
      case buttonBorder
      /// No mark: the selected item's title alone tells.
      case none
      /// A filled body behind the title.
      case pill
      /// A bar along the top.
      case topBar
      /// A dot below the title.
      case dot
    }

    /// How far the mark springs beyond the item that it comes to.
    public enum IndicatorAnimationMode: CaseIterable, Sendable {
      /// Far.
      case heavyBounce
      /// A little.
      case lightBounce
      /// Not at all.
      case noBounce
    }

    /// Tells what is shown. Setting it reloads.
    public weak var dataSource: (any SelectionListDataSource)? { didSet { reloadData() } }
    /// Hears what users do.
    public weak var delegate: (any SelectionListDelegate)?

    /// The strip behind the list, for whatever the list has no name for. Its items and its closures belong to the list.
    public let strip: TabStripView<Int>
    /// How the selected item is marked; a bottom bar unless it is set.
    public var selectionIndicatorStyle = IndicatorStyle.bottomBar { didSet { indicatorStyleChanged() } }
    /// Whether the app has said what the selected title looks like.
    var hasOwnSelectedColor = false
    /// Whether items that do not fill the width are in its middle; else they begin at the leading end. False unless it is set.
    @IBInspectable public var centersButtons: Bool = false { didSet { distributionChanged() } }
    /// Whether centred items are spread over the whole width; else they stand together, a margin apart. True unless it is set.
    @IBInspectable public var evenlySpacesButtons: Bool = true { didSet { distributionChanged() } }
    /// What is to be selected as soon as there is such an item.
    private var wanted = 0
    /// Room round an item's title inside its button, beside the title's own; 5 at the sides unless it is set. Both sides have half of their sum.
    public var buttonInsets = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5) { didSet { metricsChanged() } }
    /// How far the bar reaches beyond the title on each side, in points; 7.5 unless it is set.
    @IBInspectable public var selectionIndicatorHorizontalPadding: CGFloat = 7.5 { didSet { metricsChanged() } }
    /// The height of the bar in points; 3 unless it is set.
    @IBInspectable public var selectionIndicatorHeight: CGFloat = 3 { didSet { metricsChanged() } }

    /// Makes an empty list.
    public override init(frame: CGRect) {
      strip = TabStripView(style: Self.plainStyle, configuration: .selectionList)
      super.init(frame: frame)
      setUp()
    }

    /// Makes an empty list from an archive.
    public required init?(coder: NSCoder) {
      strip = TabStripView(style: Self.plainStyle, configuration: .selectionList)
      super.init(coder: coder)
      setUp()
    }

    public override func layoutSubviews() {
      super.layoutSubviews()
      strip.frame = bounds
    }

    public override var intrinsicContentSize: CGSize { strip.intrinsicContentSize }

    public override func sizeThatFits(_ size: CGSize) -> CGSize { strip.sizeThatFits(size) }

    public override var isHidden: Bool { didSet { strip.isHidden = isHidden } }

    public override var semanticContentAttribute: UISemanticContentAttribute {
      didSet { strip.semanticContentAttribute = semanticContentAttribute }
    }

    // MARK: Selection

    /// The index of the selected item, and −1 where none is. 0 at first.
    ///
    /// It survives reloading, that of an empty list too: what is set before there are items is selected when they come. It becomes −1 where
    /// there is no such item. Setting it moves nothing; see ``setSelectedButtonIndex(_:animated:)``.
    public var selectedButtonIndex: Int {
      get { count == 0 ? wanted : strip.selection ?? -1 }
      set { setSelectedButtonIndex(newValue, animated: false) }
    }

    /// Selects an item for the program, which the delegate is not told.
    ///
    /// - Parameters:
    ///   - index: The item. An index below 0, or beyond the end of a list that has items, selects nothing.
    ///   - animated: Whether the list moves there.
    public func setSelectedButtonIndex(_ index: Int, animated: Bool) {
      wanted = max(index, -1)
      guard count > 0 else { return }
      if wanted >= count { wanted = -1 }
      settleMode()
      strip.select(wanted < 0 ? nil : wanted, animated: animated)
    }

    // MARK: Data

    /// Asks the data source for everything again. The selected item stays selected by its index.
    /// - Complexity: O(n).
    public func reloadData() {
      wanted = selectedButtonIndex
      let new = max(dataSource?.numberOfItems(in: self) ?? 0, 0)
      if new > 0, wanted >= new { wanted = -1 }
      // Where the selected item goes, nothing is to be selected, and nobody told of an heir.
      strip.configuration.selectionMode = .optional
      if wanted < 0 || new == 0 { strip.select(nil, animated: false) }
      strip.setItems((0..<new).map(item))
      if wanted >= 0, new > 0 { strip.select(wanted, animated: false) }
      settleMode()
    }

    /// How many items are shown.
    private var count: Int { strip.strip.coordinator.engine.count }

    private func item(at index: Int) -> TabStripItem<Int> {
      let title = dataSource?.selectionList(self, titleForItemAt: index)
      var item = TabStripItem(
        id: index, title: title ?? "", badge: dataSource?.selectionList(self, badgeForItemAt: index),
        accessibilityLabel: dataSource?.selectionList(self, accessibilityLabelForItemAt: index))
      if title == nil { item.makeContent = { [weak self] in self?.content(at: index) ?? UIView() } }
      return item
    }

    /// A data source that has fewer items by now is not asked for one that it has not.
    private func content(at index: Int) -> UIView? {
      guard let dataSource, index < dataSource.numberOfItems(in: self) else { return nil }
      return dataSource.selectionList(self, viewForItemAt: index)
    }

    private func setUp() {
      addSubview(strip)
      distributionChanged()
      strip.configuration.reselection = .report
      strip.onSelect = { [weak self] index, cause in
        guard let self, let index else { return }
        wanted = index
        settleMode()
        if cause != .removal { delegate?.selectionList(self, didSelectItemAt: index) }
      }
      strip.onReselect = { [weak self] index in
        guard let self else { return }
        delegate?.selectionList(self, didReselectItemAt: index)
      }
      // A user takes nothing out. Without a mark a tap on the selected item counts like any other.
      strip.shouldDeselect = { [weak self] index, _ in
        if let self { delegate?.selectionList(self, didSelectItemAt: index) }
        return false
      }
    }

    /// Nothing can be selected, and the selected item highlights, where taking it out is possible at all.
    func settleMode() {
      strip.configuration.selectionMode = wanted < 0 || selectionIndicatorStyle == .none ? .optional : .required
    }
  }

  extension SelectionList: StripWrapper {}
#endif

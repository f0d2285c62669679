#if canImport(UIKit)
  import UIKit

  /// Tells a ``SelectionList`` what it shows, by index.
  @MainActor
  public protocol SelectionListDataSource: AnyObject {
    /// How many items there are. What is below 0 is taken as 0.
    func numberOfItems(in list: SelectionList) -> Int
    /// An item's title. Nil: the item is shown by ``selectionList(_:viewForItemAt:)``. Nil unless it is implemented.
    func selectionList(_ list: SelectionList, titleForItemAt index: Int) -> String?
    /// A view for an item without a title, scaled down to the list's height. It is asked for when the item comes near the visible part, and
    /// again if it comes back. Nil, as it is unless this is implemented: nothing is shown.
    func selectionList(_ list: SelectionList, viewForItemAt index: Int) -> UIView?
    /// An item's badge. Nil, as it is unless this is implemented, empty and "0": none.
    func selectionList(_ list: SelectionList, badgeForItemAt index: Int) -> String?
    /// What VoiceOver calls an item that is shown by a view. Nil, as it is unless this is implemented: its title.
    func selectionList(_ list: SelectionList, accessibilityLabelForItemAt index: Int) -> String?
  }

  extension SelectionListDataSource {
    /// Nil.
    public func selectionList(_ list: SelectionList, titleForItemAt index: Int) -> String? { nil }
    /// Nil.
    public func selectionList(_ list: SelectionList, viewForItemAt index: Int) -> UIView? { nil }
    /// Nil.
    public func selectionList(_ list: SelectionList, badgeForItemAt index: Int) -> String? { nil }
    /// Nil.
    public func selectionList(_ list: SelectionList, accessibilityLabelForItemAt index: Int) -> String? { nil }
  }

  /// Hears what users of a ``SelectionList`` do.
  @MainActor
  public protocol SelectionListDelegate: AnyObject {
    /// A user has selected an item, by a tap, a key, VoiceOver, or by moving it to the middle where ``SelectionList/selectsCentralItem`` is set. Not
    /// called for what the program selects. Where the indicator style is none it is called for the selected item, too.
    func selectionList(_ list: SelectionList, didSelectItemAt index: Int)
    /// A user has chosen the selected item again. Does nothing unless it is implemented. Not called where the indicator style is none.
    func selectionList(_ list: SelectionList, didReselectItemAt index: Int)
  }

  extension SelectionListDelegate {
    /// Nothing.
    public func selectionList(_ list: SelectionList, didReselectItemAt index: Int) {}
  }
#endif

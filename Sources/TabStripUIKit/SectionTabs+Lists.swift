#if canImport(UIKit)
  import UIKit

  /// Tables and collections, which know where their sections lie.
  extension SectionTabs {
    /// Binds the strip to a table, one tab a section in their order.
    ///
    /// Delegate and data source stay the app's. A table that pins headers of its own covers with them what lies right under the strip. Heights that
    /// the table has only estimated become right as it shows them, and the tabs with them. A reload that leaves the content as high as it was is told by
    /// ``sizesChanged()``.
    ///
    /// - Parameters:
    ///   - table: The app's table.
    ///   - placement: Where the strip is. In the content it needs as much room as it is high above the first section, as by a `tableHeaderView`.
    /// - Complexity: As ``attach(to:placement:sectionFrame:)``; a section's place is asked of the table.
    public func attach(to table: UITableView, placement: SectionTabsPlacement = .inContent) {
      attach(to: table, placement: placement) { [weak table] section in
        guard let table, section < table.numberOfSections else { return .zero }
        return table.rect(forSection: section)
      }
    }

    /// Binds the strip to a collection that scrolls vertically, one tab a section in their order.
    ///
    /// A section goes from its header, or its first item, to its footer, or its last item. Where the first item is not the topmost or the last not the
    /// lowest, say where sections lie by ``attach(to:placement:sectionFrame:)``. Delegate and data source stay the app's. A reload that leaves the
    /// content as high as it was is told by ``sizesChanged()``.
    ///
    /// - Parameters:
    ///   - collection: The app's collection.
    ///   - placement: Where the strip is. In the content it needs as much room as it is high above the first section, as by the layout's insets.
    /// - Complexity: As ``attach(to:placement:sectionFrame:)``; up to four places are asked of the layout for a section.
    public func attach(to collection: UICollectionView, placement: SectionTabsPlacement = .inContent) {
      attach(to: collection, placement: placement) { [weak collection] in collection?.frame(ofSection: $0) ?? .zero }
    }
  }

  extension UICollectionView {
    /// Where a section lies; nothing of no height lies after what was shown before it.
    fileprivate func frame(ofSection section: Int) -> CGRect {
      guard section < numberOfSections else { return .zero }
      for other in stride(from: section, through: 0, by: -1) {
        guard let shown = shownFrame(ofSection: other) else { continue }
        return other == section ? shown : CGRect(x: shown.minX, y: shown.maxY, width: shown.width, height: 0)
      }
      return .zero
    }

    /// What header, first and last item and footer take together; nil where there is nothing of them.
    private func shownFrame(ofSection section: Int) -> CGRect? {
      let (first, count) = (IndexPath(item: 0, section: section), numberOfItems(inSection: section))
      let items = (count > 0 ? [0, count - 1] : []).compactMap { item in
        layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
      }
      var header = part(Self.elementKindSectionHeader, at: first)
      // A pinned header is wherever the collection is scrolled to; it belongs above the first item.
      if let top = items.first?.minY, let pinned = header, pinned.maxY > top { header?.origin.y = top - pinned.height }
      let parts = items + [header, part(Self.elementKindSectionFooter, at: first)].compactMap { $0 }
      return parts.isEmpty ? nil : parts.reduce(parts[0]) { $0.union($1) }
    }

    private func part(_ kind: String, at indexPath: IndexPath) -> CGRect? {
      layoutAttributesForSupplementaryElement(ofKind: kind, at: indexPath).flatMap {
        $0.frame.height > 0 ? $0.frame : nil
      }
    }
  }
#endif

import CGtk4
import TabStripCore
import TabStripHosting

/// What is on the page, as the app changes it. The strip has made the same changes already.
extension SectionHost {
  /// Makes edits, which the sync gets all at once.
  ///
  /// - Parameters:
  ///   - steps: The edits in order.
  ///   - contents: The new sections' widgets, by the steps' items.
  ///   - isWhole: Whether `contents` are those of all sections afterwards, old ones too.
  func take(_ steps: [ListEdit], contents: [WidgetPointer], isWhole: Bool = true) {
    var inputs: [SectionSyncInput] = []
    inputs.reserveCapacity(steps.count)
    for step in steps {
      switch step {
      case .remove(let index):
        column.remove(at: index)
        inputs.append(.sectionsChanged(.remove(.index(index))))
      case .insert(let item, let index):
        column.insert(contents[item], at: index)
        inputs.append(.sectionsChanged(.insert(extent: 0, at: index)))
      case .move(let from, let to):
        column.move(from: from, to: to)
        inputs.append(.sectionsChanged(.move(.index(from), to: to)))
      }
    }
    if isWhole { column.replace(contents.enumerated().map { ($0, $1) }) }
    send(inputs)
  }

  /// Puts a widget above or below the sections, instead of the one that was there.
  func put(_ new: WidgetPointer?, at place: ReferenceWritableKeyPath<SectionHost, WidgetPointer?>) {
    let old = self[keyPath: place]
    guard new != old else { return }
    self[keyPath: place] = new
    if let old { gtk_widget_unparent(old) }
    // Before the strip, and so under it.
    if let new { gtk_widget_insert_before(new, page, strip.widget) }
  }

  /// A tab was chosen in the strip, or by it.
  func tabChosen(_ tab: TabID, _ cause: SelectionCause) {
    guard let index = strip.coordinator.engine.index(of: tab) else { return }
    send(.tabChosen(.index(index), cause: cause, animated: true))
  }
}

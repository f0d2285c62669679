import TabStripCore

/// What a strip that follows a page of sections has selected: the tab of the active section, which a user cannot take out, or none where no
/// section is active.
package struct SectionSelection {
  /// How many tabs may be selected, whatever the app's configuration says.
  package private(set) var mode = SelectionMode.required

  package init() {}

  /// The steps that bring the strip there, the mode first.
  ///
  /// - Parameters:
  ///   - selected: The tab that is selected now.
  ///   - active: The active section's.
  package mutating func steps(from selected: TabID?, to active: TabID?) -> (mode: SelectionMode?, input: TabStripInput?)
  {
    if selected != active {
      let select = TabStripInput.select(active, cause: .tracking, animated: true)
      return (active == nil ? changed(to: .optional) : nil, select)
    }
    // Not before one is selected: the strip would choose for itself.
    return (active == nil ? nil : changed(to: .required), nil)
  }

  private mutating func changed(to mode: SelectionMode) -> SelectionMode? {
    guard mode != self.mode else { return nil }
    self.mode = mode
    return mode
  }
}

extension TabStripEngine {
  /// Changes how many tabs may be selected, and nothing else.
  package mutating func setSelectionMode(_ mode: SelectionMode, at time: Double) -> TabStripUpdate {
    var configuration = configuration
    configuration.selectionMode = mode
    return setConfiguration(configuration, at: time)
  }
}

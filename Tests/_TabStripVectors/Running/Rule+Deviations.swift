extension Rule {
  /// Where this strip does otherwise.
  static let deviations: [Rule] =
    layoutDeviations + keyboardDeviations + selectionDeviations + sectionDeviations
    + revealDeviations + indicatorDeviations + rowDeviations

  private static let sectionDeviations: [Rule] = [
    Rule([.scrollspy], "a section is active as long as its top is the last one at or above the line") {
      $0.isAbout("exact-boundary") || $0.isAbout("above-first-section")
    },
    Rule([.scrollspy], "a strip held at the page's end is held from the page's beginning") {
      $0.says("stickyEnd", "stickyEndPercent")
    },
  ]

  private static let rowDeviations: [Rule] = [
    Rule([.overflow], "a page shows the next tabs that were hidden, unless set otherwise") { $0.isAbout("page-size") },
    Rule([.virtual], "what is seen stays where it is whenever widths before it change") { vector in
      vector.isAbout("anchor-on-resize") || vector.says("itemSizeSequence")
    },
    Rule([.overflow], "a row counts as fitting within one point of tolerance, unless set otherwise") {
      $0.isAbout("edge-tolerance")
    },
    Rule([.overflow], "a page skips nothing: a tab longer than the strip is gone along by what is seen") {
      $0.says("pageBy")
    },
  ]

  private static let indicatorDeviations: [Rule] = [
    Rule([.indicator], "every tab's mark has the same insets along the row") { $0.says("insets") },
    Rule([.indicator], "a tab has the same padding at both ends, and its title stands in the middle") {
      let padding = $0.input["itemPadding"]?.elements ?? []
      return padding.first != padding.last && $0.input["size"] == "label"
    },
    Rule([.indicator], "the mark stops at the ends of the row, as a tracked position does") { vector in
      vector.input["upcoming"] == .null && vector.says("progress")
    },
  ]

  private static let revealDeviations: [Rule] = [
    Rule([.reveal], "a strip of no width is hidden: nothing moves until it shows") {
      $0.input["viewport"] == .number(0)
    },
    Rule([.reveal], "a tab wider than the strip shows from its beginning") { $0.isAbout("peek-amount") },
    Rule([.reveal], "each place that a pager reports is followed at once") { $0.says("progressSequence") },
  ]

  private static let layoutDeviations: [Rule] = [
    Rule([.layout], "a tab has the same padding at both ends, and its title stands in the middle") {
      guard let padding = $0.input["itemPadding"]?.elements, padding.count == 2 else { return false }
      return padding[0] != padding[1] && $0.asks("labelFrames")
    },
    Rule([.layout], "a strip without tabs has no selection") {
      $0.input["count"] == .number(0) && $0.asks("selectedIndex")
    },
    Rule([.layout], "every combination of settings has a meaning; none is an error") {
      $0.expected["error"]?.text != nil
    },
    Rule([.layout], "the mark lies within the strip's height and adds nothing to it") { $0.asks("barHeight") },
  ]

  private static let keyboardDeviations: [Rule] = [
    Rule([.keyboard], "only the arrows along the row are the strip's, unless its host asks for both") {
      $0.isAbout("cross-axis-arrows") || $0.says("writingMode")
    },
    Rule([.keyboard], "the strip uses Space and Return, also on the selected tab, unless set otherwise") { vector in
      vector.asks("defaultPrevented")
        && (vector.input["keys"]?.elements ?? []).contains { $0 == "Space" || $0 == "Enter" }
    },
    Rule([.keyboard], "the focus comes in at the tab stop, and only then are the keys the strip's") { vector in
      vector.input["focus"] == .null && vector.input["keys"]?.elements?.first != "Tab"
    },
    Rule([.keyboard], "where no tab can be reached, none has the focus") { $0.says("listDisabled") },
    Rule([.keyboard], "after a removal the keyboard stops at the tab that took over") { vector in
      vector.operations.contains { $0.name == "remove" }
    },
  ]

  private static let selectionDeviations: [Rule] = [
    Rule([.selection], "the next enabled tab takes over from a removed one, unless set otherwise") {
      $0.isAbout("selected-removed")
    },
    Rule([.selection], "the first enabled tab becomes selected silently, unless set otherwise") { vector in
      vector.asks("events") && vector.operations.first?.name == "mount"
    },
    Rule([.selection], "a selection that is required needs an enabled tab") { vector in
      vector.input["initial"]?.elements?.allSatisfy { $0.text.map { NamedTab($0).isDisabled } ?? false } == true
    },
    Rule([.selection], "an index outside the row selects nothing") { $0.isAbout("index-out-of-range") },
    Rule([.selection], "a value that no tab has selects nothing") { vector in
      vector.operations.contains { operation in
        ["value", "setValue"].contains(operation.name) && operation.argument?.text != nil
          && vector.input["initial"]?.elements?.contains(operation.argument ?? nil) == false
      }
    },
    Rule([.selection], "places stop at the ends of the row") { vector in
      vector.operations.contains { $0.name == "move" && ($0.place?.number ?? 0) < 0 }
    },
    Rule([.selection], "a pager says where it is and when it rests; nothing else ends the tracking") {
      $0.asks("state")
    },
  ]
}

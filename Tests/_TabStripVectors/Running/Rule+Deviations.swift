extension Rule {
  /// Where this strip does otherwise.
  static let deviations: [Rule] = [
    Rule([.scrollspy], "a section is active as long as its top is the last one at or above the line") {
      $0.isAbout("exact-boundary") || $0.isAbout("above-first-section")
    }
  ]
}

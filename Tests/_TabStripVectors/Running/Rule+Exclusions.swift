extension Rule {
  /// What is not a strip's by its kind.
  static let exclusions: [Rule] = [
    Rule(.all, "a strip lies along the horizontal axis only") {
      $0.input["orientation"] == "vertical" || $0.input["axis"] == "vertical"
    },
    Rule([.scrollspy], "a strip sticks to the beginning of its page, not to the end") {
      $0.says("stickyEnd", "stickyEndPercent")
    },
  ]
}

/// How a selection stands after a step.
struct SelectionStep {
  var selected: String?
  var index: Int?
  /// The index selected before the last change.
  var previous: Int?
  var focus: String?
  var order: [String]
  /// The tab that the mark lies at.
  var markIndex: Int?
  /// How often the selected tab became another one so far.
  var notifications: Int
  var selectedBefore: String?
  /// Whether the step moved a tab.
  var isMoved = false
}

import TabStripCore

/// Something that a strip reported, for the line under it.
public enum DemoEvent: Hashable, Sendable {
  /// A tab was chosen while others stay so; nil: one was taken out of the selection.
  case selected(title: String?, others: [String] = [], SelectionCause)
  /// The selected tab was chosen again.
  case reselected(title: String)

  /// What happened, in words for the visitor.
  public var sentence: String {
    switch self {
    case .selected(let title?, let others, let cause):
      "Selected \(title)\(others.isEmpty ? "" : " beside " + Self.list(others)), \(Self.phrase(cause))"
    case .selected(nil, let others, let cause):
      others.isEmpty
        ? "Nothing is selected, \(Self.phrase(cause))"
        : "Only \(Self.list(others)) left selected, \(Self.phrase(cause))"
    case .reselected(let title): "Selected \(title) again"
    }
  }

  private static func list(_ titles: [String]) -> String {
    titles.count < 2
      ? titles.joined() : titles.dropLast().joined(separator: ", ") + " and " + titles[titles.count - 1]
  }

  private static func phrase(_ cause: SelectionCause) -> String {
    switch cause {
    case .tap: "by tap"
    case .keyboard: "by keyboard"
    case .program: "by the program"
    case .tracking: "as what it follows moved on"
    case .centralTab: "as it passed the middle"
    case .removal: "as the selected tab was removed"
    case .reselect: "by another tap"
    }
  }
}

import TabStripCore

/// Something that a strip reported, for the line under it.
public enum DemoEvent: Hashable, Sendable {
  /// A tab was chosen; nil: none is any more.
  case selected(title: String?, SelectionCause)
  /// The selected tab was chosen again.
  case reselected(title: String)

  /// What happened, in words for the visitor.
  public var sentence: String {
    switch self {
    case .selected(let title?, let cause): "Selected \(title), \(Self.phrase(cause))"
    case .selected(nil, let cause): "Nothing is selected, \(Self.phrase(cause))"
    case .reselected(let title): "Selected \(title) again"
    }
  }

  private static func phrase(_ cause: SelectionCause) -> String {
    switch cause {
    case .tap: "by tap"
    case .keyboard: "by keyboard"
    case .program: "by the program"
    case .tracking: "as what it tracks came to rest"
    case .centralTab: "as it passed the middle"
    case .removal: "as the selected tab was removed"
    case .reselect: "by another tap"
    }
  }
}

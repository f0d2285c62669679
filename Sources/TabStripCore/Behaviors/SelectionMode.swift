/// How many tabs are selected, and what choosing a tab does to them.
public enum SelectionMode: Hashable, Sendable {
  /// One, as long as any tab is enabled. A user cannot deselect it.
  case required
  /// One or none. Choosing the selected tab deselects it.
  case optional
  /// From `min` to `max`. Choosing a tab selects or deselects it, unless that would leave these bounds. Negative bounds are read as 0, a
  /// `max` below `min` as `min`.
  case multiple(min: Int, max: Int)
  /// None. Choosing a tab is reported as a selection and leaves no mark.
  case momentary

  /// The fewest tabs that are selected while enough are enabled.
  var least: Int {
    switch self {
    case .required: 1
    case .optional, .momentary: 0
    case .multiple(let min, _): Swift.max(0, min)
    }
  }

  /// The most tabs that are selected.
  var most: Int {
    switch self {
    case .required, .optional: 1
    case .momentary: 0
    case .multiple(let min, let max): Swift.max(0, min, max)
    }
  }
}

#if canImport(SwiftUI) && canImport(UIKit)
  /// What a user has chosen and the app's binding has not taken over yet.
  ///
  /// Most bindings hold what they are given at once. One that passes it on to a store, which answers later, still has its old value for a
  /// while; and where the user has chosen again by then, its first answers are out of date and must not take the strip back.
  struct UnansweredChoices<Selection: Equatable> {
    private var choices: [Selection] = []
    private var seen: Selection?

    /// The user's choice was written to the binding.
    ///
    /// - Parameter present: What the binding holds right afterwards.
    mutating func wrote(_ choice: Selection, present: Selection) {
      // With others open, even a value that is the choice may be from before them.
      if present != choice || !choices.isEmpty { choices.append(choice) }
      seen = present
    }

    /// The binding was read in an update.
    ///
    /// - Parameter awaitsAnswer: Whether a value that has not changed since the choice says nothing yet. Else it refuses the choice.
    /// - Returns: Whether the strip is to go there: not where it is the answer to a choice that the user has replaced since.
    mutating func isWord(_ value: Selection, awaitsAnswer: Bool = false) -> Bool {
      defer { seen = value }
      if awaitsAnswer, value == seen, let newest = choices.last, newest != value { return false }
      guard value != seen, let index = choices.firstIndex(of: value) else {
        choices = []
        return true
      }
      choices.removeFirst(index + 1)
      return choices.isEmpty
    }
  }
#endif

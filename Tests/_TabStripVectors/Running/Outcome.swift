/// What came of a vector.
public enum Outcome: Hashable, Sendable {
  /// Everything expected holds.
  case pass
  /// Something does not hold and nothing says why.
  case fail(String)
  /// Something does not hold by a decision that a rule names.
  case deviates(String)
  /// It is about something that is no strip's, or says something that the adapter does not understand.
  case notApplicable(String)
}

/// Why an adapter leaves a vector alone.
struct Refusal: Error {
  let reason: String
  init(_ reason: String) { self.reason = reason }
}

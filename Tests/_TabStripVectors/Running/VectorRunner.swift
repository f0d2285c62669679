/// Runs vectors: input to adapter, answers against what is expected, and the rules for what differs.
public enum VectorRunner {
  /// What comes of a vector of a kind; a kind that nobody knows is not applicable.
  public static func outcome(of vector: Vector, _ kind: VectorKind?) -> Outcome {
    guard let kind else { return .notApplicable("no adapter for a file of this name") }
    if let rule = Rule.exclusion(vector, kind) { return .notApplicable(rule.reason) }
    var outcome = Outcome.pass
    for scope in vector.mode == .concrete ? [Scope()] : Scope.trials {
      let trial = self.trial(of: vector, kind, scope)
      if trial != .pass { outcome = trial }
      if case .fail = trial { break }
    }
    guard case .fail = outcome else { return outcome }
    if let rule = Rule.deviation(vector, kind) { return .deviates(rule.reason) }
    return outcome
  }

  private static func trial(of vector: Vector, _ kind: VectorKind, _ scope: Scope) -> Outcome {
    let input = VectorInput(vector.input, tags: vector.tags, scope: scope)
    var unknown: [String] = []
    do throws(Refusal) {
      var adapter = try kind.adapter(input, asked: vector.expected.mapValues(\.shape))
      for (key, expected) in vector.expected.sorted(by: { $0.key < $1.key }) where key != "tolerance" {
        guard let answer = try adapter.answer(key, expected.shape) else {
          unknown.append(key)
          continue
        }
        // Places are whole 1/64 points, and an edge is the sum of a few.
        let tolerance = vector.expected["tolerance"]?.number ?? 1.0 / 64
        if !answer.matches(expected, within: Swift.max(tolerance, 1.0 / 64), in: input.scope) {
          return .fail("\(key): expected \(expected), got \(answer.shown)")
        }
      }
    } catch {
      return .notApplicable(error.reason)
    }
    if !unknown.isEmpty { return .notApplicable("expects \(unknown.joined(separator: ", "))") }
    if !input.unread.isEmpty { return .notApplicable("says \(input.unread.joined(separator: ", "))") }
    return .pass
  }
}

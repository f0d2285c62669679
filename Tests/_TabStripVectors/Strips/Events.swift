/// What a strip's owner is told, as lists of a kind and what it is about.
struct Events {
  private(set) var all: [[JSONValue]] = []

  mutating func add(_ kind: String, _ parts: JSONValue...) { all.append([.string(kind)] + parts) }

  mutating func add(_ event: [JSONValue]) { all.append(event) }

  /// The answer to expected events: of the kinds that are expected, and as much of each as is expected. Where none is expected, none
  /// of the ordinary kinds may have come.
  func answer(ordinary: Set<String> = ["change"]) -> Answer {
    let all = all
    return Answer(.array(all.map { .array($0) })) { expected, scope in
      guard let wanted = expected.elements?.map({ $0.elements ?? [] }) else { return false }
      let kinds = wanted.isEmpty ? ordinary : Set(wanted.compactMap { $0.first?.text })
      let found = all.filter { $0.first?.text.map { kinds.contains($0) } ?? false }
      guard found.count == wanted.count else { return false }
      return zip(wanted, found).allSatisfy { wanted, found in
        wanted.count <= found.count && zip(wanted, found).allSatisfy { $0.matches($1, within: 0, in: scope) }
      }
    }
  }
}

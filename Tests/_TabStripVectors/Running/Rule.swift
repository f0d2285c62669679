/// A decision for a kind of vectors: what is no strip's business, or where this strip does otherwise than a peer.
///
/// Rules go by tag, input and what is asked, never by a vector's name. Each is explained in `Guides/Conformance.md`.
struct Rule: Sendable {
  let kinds: Set<VectorKind>
  let reason: String
  let applies: @Sendable (Vector) -> Bool

  init(_ kinds: Set<VectorKind>, _ reason: String, where applies: @escaping @Sendable (Vector) -> Bool) {
    self.kinds = kinds
    self.reason = reason
    self.applies = applies
  }

  /// The rule by which a vector is not tried.
  static func exclusion(_ vector: Vector, _ kind: VectorKind) -> Rule? {
    exclusions.first { $0.kinds.contains(kind) && $0.applies(vector) }
  }

  /// The rule by which a vector that does not hold need not.
  static func deviation(_ vector: Vector, _ kind: VectorKind) -> Rule? {
    deviations.first { $0.kinds.contains(kind) && $0.applies(vector) }
  }
}

extension Vector {
  func isAbout(_ topic: String) -> Bool { tags.contains("disagreement:" + topic) }
  func says(_ keys: String...) -> Bool { keys.contains { input[$0] != nil } }
  func asks(_ keys: String...) -> Bool { keys.contains { expected[$0] != nil } }
}

extension Set<VectorKind> {
  static let all = Set(VectorKind.allCases)
}

/// What a file's vectors are about; each kind has one adapter.
public enum VectorKind: String, CaseIterable, Sendable {
  case indicator
  case keyboard
  case layout
  case overflow
  case reveal
  case scrollspy
  case selection
  case virtual
}

/// Puts a vector's input to the engine and says what came out.
protocol VectorAdapter {
  /// Builds what the input describes.
  init(_ input: VectorInput) throws(Refusal)

  /// What the engine says to an expected key; nil where the key is not understood. `shape` has the members and elements of what is
  /// expected, with every leaf blank.
  mutating func answer(_ key: String, _ shape: JSONValue) throws(Refusal) -> Answer?
}

extension VectorKind {
  func adapter(_ input: VectorInput) throws(Refusal) -> any VectorAdapter {
    switch self {
    case .scrollspy: try ScrollSpyAdapter(input)
    default: throw Refusal("no adapter yet")
    }
  }
}

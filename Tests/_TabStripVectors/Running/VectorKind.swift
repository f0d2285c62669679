/// What a file's vectors are about; each kind has one adapter.
public enum VectorKind: String, CaseIterable, Sendable {
  /// The mark of the selected tab.
  case indicator
  /// Keys and focus.
  case keyboard
  /// Widths and places.
  case layout
  /// Buttons, pages and ends.
  case overflow
  /// Bringing a tab into view.
  case reveal
  /// Sections of a page.
  case scrollspy
  /// Which tab is selected.
  case selection
  /// Long rows, of which a part is kept ready.
  case virtual
}

/// Puts a vector's input to the engine and says what came out.
protocol VectorAdapter {
  /// Builds what the input describes and does what it says. `asked` has the expected keys, and of what is expected the members and
  /// elements with every leaf blank: the question without the answer.
  init(_ input: VectorInput, asked: [String: JSONValue]) throws(Refusal)

  /// What the engine says to an expected key; nil where the key is not understood. `shape` is as in `asked`.
  mutating func answer(_ key: String, _ shape: JSONValue) throws(Refusal) -> Answer?
}

extension VectorKind {
  func adapter(_ input: VectorInput, asked: [String: JSONValue]) throws(Refusal) -> any VectorAdapter {
    switch self {
    case .reveal: try RevealAdapter(input, asked: asked)
    case .scrollspy: try ScrollSpyAdapter(input, asked: asked)
    case .indicator: try IndicatorAdapter(input, asked: asked)
    case .keyboard: try KeyboardAdapter(input, asked: asked)
    case .layout: try LayoutAdapter(input, asked: asked)
    case .selection: try SelectionAdapter(input, asked: asked)
    case .virtual: try VirtualAdapter(input, asked: asked)
    case .overflow: try OverflowAdapter(input, asked: asked)
    }
  }
}

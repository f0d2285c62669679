import TabStripCore

/// Rows of which only a part is kept ready: estimates, measuring, and what stays where it is meanwhile.
struct VirtualAdapter: VectorAdapter {
  private var list: VirtualList?
  private var difference: RowDifference?

  init(_ input: VectorInput, asked: [String: JSONValue]) throws(Refusal) {
    if input["from"]?.elements != nil {
      difference = try RowDifference(input)
    } else {
      list = try VirtualList(input, asked: asked)
    }
  }

  mutating func answer(_ key: String, _ shape: JSONValue) throws(Refusal) -> Answer? {
    if let difference { return difference.answer(key) }
    return list?.answer(key, shape)
  }
}

extension VirtualList {
  /// Widths that come in, one after the other, and what they move.
  mutating func measure(_ input: VectorInput) throws(Refusal) {
    for key in ["firstMeasured", "measured", "thenMeasured"] {
      guard case .object(let sizes)? = input[key] else { continue }
      adjustments = 0
      if key == "measured" { note() }
      for (name, value) in sizes.sorted(by: { $0.key < $1.key }) {
        guard let index = Int(name) else { throw Refusal("\(key) of \(name)") }
        setSize(try input.number(value, key), of: index)
      }
      if key == "firstMeasured" {
        offsetAfterFirst = strip.engine.offset
      }
    }
    for step in input["measureSequence"]?.elements ?? [] {
      guard let parts = step.elements, parts.count == 2, let index = parts[0].text.flatMap({ Int($0) }) else {
        throw Refusal("measuring \(step)")
      }
      let frame = strip.frame
      setSize(try input.number(parts[1], "measureSequence"), of: index)
      measuredSizes.append(strip.span(index)[1])
      isRelaidOut = strip.frame != frame
    }
    if let change = try input.number("itemSizeChange") {
      let frame = strip.frame
      setSize(size + change, of: 0)
      isRelaidOut = strip.frame != frame
    }
    if input.text("then") == "forget all measurements" {
      for tab in strip.tabs { strip.setTitle(size, of: tab) }
      strip.send(.textChanged(lineHeight: 20))
    } else if let then = input.text("then") {
      throw Refusal("then \(then)")
    }
  }
}

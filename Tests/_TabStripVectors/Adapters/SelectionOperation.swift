/// One thing done to a strip and its tabs: a name, what it is done to, and how.
struct SelectionOperation {
  let name: String
  let argument: JSONValue?
  /// A second argument that is no object: a place or another name.
  let place: JSONValue?
  let options: [String: JSONValue]

  static func all(_ input: VectorInput) throws(Refusal) -> [SelectionOperation] {
    var operations: [SelectionOperation] = []
    for value in input["ops"]?.elements ?? [] {
      guard let parts = value.elements, let name = parts.first?.text else { throw Refusal("the operation \(value)") }
      var rest = Array(parts.dropFirst())
      var options: [String: JSONValue] = [:]
      if case .object(let members)? = rest.last {
        options = members
        rest.removeLast()
      }
      guard rest.count <= 2 else { throw Refusal("the operation \(value)") }
      operations.append(
        SelectionOperation(
          name: name, argument: rest.first, place: rest.count == 2 ? rest[1] : nil, options: options))
    }
    return operations
  }

  /// The options, which must be among these.
  func options(_ known: String...) throws(Refusal) -> [String: JSONValue] {
    for key in options.keys where !known.contains(key) { throw Refusal("\(name) with \(key)") }
    return options
  }

  func text() throws(Refusal) -> String {
    guard let text = argument?.text else { throw Refusal("\(name) of \(argument ?? nil)") }
    return text
  }

  func number() throws(Refusal) -> Double {
    guard let number = argument?.number else { throw Refusal("\(name) of \(argument ?? nil)") }
    return number
  }

  func index() throws(Refusal) -> Int {
    guard let number = place?.number else { throw Refusal("\(name) to \(place ?? nil)") }
    return Int(number)
  }
}

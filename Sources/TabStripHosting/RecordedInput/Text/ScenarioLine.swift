#if !hasFeature(Embedded)
  /// The words of one line, read from left to right.
  struct ScenarioLine {
    struct Word {
      var text: String
      var column: Int
    }

    let file: String
    let number: Int
    let isIndented: Bool
    let words: [Word]
    private let length: Int
    private var position = 0

    /// Splits a line at blanks; what follows a `#` that begins a word is a comment, except `#` and a number, which names a tab.
    init(_ line: Substring, number: Int, file: String) {
      self.file = file
      self.number = number
      isIndented = line.first.map(Self.isBlank) ?? false
      var words: [Word] = []
      var column = 1
      var rest = line[...]
      while let first = rest.first {
        if Self.isBlank(first) {
          rest.removeFirst()
          column += 1
          continue
        }
        let word = rest.prefix { !Self.isBlank($0) }
        if first == "#", Int(word.dropFirst()) == nil { break }
        words.append(Word(text: String(word), column: column))
        column += word.count
        rest = rest[word.endIndex...]
      }
      self.words = words
      length = words.last.map { $0.column + $0.text.count } ?? 1
    }

    private static func isBlank(_ character: Character) -> Bool { " \t\r".contains(character) }

    var isBlank: Bool { words.isEmpty }
    var isAtEnd: Bool { position == words.count }
    var peek: String? { isAtEnd ? nil : words[position].text }

    /// The fault of the next word, or of the line's end.
    func fault(expected: String) -> ScenarioFault {
      ScenarioFault(
        file: file, line: number, column: isAtEnd ? length : words[position].column, found: peek, expected: expected)
    }

    mutating func skip() { position += 1 }

    /// Takes the next word if it is this one.
    mutating func takes(_ word: String) -> Bool {
      guard peek == word else { return false }
      position += 1
      return true
    }

    mutating func require(_ word: String) throws(ScenarioFault) {
      guard takes(word) else { throw fault(expected: "'\(word)'") }
    }

    mutating func number(_ meaning: String) throws(ScenarioFault) -> Double {
      guard let word = peek, let number = Double(word) else { throw fault(expected: "\(meaning), a number") }
      position += 1
      return number
    }

    /// A whole number from 0 to 2³¹ − 1.
    mutating func count(_ meaning: String) throws(ScenarioFault) -> Int {
      guard let word = peek, let number = Int32(word), number >= 0 else {
        throw fault(expected: "\(meaning), a whole number from 0")
      }
      position += 1
      return Int(number)
    }

    /// A whole number that fits 32 bits, as a `Double`.
    mutating func whole(_ meaning: String) throws(ScenarioFault) -> Double {
      guard let word = peek, let number = Int32(word) else { throw fault(expected: "\(meaning), a whole number") }
      position += 1
      return Double(number)
    }

    /// One of these words, by its place in the list.
    mutating func choice(_ meaning: String, of choices: [String]) throws(ScenarioFault) -> Int {
      guard let word = peek, let place = choices.firstIndex(of: word) else {
        throw fault(expected: "\(meaning): \(choices.joined(separator: ", "))")
      }
      position += 1
      return place
    }

    func requireEnd() throws(ScenarioFault) {
      guard isAtEnd else { throw fault(expected: "the end of the line") }
    }
  }
#endif

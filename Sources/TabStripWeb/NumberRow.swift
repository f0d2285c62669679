import TabStripCore

/// A row of numbers that a value's settings are written to, or read from, one after the other.
///
/// One function for both directions, so that they cannot disagree about the order.
struct NumberRow {
  private let numbers: UnsafeMutablePointer<Double>
  private let count: Int
  private let isReading: Bool
  private var place = 0

  init(_ numbers: UnsafeMutablePointer<Double>, count: Int, isReading: Bool) {
    self.numbers = numbers
    self.count = count
    self.isReading = isReading
  }

  /// Passes a number on. Inlined into every setting, as all of these, it would make the module a fifth larger.
  @inline(never)
  mutating func pass(_ number: inout Double) {
    guard place < count else { return }
    if isReading { number = numbers[place] } else { numbers[place] = number }
    place += 1
  }

  /// Passes a flag on as 0 or 1.
  @inline(never)
  mutating func pass(_ flag: inout Bool) {
    var number = flag ? 1.0 : 0
    pass(&number)
    flag = number != 0
  }

  /// Passes a whole number on; one that is none, or beyond 32 bits, changes nothing.
  @inline(never)
  mutating func pass(_ whole: inout Int) {
    var number = Double(whole)
    pass(&number)
    if let read = Int32(exactly: number) { whole = Int(read) }
  }

  /// Passes one of several cases on by its number; one that there is not changes nothing.
  mutating func pass<Choice: RawRepresentable<UInt8>>(_ choice: inout Choice) {
    var number = Int(choice.rawValue)
    pass(&number)
    if let read = UInt8(exactly: number).flatMap(Choice.init) { choice = read }
  }
}

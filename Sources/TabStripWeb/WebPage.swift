#if arch(wasm32)
  import TabStripCore
  import TabStripHosting

  /// A page of sections: carries the element's numbers to ``SectionSync``, and what comes back to a row of numbers.
  final class WebPage {
    private var sync = SectionSync()
    private var pacing = FramePacing()
    private var count = 0
    /// What the last input changed, as JavaScript reads it; what is not there is NaN.
    let answer: UnsafeMutablePointer<Double>

    init() {
      answer = .allocate(capacity: 5)
      answer.initialize(repeating: .nan, count: 5)
    }

    deinit { answer.deallocate() }

    /// What makes the sections those that had these places before, −1 for new ones: a section that stays is to be known again where others
    /// come and go. O(n²).
    func edits(toPlaces places: [Int32]) -> [SectionSyncInput] {
      var inputs: [SectionSyncInput] = []
      while count > 0 {
        count -= 1
        if !places.contains(Int32(count)) { inputs.append(.sectionsChanged(.remove(.index(count)))) }
      }
      count = places.count
      for index in 0..<count {
        let place = places[index]
        // Those that are still to come stand in their old order behind the ones that have come.
        var from = index
        for later in index..<count where places[later] >= 0 && places[later] < place { from += 1 }
        if place < 0 {
          inputs.append(.sectionsChanged(.insert(extent: 0, at: index)))
        } else if from > index {
          inputs.append(.sectionsChanged(.move(.index(from), to: index)))
        }
      }
      return inputs
    }

    func send(_ inputs: [SectionSyncInput], at milliseconds: Double) {
      let update = sync.handle(inputs, at: pacing.time(atSeconds: milliseconds / 1000))
      answer[0] = update.change.map { Double($0.index ?? -1) } ?? .nan
      answer[1] = update.change.map { Double($0.selectionCause.rawValue) } ?? .nan
      answer[2] = update.change.map { Double($0.cause.rawValue) } ?? .nan
      answer[3] = update.scroll?.target ?? .nan
      answer[4] = update.scroll?.isAnimated == true ? 1 : 0
    }
  }

  /// The pages that there are, by the numbers that JavaScript has for them.
  enum WebPages {
    private nonisolated(unsafe) static var all: [WebPage?] = []

    static subscript(number: Int32) -> WebPage? { number >= 0 && Int(number) < all.count ? all[Int(number)] : nil }

    static func make() -> Int32 {
      var number = 0
      while number < all.count, all[number] != nil { number += 1 }
      if number == all.count { all.append(nil) }
      all[number] = WebPage()
      return Int32(number)
    }

    static func discard(_ number: Int32) { if self[number] != nil { all[Int(number)] = nil } }
  }
#endif

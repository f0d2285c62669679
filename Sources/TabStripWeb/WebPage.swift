#if arch(wasm32)
  import TabStripCore
  import TabStripHosting

  /// A page of sections: carries the element's numbers to ``SectionSync``, and what comes back to a row of numbers.
  final class WebPage {
    private var sync = SectionSync()
    private var pacing = FramePacing()
    /// What the last input changed, as JavaScript reads it; what is not there is NaN.
    let answer: UnsafeMutablePointer<Double>

    init() {
      answer = .allocate(capacity: 5)
      answer.initialize(repeating: .nan, count: 5)
    }

    deinit { answer.deallocate() }

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

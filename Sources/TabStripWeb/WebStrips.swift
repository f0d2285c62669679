#if arch(wasm32)
  /// The strips that there are, by the numbers that JavaScript has for them.
  enum WebStrips {
    private nonisolated(unsafe) static var all: [WebStrip?] = []
    private nonisolated(unsafe) static var exchange = UnsafeMutableBufferPointer<Int32>(start: nil, count: 0)

    static subscript(number: Int32) -> WebStrip? { number >= 0 && Int(number) < all.count ? all[Int(number)] : nil }

    static func make() -> Int32 {
      var number = 0
      while number < all.count, all[number] != nil { number += 1 }
      if number == all.count { all.append(nil) }
      all[number] = WebStrip(number: Int32(number))
      return Int32(number)
    }

    static func discard(_ number: Int32) {
      guard let gone = self[number] else { return }
      all[Int(number)] = nil
      gone.dismiss()
    }

    /// Room for whole numbers that JavaScript writes. It grows, and stays as large as it has been.
    static func room(for count: Int) -> UnsafeMutablePointer<Int32>? {
      if count > exchange.count {
        exchange.deallocate()
        exchange = .allocate(capacity: count)
        exchange.initialize(repeating: 0)
      }
      return exchange.baseAddress
    }

    static func roomContent(_ count: Int, from start: Int = 0) -> [Int32] {
      let end = min(max(0, start + count), exchange.count)
      return Array(exchange[min(max(0, start), end)..<end])
    }
  }
#endif

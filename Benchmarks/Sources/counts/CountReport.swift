import CAllocations

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Compares counts with what is promised and remembers whether one was not kept.
struct CountReport {
  private var checked = 0
  private var broken = 0
  /// What operations return flows in here, so that the optimizer cannot leave them out.
  private var sink = 0

  /// Expects that `operation`, called `times` times with 0, 1, 2 and so on, allocates no more than `limit` blocks in all.
  mutating func allocations(_ name: String, limit: Int = 0, times: Int = 1000, _ operation: (Int) -> Int) {
    let found = allocations(in: { for step in 0..<times { sink &+= operation(step) } })
    atMost("\(name): allocations", found, limit)
  }

  /// How many blocks `body` asks for.
  func allocations(in body: () -> Void) -> Int {
    let before = allocation_count()
    body()
    return allocation_count() - before
  }

  /// Shows that allocations are seen: no promise would fail if none were.
  mutating func checkItself() {
    let seen = allocations { for step in 0..<10 { sink &+= Array(repeating: step, count: 100 + sink % 2).count } }
    if seen < 10 { fail("seen \(seen) of 10 allocations: this machine's C library cannot be counted") }
  }

  mutating func fail(_ message: String) {
    broken += 1
    print(message)
  }

  /// Exits, unsuccessfully when a promise was not kept.
  func finish() -> Never {
    print("counts: \(checked) checked, \(broken) broken (checksum \(sink))")
    exit(broken == 0 ? 0 : 1)
  }

  mutating func exactly(_ name: String, _ found: Int, _ promised: Int) {
    expect(name, found, promised, found == promised, "exactly")
  }

  mutating func atMost(_ name: String, _ found: Int, _ promised: Int) {
    expect(name, found, promised, found <= promised, "at most")
  }

  /// For what shows that a count was taken of something.
  mutating func atLeast(_ name: String, _ found: Int, _ promised: Int) {
    expect(name, found, promised, found >= promised, "at least")
  }

  private mutating func expect(_ name: String, _ found: Int, _ promised: Int, _ isKept: Bool, _ words: String) {
    checked += 1
    if !isKept { fail("\(name): \(found), promised are \(words) \(promised)") }
  }
}

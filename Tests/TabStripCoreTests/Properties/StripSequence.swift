import Foundation
import TabStripCore
import _TabStripTestSupport

/// A random sequence of steps that can be run again without some of them.
struct StripSequence {
  let seed: UInt64
  private var random: RandomStrip
  private let style: TabStripStyle
  private let configuration: TabStripConfiguration
  private var steps: [StripStep] = []
  private(set) var tally = StripTally()

  init(seed: UInt64) {
    self.seed = seed
    random = RandomStrip(seed: seed)
    style = random.style()
    configuration = random.configuration()
  }

  /// Runs the opening and so many steps more, and tells the first thing that is wrong.
  mutating func run(steps count: Int) -> String? {
    var twins = StripTwins(style: style, configuration: configuration)
    var snapshot: (at: Int, twins: StripTwins)?
    defer { tally = twins.tally }
    let opening = random.opening()
    for number in 0..<opening.count + count {
      let step = number < opening.count ? opening[number] : random.step(twins.strip, twins.frame)
      steps.append(step)
      if let wrong = Self.wrong(after: step, number, counted: number >= opening.count, &twins) {
        return "step \(number): \(wrong)"
      }
      if number == opening.count + count / 2 { snapshot = (number, twins) }
    }
    guard let snapshot else { return nil }
    return Self.wrong(in: snapshot.twins).map { "a copy kept since step \(snapshot.at): \($0)" }
  }

  /// A copy is a snapshot: whatever is done to the original, it stays as it was.
  private static func wrong(in snapshot: StripTwins) -> String? {
    guard snapshot.isLaidOut, !snapshot.strip.needsTick else { return nil }
    return snapshot.wrongInSecondLayout()
  }

  private static func wrong(
    after step: StripStep, _ number: Int, counted: Bool, _ twins: inout StripTwins
  ) -> String? {
    if let wrong = twins.perform(step, counted: counted) { return wrong }
    guard step.laysOut else { return nil }
    return switch number % 7 {
    case 0: twins.wrongInSecondLayout() ?? twins.wrongInIdleTick()
    case 1: twins.wrongInTickCount(0.1, parts: 5)
    case 2: twins.wrongInTickCount(3, parts: 7)
    case 3: twins.wrongInTheEnd()
    case 4: twins.wrongInTap() ?? twins.wrongInSnapping()
    case 5: twins.wrongInPaging(toward: number % 2 == 0 ? .leading : .trailing)
    default: twins.wrongInHistory()
    }
  }

  /// As few of the steps as still go wrong, and what does.
  func shrunk() -> String {
    func failure(_ steps: [StripStep]) -> String? {
      // What is checked depends on the step's number, so all of them are tried at the last one.
      var twins = StripTwins(style: style, configuration: configuration)
      for step in steps {
        if let wrong = twins.perform(step) { return wrong }
      }
      guard steps.last?.laysOut == true else { return nil }
      return twins.wrongInTap() ?? twins.wrongInSnapping() ?? twins.wrongInPaging(toward: .leading)
        ?? twins.wrongInPaging(toward: .trailing)
        ?? twins.wrongInSecondLayout() ?? twins.wrongInIdleTick() ?? twins.wrongInTickCount(0.1, parts: 5)
        ?? twins.wrongInTickCount(3, parts: 7) ?? twins.wrongInTheEnd() ?? twins.wrongInHistory()
    }
    var steps = steps
    guard var last = failure(steps) else { return "(does not fail when run again)" }
    var isShorter = true
    while isShorter {
      isShorter = false
      for index in steps.indices.reversed() where index < steps.count {
        var fewer = steps
        fewer.remove(at: index)
        if let wrong = failure(fewer) {
          steps = fewer
          last = wrong
          isShorter = true
        }
      }
    }
    let list = steps.map {
      "  at \($0.time)\($0.isVetoed ? " vetoed" : ""): \($0.action)\($0.laysOut ? "" : ", no layout")"
    }
    let text = "shrunk to:\n\(list.joined(separator: "\n"))\n→ \(last)\n\(configuration)\n\(style)"
    return ["TabStripCore.", "TabStrip", "TabMeasurement", ", icon: 0.0, badge: 0.0"].reduce(text) {
      $0.replacingOccurrences(of: $1, with: "")
    }
  }
}

import TabStripCore
import XCTest
import _TabStripTestSupport

@testable import TabStripHosting

final class ViewRosterTests: XCTestCase {
  private let renderer = RecordingRenderer()
  private let roster = ViewRoster<RecordingRenderer>()
  private var last = TabStripFrame()

  private func show(_ slots: [Int]) {
    let next = frame(slots)
    roster.show(next, after: last, renderer: renderer)
    renderer.finish(next, needsNaturalSize: false)
    last = next
    XCTAssertEqual(renderer.mistakes, [])
    XCTAssertEqual(roster.liveCount, slots.count)
    XCTAssertEqual(renderer.views.count, roster.liveCount + roster.idleCount)
    XCTAssertLessThanOrEqual(renderer.peakViewCount, roster.limit)
    renderer.calls = renderer.calls.filter { if case .finish = $0 { false } else { true } }
  }

  private func view(_ slot: Int) -> Int? { renderer.shown[tab(slot)]?.number }

  func testAViewThatIsFreeIsGivenToANewTabWithoutHidingIt() {
    show([1, 2])
    renderer.calls = []
    show([2, 3])
    XCTAssertEqual(
      renderer.calls, [.place(1, tab(2)), .configure(0, tab(3)), .place(0, tab(3))])
  }

  func testIdleViewsAreConcealedAndComeBackInTheOrderInWhichTheyWentIdle() {
    show([1, 2, 3, 4])
    renderer.calls = []
    show([4])
    XCTAssertEqual(renderer.calls, [.place(3, tab(4)), .conceal(0), .conceal(1), .conceal(2)])
    show([4, 8])
    XCTAssertEqual(view(8), 0)
    show([4, 8, 9])
    XCTAssertEqual(view(9), 1)
    XCTAssertEqual(renderer.views.count, 4)
  }

  func testViewsOfAnotherKindAreNotTaken() {
    renderer.kind = { Int($0.slot % 2) }
    show([2, 4])
    show([1, 4])
    XCTAssertEqual(renderer.views.map(\.kind), [0, 1], "the idle view made room, since two are the most there may be")
    show([1, 3])
    show([2, 6])
    XCTAssertEqual(renderer.peakViewCount, 2)
  }

  func testAnIdleViewIsNotDiscardedThatALaterTabOfTheFrameTakes() {
    renderer.kind = { Int($0.slot % 2) }
    show([1, 2, 4])
    renderer.calls = []
    // 3 and 6 are new: 6 takes a view of kind 0, and only 3 finds none but that of tab 1.
    show([5, 3, 6])
    XCTAssertEqual(renderer.count { if case .make = $0 { true } else { false } }, 1)
    XCTAssertEqual(renderer.count { if case .discard = $0 { true } else { false } }, 1)
  }

  func testATabKeepsItsViewWhereverItGoes() {
    show([1, 2, 3, 4])
    let kept = [1, 2, 3, 4].map { view($0) }
    renderer.calls = []
    show([4, 2, 1, 3])
    XCTAssertEqual([1, 2, 3, 4].map { view($0) }, kept)
    XCTAssertEqual(renderer.configurationCount, 0)
  }

  func testAChangedContentIsConfiguredOnceAndInTheSameView() {
    show([1, 2])
    renderer.calls = []
    roster.noteChangedContent(at: 1)
    roster.noteChangedContent(at: 1)
    show([1, 2])
    XCTAssertEqual(renderer.calls, [.place(0, tab(1)), .configure(1, tab(2)), .place(1, tab(2))])
    show([1, 2])
    XCTAssertEqual(renderer.configurationCount, 1)
  }

  func testATabThatBecomesOfAnotherKindGetsAViewOfThatKind() {
    show([1, 2])
    renderer.kind = { $0.slot == 2 ? 5 : 0 }
    show([1, 2])
    XCTAssertEqual(view(2), 1, "nothing was said to have changed")
    roster.noteChangedContent(at: 1)
    show([1, 2])
    XCTAssertEqual(renderer.shown[tab(2)]?.kind, 5)
    XCTAssertEqual(renderer.views.count, 2)
  }

  func testDiscardingDropsEveryView() {
    show([1, 2, 3])
    show([1])
    roster.discardAll(renderer: renderer)
    XCTAssertEqual(renderer.views.count, 0)
    XCTAssertEqual(roster.liveCount + roster.idleCount, 0)
    XCTAssertEqual(renderer.mistakes, [])
  }

  func testRandomFramesKeepEveryPromise() {
    for seed in 0..<200 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      renderer.kind = { Int($0.slot) % 3 }
      for _ in 0..<20 {
        var slots = Array((0..<30).shuffled(using: &random).prefix(Int.random(in: 0...12, using: &random)))
        // A tab that stays for focus's sake.
        slots.removeAll { $0 == 77 }
        slots.insert(77, at: Int.random(in: 0...slots.count, using: &random))
        let held = view(77)
        let former = renderer.shown
        renderer.calls = []
        show(slots)
        if let held { XCTAssertEqual(view(77), held, "seed \(seed)") }
        let new = slots.filter { former[tab($0)] == nil }.count
        XCTAssertEqual(renderer.configurationCount, new, "seed \(seed): only new tabs are configured")
        XCTAssertEqual(Set(renderer.shown.keys), Set(slots.map { tab($0) }), "seed \(seed)")
      }
    }
  }
}

import XCTest
import _TabStripTestSupport

@testable import TabStripCore

/// What holds of the way from offset to position on every page, found on random ones.
final class PositionMapTests: XCTestCase {
  /// A page with sections that all have some height, unless `late`.
  private func anyPage(_ random: inout SeededRandom, late: Bool = false) -> PageFixture {
    let count = Int.random(in: 1...30, using: &random)
    let tallest = [60.0, 300, 2000].randomElement(using: &random)!
    let extents = (0..<count).map { _ in
      late && random.next() % 3 == 0 ? 0 : (Double.random(in: 20...tallest, using: &random) * 64).rounded() / 64
    }
    let header = StickyHeader(
      height: [0, 44, 90.5].randomElement(using: &random)!,
      placement: [.afterHero, .fixed].randomElement(using: &random)!,
      topInset: [0, 0, 47].randomElement(using: &random)!)
    let lines: [ActivationLine] = [.belowHeader, .belowHeader, .offset(120), .fraction(0.5), .fraction(1)]
    return PageFixture(
      extents, viewport: Double.random(in: 200...1200, using: &random).rounded(), header: header,
      hero: [0, 0, 40, 390, 2500].randomElement(using: &random)!, gap: [0, 0, 16].randomElement(using: &random)!,
      footer: [0, 0, 0, 50, 1500].randomElement(using: &random)!,
      configuration: SectionSyncConfiguration(line: lines.randomElement(using: &random)!))
  }

  /// Every step of a scroll from end to end, as a user makes it.
  private func sweep(_ page: inout PageFixture, steps: Int, _ body: (_ offset: Double, _ page: PageFixture) -> Void) {
    let end = page.sync.maximumOffset
    for step in 0...steps {
      let offset = end * Double(step) / Double(steps)
      page.send(.scrolled(to: offset, by: .user))
      body(offset, page)
    }
  }

  func testItRisesFromTheFirstToTheLast() {
    var scrolling = 0
    for seed in 0..<200 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      var page = anyPage(&random, late: seed % 2 == 0)
      let count = page.sync.sections.count
      guard page.sync.maximumOffset > 1 else { continue }
      scrolling += 1
      var before = 0.0
      sweep(&page, steps: 200) { offset, page in
        let position = page.position ?? -1
        XCTAssertGreaterThanOrEqual(position, before, "seed \(seed), at \(offset)")
        XCTAssertEqual(page.active, Int(position), "seed \(seed), at \(offset)")
        before = position
      }
      XCTAssertEqual(page.position, Double(count - 1), "seed \(seed): the end of the page is the last section")
    }
    XCTAssertGreaterThan(scrolling, 130)
  }

  /// A step never takes the position further than the fastest that the line moves allows, through the shortest section.
  func testItDoesNotJump() {
    for seed in 1000..<1100 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      var page = anyPage(&random)
      let end = page.sync.maximumOffset
      guard end > 1 else { continue }
      let positions = page.sync.positions
      let speeds = [positions.upper, positions.lower].map { stretch in
        stretch.map { ($0.lastY - $0.firstY).points / ($0.end - $0.start).points } ?? 1
      }
      let shortest = (0..<page.sync.sections.count).map { page.sync.sections.extent(at: $0)!.points }.min()!
      let step = end / 600
      // The last point of the page may count as its end.
      let most = (speeds.max()! * (Swift.max(step, 1) + 1.0 / 64) + 1.0 / 64) / shortest
      var before: Double?
      sweep(&page, steps: 600) { offset, page in
        if let before {
          XCTAssertLessThanOrEqual(page.position! - before, most + 1e-9, "seed \(seed), at \(offset)")
        }
        before = page.position
      }
    }
  }

  /// Every section has offsets at which it is active, and the offset said to be the first one is.
  func testEverySectionGetsItsTurn() {
    var turns = 0
    for seed in 2000..<2400 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      var page = anyPage(&random)
      guard page.sync.maximumOffset >= 16 else { continue }
      for index in 0..<page.sync.sections.count {
        let offset = page.sync.activationOffset(of: .index(index))!
        page.send(.scrolled(to: offset, by: .user))
        XCTAssertEqual(page.active, index, "seed \(seed), at \(offset)")
        turns += 1
        guard index > 0, offset > 0 else { continue }
        page.send(.scrolled(to: offset - 1.0 / 64, by: .user))
        XCTAssertEqual(page.active, index - 1, "seed \(seed), just before \(offset)")
      }
    }
    XCTAssertGreaterThan(turns, 1000)
  }

  /// Where a section reaches the line well within the page, it is active from exactly there.
  func testInTheMiddleOfThePageTheLineStandsStill() {
    var seen = 0
    for seed in 3000..<3200 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      let page = anyPage(&random)
      let geometry = page.sync.geometry
      let room = Swift.min(geometry.viewport.points / 8, geometry.maximumOffset.points / 2)
      for index in 0..<page.sync.sections.count {
        let offset = (page.sync.sections.top(of: index) - geometry.line).points
        guard offset >= room, offset <= geometry.maximumOffset.points - room else { continue }
        XCTAssertEqual(page.sync.activationOffset(of: .index(index)), offset, "seed \(seed), section \(index)")
        seen += 1
      }
    }
    XCTAssertGreaterThan(seen, 500)
  }

  /// Far beyond what a screen can scroll, sums stay exact and the map rises.
  func testVeryLongPages() {
    for tallest in [1e5, 6.7e7] {
      var page = PageFixture((0..<500).map { tallest - Double($0) }, viewport: 800)
      XCTAssertEqual(page.sync.sections.top(of: 500).points, 500 * tallest - 499 * 250)
      var before = 0.0
      sweep(&page, steps: 1000) { offset, page in
        XCTAssertGreaterThanOrEqual(page.position!, before, "at \(offset)")
        XCTAssertEqual(page.active, Int(page.position!))
        before = page.position!
      }
      XCTAssertEqual(before, 499)
    }
  }

  // MARK: Cost

  /// Sections that count what they are asked.
  private final class CountingSections: SectionExtents {
    let sections: SectionMap
    private(set) var questions = 0

    init(_ sections: SectionMap) { self.sections = sections }

    var count: Int { sections.count }

    func top(of index: Int) -> LayoutUnit {
      questions += 1
      return sections.top(of: index)
    }

    func index(at y: LayoutUnit) -> Int? {
      questions += 1
      return sections.index(at: y)
    }
  }

  /// A step asks the same few questions of 10 sections and of 100,000; each looks into one chunk, found in the tree.
  func testHalfOfASectionLongerThanTheNumbersOfABrowserIsHalf() {
    for part in [0.25, 0.5, 0.75] {
      var page = PageFixture([50_000_000, 10], viewport: 100)
      page.send(.scrolled(to: page.sync.maximumOffset * part, by: .user))
      XCTAssertEqual(page.position!, part, accuracy: 1e-6)
    }
  }

  func testAStepCostsNoMoreWithAHundredThousandSections() {
    for count in [10, 100_000] {
      var sections = SectionMap()
      _ = sections.make(.replaceAll((0..<count).map { 100 + Double($0 % 7) * 50 }))
      let geometry = PageGeometry(
        sections: sections, header: StickyHeader(height: 44), line: .belowHeader, viewport: LayoutUnit(700))
      let counting = CountingSections(sections)
      let positions = PositionMap(geometry: geometry, sections: counting)
      XCTAssertLessThanOrEqual(counting.questions, 16, "when sizes changed")
      let setup = counting.questions
      for step in 0...1000 {
        let offset = LayoutUnit(geometry.maximumOffset.points * Double(step) / 1000)
        XCTAssertNotNil(positions.place(at: offset, in: counting))
      }
      XCTAssertLessThanOrEqual(counting.questions - setup, 3 * 1001)

      var compared = 0
      for step in 0...1000 {
        let y = LayoutUnit(sections.end.points * Double(step) / 1000)
        _ = sections.items.tree.last { sum in
          compared += 1
          return sum.extent <= y
        }
      }
      XCTAssertLessThanOrEqual(compared, 9 * 1001, "sums of chunks looked at")
      XCTAssertLessThanOrEqual(sections.items.chunks.map(\.items.count).max()!, ItemChunk.capacity)
    }
  }

  func testAHundredThousandSectionsAreScrolledThroughRight() {
    var page = PageFixture(Array(repeating: 300, count: 100_000), viewport: 700, header: StickyHeader(height: 44))
    for index in stride(from: 0, to: 99_997, by: 101) {
      page.send(.scrolled(to: Double(index) * 300 + 150, by: .user))
      XCTAssertEqual(page.position, Double(index) + 0.5)
    }
    page.tap(77_777)
    page.settle()
    XCTAssertEqual(page.offset, 77_777 * 300)
    page.edit(.setExtent(1300, of: .index(5)))
    XCTAssertEqual(page.offset, 77_777 * 300 + 1000)
  }
}

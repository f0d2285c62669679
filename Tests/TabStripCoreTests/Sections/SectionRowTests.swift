import TabStripCore
import XCTest
import _TabStripTestSupport

/// Rows C1–C8 of the source systems and S12, as far as an engine shows them. "Red by" names a fault that turns the test red.
///
/// Pages scroll vertically: what is not about the strip itself is the same in both writing directions.
final class SectionRowTests: XCTestCase {
  /// A hero of 390, the strip of 44, sections of 800 like the source's sample: tops 434, 1234, 2034; page 2834 in 700: M = 2134.
  private func sample(_ configuration: SectionSyncConfiguration = SectionSyncConfiguration()) -> PageFixture {
    PageFixture(
      [800, 800, 800], viewport: 700, header: StickyHeader(height: 44), hero: 390, configuration: configuration)
  }

  /// Red by: place(offset:hero:end:) lets the strip go on past the viewport's top.
  func testC1_theStripPinsWhenTheHeroHasGone() {
    var page = sample()
    XCTAssertEqual(page.sync.headerPlace, StickyHeader.Place(y: 390, isPinned: false, push: 0))
    page.drag(to: 200)
    XCTAssertEqual(page.sync.headerPlace, StickyHeader.Place(y: 190, isPinned: false, push: 0))
    XCTAssertEqual(page.last.header?.y, 190, "each step says where the strip is")
    page.drag(to: 389)
    XCTAssertEqual(page.sync.headerPlace, StickyHeader.Place(y: 1, isPinned: false, push: 0))
    page.drag(to: 390)
    XCTAssertEqual(page.sync.headerPlace, StickyHeader.Place(y: 0, isPinned: true, push: 0))
    page.drag(to: 2134)
    XCTAssertEqual(page.sync.headerPlace, StickyHeader.Place(y: 0, isPinned: true, push: 0))
    page.drag(to: 2130)
    XCTAssertNil(page.last.header, "it stays where it is")
    // Under a status bar it pins that much lower and that much earlier.
    page.send(.headerChanged(StickyHeader(height: 44, topInset: 20)))
    page.drag(to: 370)
    XCTAssertEqual(page.sync.headerPlace, StickyHeader.Place(y: 20, isPinned: true, push: 0))
    page.drag(to: 369)
    XCTAssertEqual(page.sync.headerPlace, StickyHeader.Place(y: 21, isPinned: false, push: 0))
  }

  /// Red by: leveledEnds(_:room:) takes half an equal share for one.
  func testC2_tabsShareTheWidthEquallyWhileAllFit() {
    XCTAssertEqual(TabStripStyle.sticky.titleFont.value(for: []), FontRole(size: 16))
    XCTAssertEqual(TabStripStyle.sticky.indicator.thickness, 2.4)
    XCTAssertEqual(TabStripStyle.sticky.trim.thickness, 1)
    var style = TabStripStyle.sticky
    style.horizontalPadding = 0
    inBothDirections { rightToLeft in
      var strip = StripFixture(
        [50, 80, 60], width: 390, rightToLeft: rightToLeft, style: style, configuration: .sticky)
      XCTAssertEqual((0..<3).map { strip.seen($0)!.start }, [0, 130, 260])
      XCTAssertEqual((0..<3).map { strip.seen($0)!.width }, [130, 130, 130])
      strip.resize(150)
      XCTAssertEqual((0..<3).map { strip.seen($0)!.start }, [0, 50, 130], "they do not fit: the row scrolls")
      strip.select(2)
      XCTAssertEqual(strip.offset, 40)
    }
  }

  /// Red by: the lock ends as soon as the command is given.
  func testC3_aTapScrollsOnceWithoutFlickerAndAgainWhenTappedAgain() {
    var page = sample()
    page.tap(2)
    XCTAssertEqual(page.commands, [ScrollCommand(target: 1990, isAnimated: true, time: 0)])
    XCTAssertEqual(page.active, 2, "at once")
    page.settle()
    XCTAssertEqual(page.offset, 1990)
    XCTAssertEqual(page.events, [2])
    XCTAssertEqual(page.changes.map(\.cause), [.tap])
    XCTAssertEqual(page.tracked, [], "the strip goes there by itself")
    XCTAssertEqual(page.commands.count, 1)

    page.drag(to: 2100)
    XCTAssertEqual(page.active, 2)
    page.forget()
    page.tap(2)
    XCTAssertEqual(page.commands.map(\.target), [1990], "to its section again")
    page.settle()
    XCTAssertEqual(page.events, [])
    page.tap(2)
    XCTAssertEqual(page.commands.count, 1, "it is there")
  }

  /// Red by: target(top:gap:) takes nothing off for what the strip covers.
  func testC4_theSectionComesToLieBelowThePinnedStrip() {
    var page = sample()
    for (index, target) in [390.0, 1190, 1990].enumerated() {
      page.tap(index)
      page.settle()
      XCTAssertEqual(page.offset, target)
      XCTAssertEqual(page.sync.sections.top(of: index).points - page.offset, 44)
      XCTAssertEqual(page.sync.headerPlace.y, 0)
    }
    // As far as the page goes: 834 + 800 + 200 + 100 is 1534 with the hero in 700.
    page.edit(.setExtent(200, of: .index(1)))
    page.edit(.setExtent(100, of: .index(2)))
    page.tap(2)
    page.settle()
    XCTAssertEqual(page.offset, 834)
    XCTAssertEqual(page.active, 2)
    XCTAssertEqual(page.sync.target(of: .index(0)), 390)
    XCTAssertEqual(page.sync.target(of: .index(3)), nil)
  }

  /// Red by: the line is counted from the viewport's top, not from the strip's edge.
  func testC5_theActiveSectionIsLiveAndMeasuredBelowTheStrip() {
    var page = sample()
    XCTAssertEqual(page.active, 0, "below the strip lies the first section")
    page.drag(to: 1189)
    XCTAssertEqual(page.active, 0, "the last point of the first section is under the strip's edge")
    page.drag(to: 1190)
    XCTAssertEqual(page.active, 1, "no rest, no release: a drag that stops dead is right")
    XCTAssertEqual(page.changes.map(\.cause), [.scroll])
    page.drag(to: 1189.75)
    XCTAssertEqual(page.active, 0)
    XCTAssertEqual(page.events, [1, 0])
    // A section that only shows under the strip does not count.
    page.drag(to: 1214)
    XCTAssertEqual(page.active, 1)
  }

  /// The hero is not the first section, for those who want nothing selected while it is there.
  func testC5_theHeroNeedNotCountAsTheFirst() {
    var page = sample(SectionSyncConfiguration(beforeFirst: .none))
    XCTAssertNil(page.active)
    XCTAssertNil(page.position)
    page.drag(to: 390)
    XCTAssertEqual(page.events, [0])
    page.drag(to: 380)
    XCTAssertEqual(page.events, [0, nil])
  }

  /// Red by: the line stands still to the end of the page, though it never gets to the last section.
  func testC6_theLastSectionIsActiveAtTheEndOfThePage() {
    var page = PageFixture([800, 800, 120], viewport: 700, header: StickyHeader(height: 44), hero: 390)
    XCTAssertEqual(page.sync.maximumOffset, 1454)
    page.drag(to: 1425)
    XCTAssertEqual(page.active, 2, "and for some points before: 1190 + 264 · 800 / 920 = 1419.6")
    page.drag(to: 1454)
    XCTAssertEqual(page.active, 2)
    XCTAssertEqual(page.position, 2)
    page.drag(to: 1190)
    XCTAssertEqual(page.active, 1)
    XCTAssertEqual(page.position, 1, "a section that reaches the strip counts from there")
    XCTAssertEqual(page.events, [1, 2, 1])
    // A page that cannot scroll: the first, or the one tapped.
    var short = PageFixture([150, 150, 200], viewport: 600)
    XCTAssertEqual(short.active, 0)
    short.tap(1)
    XCTAssertEqual(short.active, 1)
    XCTAssertEqual(short.commands, [])
  }

  /// Red by: a section's new height is not taken over.
  func testC7_sectionsMayHaveAnyHeightAndChangeIt() {
    var page = PageFixture([800, 0, 800, 0, 0, 800, 0], viewport: 700, header: StickyHeader(height: 44), hero: 390)
    XCTAssertEqual(page.sync.maximumOffset, 2134)
    page.drag(to: 1190)
    XCTAssertEqual(page.active, 2, "a section without height is passed over")
    page.drag(to: 1990)
    XCTAssertEqual(page.active, 5)
    page.drag(to: 2134)
    XCTAssertEqual(page.active, 6, "but the last is the last")
    page.drag(to: 1190)
    page.edit(.setExtent(600, of: .index(1)))
    XCTAssertEqual(page.active, 1, "it came in where the line is")
    XCTAssertEqual(page.changes.last?.cause, .layout)
    XCTAssertEqual(page.sync.sections.top(of: 2).points, 1834)
    page.edit(.setExtent(0, of: .index(0)))
    XCTAssertEqual(page.active, 2)
    XCTAssertEqual(page.sync.sections.top(of: 2).points, 1034)
  }

  /// Red by: a key counts as a tap.
  func testC8_everyChangeIsReportedOnceWithItsCause() {
    var page = sample()
    func causes() -> [SectionChange.Cause] { page.changes.map(\.cause) }
    page.tap(1)
    page.settle()
    XCTAssertEqual(causes(), [.tap])
    page.send(.tabChosen(.index(2), cause: .keyboard, animated: true))
    page.settle()
    XCTAssertEqual(causes(), [.tap, .keyboard])
    page.send(.tabChosen(.index(0), cause: .program, animated: false))
    XCTAssertEqual(causes(), [.tap, .keyboard, .program])
    page.drag(to: 1200)
    page.send(.cameToRest(at: 1200))
    XCTAssertEqual(causes(), [.tap, .keyboard, .program, .scroll])
    page.send(.scrolled(to: 0, by: .program))
    XCTAssertEqual(causes(), [.tap, .keyboard, .program, .scroll, .program])
    page.edit(.remove(.index(0)))
    XCTAssertEqual(causes(), [.tap, .keyboard, .program, .scroll, .program, .removal])
    XCTAssertEqual(page.events, [1, 2, 0, 1, 0, 0])
    // What the strip did on the page's word does not come back as a wish.
    page.forget()
    page.send(.tabChosen(.index(1), cause: .tracking, animated: true))
    page.send(.tabChosen(.index(1), cause: .removal, animated: true))
    XCTAssertEqual(page.events, [])
    XCTAssertEqual(page.commands, [])
  }

  /// S12: the source aligns with the view's top, waits for the end of a deceleration, and counts what shows under the strip.
  func testS12_belowTheStripAtOnceAndOnlyWhatIsSeen() {
    var page = sample()
    page.tap(1)
    page.settle()
    XCTAssertEqual(page.offset, 1234 - 44)
    page.forget()
    page.drag(to: 1189)
    XCTAssertEqual(page.events, [0], "while dragging")
    page.drag(to: 1195)
    XCTAssertEqual(page.events, [0, 1], "39 points of the first still show, but under the strip")
  }
}

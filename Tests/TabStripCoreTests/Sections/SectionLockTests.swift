import TabStripCore
import XCTest
import _TabStripTestSupport

/// What keeps the active section from following the offset, how long, and what happens to a scroll under way.
final class SectionLockTests: XCTestCase {
  /// The one in the documentation of `SectionSync`.
  func testTheExample() {
    var sync = SectionSync()
    _ = sync.handle(.sectionsChanged(.replaceAll([500, 500, 200, 100])), at: 0)
    _ = sync.handle(.headerChanged(StickyHeader(height: 50, placement: .fixed)), at: 0)
    _ = sync.handle(.pageResized(height: 600), at: 0)
    XCTAssertEqual(sync.handle(.scrolled(to: 225, by: .user), at: 1).position, 0.5)
    XCTAssertEqual(sync.handle(.tabChosen(.index(1), cause: .tap, animated: true), at: 2).scroll?.target, 450)
  }

  // MARK: E9

  func testE9_aSectionThatGrowsAboveIsReaimedInFlight() {
    var page = PageFixture.tenSections()
    page.tap(6)
    page.step()
    page.step()
    page.edit(.setExtent(700, of: .index(2)))
    XCTAssertEqual(page.commands.map(\.target), [2350, 2650])
    XCTAssertEqual(page.commands.map(\.isRetarget), [false, true], "the motion under way is sent elsewhere")
    page.edit(.insert(extent: 30, at: 0))
    page.edit(.setExtent(5000, of: .index(9)))
    XCTAssertEqual(page.commands.map(\.target), [2350, 2650, 2680], "what is below changes nothing")
    page.settle()
    XCTAssertEqual(page.offset, 2680)
    XCTAssertEqual(page.changes.count, 1)
    XCTAssertEqual(page.active, 7, "the same section, one further down")
  }

  func testE9_aSectionThatGrowsAboveAfterTheArrivalDoesNotPushItAway() {
    var page = PageFixture.tenSections()
    page.tap(6)
    page.settle()
    page.forget()
    page.edit(.setExtent(700, of: .index(2)))
    XCTAssertEqual(page.offset, 2650)
    XCTAssertEqual(page.commands.map(\.isAnimated), [false])
    XCTAssertEqual(page.events, [])
    // Once a user has a hand on the page it is theirs.
    page.send(.gestureBegan)
    page.edit(.setExtent(400, of: .index(2)))
    XCTAssertEqual(page.offset, 2650)
    XCTAssertEqual(page.active, 6, "2700 is in section 6 again")
  }

  func testE9_aPageThatKeepsItsPlaceByItselfIsLeftAlone() {
    var page = PageFixture.tenSections()
    page.tap(6)
    page.settle()
    page.forget()
    page.send([.sectionsChanged(.setExtent(700, of: .index(2))), .scrolled(to: 2650, by: .program)])
    XCTAssertEqual(page.commands, [])
    XCTAssertEqual(page.events, [])
    XCTAssertTrue(page.sync.isLocked)
  }

  func testE9_aLinkAtLoadLandsRightThoughHeightsComeLate() {
    var page = PageFixture(Array(repeating: 0, count: 5), viewport: 600, header: StickyHeader(height: 44), hero: 300)
    page.send(.linked(.index(3)))
    XCTAssertEqual(page.active, 3)
    var random = SeededRandom(seed: 5)
    for (index, extent) in [500.0, 250, 900, 400, 800].enumerated().shuffled(using: &random) {
      page.edit(.setExtent(extent, of: .index(index)))
      XCTAssertEqual(page.active, 3)
    }
    XCTAssertEqual(page.offset, 300 + 500 + 250 + 900)
    XCTAssertTrue(page.commands.allSatisfy { !$0.isAnimated })
    XCTAssertEqual(page.events, [3])
    XCTAssertEqual(page.changes.map(\.cause), [.link])
    // A picture in the hero, a strip that grows: still there.
    page.edit(.setHero(420))
    page.send(.headerChanged(StickyHeader(height: 60)))
    XCTAssertEqual(page.sync.sections.top(of: 3).points - page.offset, 60)
    // Until the user takes over.
    page.drag(to: page.offset - 20)
    let offset = page.offset
    page.edit(.setHero(430))
    XCTAssertEqual(page.offset, offset)
  }

  func testE9_aLinkBeforeTheFirstLayoutIsKept() {
    var sync = SectionSync()
    _ = sync.handle(.sectionsChanged(.replaceAll([500, 500, 500, 500])), at: 0)
    XCTAssertEqual(sync.handle(.linked(.index(2)), at: 0).change?.index, 2)
    XCTAssertNil(sync.handle(.headerChanged(StickyHeader(height: 40, placement: .fixed)), at: 0).scroll)
    let update = sync.handle(.pageResized(height: 600), at: 0)
    XCTAssertEqual(update.scroll, ScrollCommand(target: 960, isAnimated: false, time: 0))
    XCTAssertNil(update.change)
  }

  func testE9_overscrollAboveTheHeroChangesNothing() {
    var page = PageFixture([300, 300, 900], viewport: 600, header: StickyHeader(height: 44), hero: 390)
    page.drag(to: 5)
    page.drag(to: 0)
    page.forget()
    page.drag(to: -120)
    XCTAssertEqual(page.events, [])
    XCTAssertEqual(page.tracked, [])
    XCTAssertEqual(page.position, 0)
    XCTAssertEqual(page.sync.headerPlace, StickyHeader.Place(y: 510, isPinned: false, push: 0), "it goes with the page")
    page.drag(to: page.sync.maximumOffset)
    page.forget()
    page.drag(to: page.sync.maximumOffset + 120)
    XCTAssertEqual(page.events, [], "nor does it at the other end")
    XCTAssertEqual(page.tracked, [])
    XCTAssertEqual(page.sync.headerPlace.y, 0)
    // Nor where nothing is active before the first section, which begins at the page's top.
    var bare = PageFixture.tenSections(SectionSyncConfiguration(beforeFirst: .none))
    bare.drag(to: -120)
    XCTAssertEqual(bare.active, 0)
    XCTAssertEqual(bare.events, [])
  }

  // MARK: Taking over

  func testAHandOnThePageEndsTheLock() {
    var page = PageFixture.tenSections()
    page.tap(8)
    page.step()
    page.step()
    let offset = page.offset
    XCTAssertEqual(page.active, 8)
    page.send(.gestureBegan)
    XCTAssertEqual(page.active, Int((offset + 50) / 400), "where it was stopped")
    XCTAssertEqual(page.changes.map(\.cause), [.tap, .scroll])
    XCTAssertFalse(page.sync.isLocked)
    page.forget()
    page.drag(to: offset + 3)
    XCTAssertNotEqual(page.tracked, [], "and the strip tracks again")
  }

  func testAWheelTurnedDuringTheScrollEndsTheLock() {
    var page = PageFixture.tenSections()
    page.tap(8)
    page.step()
    page.send(.scrolled(to: 500, by: .user))
    XCTAssertEqual(page.active, 1)
    XCTAssertEqual(page.position, 1 + 150.0 / 400)
  }

  func testTheTabChosenAgainTakesTheStripBackWithThePage() {
    var page = PageFixture.tenSections()
    page.drag(to: 1470)
    XCTAssertEqual(page.position, 3.8)
    page.forget()
    page.tap(3)
    page.settle()
    XCTAssertEqual(page.offset, 1150)
    XCTAssertEqual(page.tracked, page.tracked.sorted(by: >), "straight back")
    XCTAssertGreaterThan(page.tracked.count, 5)
    XCTAssertEqual(page.tracked.last, 3)
    XCTAssertEqual(page.events, [])
  }

  func testAnotherTapDuringTheScrollRetargetsIt() {
    var page = PageFixture.tenSections()
    page.tap(8)
    page.step()
    page.tap(3)
    XCTAssertEqual(page.commands.map(\.target), [3150, 1150])
    XCTAssertEqual(page.commands.map(\.isRetarget), [false, true])
    page.settle()
    XCTAssertEqual(page.events, [8, 3])
  }

  func testATapOnATailSectionStaysUntilTheUserScrolls() {
    var page = PageFixture([500, 500, 200, 100], viewport: 600, header: StickyHeader(height: 50, placement: .fixed))
    page.tap(2)
    page.settle()
    XCTAssertEqual(page.offset, 700)
    XCTAssertEqual(page.active, 2, "asked for, though the end of the page is reached")
    page.send(.gestureBegan)
    page.send(.scrolled(to: 740, by: .user))
    page.send(.scrolled(to: 700, by: .user))
    page.send(.cameToRest(at: 700))
    XCTAssertEqual(page.active, 2, "a bounce moves nothing")
    page.drag(to: 699)
    XCTAssertEqual(page.active, 3)
    XCTAssertEqual(page.events, [2, 3])
  }

  func testAnAnimatedScrollOfTheProgramIsJudgedByItsDestination() {
    var page = PageFixture.tenSections()
    page.send(.programScrollBegan(to: 2000))
    XCTAssertEqual(page.events, [5])
    XCTAssertEqual(page.changes.map(\.cause), [.program])
    for offset in stride(from: 100.0, through: 2000, by: 100) { page.send(.scrolled(to: offset, by: .program)) }
    page.send(.cameToRest(at: 2000))
    XCTAssertEqual(page.events, [5])
    XCTAssertEqual(page.position, 5 + 50.0 / 400)
    // It never got there: what counts is where it is.
    page.send(.programScrollBegan(to: 0))
    page.send(.cameToRest(at: 1500))
    XCTAssertEqual(page.events, [5, 0, 3])
    XCTAssertEqual(page.commands, [])
  }

  func testAnAnimatedScrollOfTheProgramEndsWhenThePageIsHidden() {
    var page = PageFixture.tenSections()
    for offset in [300.0, 600] { page.send(.scrolled(to: offset, by: .program)) }
    let shown = page.active
    page.send(.programScrollBegan(to: 0))
    XCTAssertEqual(page.active, 0)
    page.send(.pageResized(height: 0))
    page.send(.pageResized(height: 400))
    XCTAssertEqual(page.active, shown, "it came no further than 600")
    XCTAssertFalse(page.sync.isLocked)
  }

  func testAJumpOfTheProgramEndsTheLock() {
    var page = PageFixture.tenSections()
    page.tap(4)
    page.settle()
    page.send(.scrolled(to: 1551, by: .program))
    XCTAssertTrue(page.sync.isLocked, "a page rounds its offset")
    page.send(.scrolled(to: 10, by: .program))
    XCTAssertEqual(page.events, [4, 0])
  }

  func testAScrollThatStopsElsewhereIsSentOnceMore() {
    var page = PageFixture.tenSections()
    page.tap(6)
    page.step()
    page.send(.cameToRest(at: 900))
    XCTAssertEqual(page.commands.map(\.target), [2350, 2350])
    XCTAssertEqual(page.active, 6)
    page.send(.cameToRest(at: 900))
    XCTAssertEqual(page.commands.count, 2, "but not for ever")
    XCTAssertEqual(page.active, 6, "what was asked for counts")
    page.drag(to: 901)
    XCTAssertEqual(page.active, 2)
  }

  // MARK: Motion and hiding

  func testReducedMotionGoesThereAtOnce() {
    var page = PageFixture.tenSections()
    page.send(.motionPreferenceChanged(.reduced))
    page.tap(4)
    XCTAssertEqual(page.commands.map(\.isAnimated), [false])
    XCTAssertEqual(page.offset, 1550)
    XCTAssertEqual(page.events, [4])
  }

  func testAScrollIsFinishedAtOnceWhenThePageIsShownAgain() {
    var page = PageFixture.tenSections()
    page.tap(6)
    page.step()
    page.send(.pageResized(height: 0))
    page.send(.scrolled(to: 0, by: .program))
    XCTAssertEqual(page.active, 6)
    XCTAssertEqual(page.commands.count, 1)
    page.send(.pageResized(height: 600))
    XCTAssertEqual(page.commands.map(\.isAnimated), [true, false])
    XCTAssertEqual(page.offset, 2350)
    XCTAssertEqual(page.events, [6])
  }

  func testATabChosenWhileHiddenIsThereWhenShown() {
    var page = PageFixture.tenSections()
    page.send(.pageResized(height: 0))
    page.tap(2)
    XCTAssertEqual(page.active, 2)
    XCTAssertEqual(page.commands, [])
    page.send(.pageResized(height: 600))
    XCTAssertEqual(page.commands.map(\.isAnimated), [false])
    XCTAssertEqual(page.offset, 750)
  }

  func testTurningTheDeviceKeepsTheChosenSectionAtTheStrip() {
    var page = PageFixture.tenSections()
    page.tap(5)
    page.settle()
    let turned = (0..<10).map { SectionSyncInput.sectionsChanged(.setExtent(250, of: .index($0))) }
    page.send([.pageResized(height: 320)] + turned)
    XCTAssertEqual(page.offset, 1200)
    XCTAssertEqual(page.events, [5])
  }

  // MARK: Removing

  func testRemovingTheSectionOnTheWayEndsTheLock() {
    var page = PageFixture.tenSections()
    page.tap(6)
    page.step()
    page.edit(.remove(.index(6)))
    XCTAssertFalse(page.sync.isLocked)
    XCTAssertEqual(page.changes.last?.cause, .removal)
    XCTAssertEqual(page.active, Int((page.offset + 50) / 400))
  }

  func testTheActiveSectionStaysItselfWhenOthersComeAndGo() {
    var page = PageFixture.tenSections()
    page.tap(3)
    page.settle()
    let id = page.sync.active
    page.forget()
    page.edit(.move(.index(0), to: 9))
    page.edit(.insert(extent: 100, at: 1))
    page.edit(.insert(extent: 100, at: 1))
    XCTAssertEqual(page.sync.active, id)
    XCTAssertEqual(page.active, 4)
    XCTAssertEqual(page.events, [])
    page.edit(.move(.id(id!), to: 0))
    XCTAssertEqual(page.active, 0)
    XCTAssertEqual(page.offset, 0)
    page.edit(.replaceAll([900, 900]))
    XCTAssertEqual(page.active, 0)
    page.edit(.replaceAll([]))
    XCTAssertNil(page.active)
    XCTAssertNil(page.position)
    XCTAssertEqual(page.changes.map(\.cause), [.removal])
  }

  func testAPageFittedToWhatItStillHasHoldsItsSection() {
    var page = PageFixture([1300, 800, 800], viewport: 600, header: StickyHeader(height: 44), hero: 390)
    page.tap(2)
    page.settle()
    XCTAssertEqual(page.offset, 2490)
    // 800 points go above; the page ends at 1934 now, and the native scroller is there before anybody was asked.
    page.send([.sectionsChanged(.setExtent(500, of: .index(0))), .scrolled(to: 1934, by: .program)])
    XCTAssertEqual(page.offset, 1690)
    XCTAssertEqual(page.sync.sections.top(of: 2).points - page.offset, 44)
    XCTAssertEqual(page.events, [2])
  }
}

import GalleryDemos
import TabStripCore
import XCTest

/// Options come back from where they were taken, by hand and by words.
final class DemoSettingsTests: XCTestCase {
  func testAPageOpensAsItsOptionsSay() {
    for demo in Demo.pages { XCTAssertEqual(DemoSettings(demo).setup, demo.base, demo.id) }
  }

  func testEveryValueChangesSomethingAndTheInitialOneUndoesIt() {
    for demo in Demo.pages {
      for option in demo.options {
        var settings = DemoSettings(demo)
        for value in option.sampleValues where value != option.initial {
          settings[option] = value
          XCTAssertEqual(settings[option], value)
          XCTAssertNotEqual(settings.setup, demo.base, "\(demo.id) \(settings.assignments)")
        }
        settings[option] = option.initial
        XCTAssertTrue(settings.isInitial)
        XCTAssertEqual(settings.setup, demo.base)
      }
    }
  }

  func testTheOrderInWhichControlsAreUsedDoesNotMatter() {
    for demo in Demo.pages {
      var forward = DemoSettings(demo)
      var backward = DemoSettings(demo)
      for option in demo.options { forward[option] = option.sampleValues.last! }
      for option in demo.options.reversed() { backward[option] = option.sampleValues.last! }
      XCTAssertEqual(forward.setup, backward.setup)
    }
  }

  func testWordsStandForTheValueTheyWereMadeFrom() throws {
    for demo in Demo.pages {
      for settings in demo.variations() {
        var read = DemoSettings(demo)
        for assignment in settings.assignments { try read.assign(assignment) }
        XCTAssertEqual(read.setup, settings.setup, "\(settings.assignments)")
        XCTAssertEqual(read.assignments, settings.assignments)
      }
      for option in demo.options {
        let texts = option.sampleValues.map(option.text(for:))
        XCTAssertEqual(Set(texts).count, Set(option.sampleValues).count, "\(option.id): \(texts)")
      }
    }
  }

  func testWordsInAnyLetters() throws {
    var settings = DemoSettings(.pills)
    try settings.assign("buttons=beside-the-row")
    try settings.assign("tabs=1000")
    try settings.assign("badges=on")
    XCTAssertEqual(settings.setup.configuration.overflow.placement, .inline)
    XCTAssertEqual(settings.setup.items.count, 1_000)
    XCTAssertEqual(settings.setup.items[6].badge, "7")
    XCTAssertEqual(settings.assignments, ["buttons=beside-the-row", "tabs=1000", "badges=on"])
  }

  func testWordsThatStandForNothingAreRefusedAndChangeNothing() {
    var settings = DemoSettings(.pills)
    func refusal(of text: String) -> DemoSettings.AssignmentError? {
      do throws(DemoSettings.AssignmentError) { try settings.assign(text) } catch { return error }
      return nil
    }
    XCTAssertEqual(refusal(of: "badges"), .form("badges"))
    XCTAssertEqual(refusal(of: "badges=yes"), .value("yes", option: "badges", accepted: "on or off"))
    XCTAssertEqual(refusal(of: "tabs=1001"), .value("1001", option: "tabs", accepted: "3 to 1000"))
    XCTAssertEqual(refusal(of: "tabs=nan"), .value("nan", option: "tabs", accepted: "3 to 1000"))
    XCTAssertEqual(
      refusal(of: "colour=red"),
      .option("colour", demo: "pills", known: Demo.pills.options.map(\.id)))
    XCTAssertTrue(settings.isInitial)
    XCTAssertEqual(
      refusal(of: "tabs=2")?.sentence, "'2' is no value of 'tabs'; it takes 3 to 1000")
  }

  func testValuesThatDoNotFitTakeTheNearestThatDoes() throws {
    var settings = DemoSettings(.pills)
    let count = try XCTUnwrap(Demo.pills.option("tabs"))
    for (given, taken) in [(-1.0, 3.0), (4.4, 4), (1e9, 1_000), (.nan, 3), (-.infinity, 3), (.infinity, 1_000)] {
      settings[count] = .number(given)
      XCTAssertEqual(settings[count], .number(taken), "\(given)")
      XCTAssertEqual(settings.setup.items.count, Int(taken))
    }
    let buttons = try XCTUnwrap(Demo.pills.option("buttons"))
    settings[buttons] = .choice(3)
    XCTAssertEqual(settings[buttons], .choice(0))
    settings[buttons] = .toggle(true)
    XCTAssertEqual(settings[buttons], .choice(0))
    XCTAssertEqual(Demo.chips.option("buttons")?.id, nil)
  }

  func testAnOptionOfAnotherPageIsLeftAlone() throws {
    var settings = DemoSettings(.chips)
    settings[try XCTUnwrap(Demo.pills.option("buttons"))] = .choice(2)
    XCTAssertTrue(settings.isInitial)
    XCTAssertEqual(settings.setup, Demo.chips.base)
  }

  func testARequestIsDoneOncePerPressAndWithWhatIsSetThen() throws {
    var settings = DemoSettings(.tenThousand)
    let before = settings.setup
    try settings.assign("number=5000")
    XCTAssertEqual(settings.setup.deeds(since: before), [], "the number alone asks for nothing")
    try settings.assign("jump=1")
    let first = settings.setup
    XCTAssertEqual(first.deeds(since: before), [.select("tab-5000")])
    XCTAssertEqual(first.deeds(since: first), [])
    try settings.assign("number=7")
    XCTAssertEqual(settings.setup.deeds(since: first), [], "done already")
    try settings.assign("show=1")
    try settings.assign("reveal=to-the-start")
    XCTAssertEqual(settings.setup.deeds(since: first), [.reveal("tab-7", .leading)])
    try settings.assign("jump=2")
    XCTAssertEqual(settings.setup.deeds(since: first), [.select("tab-7"), .reveal("tab-7", .leading)])
  }

  func testAPageHasASectionForEachTabHoweverItIsSet() throws {
    for settings in Demo.stickySections.pairedVariations() {
      let setup = settings.setup
      let page = try XCTUnwrap(setup.page)
      XCTAssertEqual(page.sections.count, setup.items.count, "\(settings.assignments)")
      XCTAssertTrue(page.sections.allSatisfy { $0.height > 0 && !$0.text.isEmpty })
    }
    var settings = DemoSettings(.stickySections)
    let before = try XCTUnwrap(settings.setup.page).sections.map(\.height)
    try settings.assign("grow=2")
    try settings.assign("short-last=on")
    try settings.assign("hero=off")
    let page = try XCTUnwrap(settings.setup.page)
    XCTAssertEqual(page.sections.map(\.height), [before[0] + 240, 110, 110])
    XCTAssertNil(page.hero)
  }

  func testEditsOfThePlaygroundKeepIdentities() throws {
    var settings = DemoSettings(.playground)
    let base = settings.setup.items.map(\.id)
    try settings.assign("insert-first=2")
    XCTAssertEqual(settings.setup.items.map(\.id), ["first-2", "first-1"] + base)
    try settings.assign("remove=1")
    XCTAssertEqual(settings.setup.items.map(\.id), ["first-2", "first-1"] + base.dropFirst())
    try settings.assign("move=1")
    XCTAssertEqual(settings.setup.items.map(\.id), ["first-1"] + base.dropFirst() + ["first-2"])
    try settings.assign("badge=100")
    XCTAssertEqual(settings.setup.items[1].badge, "99+")
  }
}

import CGtk4
import TabStripCore
import TabStripGTK
import XCTest

/// Several selected tabs, none, and a pager's position, on the real widget.
final class SelectionTests: GTKTestCase {
  private static let five = ["One", "Two", "Three", "Four", "Five"]

  @MainActor
  private static func several(_ min: Int, _ max: Int, _ direction: WritingDirection) -> (
    stage: Stage, told: () -> [String]
  ) {
    var configuration = TabStripConfiguration.pills
    configuration.selectionMode = .multiple(min: min, max: max)
    configuration.overflow = OverflowConfiguration()
    let stage = Stage(five, configuration: configuration, direction: direction)
    stage.strip.onDeselect = { [unowned stage] id, cause in stage.selections.append("-\(id) \(cause)") }
    return (
      stage,
      { [unowned stage] in
        defer { stage.selections = [] }
        return stage.selections
      }
    )
  }

  @MainActor
  private static func drawn(_ stage: Stage) -> Set<String> { Set(stage.tabs.filter(\.isSelected).map(\.title)) }

  /// Red by: a tab taken out is told as one that was chosen.
  func testE8_SeveralTabsAreChosenAndTakenOut() throws {
    try onDisplay {
      for direction in [WritingDirection.leftToRight, .rightToLeft] {
        let (stage, told) = Self.several(1, 3, direction)
        XCTAssertEqual(stage.strip.selections, ["One"], "\(direction): at least one")
        try stage.click("One")
        XCTAssertEqual(told(), [], "the last one stays")
        try stage.click("Three")
        try stage.click("Two")
        XCTAssertEqual(told(), ["Three tap", "Two tap"])
        XCTAssertEqual(stage.strip.selections, ["Two", "Three", "One"], "the last one first")
        XCTAssertEqual(Self.drawn(stage), ["One", "Two", "Three"])
        try stage.click("Four")
        XCTAssertEqual(told(), [], "no more than three")
        try stage.click("One")
        XCTAssertEqual(told(), ["-One tap", "none tap"])
        XCTAssertEqual(stage.strip.selections, ["Two", "Three"])
        XCTAssertEqual(Self.drawn(stage), ["Two", "Three"])
        XCTAssertEqual(Self.five.map(stage.strip.isSelected), [false, true, true, false, false])
        XCTAssertFalse(stage.strip.isSelected("Six"))
        stage.close()
      }
    }
  }

  /// Red by: deselect(_:) of the program asks as a user does.
  func testE8_AProgramChoosesSeveralSilently() throws {
    try onDisplay {
      for direction in [WritingDirection.leftToRight, .rightToLeft] {
        let (stage, told) = Self.several(0, 3, direction)
        stage.strip.shouldSelect = { _, _ in false }
        stage.strip.shouldDeselect = { _, _ in false }
        XCTAssertEqual(stage.strip.selections, [])
        for id in ["Five", "One", "Six"] { stage.strip.select(id) }
        stage.rest()
        XCTAssertEqual(Self.drawn(stage), ["One", "Five"], "\(direction)")
        stage.strip.deselect("Five")
        stage.strip.deselect("Two")
        stage.strip.deselect("Six")
        stage.rest()
        XCTAssertEqual(Self.drawn(stage), ["One"])
        XCTAssertEqual(told(), [])
        stage.strip.reportsProgrammaticChanges = true
        stage.strip.select("Two")
        stage.strip.deselect("One")
        XCTAssertEqual(told(), ["Two program", "-One program", "none program"])
        stage.strip.select(nil)
        XCTAssertEqual(stage.strip.selections, [])
        stage.close()
      }
    }
  }

  /// Red by: the veto for what is taken out is not asked.
  func testE8_AVetoKnowsWhichTabIsToGo() throws {
    try onDisplay {
      for direction in [WritingDirection.leftToRight, .rightToLeft] {
        let (stage, told) = Self.several(0, 5, direction)
        var asked: [String] = []
        stage.strip.shouldDeselect = { id, cause in
          asked.append("-\(id) \(cause)")
          return id != "Two"
        }
        stage.strip.shouldSelect = { id, cause in
          asked.append("\(id ?? "none") \(cause)")
          return id != "Three"
        }
        for id in ["One", "Two", "Three", "One", "Two"] { try stage.click(id) }
        XCTAssertEqual(asked, ["One tap", "Two tap", "Three tap", "-One tap", "none tap", "-Two tap"], "\(direction)")
        XCTAssertEqual(told(), ["One tap", "Two tap", "-One tap", "none tap"])
        XCTAssertEqual(Self.drawn(stage), ["Two"])
        stage.strip.remove("Two")
        XCTAssertEqual(told(), ["none removal"], "who removed it knows which")
        stage.close()
      }
    }
  }

  /// Red by: a pager's position is told from the tab before.
  func testAPagersPositionTakesTheIndicatorAlong() throws {
    try onDisplay {
      for direction in [WritingDirection.leftToRight, .rightToLeft] {
        let stage = Stage(
          Self.five, style: .selectionList, configuration: .selectionList, direction: direction, selection: "Two")
        var reports: [Diagnostics] = []
        stage.strip.onDiagnostics = { reports.append($0) }
        let (two, three, five) = (try stage.tab("Two"), try stage.tab("Three"), try stage.tab("Five"))
        stage.strip.track(position: 1.25)
        stage.rest()
        let quarter = try XCTUnwrap(stage.mark)
        XCTAssertEqual(quarter.middle, two.middle + (three.middle - two.middle) / 4, accuracy: 1, "\(direction)")
        XCTAssertEqual(stage.strip.selection, "Two", "chosen is what the pager comes to rest at")
        stage.strip.track(from: "Two", by: 0.75)
        stage.rest()
        let later = try XCTUnwrap(stage.mark)
        XCTAssertEqual(later.middle, two.middle + (three.middle - two.middle) * 0.75, accuracy: 1)
        stage.strip.track(from: "Six", by: 0.5)
        stage.strip.track(position: .nan)
        stage.strip.endTracking()
        stage.rest()
        XCTAssertEqual(reports, [.input], "a position that is no number changes nothing, and is told")
        XCTAssertEqual(stage.strip.selection, "Three")
        XCTAssertEqual(stage.selections, ["Three tracking"])
        XCTAssertEqual(try XCTUnwrap(stage.mark).middle, three.middle, accuracy: 1)
        stage.strip.track(position: 99)
        stage.rest()
        XCTAssertEqual(try XCTUnwrap(stage.mark).middle, five.middle, accuracy: 1, "as far as the row goes")
        try stage.click("One")
        stage.strip.endTracking()
        stage.rest()
        XCTAssertEqual(stage.strip.selection, "One", "a choice ends it")
        XCTAssertEqual(stage.selections, ["Three tracking", "One tap"])
        stage.close()
      }
    }
  }

  /// Red by: the second look is drawn as far as the first one is to be.
  func testTheLooksBlendAsFarAsThePagerHasGone() throws {
    try onDisplay {
      for direction in [WritingDirection.leftToRight, .rightToLeft] {
        var style = TabStripStyle.pills
        style.bodyColor = StateValues(.background, selected: .accent)
        var configuration = TabStripConfiguration.pills
        configuration.overflow = OverflowConfiguration()
        configuration.reveal = RevealPolicies(.none)
        let stage = Stage(
          ["Ill", "Ill too"], style: style, configuration: configuration, direction: direction, selection: "Ill")
        let (first, second) = (try stage.tab("Ill"), try stage.tab("Ill too"))
        // Body of both tabs, beside the title.
        @MainActor func bodies() -> [Int] {
          let picture = Picture(of: stage.window.pointer)
          return [first, second].map { picture[Int($0.x) + 9, 24].red }
        }
        let (chosen, plain) = (bodies()[0], bodies()[1])
        XCTAssertGreaterThan(plain - chosen, 60)
        for part in [0.25, 0.5, 0.75, 1] {
          stage.strip.track(position: part)
          stage.rest()
          let wanted = [chosen, plain].map { Double($0) }
          XCTAssertEqual(Double(bodies()[0]), wanted[0] + (wanted[1] - wanted[0]) * part, accuracy: 2, "\(direction)")
          XCTAssertEqual(Double(bodies()[1]), wanted[1] + (wanted[0] - wanted[1]) * part, accuracy: 2, "\(direction)")
        }
        stage.strip.endTracking()
        stage.rest()
        XCTAssertEqual(bodies(), [plain, chosen])
        XCTAssertEqual(stage.strip.widget.children.filter { $0.cssName == "tab" }.count, 3, "two, and the gauge")
        stage.close()
      }
    }
  }
}

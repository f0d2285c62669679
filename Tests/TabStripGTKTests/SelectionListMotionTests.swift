import CGtk4
import TabStripCore
import TabStripGTK
import XCTest

/// Rows B12–B17 of the source systems on the real widget: where a selection list brings its tabs. "Red by" names a fault that turns the test
/// red.
final class SelectionListMotionTests: GTKTestCase {
  private static let cars = ["ALL CARS", "AUDI", "BITTER", "BMW", "BÜSSING", "GUMPERT", "MAN", "SAAB", "VOLVO"]

  /// Red by: the list reveals without its margin.
  func testB12_B17_ATabComesIntoViewByTheLeastWayWithItsMargin() throws {
    try onDisplay {
      try Stage.inBothDirections(Self.cars, style: .selectionList, configuration: .selectionList) { stage, direction in
        XCTAssertEqual(try stage.room(beside: "ALL CARS", direction).leading, 10, "\(direction)")
        // The first that does not show with its margin.
        let beyond = try XCTUnwrap(
          try Self.cars.first { car in
            guard stage.tabs.contains(where: { $0.title == car }) else { return true }
            return try stage.room(beside: car, direction).trailing < 10
          })
        XCTAssertNotEqual(beyond, "VOLVO")
        stage.strip.select(beyond)
        stage.rest()
        XCTAssertEqual(try stage.room(beside: beyond, direction).trailing, 10, accuracy: 1, "\(direction)")
        let before = try stage.room(beside: "BMW", direction)
        try stage.click("BMW")
        XCTAssertEqual(
          try stage.room(beside: "BMW", direction).leading, before.leading, "\(direction): it shows already")
        stage.strip.select("VOLVO")
        stage.rest()
        XCTAssertEqual(try stage.room(beside: "VOLVO", direction).trailing, 10, accuracy: 1, "\(direction)")
        stage.strip.select("AUDI")
        stage.rest()
        XCTAssertEqual(try stage.room(beside: "AUDI", direction).leading, 10, accuracy: 1, "\(direction)")
      }
    }
  }

  /// Red by: tabs are spread with room between them only.
  func testB13_TabsThatFitAreSpreadCentredOrClustered() throws {
    try onDisplay {
      let titles = ["BMW", "AUDI", "MAN"]
      for distribution in [Distribution.spaceAround, .center, .leading, .trailing] {
        var configuration = TabStripConfiguration.selectionList
        configuration.distribution = distribution
        try Stage.inBothDirections(titles, style: .selectionList, configuration: configuration) { stage, direction in
          let rooms = try titles.map { try stage.room(beside: $0, direction) }
          let widths = try titles.map { try stage.tab($0).width }
          let free = 390 - 20 - widths.reduce(0, +)
          let before = (0..<3).map { widths.prefix($0).reduce(0, +) }
          let starts: [Double] =
            switch distribution {
            case .spaceAround: (0..<3).map { 10 + before[$0] + free * Double(2 * $0 + 1) / 6 }
            case .center: before.map { 10 + free / 2 + $0 }
            case .trailing: before.map { 10 + free + $0 }
            default: before.map { 10 + $0 }
            }
          for (room, start) in zip(rooms, starts) {
            XCTAssertEqual(room.leading, start, accuracy: 1, "\(direction) \(distribution)")
          }
        }
      }
    }
  }

  /// Red by: the first tab's room is reckoned from the last one.
  func testB14_EveryTabCanBeInTheMiddle() throws {
    try onDisplay {
      var configuration = TabStripConfiguration.selectionList
      configuration.centersEnds = true
      configuration.reveal = RevealPolicies(.center)
      try Stage.inBothDirections(["MAN", "BMW", "ALL CARS"], style: .selectionList, configuration: configuration) {
        stage, direction in
        for car in ["MAN", "BMW", "ALL CARS", "MAN"] {
          if stage.strip.selection != car { try stage.click(car) }
          XCTAssertEqual(try stage.tab(car).middle, 195, accuracy: 1, "\(direction) \(car)")
        }
      }
    }
  }

  /// Red by: the row rests where the hand leaves it.
  func testB15_ADragComesToRestWithATabInTheMiddle() throws {
    try onDisplay {
      var configuration = TabStripConfiguration.selectionList
      configuration.centersEnds = true
      configuration.scrolling.snap = .center
      configuration.reveal = RevealPolicies(.center)
      Stage.inBothDirections(Self.cars, style: .selectionList, configuration: configuration) { stage, direction in
        let sign = direction == .leftToRight ? -1.0 : 1.0
        for (distance, rests) in [(70.0, true), (47, true), (90, false)] {
          let before = stage.tabs.min { abs($0.middle - 195) < abs($1.middle - 195) }?.title
          stage.drag(from: 195, to: 195 + sign * distance, y: 16, rests: rests)
          let nearest = stage.tabs.min { abs($0.middle - 195) < abs($1.middle - 195) }
          XCTAssertEqual(nearest?.middle ?? 0, 195, accuracy: 1, "\(direction): after \(distance)")
          XCTAssertNotEqual(nearest?.title, before, "\(direction): it has moved")
        }
        XCTAssertEqual(stage.selections, [], "snapping selects nothing")
      }
    }
  }

  /// Red by: whatever moves the row selects what passes the middle.
  func testB16_OnlyAHandThatMovesTheRowSelectsWhatIsInTheMiddle() throws {
    try onDisplay {
      var configuration = TabStripConfiguration.selectionList
      configuration.centersEnds = true
      configuration.selectsCentralTab = true
      configuration.reveal = RevealPolicies(.center)
      try Stage.inBothDirections(Self.cars, style: .selectionList, configuration: configuration) { stage, direction in
        try stage.click("BITTER")
        stage.strip.select("MAN")
        stage.rest()
        stage.strip.select("ALL CARS")
        stage.rest()
        XCTAssertEqual(stage.selections, ["BITTER tap"], "\(direction): the way there selects nothing")
        let sign = direction == .leftToRight ? -1.0 : 1.0
        let way = abs(try stage.tab("BITTER").middle - 195)
        stage.drag(from: 195 - sign * 80, to: 195 - sign * 80 + sign * way, y: 16, rests: true)
        XCTAssertEqual(
          stage.selections, ["BITTER tap", "AUDI centralTab", "BITTER centralTab"], "\(direction): each as it passes")
        XCTAssertTrue(try stage.tab("BITTER").isSelected)
      }
    }
  }
}

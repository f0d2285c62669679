import CGtk4
import TabStripCore
import TabStripGTK
import XCTest

/// Looks and behaviour that an app sets one after the other, also while the engine has to wait with them.
final class SettingTests: GTKTestCase {
  func testWhatIsSetInAVetoBuildsOnWhatWasSetThere() throws {
    try onDisplay {
      try Stage.inBothDirections(["One", "Two", "Three"]) { stage, direction in
        let narrow = try stage.tab("One").width
        stage.strip.shouldSelect = { [unowned strip = stage.strip] _, _ in
          strip.style.horizontalPadding += 10
          strip.style.spacing = 40
          strip.configuration.distribution = .trailing
          strip.configuration.selectionMode = .optional
          return true
        }
        try stage.click("Two")
        stage.rest()
        XCTAssertEqual(try stage.tab("One").width, narrow + 20, "\(direction): the padding")
        let gap = abs(try stage.tab("Two").middle - stage.tab("One").middle)
        let half = (try stage.tab("Two").width + stage.tab("One").width) / 2
        XCTAssertEqual(gap - half, 40, accuracy: 1, "\(direction): the spacing")
        let room = try stage.room(beside: "Three", direction)
        XCTAssertEqual(room.trailing, stage.strip.style.trailingInset, accuracy: 1, "\(direction): the distribution")
        stage.strip.shouldSelect = nil
        try stage.click("Two")
        XCTAssertNil(stage.strip.selection, "\(direction): the mode")
      }
    }
  }
}

import CGtk4
import TabStripCore
import TabStripGTK
import XCTest

final class OverflowButtonTests: GTKTestCase {
  func testButtonsShowOnlyWhereThereIsMore() throws {
    try onDisplay {
      try Stage.inBothDirections { stage, direction in
        XCTAssertEqual(stage.overflowButtons, ["trailing"], "\(direction)")
        try stage.click("Podcasts")
        XCTAssertEqual(stage.overflowButtons, ["leading", "trailing"], "\(direction)")
        stage.strip.select("Cooking")
        stage.rest()
        XCTAssertEqual(stage.overflowButtons, ["leading"], "\(direction)")
        stage.window.resize(width: 900, height: 48)
        XCTAssertEqual(stage.overflowButtons, [], "\(direction): everything fits")
      }
    }
  }

  func testPressPagesByItem() throws {
    try onDisplay {
      try Stage.inBothDirections { stage, direction in
        let trailing = direction == .leftToRight ? stage.width - 20 : 20
        stage.moveMouse(to: trailing)
        XDoTool.click()
        stage.rest()
        // The last tab that was whole in view is Podcasts, so the next one goes to the middle.
        XCTAssertEqual(try stage.tab("Football").middle, stage.width / 2, accuracy: 1, "\(direction)")
        stage.moveMouse(to: stage.width - trailing)
        XDoTool.click()
        stage.rest()
        XCTAssertFalse(stage.overflowButtons.isEmpty)
        XCTAssertEqual(stage.selections, [], "\(direction): paging selects nothing")
      }
    }
  }

  func testHeldButtonRepeatsToTheEnd() throws {
    try onDisplay {
      try Stage.inBothDirections { stage, direction in
        stage.moveMouse(to: direction == .leftToRight ? stage.width - 20 : 20)
        XDoTool.press()
        XCTAssertTrue(
          MainLoop.run(seconds: 8) { stage.overflowButtons == ["leading"] }, "\(direction): it arrives at the end")
        XDoTool.release()
        stage.rest()
        let last = try stage.tab("Cooking")
        XCTAssertEqual(
          direction == .leftToRight ? stage.width - last.x - last.width : last.x, 12, accuracy: 1, "\(direction)")
      }
    }
  }

  func testButtonShowsPressAndHover() throws {
    try onDisplay {
      let stage = Stage()
      let button = try XCTUnwrap(stage.strip.widget.children.first { gtk_widget_has_css_class($0, "trailing") != 0 })
      @MainActor func has(_ flag: GtkStateFlags) -> Bool {
        gtk_widget_get_state_flags(button).rawValue & flag.rawValue != 0
      }
      stage.moveMouse(to: stage.width - 20)
      XCTAssertTrue(MainLoop.run { has(GTK_STATE_FLAG_PRELIGHT) })
      XDoTool.press()
      XCTAssertTrue(MainLoop.run { has(GTK_STATE_FLAG_ACTIVE) })
      XDoTool.release()
      XCTAssertTrue(MainLoop.run { !has(GTK_STATE_FLAG_ACTIVE) })
      stage.close()
    }
  }
}

extension Stage {
  /// The ends at which a button shows.
  var overflowButtons: [String] {
    strip.widget.children.filter { $0.cssName == "button" && gtk_widget_get_child_visible($0) != 0 }
      .map { gtk_widget_has_css_class($0, "leading") != 0 ? "leading" : "trailing" }
  }
}

import CGtk4
import TabStripCore
import TabStripGTK
import XCTest

final class KeyTests: GTKTestCase {
  func testArrowsGoAsTheyPoint() throws {
    try onDisplay {
      try Stage.inBothDirections { stage, direction in
        stage.focus()
        let (onward, back) = direction == .leftToRight ? ("Right", "Left") : ("Left", "Right")
        stage.key(onward)
        XCTAssertEqual(stage.strip.selection, "Music", "\(direction)")
        XCTAssertTrue(try stage.tab("Music").showsFocus, "\(direction)")
        stage.key(onward)
        XCTAssertEqual(stage.strip.selection, "Live", "\(direction)")
        stage.key(back)
        XCTAssertEqual(stage.strip.selection, "Music", "\(direction)")
        stage.key("End")
        XCTAssertEqual(stage.strip.selection, "Cooking", "\(direction)")
        let last = try stage.tab("Cooking")
        XCTAssertTrue(last.x >= 0 && last.x + last.width <= stage.width, "\(direction): it is in view")
        stage.key("Home")
        XCTAssertEqual(stage.strip.selection, "For you", "\(direction)")
        XCTAssertEqual(
          stage.selections, ["Music", "Live", "Music", "Cooking", "For you"].map { $0 + " keyboard" }, "\(direction)")
      }
    }
  }

  func testSpaceAndReturnChooseWhereArrowsOnlyMove() throws {
    try onDisplay {
      var configuration = TabStripConfiguration.pills
      configuration.keyboard.selectsOnFocus = false
      let stage = Stage(configuration: configuration)
      stage.focus()
      stage.key("Right")
      XCTAssertEqual(stage.strip.selection, "For you")
      XCTAssertTrue(try stage.tab("Music").showsFocus)
      stage.key("space")
      XCTAssertEqual(stage.strip.selection, "Music")
      stage.key("Right")
      stage.key("Return")
      XCTAssertEqual(stage.strip.selection, "Live")
      stage.close()
    }
  }

  func testOneTabStopAndFocusIsShownForKeysOnly() throws {
    try onDisplay {
      let before = gtk_button_new_with_label("before")!
      let after = gtk_button_new_with_label("after")!
      let stage = Stage(Stage.topics.map { TabStripItem(id: $0, title: $0) }, height: 140) { strip in
        let column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
        for child in [before, strip, after] {
          gtk_box_append(UnsafeMutableRawPointer(column).assumingMemoryBound(to: GtkBox.self), child)
        }
        return column
      }
      gtk_widget_grab_focus(before)
      stage.key("Tab")
      XCTAssertTrue(stage.strip.widget.hasFocusWithin)
      XCTAssertTrue(try stage.tab("For you").showsFocus)
      stage.key("Tab")
      XCTAssertTrue(gtk_widget_has_focus(after) != 0)
      XCTAssertFalse(try stage.tab("For you").showsFocus)
      stage.key("shift+Tab")
      XCTAssertTrue(stage.strip.widget.hasFocusWithin)
      stage.key("shift+Tab")
      XCTAssertTrue(gtk_widget_has_focus(before) != 0)
      try stage.click("Music")
      XCTAssertTrue(stage.strip.widget.hasFocusWithin)
      XCTAssertFalse(try stage.tab("Music").showsFocus, "a click needs no ring")
      stage.key("Right")
      XCTAssertTrue(try stage.tab("Live").showsFocus)
      stage.close()
    }
  }

  func testKeysWithModifiersStayTheWindows() throws {
    try onDisplay {
      let stage = Stage()
      stage.focus()
      stage.key("ctrl+Right")
      stage.key("alt+End")
      XCTAssertEqual(stage.strip.selection, "For you")
      stage.close()
    }
  }
}

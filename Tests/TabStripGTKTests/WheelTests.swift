import CGtk4
import TabStripCore
import TabStripGTK
import XCTest

/// Wheel notches: X has them as buttons 4 (up), 5 (down), 6 (left) and 7 (right).
final class WheelTests: GTKTestCase {
  func testVerticalNotchMovesOnward() throws {
    try onDisplay {
      try Stage.inBothDirections { stage, direction in
        let sign = direction == .leftToRight ? -1.0 : 1.0
        stage.moveMouse(to: stage.width / 2)
        let before = try stage.tab("Live").x
        XDoTool.click(button: 5)
        stage.rest()
        let after = try stage.tab("Live").x
        XCTAssertEqual((after - before) * sign, 60, "\(direction)")
        XDoTool.click(button: 4)
        stage.rest()
        XCTAssertEqual(try stage.tab("Live").x, before, "\(direction)")
        XCTAssertEqual(stage.selections, [])
      }
    }
  }

  func testHorizontalNotchMovesAsSeen() throws {
    try onDisplay {
      try Stage.inBothDirections(selection: "Podcasts") { stage, direction in
        stage.moveMouse(to: stage.width / 2)
        let before = try stage.tab("Podcasts").x
        XDoTool.click(button: 7)
        stage.rest()
        XCTAssertEqual(try stage.tab("Podcasts").x, before - 60, "\(direction)")
        XDoTool.click(button: 6)
        stage.rest()
        XCTAssertEqual(try stage.tab("Podcasts").x, before, "\(direction)")
      }
    }
  }

  func testAtTheEndTheOuterScrollerGetsTheWheel() throws {
    try onDisplay {
      let page = gtk_scrolled_window_new()!
      let stage = Stage(Stage.topics.map { TabStripItem(id: $0, title: $0) }, height: 200) { strip in
        let column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
        let box = UnsafeMutableRawPointer(column).assumingMemoryBound(to: GtkBox.self)
        gtk_box_append(box, strip)
        let filler = gtk_label_new("long")!
        gtk_widget_set_size_request(filler, -1, 900)
        gtk_box_append(box, filler)
        gtk_scrolled_window_set_child(OpaquePointer(page), column)
        return page
      }
      let adjustment = gtk_scrolled_window_get_vadjustment(OpaquePointer(page))
      stage.moveMouse(to: 100)
      MainLoop.settle()
      XDoTool.click(button: 5)
      stage.rest()
      XCTAssertEqual(gtk_adjustment_get_value(adjustment), 0, "the strip takes it while it can move")
      // The end needs no more than this many notches; the page must move by those that are left over only.
      for _ in 0..<10 {
        if stage.tabs.contains(where: { $0.title == "Cooking" && $0.x + $0.width <= stage.width }) { break }
        XDoTool.click(button: 5)
        stage.rest()
        XCTAssertEqual(gtk_adjustment_get_value(adjustment), 0)
      }
      XDoTool.click(button: 5)
      stage.rest()
      XCTAssertGreaterThan(gtk_adjustment_get_value(adjustment), 0)
      stage.close()
    }
  }
}

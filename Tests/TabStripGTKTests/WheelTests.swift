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

  func testFingersLeavingATouchpadFlingTheRow() throws {
    try onDisplay {
      try Stage.inBothDirections { stage, direction in
        // Xvfb has no touchpad: GTK's own signal stands for one. Without an event it counts in notches a second.
        let sign = direction == .leftToRight ? 1.0 : -1.0
        let before = try stage.tab("Live").x
        stage.emitDecelerate(sign * 5)
        stage.rest()
        // 5 notches of 60 points a second, which lose 2.5 of each second: 300 / 2.5.
        XCTAssertEqual((try stage.tab("Live").x - before) * sign, -120, accuracy: 12, "\(direction)")
      }
    }
  }

  func testE11_InsideAScrolledPageTheWheelIsThePagesAtTheEnd() throws {
    try onDisplay {
      for direction in [WritingDirection.leftToRight, .rightToLeft] {
        let page = gtk_scrolled_window_new()!
        let stage = Stage(Stage.topics.map { TabStripItem(id: $0, title: $0) }, direction: direction, height: 200) {
          strip in
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
          if stage.tabs.contains(where: { $0.title == "Cooking" && $0.x >= 0 && $0.x + $0.width <= stage.width }) {
            break
          }
          XDoTool.click(button: 5)
          stage.rest()
          XCTAssertEqual(gtk_adjustment_get_value(adjustment), 0)
        }
        XDoTool.click(button: 5)
        stage.rest()
        XCTAssertGreaterThan(gtk_adjustment_get_value(adjustment), 0, "\(direction)")
        stage.close()
      }
    }
  }
}

extension Stage {
  /// Has the strip's scroll controller say that fingers left at a sideways speed.
  func emitDecelerate(_ speed: Double) {
    let controllers = gtk_widget_observe_controllers(strip.widget)!
    defer { g_object_unref(gpointer(controllers)) }
    for index in 0..<g_list_model_get_n_items(controllers) {
      let controller = g_list_model_get_item(controllers, index)!
      defer { g_object_unref(controller) }
      let type = gtk_event_controller_scroll_get_type()
      guard g_type_check_instance_is_a(controller.assumingMemoryBound(to: GTypeInstance.self), type) != 0 else {
        continue
      }
      var values = [GValue](repeating: GValue(), count: 3)
      g_value_init(&values[0], type)
      g_value_set_object(&values[0], controller)
      for index in 1...2 { g_value_init(&values[index], GType(15 << 2)) }
      g_value_set_double(&values[1], speed)
      g_signal_emitv(values, g_signal_lookup("decelerate", type), 0, nil)
      g_value_unset(&values[0])
    }
  }
}

import CGtk4
import TabStripCore
import TabStripGTK
import XCTest

/// What mouse buttons do to a strip. A finger takes the same way through GTK's drag gesture, but none can be had under Xvfb.
final class PointerTests: GTKTestCase {
  func testClickSelectsAndCentres() throws {
    try onDisplay {
      try Stage.inBothDirections { stage, direction in
        XCTAssertTrue(try stage.tab("For you").isSelected, "\(direction)")
        try stage.click("Podcasts")
        XCTAssertEqual(stage.strip.selection, "Podcasts")
        XCTAssertEqual(stage.selections, ["Podcasts tap"], "\(direction)")
        let tab = try stage.tab("Podcasts")
        XCTAssertTrue(tab.isSelected)
        XCTAssertFalse(try stage.tab("Music").isSelected)
        XCTAssertEqual(tab.middle, stage.width / 2, accuracy: 1, "\(direction)")
      }
    }
  }

  func testTheFirstTabIsAtTheLeadingEnd() throws {
    try onDisplay {
      try Stage.inBothDirections { stage, direction in
        let first = try stage.tab("For you")
        let second = try stage.tab("Music")
        if direction == .leftToRight {
          XCTAssertEqual(first.x, 12)
          XCTAssertEqual(second.x, first.x + first.width + 8)
        } else {
          XCTAssertEqual(first.x + first.width, stage.width - 12)
          XCTAssertEqual(second.x + second.width, first.x - 8)
        }
      }
    }
  }

  func testPressHighlightsAndCancelsOutside() throws {
    try onDisplay {
      try Stage.inBothDirections { stage, direction in
        try stage.moveMouse(to: "Music")
        XDoTool.press()
        XCTAssertTrue(MainLoop.run { (try? stage.tab("Music").isPressed) == true }, "\(direction)")
        stage.moveMouse(to: try stage.tab("Music").middle, y: 300)
        XCTAssertTrue(MainLoop.run { (try? stage.tab("Music").isPressed) == false }, "\(direction)")
        try stage.moveMouse(to: "Music")
        XCTAssertTrue(MainLoop.run { (try? stage.tab("Music").isPressed) == true }, "\(direction)")
        stage.moveMouse(to: try stage.tab("Music").middle, y: 300)
        XDoTool.release()
        stage.rest()
        XCTAssertEqual(stage.strip.selection, "For you", "\(direction)")
        XCTAssertEqual(stage.selections, [])
      }
    }
  }

  func testTheSelectedTabIsNotHighlighted() throws {
    try onDisplay {
      let stage = Stage(selection: "Music")
      try stage.moveMouse(to: "Music")
      XDoTool.press()
      MainLoop.run(for: 0.1)
      XCTAssertFalse(try stage.tab("Music").isPressed)
      XDoTool.release()
      stage.rest()
      XCTAssertEqual(stage.selections, [])
      stage.close()
    }
  }

  func testDisabledTabTakesNoClick() throws {
    try onDisplay {
      let stage = Stage(Stage.topics.map { TabStripItem(id: $0, title: $0, isEnabled: $0 != "Music") })
      XCTAssertTrue(try stage.tab("Music").isDisabled)
      XCTAssertFalse(try stage.tab("Live").isDisabled)
      try stage.click("Music")
      XCTAssertEqual(stage.strip.selection, "For you")
      stage.strip.update(TabStripItem(id: "Music", title: "Music"))
      stage.rest()
      XCTAssertFalse(try stage.tab("Music").isDisabled)
      try stage.click("Music")
      XCTAssertEqual(stage.strip.selection, "Music")
      stage.close()
    }
  }

  func testOtherButtonsDoNothing() throws {
    try onDisplay {
      let stage = Stage()
      try stage.click("Music", button: 2)
      try stage.click("Music", button: 3)
      XCTAssertEqual(stage.strip.selection, "For you")
      XCTAssertEqual(stage.selections, [])
      stage.close()
    }
  }

  func testDragMovesTheRowAndFlingsOn() throws {
    try onDisplay {
      try Stage.inBothDirections { stage, direction in
        // The row follows the mouse leftward where it runs rightward.
        let sign = direction == .leftToRight ? -1.0 : 1.0
        let start = stage.width / 2 - sign * 100
        let tab = stage.tabs.first { $0.isSelected }
        let before = try XCTUnwrap(tab).x
        stage.moveMouse(to: start)
        // The row begins to follow once the mouse has moved by more than 8 points, and does not leap by those.
        XDoTool.perform(["mousedown", "1", "mousemove", "\(Int(start + sign * 12))", "24"])
        stage.rest()
        XCTAssertEqual(try stage.tab("For you").x, before, "\(direction): does not leap")
        var steps: [String] = []
        for step in 3...8 {
          steps += ["mousemove", "\(Int(start + sign * Double(step) * 6))", "24", "sleep", "0.016"]
        }
        XDoTool.perform(steps)
        stage.rest()
        XCTAssertEqual(try stage.tab("For you").x, before + sign * 36, "\(direction): follows the mouse")
        // Long enough that some of the moves are seen one by one by a busy machine.
        steps = []
        for step in 1...10 {
          steps += ["mousemove", "\(Int(start + sign * Double(48 + step * 10)))", "24", "sleep", "0.016"]
        }
        XDoTool.perform(steps.dropLast(2) + ["mouseup", "1"])
        stage.rest()
        let after = stage.tabs.first { $0.title == "For you" }?.x ?? sign * 1000
        XCTAssertGreaterThan((after - before) * sign, 136 + 20, "\(direction): goes on after a fling")
        XCTAssertEqual(stage.selections, [], "\(direction): a drag is no click")
      }
    }
  }

  func testAClickThatStopsAFlingSelectsNothing() throws {
    try onDisplay {
      let stage = Stage((0..<200).map { TabStripItem(id: "\($0)", title: "Tab \($0)") })
      stage.moveMouse(to: 330)
      var steps = ["mousedown", "1"]
      for step in 1...8 { steps += ["mousemove", "\(330 - step * 25)", "24", "sleep", "0.016"] }
      XDoTool.perform(steps + ["mouseup", "1", "sleep", "0.15", "mousedown", "1", "sleep", "0.1", "mouseup", "1"])
      stage.rest()
      XCTAssertEqual(stage.selections, [])
      XCTAssertNil(stage.tabs.first { $0.title == "Tab 0" && $0.x + $0.width > 0 }, "it was flung away")
      XDoTool.click()
      stage.rest()
      XCTAssertEqual(stage.selections.count, 1, "the next click selects")
      stage.close()
    }
  }

  /// As GTK's own buttons take it: GTK cancels a gesture when another button of the same mouse goes down.
  func testASecondButtonCancelsThePress() throws {
    try onDisplay {
      let stage = Stage()
      try stage.moveMouse(to: "Music")
      XDoTool.press()
      XCTAssertTrue(MainLoop.run { (try? stage.tab("Music").isPressed) == true })
      XDoTool.click(button: 3)
      XCTAssertTrue(MainLoop.run { (try? stage.tab("Music").isPressed) == false })
      XDoTool.release()
      stage.rest()
      XCTAssertEqual(stage.selections, [])
      try stage.click("Music")
      XCTAssertEqual(stage.selections, ["Music tap"], "the next click works")
      stage.close()
    }
  }

  func testAClickIsNotAlsoAClickOnTheRowAroundTheStrip() throws {
    try onDisplay {
      var activated = 0
      let list = gtk_list_box_new()!
      let stage = Stage(Stage.topics.map { TabStripItem(id: $0, title: $0) }, height: 60) { strip in
        gtk_list_box_append(OpaquePointer(list), strip)
        return list
      }
      let count: @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> Void = { _, _, counter in
        counter!.assumingMemoryBound(to: Int.self).pointee += 1
      }
      try withUnsafeMutablePointer(to: &activated) { counter in
        let handler = g_signal_connect_data(
          gpointer(list), "row-activated", unsafeBitCast(count, to: GCallback.self), counter, nil,
          GConnectFlags(rawValue: 0))
        try stage.click("Music")
        g_signal_handler_disconnect(gpointer(list), handler)
      }
      XCTAssertEqual(stage.strip.selection, "Music")
      XCTAssertEqual(activated, 0)
      stage.close()
    }
  }

  func testADragIsTakenFromWhateverTheStripLiesIn() throws {
    try onDisplay {
      let outer = gtk_gesture_drag_new()!
      let stage = Stage(Stage.topics.map { TabStripItem(id: $0, title: $0) }, height: 60) { strip in
        let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
        gtk_box_append(UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self), strip)
        gtk_widget_add_controller(box, outer)
        return box
      }
      // What comes before the mouse has moved by more than the slop belongs to nobody yet.
      let count: @convention(c) (OpaquePointer?, Double, Double, gpointer?) -> Void = { _, dx, _, counter in
        if abs(dx) > 8 { counter!.assumingMemoryBound(to: Int.self).pointee += 1 }
      }
      let counter = UnsafeMutablePointer<Int>.allocate(capacity: 1)
      counter.initialize(to: 0)
      let handler = g_signal_connect_data(
        gpointer(outer), "drag-update", unsafeBitCast(count, to: GCallback.self), counter, nil,
        GConnectFlags(rawValue: 0))
      let before = try stage.tab("Live").x
      stage.moveMouse(to: 300)
      var steps = ["mousedown", "1"]
      for step in 1...8 { steps += ["mousemove", "\(300 - step * 10)", "24", "sleep", "0.016"] }
      XDoTool.perform(steps)
      stage.rest()
      XCTAssertLessThan(try stage.tab("Live").x, before - 40)
      XCTAssertEqual(counter.pointee, 0)
      XDoTool.release()
      stage.rest()
      g_signal_handler_disconnect(gpointer(outer), handler)
      counter.deallocate()
      stage.close()
    }
  }

  func testSlowDragStopsWhereItIsLetGo() throws {
    try onDisplay {
      let stage = Stage()
      stage.moveMouse(to: 300)
      XDoTool.press()
      for step in 1...10 {
        stage.moveMouse(to: 300 - Double(step) * 6)
        MainLoop.run(for: 0.016)
      }
      MainLoop.run(for: 0.3)
      let held = try stage.tab("Music").x
      XDoTool.release()
      stage.rest()
      XCTAssertEqual(try stage.tab("Music").x, held)
      stage.close()
    }
  }

  func testHoverFollowsTheMouse() throws {
    try onDisplay {
      try Stage.inBothDirections { stage, direction in
        try stage.moveMouse(to: "Music")
        XCTAssertTrue(MainLoop.run { (try? stage.tab("Music").isHovered) == true }, "\(direction)")
        try stage.moveMouse(to: "Live")
        XCTAssertTrue(MainLoop.run { (try? stage.tab("Live").isHovered) == true }, "\(direction)")
        XCTAssertFalse(try stage.tab("Music").isHovered)
        XDoTool.move(to: 900, 500)
        XCTAssertTrue(MainLoop.run { stage.tabs.allSatisfy { !$0.isHovered } }, "\(direction)")
      }
    }
  }
}

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

  func testE4_APressHighlightsIsCancelledOutsideAndArmedAgainOnReturn() throws {
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

  func testE4_OtherButtonsDoNothing() throws {
    try onDisplay {
      try Stage.inBothDirections { stage, direction in
        try stage.click("Music", button: 2)
        try stage.click("Music", button: 3)
        XCTAssertEqual(stage.strip.selection, "For you", "\(direction)")
        XCTAssertEqual(stage.selections, [])
      }
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

  func testE1_AClickThatStopsAFlingSelectsNothing() throws {
    try onDisplay {
      Stage.inBothDirections((0..<200).map { "Tab \($0)" }) { stage, direction in
        let (start, sign) = direction == .leftToRight ? (330, -1) : (60, 1)
        stage.moveMouse(to: Double(start))
        var steps = ["mousedown", "1"]
        for step in 1...8 { steps += ["mousemove", "\(start + sign * step * 25)", "24", "sleep", "0.016"] }
        XDoTool.perform(steps + ["mouseup", "1", "sleep", "0.15", "mousedown", "1", "sleep", "0.1", "mouseup", "1"])
        stage.rest()
        XCTAssertEqual(stage.selections, [], "\(direction)")
        XCTAssertNil(
          stage.tabs.first { $0.title == "Tab 0" && $0.x + $0.width > 0 && $0.x < stage.width }, "it was flung away")
        XDoTool.click()
        stage.rest()
        XCTAssertEqual(stage.selections.count, 1, "\(direction): the next click selects")
      }
    }
  }

  /// As GTK's own buttons take it: GTK cancels a gesture when another button of the same mouse goes down.
  func testE4_ASecondButtonCancelsThePress() throws {
    try onDisplay {
      try Stage.inBothDirections { stage, direction in
        try stage.moveMouse(to: "Music")
        XDoTool.press()
        XCTAssertTrue(MainLoop.run { (try? stage.tab("Music").isPressed) == true }, "\(direction)")
        XDoTool.click(button: 3)
        XCTAssertTrue(MainLoop.run { (try? stage.tab("Music").isPressed) == false }, "\(direction)")
        XDoTool.release()
        stage.rest()
        XCTAssertEqual(stage.selections, [])
        try stage.click("Music")
        XCTAssertEqual(stage.selections, ["Music tap"], "the next click works")
      }
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

  func testE2_ADragAlongTheRowIsTakenFromWhateverTheStripLiesInAndOneAcrossIsNot() throws {
    try onDisplay {
      for direction in [WritingDirection.leftToRight, .rightToLeft] {
        let outer = gtk_gesture_drag_new()!
        let stage = Stage(Stage.topics.map { TabStripItem(id: $0, title: $0) }, direction: direction, height: 160) {
          strip in
          let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
          gtk_box_append(UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self), strip)
          gtk_widget_add_controller(box, outer)
          return box
        }
        // What comes before the mouse has moved by more than the slop belongs to nobody yet.
        let count: @convention(c) (OpaquePointer?, Double, Double, gpointer?) -> Void = { _, dx, dy, counter in
          if max(abs(dx), abs(dy)) > 8 { counter!.assumingMemoryBound(to: Int.self).pointee += 1 }
        }
        let counter = UnsafeMutablePointer<Int>.allocate(capacity: 1)
        counter.initialize(to: 0)
        let handler = g_signal_connect_data(
          gpointer(outer), "drag-update", unsafeBitCast(count, to: GCallback.self), counter, nil,
          GConnectFlags(rawValue: 0))
        let sign = direction == .leftToRight ? -1 : 1
        let before = try stage.tab("Live").x
        stage.moveMouse(to: 195)
        var steps = ["mousedown", "1"]
        for step in 1...8 { steps += ["mousemove", "\(195 + sign * step * 10)", "24", "sleep", "0.016"] }
        XDoTool.perform(steps)
        stage.rest()
        XCTAssertGreaterThan(Double(sign) * (try stage.tab("Live").x - before), 40, "\(direction)")
        XCTAssertEqual(counter.pointee, 0)
        XDoTool.release()
        stage.rest()
        let after = try stage.tab("Live").x
        stage.moveMouse(to: 195)
        steps = ["mousedown", "1"]
        for step in 1...8 { steps += ["mousemove", "195", "\(24 + step * 10)", "sleep", "0.016"] }
        XDoTool.perform(steps)
        stage.rest()
        XCTAssertGreaterThan(counter.pointee, 0, "\(direction): the page may follow it")
        XCTAssertEqual(try stage.tab("Live").x, after, "\(direction)")
        XDoTool.release()
        stage.rest()
        XCTAssertEqual(stage.selections, [])
        g_signal_handler_disconnect(gpointer(outer), handler)
        counter.deallocate()
        stage.close()
      }
    }
  }

  /// Red by: what is above and below a tab's body is nobody's.
  func testE4_TheWholeHeightAndHalfOfEachGapTakeTheClick() throws {
    try onDisplay {
      try Stage.inBothDirections(["One", "Two", "Three"]) { stage, direction in
        let (one, two) = (try stage.tab("One"), try stage.tab("Two"))
        let (left, right) = direction == .leftToRight ? (one, two) : (two, one)
        XCTAssertEqual(right.x - left.x - left.width, 8)
        @MainActor func click(_ x: Double, y: Double) -> String? {
          stage.strip.select("Three", animated: false)
          stage.moveMouse(to: x, y: y)
          XDoTool.click()
          stage.rest()
          return stage.strip.selection
        }
        XCTAssertEqual(click(one.middle, y: 0), "One", "\(direction): the topmost pixel")
        XCTAssertEqual(click(one.middle, y: 47), "One", "\(direction): the lowest")
        XCTAssertEqual(click(left.x + left.width + 2, y: 24), left.title, "\(direction): the nearer half of the gap")
        XCTAssertEqual(click(right.x - 2, y: 24), right.title, "\(direction): the other half")
        XCTAssertEqual(
          click(direction == .leftToRight ? 2 : stage.width - 3, y: 24), "Three", "before the row is nobody")
      }
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

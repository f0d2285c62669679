import CGtk4
import TabStripCore
import TabStripGTK
import XCTest

/// Widgets of the app's own in tabs.
final class OwnWidgetTests: GTKTestCase {
  func testAWidgetOfTheAppsMayAskTheStripWhileItIsMade() throws {
    try onDisplay {
      let stage = Stage(["One", "Two"], selection: "Two")
      let strip = stage.strip
      var seen: [String] = []
      strip.insert(
        TabStripItem(id: "Own", title: "Own") { [unowned strip] in
          seen.append("\(strip.selection ?? "none") of \(strip.items.count)")
          return gtk_label_new("own")!
        }, at: 0)
      stage.rest()
      XCTAssertEqual(seen, ["Two of 3"])
      stage.close()
    }
  }

  func testAWidgetOfTheAppsMayBeHandedOutAgain() throws {
    try onDisplay {
      let own = gtk_label_new("own")!
      g_object_ref_sink(own)
      let stage = Stage(["One", "Two"])
      for _ in 0..<3 {
        stage.strip.setItems([TabStripItem(id: "Own", title: "Own") { own }, TabStripItem(id: "Two", title: "Two")])
        stage.rest()
        XCTAssertNotEqual(gtk_widget_get_mapped(own), 0)
        XCTAssertGreaterThan(gtk_widget_get_width(own), 10)
      }
      stage.close()
      g_object_unref(own)
    }
  }

  func testAWidgetOfTheAppsIsShownMeasuredAndDroppedOutOfSight() throws {
    try onDisplay {
      var made = 0
      @MainActor func items(_ width: Int32) -> [TabStripItem<String>] {
        (0..<200).map { number in
          TabStripItem(
            id: "\(number)", title: "\(number)",
            makeContent: {
              made += 1
              let button = gtk_button_new_with_label("Button \(number)")!
              gtk_widget_set_size_request(button, width, 20)
              return button
            })
        }
      }
      let stage = Stage(items(150))
      let buttons = { stage.strip.widget.children.filter { $0.cssName == "tab" }.flatMap(\.children) }
      XCTAssertEqual(stage.tabs.first?.width, 150 + 28, "its own width, and the style's padding")
      // Three in sight and one beyond.
      XCTAssertLessThanOrEqual(buttons().count, 4)
      XCTAssertLessThanOrEqual(made, 6)
      stage.strip.select("199")
      stage.rest()
      XCTAssertLessThanOrEqual(buttons().count, 6)
      stage.strip.setItems(items(130))
      stage.rest()
      XCTAssertEqual(stage.tabs.last?.width, 130 + 28)
      stage.close()
    }
  }

  func testAWidgetOfTheAppsTakesItsOwnClicks() throws {
    try onDisplay {
      var button: UnsafeMutablePointer<GtkWidget>?
      let stage = Stage([
        TabStripItem(id: "plain", title: "plain"),
        TabStripItem(
          id: "busy", title: "busy",
          makeContent: {
            button = gtk_toggle_button_new_with_label("mine")
            return button!
          }),
      ])
      let tab = try XCTUnwrap(stage.tabs.last)
      stage.moveMouse(to: tab.middle)
      XDoTool.click()
      stage.rest()
      XCTAssertEqual(
        gtk_toggle_button_get_active(
          UnsafeMutableRawPointer(try XCTUnwrap(button)).assumingMemoryBound(to: GtkToggleButton.self)), 1)
      XCTAssertEqual(stage.strip.selection, "plain")
      stage.moveMouse(to: tab.x + 5)
      XDoTool.click()
      stage.rest()
      XCTAssertEqual(stage.strip.selection, "busy", "beside it the tab is clicked")
      stage.close()
    }
  }

  /// An app that keeps its widget hands out the same one each time it is asked.
  func testAWidgetThatTheAppKeepsStaysInItsTabWithTheFocusInIt() throws {
    try onDisplay {
      for direction in [WritingDirection.leftToRight, .rightToLeft] {
        let entry = gtk_entry_new()!
        g_object_ref_sink(entry)
        let stage = Stage(
          [
            TabStripItem(id: "plain", title: "plain"),
            TabStripItem(id: "own", title: "own", makeContent: { entry }),
          ], direction: direction)
        defer { TestDisplay.resetSettings() }
        let tab = gtk_widget_get_parent(entry)
        XCTAssertNotNil(tab, "\(direction)")
        gtk_widget_grab_focus(entry)
        @MainActor func check(_ change: String) {
          stage.rest()
          XCTAssertEqual(gtk_widget_get_parent(entry), tab, "\(direction): \(change)")
          XCTAssertNotEqual(gtk_widget_get_mapped(entry), 0, "\(direction): \(change)")
          XCTAssertTrue(entry.hasFocusWithin, "\(direction): \(change)")
        }
        stage.strip.style = .chips
        check("another style")
        stage.strip.style.horizontalPadding += 3
        check("another padding")
        TestDisplay.set("gtk-xft-dpi", Int32(1.5 * 96 * 1024))
        check("larger text")
        stage.strip.setItems(stage.strip.items)
        check("the same items again")
        XDoTool.run("key", "x")
        stage.rest()
        XCTAssertEqual(String(cString: gtk_editable_get_text(OpaquePointer(entry))), "x", "\(direction): typed there")
        stage.close()
        g_object_unref(entry)
      }
    }
  }

  /// An app that puts its widget elsewhere, into another tab or a box of its own, has taken it away.
  func testAWidgetThatIsTakenAwayLeavesItsTabEmptyAndNothingElse() throws {
    try onDisplay {
      try Stage.inBothDirections { stage, direction in
        var made: UnsafeMutablePointer<GtkWidget>?
        let make: @MainActor () -> UnsafeMutablePointer<GtkWidget> = {
          made = gtk_button_new_with_label("own")!
          return made!
        }
        stage.strip.setItems([
          TabStripItem(id: "own", title: "own", makeContent: make), TabStripItem(id: "plain", title: "plain"),
        ])
        stage.rest()
        gtk_widget_unparent(try XCTUnwrap(made))
        let width = try XCTUnwrap(stage.tabs.first).width
        stage.strip.style.horizontalPadding += 3
        stage.rest()
        XCTAssertGreaterThan(try XCTUnwrap(stage.tabs.first).width, width, "\(direction)")
        let box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!
        g_object_ref_sink(box)
        let kept = gtk_button_new_with_label("kept")!
        g_object_ref_sink(kept)
        gtk_box_append(UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self), kept)
        for id in ["own", "plain"] { stage.strip.update(TabStripItem(id: id, title: id) { kept }) }
        stage.rest()
        let tabs = stage.strip.widget.children.filter { $0.cssName == "tab" }
        XCTAssertEqual(tabs.filter { $0.children.contains(kept) }.count, 1, "\(direction): it is in one place")
        XCTAssertNil(gtk_widget_get_first_child(box))
        stage.strip.remove("own")
        stage.strip.remove("plain")
        stage.rest()
        XCTAssertNil(gtk_widget_get_parent(kept))
        g_object_unref(kept)
        g_object_unref(box)
      }
    }
  }
}

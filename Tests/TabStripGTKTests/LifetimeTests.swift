import CGtk4
import TabStripCore
import XCTest

@testable import TabStripGTK

/// What keeps what alive, and that nothing stays.
final class LifetimeTests: GTKTestCase {
  func testTheWidgetGoesOnWithoutItsSwiftObject() throws {
    try onDisplay {
      var chosen: [String] = []
      weak var weakStrip: TabStripWidget<String>?
      let widget: UnsafeMutablePointer<GtkWidget>
      let window: TestWindow
      do {
        let strip = TabStripWidget<String>()
        weakStrip = strip
        strip.setItems(Stage.topics.map { TabStripItem(id: $0, title: $0) })
        strip.onSelect = { id, _ in chosen.append(id ?? "none") }
        widget = strip.widget
        window = TestWindow(widget, width: 390, height: 48)
      }
      XCTAssertNil(weakStrip)
      let tab = try XCTUnwrap(widget.children.compactMap(ShownTab.init).first { $0.title == "Music" })
      XDoTool.move(to: tab.middle, 24)
      XDoTool.click()
      window.rest()
      XCTAssertEqual(chosen, ["Music"])
      let alive = AliveCount()
      alive.watch(widget)
      window.close()
      XCTAssertEqual(alive.count, 0)
    }
  }

  func testTheSwiftObjectGoesOnWithoutItsWindow() throws {
    try onDisplay {
      let alive = AliveCount()
      do {
        let stage = Stage(selection: "Music")
        alive.watch(stage.strip.widget)
        stage.close()
        XCTAssertEqual(alive.count, 1)
        stage.strip.select("Live")
        stage.strip.remove("For you")
        XCTAssertEqual(stage.strip.selection, "Live")
        XCTAssertEqual(stage.strip.items.count, 7)
        let again = TestWindow(stage.strip.widget, width: 390, height: 48)
        XCTAssertTrue(try stage.tab("Live").isSelected)
        again.close()
      }
      MainLoop.settle()
      XCTAssertEqual(alive.count, 0)
    }
  }

  func testDisposalWhileTheSwiftObjectLives() throws {
    try onDisplay {
      let stage = Stage()
      stage.strip.select("Cooking")
      gtk_window_set_child(UnsafeMutableRawPointer(stage.window.pointer).assumingMemoryBound(to: GtkWindow.self), nil)
      g_object_run_dispose(UnsafeMutableRawPointer(stage.strip.widget).assumingMemoryBound(to: GObject.self))
      MainLoop.run(for: 0.1)
      XCTAssertEqual(stage.strip.widget.children.count, 0)
      stage.strip.select("Music")
      stage.strip.insert(TabStripItem(id: "more", title: "more"), at: 0)
      XCTAssertEqual(stage.strip.items.count, 9)
      stage.close()
    }
  }

  /// GTK keeps the name of every CSS class until the program ends.
  ///
  /// Red by: every style sheet takes a name that none had before.
  func testAThousandStylesThatComeAndGoLeaveNoThousandNames() throws {
    try onDisplay {
      let strip = TabStripWidget<Int>()
      var names: Set<String> = []
      for number in 0..<1_000 {
        var style = TabStripStyle.chips
        style.spacing = 100 + Double(number)
        strip.style = style
        let classes = gtk_widget_get_css_classes(strip.widget)
        defer { g_strfreev(classes) }
        var place = classes
        while let name = place?.pointee {
          names.insert(String(cString: name))
          place = place?.advanced(by: 1)
        }
      }
      XCTAssertGreaterThan(names.count, 0)
      XCTAssertLessThanOrEqual(names.count, 3, "one in use, one that comes, one that goes: \(names)")
    }
  }

  func testTheSwiftObjectMayBeLetGoOnAnyThread() throws {
    try onDisplay {
      let alive = AliveCount()
      var strip: TabStripWidget<Int>? = TabStripWidget<Int>()
      alive.watch(strip!.widget)
      let data = Unmanaged.passRetained(strip!).toOpaque()
      strip = nil
      g_thread_join(g_thread_new("letting go", letGo, data))
      XCTAssertTrue(MainLoop.run { alive.count == 0 })
    }
  }
}

/// Runs on a thread of its own.
private let letGo: GThreadFunc = { data in
  Unmanaged<TabStripWidget<Int>>.fromOpaque(data!).release()
  return nil
}

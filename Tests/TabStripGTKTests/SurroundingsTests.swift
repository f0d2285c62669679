import CGtk4
import TabStripCore
import TabStripGTK
import XCTest

/// What changes around a strip: room, visibility, direction, theme, text size, the wish for motion.
final class SurroundingsTests: GTKTestCase {
  func testResizeKeepsTheSelectedTabInTheMiddle() throws {
    try onDisplay {
      try Stage.inBothDirections(selection: "Podcasts") { stage, direction in
        XCTAssertEqual(try stage.tab("Podcasts").middle, 195, accuracy: 1, "\(direction)")
        stage.window.resize(width: 330, height: 48)
        XCTAssertEqual(try stage.tab("Podcasts").middle, 165, accuracy: 1, "\(direction)")
        stage.window.resize(width: 900, height: 48)
        let first = try stage.tab("For you")
        XCTAssertEqual(direction == .leftToRight ? first.x : 900 - first.x - first.width, 12, "\(direction): all fits")
      }
    }
  }

  func testTheFirstFrameShowsTheSelection() throws {
    try onDisplay {
      try Stage.inBothDirections(selection: "Cooking") { stage, direction in
        let tab = try stage.tab("Cooking")
        XCTAssertTrue(tab.x >= 0 && tab.x + tab.width <= stage.width, "\(direction)")
      }
    }
  }

  func testE11_E14_AHiddenStripDrawsNothingAndComesBackWithTheSelectionInView() throws {
    try onDisplay {
      for direction in [WritingDirection.leftToRight, .rightToLeft] {
        let stage = Stage(Stage.topics.map { TabStripItem(id: $0, title: $0) }, direction: direction, height: 100) {
          strip in
          let column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
          gtk_box_append(UnsafeMutableRawPointer(column).assumingMemoryBound(to: GtkBox.self), strip)
          gtk_box_append(UnsafeMutableRawPointer(column).assumingMemoryBound(to: GtkBox.self), gtk_label_new("below"))
          return column
        }
        gtk_widget_set_visible(stage.strip.widget, 0)
        stage.rest()
        let counter = FrameCounter(stage.window.pointer)
        stage.strip.select("Cooking")
        MainLoop.run(for: 0.3)
        XCTAssertEqual(counter.updates, 0)
        XCTAssertEqual(counter.painted, 0)
        gtk_widget_set_visible(stage.strip.widget, 1)
        stage.rest()
        XCTAssertLessThanOrEqual(counter.painted, 4, "it is there at once, and does not travel")
        counter.stop()
        let tab = try stage.tab("Cooking")
        XCTAssertTrue(tab.isSelected)
        XCTAssertTrue(tab.x >= 0 && tab.x + tab.width <= stage.width)
        stage.close()
      }
    }
  }

  func testAStripHiddenWhileItMovesGoesOnWhenShown() throws {
    try onDisplay {
      let stage = Stage()
      stage.strip.select("Cooking")
      MainLoop.run(for: 0.05)
      gtk_widget_set_visible(stage.strip.widget, 0)
      MainLoop.run(for: 0.1)
      gtk_widget_set_visible(stage.strip.widget, 1)
      stage.rest()
      XCTAssertTrue(try stage.tab("Cooking").isSelected)
      try stage.click("News")
      XCTAssertEqual(stage.strip.selection, "News")
      XCTAssertTrue(try stage.tab("News").isSelected)
      stage.close()
    }
  }

  func testDirectionMayChangeWhileShown() throws {
    try onDisplay {
      let stage = Stage()
      let before = stage.tabs.map { ($0.title, $0.x, $0.width) }
      gtk_widget_set_direction(stage.strip.widget, GTK_TEXT_DIR_RTL)
      stage.rest()
      for (title, x, width) in before {
        XCTAssertEqual(try stage.tab(title).x, stage.width - x - width, title)
      }
      gtk_widget_set_direction(stage.strip.widget, GTK_TEXT_DIR_LTR)
      stage.rest()
      XCTAssertEqual(stage.tabs.map(\.x), before.map(\.1))
      stage.close()
    }
  }

  func testADarkThemeIsFollowed() throws {
    try onDisplay {
      defer { TestDisplay.resetSettings() }
      let stage = Stage()
      @MainActor func brightness() throws -> (pill: Int, title: Int) {
        let tab = try stage.tab("Music")
        let picture = Picture(of: stage.window.pointer)
        let row = (Int(tab.x) + 10..<Int(tab.x + tab.width) - 10).map { picture[$0, 24].green }
        let body = picture[Int(tab.x) + 8, 24].green
        let extreme = row.max { abs($0 - body) < abs($1 - body) }!
        return (body, extreme)
      }
      let light = try brightness()
      XCTAssertGreaterThan(light.pill, 200)
      XCTAssertLessThan(light.title, 100)
      TestDisplay.set("gtk-application-prefer-dark-theme", true)
      stage.rest()
      let dark = try brightness()
      XCTAssertLessThan(dark.pill, 80)
      XCTAssertGreaterThan(dark.title, 200)
      stage.close()
    }
  }

  func testReducedMotionIsThereAtOnce() throws {
    try onDisplay {
      defer { TestDisplay.resetSettings() }
      let stage = Stage()
      /// Where a tab is seen on its way to the middle after a click, in whole points; where it starts and ends is left out.
      @MainActor func placesOnTheWay(_ title: String) throws -> Set<Int> {
        try stage.moveMouse(to: title)
        stage.rest()
        let (start, end) = (try stage.tab(title).middle, stage.width / 2)
        var places: Set<Int> = []
        XDoTool.click()
        MainLoop.run {
          guard let middle = try? stage.tab(title).middle else { return false }
          if (middle - start).magnitude > 1, (middle - end).magnitude > 1 { places.insert(Int(middle)) }
          return (middle - end).magnitude <= 1
        }
        stage.rest()
        XCTAssertEqual(try stage.tab(title).middle, end, accuracy: 1)
        return places
      }
      XCTAssertFalse(try placesOnTheWay("Podcasts").isEmpty)
      TestDisplay.set("gtk-enable-animations", false)
      stage.rest()
      XCTAssertEqual(try placesOnTheWay("Live"), [])
      stage.strip.motionPreference = .full
      XCTAssertFalse(try placesOnTheWay("Podcasts").isEmpty, "the app may insist")
      stage.close()
    }
  }

  func testTextScaleAndFontWidenTabs() throws {
    try onDisplay {
      defer { TestDisplay.resetSettings() }
      let stage = Stage(style: .chips, configuration: .chips)
      let before = try stage.tab("For you").width
      TestDisplay.set("gtk-xft-dpi", 144 * 1024)
      stage.rest()
      let larger = try stage.tab("For you").width
      // Padding stays 12 on both sides, text is half as wide again.
      XCTAssertEqual(larger - 24, (before - 24) * 1.5, accuracy: 2)
      TestDisplay.set("gtk-xft-dpi", 96 * 1024)
      TestDisplay.set("gtk-font-name", "DejaVu Sans 11")
      stage.rest()
      XCTAssertGreaterThan(try stage.tab("For you").width, before + 3)
      for tab in stage.tabs {
        let label = try XCTUnwrap(tab.widget.children.first)
        XCTAssertEqual(pango_layout_is_ellipsized(gtk_label_get_layout(OpaquePointer(label))), 0, tab.title)
      }
      stage.close()
    }
  }

  func testAStyleMayChangeWhileShown() throws {
    try onDisplay {
      let stage = Stage(selection: "Music")
      XCTAssertEqual(gtk_widget_get_height(try stage.tab("Music").widget), 32)
      stage.strip.style = .chips
      stage.rest()
      XCTAssertLessThan(gtk_widget_get_height(try stage.tab("Music").widget), 30)
      XCTAssertTrue(try stage.tab("Music").isSelected)
      XCTAssertEqual(try stage.tab("For you").x, 20)
      stage.strip.style = .pills
      stage.rest()
      var wide = TabStripStyle.pills
      wide.iconGap = 30
      wide.horizontalPadding = 40
      stage.strip.update(TabStripItem(id: "Music", title: "Music", iconName: "go-home-symbolic"))
      stage.strip.style = wide
      stage.rest()
      let parts = try stage.tab("Music").widget.children.map { try XCTUnwrap($0.x(in: stage.strip.widget)) }.sorted()
      XCTAssertEqual(Double(parts[0]), try stage.tab("Music").x + 40, "the parts stand as the new style says")
      XCTAssertEqual(parts[1] - parts[0], 16 + 30)
      stage.strip.style = .pills
      stage.rest()
      XCTAssertEqual(gtk_widget_get_height(try stage.tab("Music").widget), 32)
      stage.close()
    }
  }

  func testE11_TheStripMovesBetweenWindows() throws {
    try onDisplay {
      for direction in [WritingDirection.leftToRight, .rightToLeft] {
        let stage = Stage(direction: direction)
        let window = UnsafeMutableRawPointer(stage.window.pointer).assumingMemoryBound(to: GtkWindow.self)
        gtk_window_set_child(window, nil)
        MainLoop.settle()
        stage.strip.select("Cooking")
        let other = TestWindow(stage.strip.widget, width: 330, height: 48)
        XCTAssertEqual(try stage.room(beside: "Cooking", direction).trailing, 12, accuracy: 1, "\(direction)")
        try stage.click("News")
        XCTAssertEqual(stage.selections, ["News tap"], "\(direction): mouse and closures come along")
        other.close()
        stage.close()
      }
    }
  }

  func testNaturalSize() throws {
    try onDisplay {
      let stage = Stage(["One", "Two"])
      var (minimum, natural) = (gint(0), gint(0))
      gtk_widget_measure(stage.strip.widget, GTK_ORIENTATION_VERTICAL, -1, &minimum, &natural, nil, nil)
      XCTAssertEqual([minimum, natural], [48, 48])
      gtk_widget_measure(stage.strip.widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, nil, nil)
      XCTAssertLessThanOrEqual(minimum, 32)
      XCTAssertEqual(Double(natural), stage.tabs.map(\.width).reduce(0, +) + 12 + 8 + 12)
      stage.strip.setItems((0..<500).map { TabStripItem(id: "\($0)", title: "Tab \($0)") })
      stage.rest()
      gtk_widget_measure(stage.strip.widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, nil, nil)
      XCTAssertEqual(natural, 640)
      stage.close()
    }
  }
}

import CGtk4
import TabStripCore
import TabStripGTK
import XCTest

/// Key presses of a real keyboard.
final class KeyTests: GTKTestCase {
  /// The keys that lead on and back.
  private static func arrows(_ direction: WritingDirection) -> (onward: String, back: String) {
    direction == .leftToRight ? ("Right", "Left") : ("Left", "Right")
  }

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
      try Stage.inBothDirections(configuration: configuration) { stage, direction in
        let onward = Self.arrows(direction).onward
        stage.focus()
        stage.key(onward)
        XCTAssertEqual(stage.strip.selection, "For you", "\(direction)")
        XCTAssertTrue(try stage.tab("Music").showsFocus)
        stage.key("space")
        XCTAssertEqual(stage.strip.selection, "Music")
        stage.key(onward)
        stage.key("Return")
        XCTAssertEqual(stage.strip.selection, "Live")
        XCTAssertEqual(stage.selections, ["Music keyboard", "Live keyboard"])
      }
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
      Stage.inBothDirections { stage, direction in
        stage.focus()
        stage.key("ctrl+\(Self.arrows(direction).onward)")
        stage.key("alt+End")
        XCTAssertEqual(stage.strip.selection, "For you", "\(direction)")
      }
    }
  }

  /// Red by: the keyboard wraps whatever is set.
  func testArrowsStopAtTheEndsUnlessTheyAreToGoRound() throws {
    try onDisplay {
      for wraps in [false, true] {
        var configuration = TabStripConfiguration.pills
        configuration.keyboard.wraps = wraps
        Stage.inBothDirections(["One", "Two", "Three"], configuration: configuration) { stage, direction in
          let (onward, back) = Self.arrows(direction)
          stage.focus()
          stage.key(back)
          XCTAssertEqual(stage.strip.selection, wraps ? "Three" : "One", "\(direction)")
          stage.key("End")
          stage.key(onward)
          XCTAssertEqual(stage.strip.selection, wraps ? "One" : "Three", "\(direction)")
          XCTAssertTrue(stage.strip.widget.hasFocusWithin, "an arrow at the end leads nowhere else")
        }
      }
    }
  }

  /// Red by: Page Down is no key of the strip's.
  func testPageKeysGoByWhatIsWhollySeen() throws {
    try onDisplay {
      try Stage.inBothDirections { stage, direction in
        let seen = stage.tabs.filter { $0.x >= 0 && $0.x + $0.width <= stage.width }.count
        stage.focus()
        stage.key("Page_Down")
        XCTAssertEqual(stage.strip.selection, Stage.topics[seen], "\(direction)")
        let tab = try stage.tab(Stage.topics[seen])
        XCTAssertTrue(tab.x >= 0 && tab.x + tab.width <= stage.width, "\(direction): it is in view")
        for _ in 0..<4 { stage.key("Page_Down") }
        XCTAssertEqual(stage.strip.selection, "Cooking", "\(direction)")
        for _ in 0..<5 { stage.key("Page_Up") }
        XCTAssertEqual(stage.strip.selection, "For you", "\(direction)")
      }
    }
  }

  /// Red by: a disabled tab that the keyboard reaches is passed over by GTK.
  func testDisabledTabsArePassedOverOrReachedAsSet() throws {
    try onDisplay {
      for reaches in [false, true] {
        var configuration = TabStripConfiguration.pills
        configuration.keyboard.reachesDisabled = reaches
        for direction in [WritingDirection.leftToRight, .rightToLeft] {
          let stage = Stage(
            ["One", "Two", "Three"].map { TabStripItem(id: $0, title: $0, isEnabled: $0 != "Two") },
            configuration: configuration, direction: direction)
          let onward = Self.arrows(direction).onward
          stage.focus()
          stage.key(onward)
          XCTAssertEqual(stage.strip.selection, reaches ? "One" : "Three", "\(direction)")
          XCTAssertEqual(try stage.tab("Two").showsFocus, reaches, "\(direction)")
          stage.key("space")
          XCTAssertEqual(stage.strip.selection, reaches ? "One" : "Three", "\(direction): nor chosen by Space")
          stage.key(onward)
          XCTAssertEqual(stage.strip.selection, "Three", "\(direction)")
          stage.close()
        }
      }
    }
  }

  /// Red by: the focus is brought into view without what lies beyond it.
  func testFocusComesIntoViewWithAPeekOfTheNextTab() throws {
    try onDisplay {
      var configuration = TabStripConfiguration.pills
      configuration.keyboard.selectsOnFocus = false
      configuration.overflow = OverflowConfiguration()
      try Stage.inBothDirections(configuration: configuration) { stage, direction in
        let (onward, back) = Self.arrows(direction)
        stage.focus()
        @MainActor func peeks(_ title: String, beyond isLeft: Bool) throws {
          let tab = try stage.tab(title)
          XCTAssertTrue(tab.showsFocus, "\(direction) \(title)")
          XCTAssertEqual(isLeft ? tab.x : stage.width - tab.x - tab.width, 24, accuracy: 1, "\(direction) \(title)")
        }
        // The first that does not show whole, with as much beyond it.
        let hidden = try XCTUnwrap(
          Stage.topics.firstIndex { title in
            guard let tab = stage.tabs.first(where: { $0.title == title }) else { return true }
            return direction == .rightToLeft ? tab.x < 24 : tab.x + tab.width > stage.width - 24
          })
        let leftward = direction == .rightToLeft
        for _ in 0..<hidden { stage.key(onward) }
        try peeks(Stage.topics[hidden], beyond: leftward)
        stage.key(onward)
        try peeks(Stage.topics[hidden + 1], beyond: leftward)
        stage.key("End")
        XCTAssertTrue(try stage.tab("Cooking").showsFocus)
        for _ in 0..<5 { stage.key(back) }
        try peeks(Stage.topics[2], beyond: !leftward)
        XCTAssertEqual(stage.strip.selection, "For you")
      }
    }
  }

  /// Red by: the tab with the focus is no tab of the frame once it has gone out of sight.
  func testTheTabWithTheFocusKeepsItsWidgetHoweverFarTheRowGoes() throws {
    try onDisplay {
      try Stage.inBothDirections((0..<300).map { "Tab \($0)" }) { stage, direction in
        stage.focus()
        stage.key(Self.arrows(direction).onward)
        let widget = try stage.tab("Tab 1").widget
        for target in [150, 299, 40] {
          stage.strip.reveal("Tab \(target)")
          stage.rest()
          XCTAssertNotNil(stage.tabs.first { $0.title == "Tab \(target)" }, "\(direction)")
          XCTAssertEqual(gtk_widget_has_focus(widget), 1, "\(direction): at \(target)")
          XCTAssertEqual(stage.tabs.first { $0.widget == widget }?.title, "Tab 1")
        }
        stage.key(Self.arrows(direction).onward)
        XCTAssertEqual(stage.strip.selection, "Tab 2", "\(direction): the keys go on from there")
        let tab = try stage.tab("Tab 2")
        XCTAssertTrue(tab.x >= 0 && tab.x + tab.width <= stage.width, "\(direction)")
      }
    }
  }

  /// Red by: the strip takes the focus without a tab to give it to.
  func testAStripThatTheKeysReachNoTabOfIsNoStop() throws {
    try onDisplay {
      let (empty, disabled) = (
        [TabStripItem<String>](), ["One", "Two"].map { TabStripItem(id: $0, title: $0, isEnabled: false) }
      )
      for (items, direction) in [
        (empty, WritingDirection.leftToRight), (empty, .rightToLeft), (disabled, .leftToRight),
        (disabled, .rightToLeft),
      ] {
        let before = gtk_button_new_with_label("before")!
        let after = gtk_button_new_with_label("after")!
        let stage = Stage(items, direction: direction, height: 140) { strip in
          let column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
          for child in [before, strip, after] {
            gtk_box_append(UnsafeMutableRawPointer(column).assumingMemoryBound(to: GtkBox.self), child)
          }
          return column
        }
        gtk_widget_grab_focus(before)
        stage.key("Tab")
        XCTAssertEqual(gtk_widget_has_focus(after), 1, "\(direction) \(items.count)")
        stage.key("shift+Tab")
        XCTAssertEqual(gtk_widget_has_focus(before), 1)
        stage.moveMouse(to: 40)
        XDoTool.click()
        stage.rest()
        XCTAssertEqual(gtk_widget_has_focus(before), 1, "nor does a click take it there")
        stage.strip.setItems([TabStripItem(id: "One", title: "One")])
        stage.rest()
        stage.key("Tab")
        XCTAssertTrue(try stage.tab("One").showsFocus, "\(direction)")
        stage.strip.update(TabStripItem(id: "One", title: "One", isEnabled: false))
        stage.rest()
        stage.key("Tab")
        XCTAssertEqual(gtk_widget_has_focus(after), 1, "out of what became disabled meanwhile")
        stage.close()
      }
    }
  }
}

import CGtk4
import TabStripCore
import TabStripGTK
import XCTest

/// Items by identity, and what the strip tells of them.
final class ItemTests: GTKTestCase {
  func testInsertRemoveMoveAndUpdate() throws {
    try onDisplay {
      try Stage.inBothDirections(["One", "Two", "Three"], selection: "Two") { stage, direction in
        @MainActor func order() -> [String] {
          stage.rest()
          let titles = stage.tabs.map(\.title)
          return direction == .leftToRight ? titles : titles.reversed()
        }
        XCTAssertEqual(order(), ["One", "Two", "Three"])
        stage.strip.insert(TabStripItem(id: "New", title: "New"), at: 1)
        XCTAssertEqual(order(), ["One", "New", "Two", "Three"], "\(direction)")
        stage.strip.move("New", to: 3)
        XCTAssertEqual(order(), ["One", "Two", "Three", "New"], "\(direction)")
        let narrow = try stage.tab("One").width
        stage.strip.update(TabStripItem(id: "One", title: "One and more"))
        XCTAssertEqual(order(), ["One and more", "Two", "Three", "New"], "\(direction)")
        XCTAssertGreaterThan(try stage.tab("One and more").width, narrow)
        XCTAssertEqual(stage.strip.selection, "Two")
        XCTAssertEqual(stage.selections, [])
        stage.strip.remove("Two")
        XCTAssertEqual(order(), ["One and more", "Three", "New"], "\(direction)")
        XCTAssertEqual(stage.selections, ["Three removal"], "\(direction)")
        XCTAssertTrue(try stage.tab("Three").isSelected)
        XCTAssertEqual(stage.strip.items.map(\.id), ["One", "Three", "New"])
      }
    }
  }

  func testB3_TheSelectionStartsAtTheFirstAndSurvivesByIdentity() throws {
    try onDisplay {
      Stage.inBothDirections(["One", "Two", "Three"]) { stage, direction in
        XCTAssertEqual(stage.strip.selection, "One", "\(direction)")
        stage.strip.select("Two", animated: direction == .leftToRight)
        stage.strip.setItems(["Three", "Zero", "Two"].map { TabStripItem(id: $0, title: $0 + "!") })
        stage.rest()
        let titles = ["Three!", "Zero!", "Two!"]
        XCTAssertEqual(stage.tabs.map(\.title), direction == .leftToRight ? titles : titles.reversed())
        XCTAssertEqual(stage.strip.selection, "Two")
        XCTAssertEqual(stage.tabs.filter(\.isSelected).map(\.title), ["Two!"])
        XCTAssertEqual(stage.selections, [])
        stage.strip.setItems([])
        stage.rest()
        XCTAssertEqual(stage.tabs.count, 0)
        XCTAssertNil(stage.strip.selection)
        XCTAssertEqual(stage.selections, ["none removal"])
        stage.strip.setItems([TabStripItem(id: "New", title: "New")])
        XCTAssertEqual(stage.strip.selection, "New", "\(direction)")
        stage.strip.configuration.selectionMode = .optional
        stage.strip.select(nil)
        stage.strip.setItems(["New", "Newer"].map { TabStripItem(id: $0, title: $0) })
        stage.rest()
        XCTAssertNil(stage.strip.selection, "\(direction): none is kept as well")
        XCTAssertEqual(stage.tabs.filter(\.isSelected).count, 0)
      }
    }
  }

  func testVetoKeepsTheSelection() throws {
    try onDisplay {
      let stage = Stage()
      var asked: [String] = []
      stage.strip.shouldSelect = { id, cause in
        asked.append("\(id ?? "none") \(cause)")
        return id != "Music"
      }
      try stage.click("Music")
      XCTAssertEqual(stage.strip.selection, "For you")
      XCTAssertEqual(asked, ["Music tap"])
      try stage.click("Live")
      XCTAssertEqual(stage.strip.selection, "Live")
      stage.strip.select("Music")
      XCTAssertEqual(stage.strip.selection, "Music", "a program is not asked")
      XCTAssertEqual(asked, ["Music tap", "Live tap"])
      stage.close()
    }
  }

  /// Whatever a veto does takes place after it, in the order in which it was done.
  func testEditsFromInsideAVeto() throws {
    try onDisplay {
      let stage = Stage(["One", "Two", "Three"])
      let strip = stage.strip
      strip.shouldSelect = { [unowned strip] _, _ in
        strip.insert(TabStripItem(id: "New", title: "New"), at: 0)
        strip.update(TabStripItem(id: "New", title: "Newer"))
        strip.setItems(strip.items.reversed() + [TabStripItem(id: "New", title: "Newest")])
        strip.select("New")
        return false
      }
      try stage.click("Two")
      XCTAssertEqual(stage.tabs.map(\.title), ["Three", "Two", "One", "Newest"])
      XCTAssertEqual(strip.items.map(\.title), ["Three", "Two", "One", "Newest"])
      XCTAssertEqual(strip.selection, "New")
      XCTAssertTrue(try stage.tab("Newest").isSelected)
      stage.close()
    }
  }

  func testTitlesReplacedFromInsideAVetoAreShown() throws {
    try onDisplay {
      let stage = Stage(["One", "Two"])
      let strip = stage.strip
      strip.shouldSelect = { [unowned strip] _, _ in
        strip.setItems(["One", "Two"].map { TabStripItem(id: $0, title: $0 + "!") })
        return true
      }
      try stage.click("Two")
      XCTAssertEqual(stage.tabs.map(\.title), ["One!", "Two!"])
      stage.close()
    }
  }

  func testSelectingBeforeAnEditInAReportWarnsOfNothing() throws {
    try onDisplay {
      let stage = Stage(["One", "Two", "Three"])
      let strip = stage.strip
      strip.onSelect = { [unowned strip] _, cause in
        guard cause == .tap else { return }
        strip.select("Three")
        strip.remove("One")
      }
      try stage.click("Two")
      XCTAssertEqual(strip.selection, "Three")
      XCTAssertEqual(strip.items.map(\.id), ["Two", "Three"])
      stage.close()
    }
  }

  func testAStyleSetLaterLaysOutWhatIsInSightByItsOwnMetrics() throws {
    try onDisplay {
      let stage = Stage(["One", "Two"])
      stage.strip.style = .chips
      stage.rest()
      for tab in stage.tabs {
        let label = try XCTUnwrap(tab.widget.children.first)
        XCTAssertEqual(pango_layout_is_ellipsized(gtk_label_get_layout(OpaquePointer(label))), 0, tab.title)
      }
      stage.close()
    }
  }

  func testWhatIsTooLargeForATabStaysInside() throws {
    try onDisplay {
      var configuration = TabStripConfiguration.pills
      configuration.distribution = .fillEqually
      let titles = (0..<12).map { "Topic \($0)" }
      let stage = Stage(
        titles.map { TabStripItem(id: $0, title: $0, iconName: "go-home-symbolic", badge: "9") },
        configuration: configuration)
      for tab in stage.tabs { XCTAssertEqual(gtk_widget_get_overflow(tab.widget), GTK_OVERFLOW_HIDDEN) }
      stage.strip.setItems([TabStripItem(id: "One", title: "One")])
      stage.rest()
      for tab in stage.tabs { XCTAssertEqual(gtk_widget_get_overflow(tab.widget), GTK_OVERFLOW_VISIBLE) }
      stage.close()
    }
  }

  /// However long a title is, its width is one that Pango can still count.
  func testOnlyTheBeginningOfAnEndlessTitleCounts() throws {
    try onDisplay {
      for count in [25_000, 250_000, 400_000, 600_000] {
        let stage = Stage([TabStripItem(id: "One", title: String(repeating: "y", count: count))])
        let tab = try XCTUnwrap(stage.tabs.first)
        XCTAssertEqual(tab.title.count, 20_001)
        XCTAssertEqual(tab.title.last, "…")
        XCTAssertGreaterThan(tab.width, 100_000)
        XCTAssertLessThan(tab.width, 200_000)
        stage.close()
      }
    }
  }

  func testB2_ATapIsReportedAndOneOnTheSelectedTabWhereItIsAskedFor() throws {
    try onDisplay {
      var configuration = TabStripConfiguration.pills
      configuration.reselection = .report
      for (settings, expected) in [(TabStripConfiguration.pills, [String]()), (configuration, ["Music"])] {
        try Stage.inBothDirections(configuration: settings, selection: "Live") { stage, direction in
          var again: [String] = []
          stage.strip.onReselect = { again.append($0) }
          stage.strip.select("For you")
          stage.rest()
          XCTAssertEqual(stage.selections, [], "\(direction): the program is not told what it does")
          try stage.click("Music")
          try stage.click("Music")
          XCTAssertEqual(again, expected, "\(direction)")
          XCTAssertEqual(stage.selections, ["Music tap"])
        }
      }
    }
  }

  func testProgrammaticChangesAreSilentUnlessAskedFor() throws {
    try onDisplay {
      let stage = Stage()
      stage.strip.select("Music")
      XCTAssertEqual(stage.selections, [])
      stage.strip.reportsProgrammaticChanges = true
      stage.strip.select("Live")
      XCTAssertEqual(stage.selections, ["Live program"])
      stage.strip.select("unknown")
      XCTAssertEqual(stage.strip.selection, "Live")
      stage.close()
    }
  }

  func testEditsFromInsideAReport() throws {
    try onDisplay {
      let stage = Stage(["One", "Two", "Three"])
      let strip = stage.strip
      strip.onSelect = { [weak strip] id, cause in if let id, cause == .tap { strip?.remove(id) } }
      try stage.click("Two")
      XCTAssertEqual(stage.tabs.map(\.title), ["One", "Three"])
      XCTAssertEqual(strip.selection, "Three")
      stage.close()
    }
  }

  func testDuplicateIdentitiesAreTwoTabsAndReportedOnce() throws {
    try onDisplay {
      try Stage.inBothDirections(["One"]) { stage, direction in
        var reports: [Diagnostics] = []
        stage.strip.onDiagnostics = { reports.append($0) }
        stage.strip.setItems(
          [("One", "1"), ("One", "1b"), ("Two", "2"), ("Two", "2b")].map { TabStripItem(id: $0, title: $1) })
        stage.strip.insert(TabStripItem(id: "One", title: "1c"), at: 0)
        stage.rest()
        let titles = ["1c", "1", "1b", "2", "2b"]
        XCTAssertEqual(stage.tabs.map(\.title), direction == .leftToRight ? titles : titles.reversed())
        XCTAssertEqual(reports, [.duplicateID], "\(direction)")
        stage.strip.select("Two")
        stage.rest()
        XCTAssertTrue(try stage.tab("2").isSelected, "the first has the identity")
        try stage.click("2b")
        XCTAssertEqual(stage.selections, ["Two tap"], "\(direction): and the other goes by it, too")
        XCTAssertEqual(stage.tabs.filter(\.isSelected).map(\.title), ["2b"])
        stage.strip.remove("Two")
        stage.strip.remove("One")
        stage.rest()
        let left = ["1c", "1b", "2b"]
        XCTAssertEqual(
          stage.tabs.map(\.title), direction == .leftToRight ? left : left.reversed(), "the next takes over")
      }
    }
  }

  func testWithoutAListenerDiagnosticsGoToTheLogInWords() throws {
    try onDisplay(allowingWarnings: true) {
      let stage = Stage(["One", "One"])
      XCTAssertEqual(TestLog.warnings.count, 1)
      XCTAssertTrue(TestLog.warnings.first?.contains("same identity") == true, "\(TestLog.warnings)")
      stage.close()
    }
  }

  /// Whoever is chosen and then removed by the app's own veto is still named.
  func testReportsNameTabsThatHaveGoneMeanwhile() throws {
    try onDisplay {
      try Stage.inBothDirections { stage, direction in
        stage.strip.shouldSelect = { [unowned stage] id, _ in
          if let id { stage.strip.remove(id) }
          return true
        }
        try stage.click("Music")
        XCTAssertEqual(stage.selections, ["Music tap", "Live removal"], "\(direction)")
        stage.strip.shouldSelect = nil
        var configuration = stage.strip.configuration
        configuration.selectionMode = .multiple(min: 0, max: 9)
        stage.strip.configuration = configuration
        stage.selections = []
        var deselected: [String] = []
        stage.strip.onDeselect = { id, cause in deselected.append("\(id) \(cause)") }
        stage.strip.shouldDeselect = { [unowned stage] id, _ in
          stage.strip.remove(id)
          return true
        }
        try stage.click("Live")
        XCTAssertEqual(deselected, ["Live tap"], "\(direction)")
        XCTAssertEqual(stage.selections, ["none tap"], "\(direction)")
      }
    }
  }

  func testIconAndBadgeAreShownAndMeasured() throws {
    try onDisplay {
      let stage = Stage([
        TabStripItem(id: "a", title: "Inbox"),
        TabStripItem(id: "b", title: "Inbox", iconName: "mail-unread-symbolic", badge: "12"),
      ])
      let tabs = stage.tabs
      XCTAssertEqual(tabs.map(\.title), ["Inbox", "Inbox"])
      let parts = tabs[1].widget.children
      XCTAssertEqual(Set(parts.map(\.cssName)), ["image", "label"])
      let badge = try XCTUnwrap(parts.first { gtk_widget_has_css_class($0, "badge") != 0 })
      XCTAssertEqual(String(cString: gtk_label_get_text(OpaquePointer(badge))), "12")
      // Icon 16 and gap 6, gap 6 and a badge as wide as its text needs with 5 on both sides, or as high as it is.
      XCTAssertEqual(gtk_widget_get_height(badge), 18)
      XCTAssertEqual(tabs[1].width - tabs[0].width, 16 + 6 + 6 + Double(gtk_widget_get_width(badge)))
      stage.strip.update(TabStripItem(id: "b", title: "Inbox"))
      stage.rest()
      XCTAssertEqual(stage.tabs[1].width, stage.tabs[0].width)
      stage.close()
    }
  }

  func testE13_ALongTitleIsShortenedAndWholeInTooltipAndName() throws {
    try onDisplay {
      var style = TabStripStyle.pills
      style.maximumTabWidth = 120
      let long = "A title much longer than that"
      try Stage.inBothDirections(["Short", long], style: style) { stage, direction in
        let tab = try stage.tab(long)
        XCTAssertEqual(tab.width, 120, "\(direction)")
        let label = try XCTUnwrap(tab.widget.children.first)
        XCTAssertEqual(pango_layout_is_ellipsized(gtk_label_get_layout(OpaquePointer(label))), 1)
        XCTAssertEqual(stage.tooltip(at: tab.middle), long, "\(direction)")
        XCTAssertTrue(SpokenText.isName(long, of: tab.widget), "what a screen reader says")
        XCTAssertNil(stage.tooltip(at: try stage.tab("Short").middle))
        stage.strip.update(TabStripItem(id: "Short", title: "Short", tooltip: "Told"))
        stage.rest()
        XCTAssertEqual(stage.tooltip(at: try stage.tab("Short").middle), "Told")
      }
    }
  }

  /// Red by: a tab that shows something else is not measured again.
  func testE13_ATitleThatChangesTakesTheMarkAlong() throws {
    try onDisplay {
      try Stage.inBothDirections(
        ["One", "Two", "Three"], style: .selectionList, configuration: .selectionList, selection: "Two"
      ) { stage, direction in
        let narrow = try XCTUnwrap(stage.mark).width
        for (id, title) in [("Two", "Two and a good deal more"), ("One", "First of all"), ("Two", "2")] {
          stage.strip.update(TabStripItem(id: id, title: title))
          stage.rest()
          let (tab, mark) = (try XCTUnwrap(stage.tabs.first { $0.isSelected }), try XCTUnwrap(stage.mark))
          XCTAssertEqual(mark.middle, tab.middle, accuracy: 0.5, "\(direction) \(title)")
          XCTAssertEqual(mark.width, tab.width - 10, "\(direction) \(title)")
          if title.hasPrefix("Two") { XCTAssertGreaterThan(mark.width, narrow + 50) }
        }
      }
    }
  }
}

extension Stage {
  /// The text of the tooltip that comes up while the mouse rests at x, or nil if none does.
  func tooltip(at x: Double) -> String? {
    moveMouse(to: x + 1)
    MainLoop.run(for: 0.1)
    moveMouse(to: x)
    var text: String?
    MainLoop.run(seconds: 1.5) {
      text = Self.tooltipText()
      return text != nil
    }
    XDoTool.move(to: 1200, 880)
    MainLoop.run(seconds: 3) { Self.tooltipText() == nil }
    return text
  }

  private static func tooltipText() -> String? {
    let windows = gtk_window_get_toplevels()!
    for index in 0..<g_list_model_get_n_items(windows) {
      let object = g_list_model_get_item(windows, index)!
      defer { g_object_unref(object) }
      let widget = object.assumingMemoryBound(to: GtkWidget.self)
      if let label = tooltipLabel(in: widget) { return String(cString: gtk_label_get_text(OpaquePointer(label))) }
    }
    return nil
  }

  private static func tooltipLabel(in widget: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkWidget>? {
    guard widget.cssName == "tooltip" else {
      return widget.children.lazy.compactMap { tooltipLabel(in: $0) }.first
    }
    guard gtk_widget_get_mapped(widget) != 0 else { return nil }
    func label(_ widget: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkWidget>? {
      widget.cssName == "label" ? widget : widget.children.lazy.compactMap(label).first
    }
    return label(widget)
  }
}

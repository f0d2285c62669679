import CGtk4
import TabStripCore
import TabStripGTK
import XCTest

/// E9 and what else a page of sections goes through: sizes that come late, sections that come and go, the focus, being hidden, its end.
final class SectionPageTests: GTKTestCase {
  /// Red by: commands given while GTK lays out are lost.
  func testE9_aSectionThatGrowsAboveIsReckonedWithOnTheWay() throws {
    try onDisplay {
      try SectionStage.inBothDirections { stage, direction in
        try stage.press("Third")
        XCTAssertTrue(MainLoop.run { stage.offset > 100 })
        stage.setHeight(1300, of: 0)
        stage.rest()
        XCTAssertEqual(stage.offset, 2490, "\(direction)")
        XCTAssertEqual(stage.sectionY(2), 44)
        XCTAssertEqual(stage.changes, ["Third tap"])
        // Arrived, it keeps its place on the screen, and is not seen elsewhere for a moment.
        var seen: Set<Double> = []
        stage.setHeight(500, of: 0)
        let frames = FrameWatch(stage.view.widget) { seen.insert(stage.sectionY(2)) }
        stage.rest()
        frames.stop()
        XCTAssertEqual(seen, [44])
        XCTAssertEqual(stage.changes, ["Third tap"])
      }
    }
  }

  func testE9_aLinkLandsRightThoughThePageLoadsLate() throws {
    try onDisplay {
      for direction in [WritingDirection.leftToRight, .rightToLeft] {
        let stage = SectionStage([0, 0, 900], direction: direction) { $0.open(at: "Third") }
        XCTAssertEqual(stage.selectedTitles, ["Third"])
        XCTAssertEqual(stage.sectionY(2), 44)
        stage.setHeight(700, of: 0)
        stage.rest()
        stage.setHeight(700, of: 1)
        stage.rest()
        XCTAssertEqual(stage.sectionY(2), 44, "\(direction)")
        XCTAssertEqual(stage.selectedTitles, ["Third"])
        stage.wheel(-1)
        let offset = stage.offset
        stage.setHeight(800, of: 0)
        stage.rest()
        XCTAssertEqual(stage.offset, offset, "the user has taken over")
        stage.close()
      }
    }
  }

  func testE9_overscrollAboveTheHeroChangesNothing() throws {
    try onDisplay {
      SectionStage.inBothDirections { stage, _ in
        stage.wheel(-3)
        XCTAssertEqual(stage.offset, 0)
        XCTAssertEqual(stage.stripY, 390)
        XCTAssertEqual(stage.changes, [])
      }
    }
  }

  /// Red by: the focus is not told of.
  func testE9_focusNeverLandsUnderTheStrip() throws {
    try onDisplay {
      for direction in [WritingDirection.leftToRight, .rightToLeft] {
        let hero = SectionStage.blockWithButtons(390)
        let blocks = (0..<3).map { _ in SectionStage.blockWithButtons(800) }
        let stage = SectionStage(contents: blocks.map(\.block), hero: hero.block, direction: direction)
        let stops = hero.buttons + [stage.view.strip.widget] + blocks.flatMap(\.buttons)
        gtk_widget_grab_focus(stops[0])
        stage.rest()
        @MainActor func check(_ index: Int) {
          let strip = stage.stripY
          let (y, height) = stage.place(of: stops[index])
          let focus = gtk_window_get_focus(
            UnsafeMutableRawPointer(stage.window.pointer).assumingMemoryBound(to: GtkWindow.self))
          // In the strip a tab has it.
          let isThere = focus.map { $0 == stops[index] || gtk_widget_is_ancestor($0, stops[index]) != 0 } ?? false
          XCTAssertTrue(isThere, "\(direction): stop \(index)")
          XCTAssertGreaterThanOrEqual(y, index < 3 ? 0 : strip + 44, "\(direction): stop \(index)")
          XCTAssertLessThanOrEqual(y + height, 600, "\(direction): stop \(index)")
        }
        for index in stops.indices.dropFirst() {
          stage.key("Tab")
          check(index)
        }
        for index in stops.indices.dropLast().reversed() {
          stage.key("shift+Tab")
          check(index)
        }
        stage.close()
      }
    }
  }

  /// Red by: the sync keeps a section that the page no more has.
  func testTheActiveSectionMayBeRemoved() throws {
    try onDisplay {
      try SectionStage.inBothDirections { stage, direction in
        try stage.tap("Second")
        stage.view.remove("Second")
        stage.rest()
        XCTAssertEqual(stage.selectedTitles, ["Third"], "\(direction): what is there now")
        XCTAssertEqual(stage.view.activeSection, "Third")
        XCTAssertEqual(stage.changes, ["Second tap", "Third removal"])
        stage.view.remove("Third")
        stage.rest()
        XCTAssertEqual(stage.view.activeSection, "First")
        stage.view.remove("First")
        stage.rest()
        XCTAssertNil(stage.view.activeSection)
        XCTAssertEqual(stage.tabs.count, 0)
        XCTAssertEqual(stage.maximumOffset, 0)
        stage.view.insert(TabSection(id: "New", title: "New", content: SectionStage.block(700)), at: 5)
        stage.rest()
        XCTAssertEqual(stage.selectedTitles, ["New"])
      }
    }
  }

  func testSectionsMoveWithWhatTheyAre() throws {
    try onDisplay {
      try SectionStage.inBothDirections([300, 800, 800]) { stage, direction in
        try stage.tap("Third")
        stage.view.move("First", to: 2)
        stage.rest()
        XCTAssertEqual(stage.view.sections.map(\.tab.id), ["Second", "Third", "First"])
        XCTAssertEqual(stage.sectionY(1), 44, "\(direction): the one that was chosen keeps its place")
        XCTAssertEqual(stage.sectionY(2), 844)
        XCTAssertEqual(stage.changes, ["Third tap"])
        let old = stage.view.sections
        stage.view.setSections([
          old[2], TabSection(id: "New", title: "New", content: SectionStage.block(100)), old[1],
        ])
        stage.rest()
        XCTAssertEqual(stage.sectionY(2), 44)
        XCTAssertEqual(stage.sectionY(1), -56)
        XCTAssertEqual(stage.selectedTitles, ["Third"])
        stage.view.update(TabSection(id: "Third", title: "Renamed", content: SectionStage.block(900)))
        stage.rest()
        XCTAssertEqual(stage.selectedTitles, ["Renamed"])
        XCTAssertEqual(stage.maximumOffset, 390 + 44 + 300 + 100 + 900 - 600)
        XCTAssertEqual(stage.changes, ["Third tap"])
      }
    }
  }

  func testWithoutMotionThePageIsThereAtOnce() throws {
    try onDisplay {
      TestDisplay.set("gtk-enable-animations", false)
      defer { TestDisplay.resetSettings() }
      try SectionStage.inBothDirections { stage, direction in
        try stage.tap("Third")
        XCTAssertEqual(stage.offsets, [1990], "\(direction)")
        TestDisplay.set("gtk-enable-animations", true)
        stage.view.motionPreference = .reduced
        try stage.tap("First")
        XCTAssertEqual(stage.offsets, [1990, 390])
        TestDisplay.set("gtk-enable-animations", false)
      }
    }
  }

  func testTheWheelTakesThePageFromACommand() throws {
    try onDisplay {
      try SectionStage.inBothDirections { stage, direction in
        try stage.press("Third")
        XCTAssertTrue(MainLoop.run { stage.offset > 50 })
        XDoTool.move(to: 100, 580)
        XDoTool.click(button: 4)
        stage.rest()
        XCTAssertLessThan(stage.offset, 1900, "\(direction): it does not go on")
        XCTAssertEqual(stage.selectedTitles, [stage.view.activeSection!])
        XCTAssertEqual(stage.changes.last?.hasSuffix("scroll"), true)
      }
    }
  }

  func testAFooterPushesTheStripOut() throws {
    try onDisplay {
      for direction in [WritingDirection.leftToRight, .rightToLeft] {
        let stage = SectionStage([700, 700], direction: direction) {
          $0.footer = SectionStage.block(500)
          $0.stripLeavesWithSections = true
        }
        XCTAssertEqual(stage.maximumOffset, 390 + 44 + 1400 + 500 - 600)
        stage.drag(to: 1734)
        XCTAssertEqual(stage.stripY, 0, "the sections end 100 below the top")
        stage.view.footer = SectionStage.block(590)
        stage.rest()
        stage.drag(to: 1824)
        stage.rest()
        XCTAssertEqual(stage.stripY, -34, "\(direction)")
        stage.view.stripLeavesWithSections = false
        stage.rest()
        XCTAssertEqual(stage.stripY, 0)
        stage.close()
      }
    }
  }

  func testAHiddenStripCoversNothing() throws {
    try onDisplay {
      try SectionStage.inBothDirections { stage, direction in
        try stage.tap("Second")
        gtk_widget_set_visible(stage.view.strip.widget, 0)
        stage.rest()
        XCTAssertEqual(stage.sectionY(1), 0, "\(direction)")
        stage.view.scroll(to: "Third")
        stage.rest()
        XCTAssertEqual(stage.sectionY(2), 0)
        gtk_widget_set_visible(stage.view.strip.widget, 1)
        stage.rest()
        XCTAssertEqual(stage.sectionY(2), 44)
        XCTAssertEqual(stage.stripY, 0)
      }
    }
  }

  func testALowerWindowShowsTheSameSection() throws {
    try onDisplay {
      try SectionStage.inBothDirections([800, 800, 500]) { stage, direction in
        try stage.tap("Third")
        XCTAssertEqual(stage.offset, 1934, "as far as the page goes")
        stage.window.resize(width: 420, height: 400)
        XCTAssertEqual(stage.selectedTitles, ["Third"], "\(direction)")
        XCTAssertEqual(stage.changes, ["Third tap"])
        stage.drag(to: 1190)
        XCTAssertEqual(stage.view.activeSection, "Second")
        XCTAssertEqual(stage.stripY, 0)
      }
    }
  }

  func testAThousandSections() throws {
    try onDisplay {
      for direction in [WritingDirection.leftToRight, .rightToLeft] {
        let laidOut = Counter()
        let contents = (0..<1000).map { _ in SectionStage.counting(height: 120, laidOut) }
        let stage = SectionStage(contents: contents, hero: SectionStage.block(390), direction: direction)
        XCTAssertEqual(stage.maximumOffset, 390 + 44 + 120_000 - 600)
        XCTAssertLessThan(stage.view.strip.widget.children.count, 40)
        laidOut.count = 0
        for step in 1...300 { stage.drag(to: 390 + Double(step) * 120) }
        stage.rest()
        XCTAssertEqual(laidOut.count, 0, "nothing is laid out again for being scrolled")
        XCTAssertEqual(stage.view.activeSection, "301th")
        XCTAssertEqual(stage.changes.count, 300)
        XCTAssertEqual(stage.selectedTitles, ["301th"])
        stage.view.scroll(to: "1000th")
        stage.rest()
        XCTAssertEqual(stage.offset, stage.maximumOffset)
        XCTAssertEqual(stage.selectedTitles, ["1000th"])
        stage.close()
      }
    }
  }

  func testSectionsBeyondGTKsGreatestNumberAreNotReachedAndNothingBreaks() throws {
    try onDisplay {
      try SectionStage.inBothDirections([1_500_000_000, 1_500_000_000, 800]) { stage, direction in
        XCTAssertEqual(stage.view.activeSection, "First")
        try stage.tap("Second")
        stage.rest()
        XCTAssertEqual(stage.view.activeSection, "Second", "\(direction)")
        XCTAssertGreaterThan(stage.offset, 390)
        try stage.tap("First")
        stage.rest()
        XCTAssertEqual(stage.offset, 390)
      }
    }
  }

  func testNothingIsLeftAfterwards() throws {
    try onDisplay {
      let alive = AliveCount()
      final class Witness {}
      weak var witness: Witness?
      for isClosedFirst in [true, false] {
        let window: TestWindow
        do {
          let view = SectionTabsView<String>()
          view.hero = SectionStage.block(300)
          view.footer = SectionStage.block(30)
          view.setSections((0..<20).map { TabSection(id: "\($0)", title: "\($0)", content: SectionStage.block(200)) })
          let captured = Witness()
          witness = captured
          view.onChange = { _, _ in _ = captured }
          for widget in [view.widget, view.strip.widget, view.hero!, view.footer!] { alive.watch(widget) }
          for section in view.sections { alive.watch(section.content) }
          window = TestWindow(view.widget, width: 390, height: 600)
          view.scroll(to: "15")
          if isClosedFirst {
            window.close()
            view.scroll(to: "1")
            view.remove("3")
            XCTAssertEqual(view.sections.count, 19)
          }
        }
        if !isClosedFirst {
          MainLoop.run(for: 0.2)
          XCTAssertNotNil(witness, "the widget goes on without its Swift object")
          window.close()
        }
        MainLoop.settle()
        XCTAssertEqual(alive.count, 0)
        XCTAssertNil(witness)
      }
    }
  }
}

/// Calls a closure when the window of a widget is about to be drawn.
@MainActor
private final class FrameWatch {
  private let clock: OpaquePointer
  private let body: () -> Void

  init(_ widget: UnsafeMutablePointer<GtkWidget>, _ body: @escaping () -> Void) {
    clock = gtk_widget_get_frame_clock(widget)!
    self.body = body
    let paint: @convention(c) (OpaquePointer?, gpointer?) -> Void = { _, data in
      let watch = Unmanaged<FrameWatch>.fromOpaque(data!)
      MainActor.assumeIsolated { watch.takeUnretainedValue().body() }
    }
    g_signal_connect_data(
      gpointer(clock), "paint", unsafeBitCast(paint, to: GCallback.self), Unmanaged.passUnretained(self).toOpaque(),
      nil,
      GConnectFlags(rawValue: 0))
  }

  func stop() {
    g_signal_handlers_disconnect_matched(
      gpointer(clock), G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, Unmanaged.passUnretained(self).toOpaque())
  }
}

/// Counts.
private final class Counter { var count = 0 }

extension SectionStage {
  /// Something of a height that counts how often it is laid out: GTK asks a layout function each time.
  fileprivate static func counting(height: Int32, _ counter: Counter) -> UnsafeMutablePointer<GtkWidget> {
    let block = Self.block(height)
    counters[block] = counter
    let layout = gtk_custom_layout_new(
      nil,
      { widget, _, _, minimum, natural, _, _ in
        var height: Int32 = 0
        gtk_widget_get_size_request(widget, nil, &height)
        minimum?.pointee = 0
        natural?.pointee = 0
      },
      { widget, _, _, _ in
        nonisolated(unsafe) let widget = widget
        MainActor.assumeIsolated { SectionStage.counters[widget!]?.count += 1 }
      })
    gtk_widget_set_layout_manager(
      block, UnsafeMutableRawPointer(layout!).assumingMemoryBound(to: GtkLayoutManager.self))
    return block
  }

  @MainActor private static var counters: [UnsafeMutablePointer<GtkWidget>: Counter] = [:]
}

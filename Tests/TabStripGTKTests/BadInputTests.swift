import CGtk4
import XCTest

@testable import TabStripCore
@testable import TabStripGTK

/// What is no number, no place and no text: each has a result, and none a crash or a warning of GTK's. The results are listed in the guide
/// to the GTK host.
final class BadInputTests: GTKTestCase {
  private static let bad = [Double.nan, .infinity, -.infinity, -4]

  /// Red by: an endless style reaches CSS as it is.
  func testMetricsThatAreNoLengthsAreReadAsZero() throws {
    try onDisplay {
      for (number, direction) in Self.bad.flatMap({ [($0, WritingDirection.leftToRight), ($0, .rightToLeft)] }) {
        let stage = Stage(
          [TabStripItem(id: "One", title: "One", iconName: "go-home-symbolic", badge: "5")], direction: direction)
        var reports: [Diagnostics] = []
        stage.strip.onDiagnostics = { reports.append($0) }
        for path: WritableKeyPath<TabStripStyle, Double> in [
          \.height, \.spacing, \.leadingInset, \.trailingInset, \.minimumTabWidth, \.horizontalPadding,
          \.verticalPadding, \.cornerRadius, \.borderWidth, \.iconGap, \.iconSize, \.badgeGap, \.badgePadding,
          \.badgeHeight, \.indicator.thickness, \.indicator.cornerRadius, \.trim.thickness, \.fade.clearDistance,
          \.fade.solidDistance, \.fade.rampDistance, \.overflowButton.diameter, \.overflowButton.glyphSize,
          \.overflowButton.borderWidth, \.focusRingWidth, \.focusRingGap, \.backgroundCornerRadius,
        ] {
          var style = TabStripStyle.selectionList
          style[keyPath: path] = number
          stage.strip.style = style
          stage.draw()
          XCTAssertEqual(stage.tabs.map(\.title), ["One"], "\(number) for \(path)")
          let tab = try XCTUnwrap(stage.tabs.first)
          XCTAssertTrue(tab.width > 0 && tab.width < 400 && tab.x.magnitude < 400, "\(number) for \(path): \(tab)")
        }
        XCTAssertEqual(reports, [.style], "\(number): told once")
        stage.close()
      }
    }
  }

  /// Red by: a spring loading delay that is no number is kept.
  func testSettingsThatAreNoNumbersAreTheDefaults() throws {
    try onDisplay {
      for (number, direction) in Self.bad.flatMap({ [($0, WritingDirection.leftToRight), ($0, .rightToLeft)] }) {
        let stage = Stage(direction: direction)
        var reports: [Diagnostics] = []
        stage.strip.onDiagnostics = { reports.append($0) }
        var configuration = TabStripConfiguration.pills
        configuration.estimatedTabWidth = number
        configuration.overscan = number
        configuration.overflow.tolerance = number
        configuration.scrolling.slop = number
        configuration.scrolling.wheelStep = number
        configuration.springLoadingDelay = number
        configuration.wholeMeasureLimit = number == -4 ? -4 : 64
        configuration.selectionMode = .multiple(min: -3, max: -9)
        stage.strip.configuration = configuration
        let sound = stage.strip.configuration
        let plain = TabStripConfiguration()
        XCTAssertEqual(
          [sound.estimatedTabWidth, sound.overscan, sound.overflow.tolerance, sound.scrolling.slop],
          [plain.estimatedTabWidth, plain.overscan, plain.overflow.tolerance, plain.scrolling.slop])
        XCTAssertNil(sound.springLoadingDelay)
        stage.rest()
        XCTAssertEqual(reports, [.configuration], "\(number)")
        XCTAssertEqual(stage.strip.selections, [], "no more than none")
        XCTAssertEqual(stage.tabs.filter(\.isSelected).count, 0)
        try stage.click("Music")
        XCTAssertEqual(stage.strip.selections, [])
        stage.close()
      }
    }
  }

  /// Red by: a strip without a room moves all the same.
  func testWithoutARoomNothingIsShownAndNothingForgotten() throws {
    try onDisplay {
      for direction in [WritingDirection.leftToRight, .rightToLeft] {
        let stage = Stage(direction: direction)
        let host = stage.strip.host
        stage.strip.onDiagnostics = { XCTAssertEqual($0, .viewport) }
        for (width, height) in [(0.0, 48.0), (0, 0), (390, 0), (.nan, 48), (-8, 48), (.infinity, .nan)] {
          host.send(.resized(Viewport(width: width, height: height, scale: 1)))
          host.coordinator.render(at: host.clock.now, renderer: host)
          let isRoom = width > 0 && width < .infinity
          XCTAssertEqual(host.coordinator.frame.tabs.isEmpty, !isRoom, "\(width) by \(height)")
          XCTAssertFalse(host.coordinator.engine.needsTick && !isRoom)
        }
        stage.strip.select("Cooking")
        host.send(.resized(Viewport(width: 390, height: 48, scale: 1)))
        stage.rest()
        XCTAssertEqual(try stage.room(beside: "Cooking", direction).trailing, 12, accuracy: 1, "\(direction)")
        stage.close()
      }
    }
  }

  /// Red by: nothing is selected where only disabled tabs could be.
  func testNoneOneAndAllDisabled() throws {
    try onDisplay {
      for direction in [WritingDirection.leftToRight, .rightToLeft] {
        for distribution in [Distribution.leading, .center, .spaceAround, .fillEqually, .fillWhileFitting] {
          var configuration = TabStripConfiguration.pills
          configuration.distribution = distribution
          configuration.centersEnds = distribution == .center
          let stage = Stage([], configuration: configuration, direction: direction)
          XCTAssertNil(stage.strip.selection)
          XCTAssertEqual(stage.tabs.count, 0)
          XCTAssertNil(stage.mark)
          for x in [0.0, 195, 389] {
            stage.moveMouse(to: x)
            for button in [1, 4, 5] { XDoTool.click(button: button) }
          }
          stage.strip.track(position: 2)
          stage.strip.endTracking()
          stage.strip.select(nil)
          stage.rest()
          stage.strip.insert(TabStripItem(id: "One", title: "One"), at: 0)
          stage.rest()
          XCTAssertEqual(stage.strip.selection, "One", "\(direction)")
          XCTAssertTrue(try stage.tab("One").isSelected)
          stage.strip.setItems(["One", "Two"].map { TabStripItem(id: $0, title: $0, isEnabled: false) })
          stage.rest()
          XCTAssertEqual(stage.strip.selection, "One", "\(direction): a selected tab that becomes disabled stays so")
          try stage.click("Two")
          XCTAssertEqual(stage.strip.selection, "One")
          stage.strip.remove("One")
          XCTAssertNil(stage.strip.selection, "\(direction): none is fit to follow")
          stage.strip.select("Two")
          XCTAssertEqual(stage.strip.selection, "Two", "\(direction): the program may")
          XCTAssertEqual(stage.selections, ["none removal"])
          stage.close()
        }
      }
    }
  }

  /// Red by: an index beyond the end counts from the beginning.
  func testIndicesOutOfRangeAreTheNearestAndUnknownIdentitiesNothing() throws {
    try onDisplay {
      for direction in [WritingDirection.leftToRight, .rightToLeft] {
        let stage = Stage(["One", "Two"], direction: direction)
        for (index, id) in [(-1, "First"), (Int.min, "Very first"), (99, "Last"), (Int.max, "Very last")] {
          stage.strip.insert(TabStripItem(id: id, title: id), at: index)
        }
        let order = ["Very first", "First", "One", "Two", "Last", "Very last"]
        XCTAssertEqual(stage.strip.items.map(\.id), order, "\(direction)")
        stage.strip.move("One", to: .max)
        stage.strip.move("Two", to: .min)
        let moved = ["Two", "Very first", "First", "Last", "Very last", "One"]
        XCTAssertEqual(stage.strip.items.map(\.id), moved, "\(direction)")
        stage.strip.remove("Nobody")
        stage.strip.move("Nobody", to: 0)
        stage.strip.update(TabStripItem(id: "Nobody", title: "Nobody"))
        stage.strip.select("Nobody")
        stage.strip.deselect("Nobody")
        stage.strip.reveal("Nobody")
        stage.strip.track(from: "Nobody", by: 1)
        stage.rest()
        XCTAssertEqual(stage.strip.items.map(\.id), moved)
        XCTAssertEqual(stage.strip.selection, "One")
        let shown = stage.tabs.map(\.title)
        let places = (direction == .leftToRight ? shown : shown.reversed()).compactMap(moved.firstIndex)
        XCTAssertEqual(places, Array(places[0]..<places[0] + shown.count), "\(direction): \(shown)")
        stage.close()
      }
    }
  }

  /// Red by: a name is passed on with what C takes for its end.
  func testTextsOfAnyKindAreShownAndSaid() throws {
    try onDisplay {
      let broken = String(decoding: [0x4E, 0xC3, 0x28, 0xFF, 0x45, 0xF0, 0x9F] as [UInt8], as: UTF8.self)
      let long = String(repeating: "y", count: 10_000)
      let texts: [(title: String, shown: String)] = [
        ("", ""), (long, long), ("two\nlines\r\nand\u{2028}more\u{85}still", "two lines and more still"),
        ("tab\tbell\u{7}escape\u{1B}[31m", "tab bell escape [31m"),
        ("left \u{202E}right\u{202C} \u{2067}isolated\u{2069}", "left \u{202E}right\u{202C} \u{2067}isolated\u{2069}"),
        (broken, "N\u{FFFD}(\u{FFFD}E\u{FFFD}"), ("be\u{0}fore", "be fore"), ("<b>&amp;</b>", "<b>&amp;</b>"),
        ("👩‍👩‍👧‍👦 e\u{301}", "👩‍👩‍👧‍👦 e\u{301}"),
      ]
      for direction in [WritingDirection.leftToRight, .rightToLeft] {
        for (title, shown) in texts {
          let stage = Stage(
            [
              TabStripItem(id: "a", title: title, badge: "1\u{0}2", tooltip: "t\u{0}ip"),
              TabStripItem(id: "b", title: "b"),
            ],
            direction: direction)
          let tab = try XCTUnwrap(stage.tabs.first { $0.title != "b" }, shown)
          XCTAssertEqual(tab.title, shown, "\(direction)")
          XCTAssertTrue(
            SpokenText.isName((shown.isEmpty ? "t ip" : shown) + ", 1 2", of: tab.widget), "\(direction) \(shown)")
          let badge = tab.widget.children.first { gtk_widget_has_css_class($0, "badge") != 0 }
          XCTAssertEqual(badge.map { String(cString: gtk_label_get_text(OpaquePointer($0))) }, "1 2")
          XCTAssertEqual(stage.strip.items[0].title, title, "the app gets back what it gave")
          if let label = tab.widget.children.first(where: { gtk_widget_has_css_class($0, "title") != 0 }) {
            let layout = gtk_label_get_layout(OpaquePointer(label))
            XCTAssertEqual(pango_layout_is_ellipsized(layout), 0, shown)
            XCTAssertEqual(pango_layout_get_line_count(layout), 1, shown)
          }
          stage.strip.select("b")
          stage.rest()
          XCTAssertEqual(stage.tabs.filter(\.isSelected).map(\.title), ["b"])
          stage.close()
        }
        let stage = Stage([TabStripItem(id: "a", title: "a", tooltip: "one\u{0}two")], direction: direction)
        XCTAssertEqual(stage.tooltip(at: try stage.tab("a").middle), "one two", "\(direction)")
        stage.close()
      }
    }
  }

  /// Red by: every tab is measured as it comes.
  func testAHundredThousandTabsHaveTheWidgetsAndMeasurementsOfAScreenful() throws {
    try onDisplay {
      for direction in [WritingDirection.leftToRight, .rightToLeft] {
        let stage = Stage((0..<100_000).map { "Tab \($0)" }, direction: direction)
        @MainActor func widgets() -> Int { stage.strip.widget.children.filter { $0.cssName == "tab" }.count }
        // Tabs are at least 60 wide with their gaps, and 100 beyond both ends are kept; the gauge is one more.
        let screenful = Int((390 + 2 * 100) / 60.0) + 2
        XCTAssertLessThanOrEqual(widgets(), screenful + 1, "\(direction)")
        let counter = FrameCounter(stage.window.pointer)
        /// How many tabs have been measured.
        @MainActor func measured() -> Int {
          let items = stage.strip.host.coordinator.engine.items
          return (0..<items.count).reduce(0) { $0 + (items.isMeasured(items.id(at: $1)!) ? 1 : 0) }
        }
        XCTAssertLessThanOrEqual(measured(), screenful, "\(direction)")
        for target in [99_999, 50_000, 3, 70_000] {
          stage.strip.select("Tab \(target)")
          stage.rest()
          XCTAssertTrue(try stage.tab("Tab \(target)").isSelected, "\(direction)")
          XCTAssertLessThanOrEqual(widgets(), screenful + 1, "\(direction) at \(target)")
        }
        // The way there passes tabs, of which only those are measured that a frame shows.
        XCTAssertLessThanOrEqual(measured(), screenful * (counter.painted + 5), "\(direction)")
        XCTAssertLessThan(measured(), 10_000, "\(direction)")
        counter.stop()
        stage.strip.insert(TabStripItem(id: "New", title: "New"), at: 70_000)
        stage.strip.move("Tab 0", to: 99_999)
        stage.strip.remove("Tab 70000")
        stage.rest()
        XCTAssertEqual(stage.strip.items.count, 100_000)
        XCTAssertLessThanOrEqual(widgets(), screenful + 1)
        stage.close()
      }
    }
  }
}

import CGtk4
import TabStripCore
import TabStripGTK
import XCTest

/// Public reports about strips like this one, tried on the real widget in a window. Those that need no drawn strip are tried in the engine.
final class ReportedTests: GTKTestCase {
  /// Tabs of exactly this width, whatever their titles.
  private static func style(_ width: Double) -> TabStripStyle {
    var style = TabStripStyle.pills
    style.minimumTabWidth = width
    style.maximumTabWidth = width
    style.spacing = 0
    style.leadingInset = 0
    style.trailingInset = 0
    return style
  }

  private static func configuration(_ placement: OverflowConfiguration.Placement = .none) -> TabStripConfiguration {
    var configuration = TabStripConfiguration.pills
    configuration.overflow.placement = placement
    return configuration
  }

  private static func items(_ count: Int) -> [TabStripItem<String>] {
    (0..<count).map { TabStripItem(id: "\($0)", title: "\($0)") }
  }

  private func inBothDirections(_ body: @MainActor (WritingDirection) throws -> Void) throws {
    try onDisplay { for direction in [WritingDirection.leftToRight, .rightToLeft] { try body(direction) } }
  }

  func testR012_aSelectionThatIsRestoredIsInPlaceInTheFirstFrame() throws {
    try inBothDirections { direction in
      var watch: RowWatch?
      let stage = Stage(
        Self.items(10), style: Self.style(80), configuration: Self.configuration(), direction: direction,
        selection: "7", width: 320
      ) { strip in
        watch = RowWatch(strip, tabWidth: 80)
        return strip
      }
      let offsets = try XCTUnwrap(watch).offsets
      XCTAssertEqual(offsets.first, 440, "\(direction): 560 + 40 − 160")
      XCTAssertEqual(Set(offsets), [440], "\(direction): nothing moves after the first frame")
      watch?.stop()
      stage.close()
    }
  }

  func testR036_aClickOnAnArrowPagesOnceAndATapOnACutTabShowsIt() throws {
    try inBothDirections { direction in
      let stage = Stage(
        Self.items(12), style: Self.style(100), configuration: Self.configuration(.overlaid), direction: direction,
        width: 350)
      stage.moveMouse(to: direction == .leftToRight ? stage.width - 10 : 10)
      XDoTool.click()
      stage.rest()
      let watch = RowWatch(stage.strip.widget, tabWidth: 100)
      let offset = try XCTUnwrap(watch.offset)
      watch.stop()
      XCTAssertGreaterThan(offset, 100, "\(direction): a click is enough")
      XCTAssertLessThanOrEqual(offset, 350, "\(direction): and is one page")
      // On by a notch, so that a tab is cut and not quite under the button.
      stage.moveMouse(to: stage.width / 2)
      XDoTool.click(button: 5)
      stage.rest()
      let cut = try XCTUnwrap(
        stage.tabs.first { direction == .leftToRight ? $0.x < 0 && $0.x + $0.width > 50 : $0.x > 250 && $0.x < 300 },
        "\(direction): \(stage.tabs.map(\.x))")
      stage.moveMouse(to: direction == .leftToRight ? cut.x + cut.width - 5 : cut.x + 5)
      XDoTool.click()
      stage.rest()
      let shown = try stage.tab(cut.title)
      XCTAssertTrue(shown.isSelected, "\(direction)")
      XCTAssertTrue(shown.x >= 0 && shown.x + shown.width <= stage.width, "\(direction): whole at \(shown.x)")
      stage.close()
    }
  }

  func testR061_aProgramsSelectionMovesTheRowOneWay() throws {
    try inBothDirections { direction in
      let stage = Stage(
        Self.items(10), style: Self.style(80), configuration: Self.configuration(), direction: direction, width: 320)
      let watch = RowWatch(stage.strip.widget, tabWidth: 80)
      stage.strip.select("5")
      stage.rest()
      let offsets = watch.offsets
      watch.stop()
      XCTAssertEqual(offsets.last, 280, "\(direction): 400 + 40 − 160")
      XCTAssertEqual(offsets, offsets.sorted(), "\(direction): straight there")
      XCTAssertGreaterThan(offsets.filter { $0 > 0 && $0 < 279 }.count, 2, "\(direction): seen to go: \(offsets)")
      stage.close()
    }
  }

  func testR066_anAncestorThatIsScaledPullsNothingBack() throws {
    try inBothDirections { direction in
      let stage = Stage(
        Self.items(12), style: Self.style(100), configuration: Self.configuration(), direction: direction, width: 350,
        height: 100
      ) { strip in
        gtk_widget_set_size_request(strip, 350, 48)
        let scaled = gtk_fixed_new()!
        let fixed = UnsafeMutableRawPointer(scaled).assumingMemoryBound(to: GtkFixed.self)
        gtk_fixed_put(fixed, strip, 0, 0)
        gtk_fixed_set_child_transform(fixed, strip, gsk_transform_scale(nil, 0.8, 0.8))
        return scaled
      }
      XCTAssertEqual(stage.width, 350, "sizes come from the layout, not from what is seen")
      XDoTool.move(to: 140, 19)
      // Eight notches of 60 points and one more: 540, of a row that can go 850.
      for _ in 0..<9 { XDoTool.click(button: 5) }
      stage.rest()
      let watch = RowWatch(stage.strip.widget, tabWidth: 100)
      XCTAssertEqual(watch.offset, 540, "\(direction)")
      MainLoop.run(for: 0.3)
      XCTAssertEqual(watch.offset, 540, "\(direction): it stays")
      XCTAssertEqual(Set(watch.offsets).subtracting([540]), [], "\(direction)")
      watch.stop()
      stage.close()
    }
  }

  func testR081_theFirstTabOfAnEmptyStripOverAPage() throws {
    try inBothDirections { direction in
      let stage = SectionStage([], hero: 100, direction: direction)
      let height = gtk_widget_get_height(stage.view.strip.widget)
      let block = gtk_label_new("Contents")!
      gtk_widget_set_size_request(block, -1, 900)
      stage.view.setSections([TabSection(id: "a", title: "A", content: block)])
      stage.rest()
      XCTAssertEqual(stage.tabs.map(\.title), ["A"], "\(direction)")
      XCTAssertEqual(gtk_widget_get_height(stage.view.strip.widget), height, "\(direction): no higher than before")
      stage.close()
    }
  }

  func testR091_aTabThatComesBackIsDrawnAsItIs() throws {
    try inBothDirections { direction in
      let stage = Stage(
        Self.items(50), style: Self.style(80), configuration: Self.configuration(), direction: direction,
        selection: "0", width: 320)
      XCTAssertTrue(try stage.tab("0").isSelected)
      stage.strip.select("49", animated: false)
      stage.rest()
      XCTAssertTrue(try stage.tab("49").isSelected, "\(direction)")
      stage.strip.reveal("0", animated: false)
      stage.rest()
      XCTAssertFalse(try stage.tab("0").isSelected, "\(direction)")
      // The focus keeps the view of the selected tab, far out of sight.
      let seen = stage.tabs.filter { $0.x + $0.width > 0 && $0.x < stage.width }
      XCTAssertEqual(seen.filter(\.isSelected).map(\.title), [], "\(direction)")
      stage.close()
    }
  }

  func testR097_fastTapsLeaveOneTabSelected() throws {
    try inBothDirections { direction in
      let stage = Stage(
        Self.items(4), style: Self.style(80), configuration: Self.configuration(), direction: direction,
        selection: "3", width: 320)
      let top = Int(stage.origin.y + 24)
      var steps: [String] = []
      for title in ["0", "1", "2", "3"] {
        steps += ["mousemove", "\(Int(stage.origin.x + (try stage.tab(title)).middle))", "\(top)", "click", "1"]
        steps += ["sleep", "0.04"]
      }
      XDoTool.perform(steps)
      stage.rest()
      XCTAssertEqual(stage.strip.selection, "3", "\(direction)")
      XCTAssertEqual(stage.tabs.filter(\.isSelected).map(\.title), ["3"], "\(direction)")
      XCTAssertEqual(stage.selections, ["0 tap", "1 tap", "2 tap", "3 tap"], "\(direction): each was heard")
      stage.close()
    }
  }

  func testR104_manyQuickTapsFreezeNothing() throws {
    try inBothDirections { direction in
      let stage = Stage(
        Self.items(20), style: Self.style(80), configuration: Self.configuration(), direction: direction, width: 320)
      let top = Int(stage.origin.y + 24)
      // A fixed disorder: places 13 apart, taken by turns.
      var steps: [String] = []
      for tap in 0..<30 {
        steps += ["mousemove", "\(10 + tap * 73 % 300)", "\(top)", "click", "1", "sleep", "0.05"]
      }
      XDoTool.perform(steps)
      stage.rest()
      let last = try XCTUnwrap(stage.selections.last?.split(separator: " ").first.map(String.init), "\(direction)")
      XCTAssertEqual(stage.strip.selection, last, "\(direction)")
      XCTAssertEqual(stage.tabs.filter(\.isSelected).map(\.title), [last], "\(direction)")
      let other = try XCTUnwrap(stage.tabs.first { $0.x >= 0 && $0.x + $0.width <= stage.width && !$0.isSelected })
      try stage.click(other.title)
      XCTAssertEqual(stage.strip.selection, other.title, "\(direction): it still answers")
      stage.close()
    }
  }

  func testR121_R122_badgesCoverNoTextAndStayWholeWhenANeighboursGoes() throws {
    try inBothDirections { direction in
      let titles = ["Recent", "Older", "Oldest"]
      let items = titles.map { TabStripItem(id: $0, title: $0, badge: "12") }
      let stage = Stage(items, style: .pills, direction: direction)
      @MainActor func check(_ titles: [String]) throws {
        for title in titles {
          let tab = try stage.tab(title)
          let text = try XCTUnwrap(Words("title", of: tab, in: stage))
          let badge = try XCTUnwrap(Words("badge", of: tab, in: stage), "\(direction): \(title)")
          let (left, right) = direction == .leftToRight ? (text.ink, badge.room) : (badge.room, text.ink)
          XCTAssertLessThanOrEqual(left.origin.x + left.size.width, right.origin.x, "\(direction): \(title)")
          XCTAssertTrue(badge.hasRoom, "\(direction): \(title)")
          XCTAssertTrue(tab.bounds(in: stage).holds(badge.room), "\(direction): \(title)")
        }
      }
      try check(titles)
      stage.strip.update(TabStripItem(id: "Older", title: "Older"))
      stage.rest()
      let plain = try stage.tab("Older")
      XCTAssertNil(Words("badge", of: plain, in: stage).flatMap { $0.room.size.width > 0 ? $0 : nil }, "\(direction)")
      try check(["Recent", "Oldest"])
      stage.close()
    }
  }

  /// At 13 points, in each preset: what hangs below the line, and Chinese and Japanese, plain and as the selected tab.
  func testR167_R169_descendersAndChineseAreDrawnWhole() throws {
    let presets: [(TabStripStyle, TabStripConfiguration)] = [
      (.pills, .pills), (.chips, .chips), (.selectionList, .selectionList), (.segmented, .segmented),
      (.sticky, .sticky),
    ]
    try onDisplay {
      defer { TestDisplay.resetSettings() }
      for font in ["Inter 13", "Cantarell Bold 13", "WenQuanYi Micro Hei 13"] {
        TestDisplay.set("gtk-font-name", font)
        for (style, configuration) in presets {
          for direction in [WritingDirection.leftToRight, .rightToLeft] {
            let stage = Stage(
              ["gjpqy", "國語繁體", "東京ぎゃ"], style: style, configuration: configuration, direction: direction)
            for tab in stage.tabs {
              let title = try XCTUnwrap(Words("title", of: tab, in: stage))
              XCTAssertGreaterThan(title.ink.size.height, 8, "\(font): \(tab.title) is drawn")
              XCTAssertTrue(title.room.holds(title.ink), "\(font) \(direction): \(tab.title) is cut: \(title.ink)")
              XCTAssertTrue(tab.bounds(in: stage).holds(title.room), "\(font) \(direction): \(tab.title)")
            }
            stage.close()
          }
        }
      }
    }
  }
}

import CGtk4
import TabStripCore
import XCTest

@testable import TabStripGTK

/// Rows E5, E7, E8, E11, E12 of what users expect, on the real widget; the others are beside what they are about. "Red by" names a fault
/// that turns the test red.
final class ExpectationTests: GTKTestCase {
  /// Red by: a held button repeats once for each interval that has passed.
  func testE5_AStalledClockFiresNoQueuedRepeatsAndABadTimeIsTheOneBefore() throws {
    try onDisplay {
      for direction in [WritingDirection.leftToRight, .rightToLeft] {
        var configuration = TabStripConfiguration.pills
        configuration.overflow.paging = .viewport
        let titles = (0..<200).map { "Tab \($0)" }
        let stage = Stage(titles, configuration: configuration, direction: direction)
        let host = stage.strip.host
        var reports: [Diagnostics] = []
        stage.strip.onDiagnostics = { reports.append($0) }
        stage.strip.motionPreference = .reduced
        let begin = host.clock.now
        host.send(.overflowPressed(.trailing), at: begin)
        host.coordinator.render(at: begin + 0.01, renderer: host)
        let page = host.coordinator.frame.offset
        XCTAssertGreaterThan(page, 200, "\(direction)")
        // Nothing was drawn for nine seconds, in which 80 repeats were due.
        for time in [9, 9.01, 9.02] { host.coordinator.render(at: begin + time, renderer: host) }
        XCTAssertEqual(host.coordinator.frame.offset, 2 * page, accuracy: 100, "\(direction): one")
        host.send(.overflowReleased, at: begin + 9.02)
        XCTAssertEqual(reports, [])
        let offset = host.coordinator.frame.offset
        for time in [begin, .nan, -.infinity, begin + 9.02] {
          host.send(.overflowPressed(.leading), at: time)
          host.send(.overflowReleased, at: time)
        }
        host.coordinator.render(at: .infinity, renderer: host)
        XCTAssertEqual(host.coordinator.engine.time, begin + 9.02, "\(direction): time stands still")
        XCTAssertLessThan(host.coordinator.frame.offset, offset, "\(direction): what happened, happened")
        XCTAssertEqual(reports, [.time], "\(direction): told once")
        stage.close()
      }
    }
  }

  /// Red by: a border is as thin as the style says, whatever the screen can show.
  func testE6_HairlinesAreWholePixels() throws {
    try onDisplay {
      for direction in [WritingDirection.leftToRight, .rightToLeft] {
        var style = TabStripStyle.pills
        style.borderColor = StateValues(.label)
        style.bodyColor = StateValues(.background)
        style.trim = TrimStyle(thickness: 0.5, color: .badge)
        style.cornerRadius = 0
        for thin in [0.3, 0.6] {
          style.borderWidth = thin
          let stage = Stage(["Ill", "Jill"], style: style, direction: direction)
          let tab = try stage.tab("Jill")
          let picture = Picture(of: stage.window.pointer)
          @MainActor func color(_ x: Int, _ y: Int) -> [Int] {
            let pixel = picture[x, y]
            return [pixel.red, pixel.green, pixel.blue]
          }
          let (line, ground) = (stage.color("tabstrip_label"), stage.color("tabstrip_background"))
          let (left, middle) = (Int(tab.x), Int(tab.middle))
          XCTAssertEqual((7...10).map { color(left + 4, $0) }, [ground, line, ground, ground], "\(direction) \(thin)")
          XCTAssertEqual((38...40).map { color(left + 4, $0) }, [ground, line, ground], "\(direction) \(thin)")
          XCTAssertEqual((-1...1).map { color(left + $0, 20) }, [ground, line, ground], "\(direction) \(thin)")
          XCTAssertEqual(
            (46...47).map { color(middle, $0) }, [ground, stage.color("tabstrip_badge")], "\(direction): the trim")
          stage.close()
        }
      }
    }
  }

  /// Red by: the words for the badge are not asked for. On the bus a client hears them: see Tests/Accessibility.
  func testE7_WhatIsSaidCanBeSet() throws {
    try onDisplay {
      for direction in [WritingDirection.leftToRight, .rightToLeft] {
        let stage = Stage(
          [TabStripItem(id: "a", title: "Post", badge: "5"), TabStripItem(id: "b", title: "Notizen")],
          direction: direction)
        let (post, notes) = (try stage.tab("Post").widget, try stage.tab("Notizen").widget)
        XCTAssertTrue(SpokenText.isName("Post, 5", of: post))
        XCTAssertTrue(SpokenText.isDescription("2 of 2", of: notes))
        stage.strip.strings = TabStripStrings(
          list: "Ordner", position: { "\($0) von \($1)" }, name: { "\($0), \($1) neue" })
        stage.rest()
        XCTAssertTrue(SpokenText.isName("Ordner", of: stage.strip.widget), "\(direction)")
        XCTAssertTrue(SpokenText.isName("Post, 5 neue", of: post), "\(direction)")
        XCTAssertTrue(SpokenText.isName("Notizen", of: notes), "\(direction)")
        XCTAssertTrue(SpokenText.isDescription("2 von 2", of: notes), "\(direction)")
        stage.close()
      }
    }
  }

  /// Red by: a removal is told as the program's doing.
  func testE8_EachCauseIsToldToWhomItConcerns() throws {
    try onDisplay {
      for direction in [WritingDirection.leftToRight, .rightToLeft] {
        var configuration = TabStripConfiguration.pills
        configuration.reselection = .report
        configuration.selectsCentralTab = true
        configuration.overflow = OverflowConfiguration()
        let stage = Stage(
          (0..<20).map { TabStripItem(id: "\($0)", title: "Tab \($0)", isEnabled: $0 != 3) },
          configuration: configuration, direction: direction)
        var told: [String] = []
        var asked: [String] = []
        stage.strip.onSelect = { id, cause in told.append("\(id ?? "none") \(cause)") }
        stage.strip.onReselect = { told.append("\($0) again") }
        stage.strip.shouldSelect = { id, cause in
          asked.append("\(id ?? "none") \(cause)")
          return true
        }
        @MainActor func happened() -> [[String]] {
          stage.rest()
          defer { (told, asked) = ([], []) }
          return [told, asked]
        }
        try stage.click("Tab 1")
        XCTAssertEqual(happened(), [["1 tap"], ["1 tap"]], "\(direction)")
        try stage.click("Tab 1")
        XCTAssertEqual(happened(), [["1 again"], []])
        try stage.click("Tab 3")
        XCTAssertEqual(happened(), [[], []], "no user chooses a disabled tab")
        stage.key(direction == .leftToRight ? "Right" : "Left")
        XCTAssertEqual(happened(), [["2 keyboard"], ["2 keyboard"]])
        stage.strip.select("3")
        XCTAssertEqual(happened(), [[], []], "a program does, and knows it")
        XCTAssertEqual(stage.strip.selection, "3")
        stage.strip.track(position: 4.2)
        stage.strip.endTracking()
        XCTAssertEqual(happened(), [["4 tracking"], []])
        stage.strip.remove("4")
        XCTAssertEqual(happened(), [["5 removal"], []])
        let sign = direction == .leftToRight ? -1.0 : 1.0
        let way = try stage.tab("Tab 6").width + 8
        stage.drag(from: 195, to: 195 + sign * way, rests: true)
        XCTAssertEqual(happened(), [["6 centralTab"], []], "\(direction)")
        stage.strip.reportsProgrammaticChanges = true
        stage.strip.select("7")
        XCTAssertEqual(happened(), [["7 program"], []])
        stage.close()
      }
    }
  }

  /// Red by: all style sheets are for the same class.
  func testE11_TwoStripsOnAPageKeepApart() throws {
    try onDisplay {
      for direction in [WritingDirection.leftToRight, .rightToLeft] {
        let other = TabStripWidget<String>(style: .chips, configuration: .chips)
        gtk_widget_set_direction(other.widget, direction == .rightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
        other.setItems(Stage.topics.map { TabStripItem(id: $0, title: $0) })
        let stage = Stage(Stage.topics.map { TabStripItem(id: $0, title: $0) }, direction: direction, height: 92) {
          strip in
          let column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
          for child in [strip, other.widget] {
            gtk_box_append(UnsafeMutableRawPointer(column).assumingMemoryBound(to: GtkBox.self), child)
          }
          return column
        }
        var told: [String] = []
        other.onSelect = { id, cause in told.append("\(id ?? "none") \(cause)") }
        @MainActor func places(_ strip: TabStripWidget<String>) -> [Double] {
          strip.widget.children.compactMap(ShownTab.init).sorted { $0.x < $1.x }.map(\.x)
        }
        let otherPlaces = places(other)
        let sizes = [stage.strip, other].map { strip in
          let tab = strip.widget.children.compactMap(ShownTab.init).first { !$0.isSelected }
          let context = gtk_widget_get_pango_context(tab?.widget.children.first)
          return Int(pango_font_description_get_size(pango_context_get_font_description(context))) / Int(PANGO_SCALE)
        }
        XCTAssertEqual(sizes, [13, 12], "\(direction): each in its own style")
        try stage.click("Live")
        stage.drag(from: 195, to: direction == .leftToRight ? 100 : 290, rests: true)
        XCTAssertEqual(places(other), otherPlaces, "\(direction)")
        XCTAssertEqual(other.selection, "For you")
        XCTAssertEqual(told, [])
        let places = places(stage.strip)
        let music = try XCTUnwrap(other.widget.children.compactMap(ShownTab.init).first { $0.title == "Music" })
        stage.moveMouse(to: music.middle, y: 70)
        XDoTool.click()
        stage.rest()
        XCTAssertEqual(told, ["Music tap"], "\(direction)")
        XCTAssertEqual(stage.selections, ["Live tap"])
        XCTAssertEqual(stage.tabs.map(\.x), places, "\(direction)")
        stage.key("shift+Tab")
        XCTAssertTrue(stage.strip.widget.hasFocusWithin, "each is a stop of its own")
        XCTAssertFalse(other.widget.hasFocusWithin)
        stage.close()
      }
    }
  }

  /// Red by: a page goes to where the row is drawn, and not to where it is.
  func testE12_AThousandPagesForthAndBackDriftNowhere() throws {
    try onDisplay {
      for direction in [WritingDirection.leftToRight, .rightToLeft] {
        for paging in [OverflowConfiguration.Paging.item, .visibleItems, .viewport] {
          var configuration = TabStripConfiguration.pills
          configuration.overflow.paging = paging
          let titles = (0..<60).map { "Tab \($0 * $0)" }
          let stage = Stage(titles, configuration: configuration, direction: direction, selection: titles[30])
          stage.strip.motionPreference = .reduced
          let host = stage.strip.host
          var places: [[Double]] = [[], []]
          for step in 0..<2_000 {
            host.page(toward: step % 2 == 0 ? .trailing : .leading)
            host.coordinator.render(at: host.clock.now, renderer: host)
            host.allocateChildren()
            let tab = host.coordinator.frame.tabs.first { $0.index == (step % 2 == 0 ? 33 : 30) }
            places[step % 2].append(try XCTUnwrap(tab).x)
          }
          for places in places.map({ $0.dropFirst(2) }) {
            XCTAssertEqual(Set(places).count, 1, "\(direction) \(paging): the same pixel each time")
          }
          stage.rest()
          XCTAssertEqual(try stage.tab(titles[30]).x, places[1].last, "\(direction) \(paging): and it is drawn there")
          stage.close()
        }
      }
    }
  }
}

import CGtk4
import TabStripCore
import XCTest

@testable import TabStripGTK

/// Rows B4–B11 of the source systems on the real widget: what a selection list looks like. "Red by" names a fault that turns the test red.
final class SelectionListLookTests: GTKTestCase {
  private static let cars = ["ALL CARS", "AUDI", "BITTER", "BMW"]

  @MainActor
  private static func label(_ title: String, in stage: Stage) throws -> UnsafeMutablePointer<GtkWidget> {
    try XCTUnwrap(try stage.tab(title).widget.children.first { gtk_widget_has_css_class($0, "title") != 0 })
  }

  @MainActor
  private static func titleColor(_ title: String, in stage: Stage) throws -> [Int] {
    let color = tabstrip_widget_color(try label(title, in: stage))
    return [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
  }

  @MainActor
  private static func titleWeight(_ title: String, in stage: Stage) throws -> Int {
    let context = gtk_widget_get_pango_context(try label(title, in: stage))
    return Int(pango_font_description_get_weight(pango_context_get_font_description(context)).rawValue)
  }

  /// Red by: a state without a value of its own takes that of a selected tab.
  func testB4_EachStateHasItsColourAndFontOrTheNormalOnes() throws {
    try onDisplay {
      for direction in [WritingDirection.leftToRight, .rightToLeft] {
        var style = TabStripStyle.selectionList
        style.titleColor = StateValues(.label, selected: .badge)
        style.titleFont = StateValues(FontRole(size: 13), selected: FontRole(size: 13, weight: .bold))
        let stage = Stage(Self.cars, style: style, configuration: .selectionList, direction: direction)
        let (label, badge) = (stage.color("tabstrip_label"), stage.color("tabstrip_badge"))
        XCTAssertNotEqual(label, badge)
        XCTAssertEqual(try Self.titleColor("ALL CARS", in: stage), badge, "\(direction)")
        XCTAssertEqual(try Self.titleWeight("ALL CARS", in: stage), 700)
        XCTAssertEqual(try Self.titleColor("AUDI", in: stage), label)
        XCTAssertEqual(try Self.titleWeight("AUDI", in: stage), 400)
        try stage.moveMouse(to: "AUDI")
        XDoTool.press()
        XCTAssertTrue(MainLoop.run { (try? stage.tab("AUDI").isPressed) == true })
        XCTAssertEqual(try Self.titleColor("AUDI", in: stage), label, "highlighted, as normal")
        stage.strip.style.titleColor.pressed = .secondaryLabel
        XCTAssertTrue(
          MainLoop.run { (try? Self.titleColor("AUDI", in: stage)) == stage.color("tabstrip_secondary_label") })
        stage.moveMouse(to: 5, y: 300)
        XDoTool.release()
        stage.rest()
        XCTAssertEqual(stage.selections, [])
        stage.close()
      }
    }
  }

  /// Red by: the selected tab never highlights.
  func testB4_WithoutAMarkTheSelectedTabHighlightsTooWhereItCanBeTakenOut() throws {
    try onDisplay {
      for mode in [SelectionMode.required, .optional] {
        var style = TabStripStyle.selectionList
        style.indicator.form = .none
        var configuration = TabStripConfiguration.selectionList
        configuration.selectionMode = mode
        try Stage.inBothDirections(Self.cars, style: style, configuration: configuration, selection: "AUDI") {
          stage, direction in
          try stage.moveMouse(to: "AUDI")
          XDoTool.press()
          XCTAssertTrue(
            MainLoop.run(seconds: mode == .optional ? 5 : 0.3) { (try? stage.tab("AUDI").isPressed) == true }
              == (mode == .optional), "\(direction) \(mode)")
          XDoTool.release()
          stage.rest()
          XCTAssertEqual(stage.strip.selection, mode == .optional ? nil : "AUDI")
        }
      }
    }
  }

  /// Red by: the mark keeps the form that it had first.
  func testB5_EveryFormOfTheMarkHasItsClassAndPlace() throws {
    try onDisplay {
      try Stage.inBothDirections(Self.cars, style: .selectionList, configuration: .selectionList, selection: "AUDI") {
        stage, direction in
        for form in IndicatorStyle.Form.allCases {
          var style = TabStripStyle.selectionList
          style.indicator.form = form
          style.indicator.thickness = 4
          style.bodyHeight = 30
          stage.strip.style = style
          stage.rest()
          let tab = try stage.tab("AUDI")
          let (x, width) = (tab.x + 5, tab.width - 10)
          let (name, place): (String, [Double]?) =
            switch form {
            case .none: ("", nil)
            case .bar: ("bar", [x, 32, width, 4])
            case .topBar: ("top-bar", [x, 0, width, 4])
            case .border: ("border", [x, 3, width, 30])
            case .pill: ("pill", [x, 3, width, 30])
            case .dot: ("dot", [(tab.middle - 2).rounded(), 30, 4, 4])
            }
          let mark = stage.mark
          for (seen, wanted) in zip(mark.map { [$0.x, $0.y, $0.width, $0.height] } ?? [], place ?? []) {
            XCTAssertEqual(seen, wanted, accuracy: form == .dot ? 1 : 0, "\(direction) \(form)")
          }
          XCTAssertEqual(mark == nil, place == nil)
          let widget = try XCTUnwrap(stage.strip.widget.children.first { $0.cssName == "indicator" })
          let classes = ["bar", "top-bar", "border", "pill", "dot"].filter { (name: String) in
            gtk_widget_has_css_class(widget, name) != 0
          }
          XCTAssertEqual(classes, name.isEmpty ? [] : [name], "\(direction)")
        }
      }
    }
  }

  /// Red by: the bar has the colour of the text.
  func testB6_TheMarksColourIsTheSelectedTitlesUnlessThatHasItsOwn() throws {
    try onDisplay {
      for (own, wanted) in [(ColorRole?.none, "tabstrip_badge"), (.secondaryLabel, "tabstrip_secondary_label")] {
        var style = TabStripStyle.selectionList
        style.titleColor = StateValues(.label, selected: own)
        style.setIndicatorColor(.badge)
        try Stage.inBothDirections(Self.cars, style: style, configuration: .selectionList, selection: "AUDI") {
          stage, direction in
          XCTAssertEqual(try Self.titleColor("AUDI", in: stage), stage.color(wanted), "\(direction)")
          let bar = Picture(of: stage.window.pointer)[Int(try stage.tab("AUDI").middle), 34]
          XCTAssertEqual([bar.red, bar.green, bar.blue], stage.color("tabstrip_badge"), "\(direction)")
        }
      }
    }
  }

  /// Red by: the tab's padding counts once.
  func testB7_B8_TabAndBarHaveTheSourcesMeasures() throws {
    try onDisplay {
      var configuration = TabStripConfiguration.selectionList
      configuration.distribution = .leading
      try Stage.inBothDirections(Self.cars, style: .selectionList, configuration: configuration, selection: "AUDI") {
        stage, direction in
        for title in Self.cars {
          let tab = try stage.tab(title)
          let label = try Self.label(title, in: stage)
          let own = Double(gtk_widget_get_width(label))
          XCTAssertEqual(tab.width, own + 10 + 15, "\(direction) \(title)")
          XCTAssertEqual(Double(try XCTUnwrap(label.x(in: stage.strip.widget))), tab.x + 12.5, accuracy: 0.5)
          guard title == "AUDI" else { continue }
          let mark = try XCTUnwrap(stage.mark)
          XCTAssertEqual([mark.width, mark.height, mark.y], [own + 15, 3, 33], "7.5 beyond the title on both sides")
          XCTAssertEqual(mark.x, tab.x + 5, "\(direction)")
        }
        XCTAssertEqual(try stage.room(beside: "ALL CARS", direction).leading, 10)
      }
    }
  }

  /// Red by: the heavy bounce is as the light one. The strip's own time is given, so that no busy machine leaves frames out.
  func testB9_TheMarkBouncesAsItsSpringSays() throws {
    try onDisplay {
      for direction in [WritingDirection.leftToRight, .rightToLeft] {
        var overshoots: [Double] = []
        for spring in [SpringTuning.heavyBounce, .lightBounce, .noBounce] {
          var style = TabStripStyle.selectionList
          style.indicator.spring = spring
          let stage = Stage(Self.cars, style: style, configuration: .selectionList, direction: direction)
          // What comes after the test's own time is early for the strip.
          stage.strip.onDiagnostics = { XCTAssertEqual($0, .time) }
          let (from, to) = (try stage.tab("ALL CARS").middle, try stage.tab("BMW").middle)
          let begin = stage.strip.host.clock.now
          stage.strip.select("BMW")
          var farthest = 0.0
          for step in 1...120 {
            stage.strip.host.coordinator.render(at: begin + 0.005 + Double(step) / 120, renderer: stage.strip.host)
            stage.strip.host.allocateChildren()
            farthest = max(farthest, (try XCTUnwrap(stage.mark).middle - from) / (to - from) - 1)
          }
          XCTAssertEqual(try XCTUnwrap(stage.mark).middle, to, accuracy: 1)
          overshoots.append(farthest)
          stage.close()
        }
        // e^(−πζ/√(1−ζ²)): 16 % for 0.5, 1.5 % for 0.8, none for 1.
        XCTAssertEqual(overshoots[0], 0.16, accuracy: 0.02, "\(direction)")
        XCTAssertEqual(overshoots[1], 0.015, accuracy: 0.01, "\(direction)")
        XCTAssertEqual(overshoots[2], 0, accuracy: 0.005, "\(direction)")
      }
    }
  }

  /// Red by: an end fades over 4 % of the row and not of the strip.
  func testB11_AnEndFadesOver4PercentWhereThereIsMore() throws {
    try onDisplay {
      for direction in [WritingDirection.leftToRight, .rightToLeft] {
        var style = TabStripStyle.selectionList
        style.bodyColor = StateValues(.badge)
        style.indicator.form = .none
        style.trim = .none
        let many = (0..<10).map { "CAR \($0)" }
        let stage = Stage(many, style: style, configuration: .selectionList, direction: direction)
        /// How much of the body shows, 0…1, so many pixels from an end.
        @MainActor func shown(_ distance: Int, fromTrailing: Bool) -> Double {
          let isRight = fromTrailing == (direction == .leftToRight)
          let picture = Picture(of: stage.window.pointer)
          let tab = stage.tabs.first { $0.width > 0 }
          let y = tab.map {
            Int(gtk_widget_get_height(stage.strip.widget)) / 2 - Int(gtk_widget_get_height($0.widget)) / 2
          }
          let pixel = picture[isRight ? 389 - distance : distance, (y ?? 0) + 1]
          let (clear, full) = (Double(stage.color("tabstrip_background")[1]), Double(stage.color("tabstrip_badge")[1]))
          return (Double(pixel.green) - clear) / (full - clear)
        }
        XCTAssertEqual(shown(0, fromTrailing: true), 1, accuracy: 0.02, "\(direction): off unless asked for")
        stage.strip.style.fade = .edges
        stage.rest()
        // 4 % of 390 are 15.6.
        XCTAssertEqual(shown(0, fromTrailing: true), 0.03, accuracy: 0.06, "\(direction)")
        XCTAssertEqual(shown(7, fromTrailing: true), 0.48, accuracy: 0.06, "\(direction)")
        XCTAssertEqual(shown(17, fromTrailing: true), 1, accuracy: 0.02, "\(direction)")
        XCTAssertEqual(shown(11, fromTrailing: false), 1, accuracy: 0.02, "\(direction): nothing more at this end")
        stage.strip.reveal(many[9])
        stage.rest()
        XCTAssertEqual(shown(11, fromTrailing: true), 1, accuracy: 0.02, "\(direction): nor at this one now")
        XCTAssertEqual(shown(7, fromTrailing: false), 0.48, accuracy: 0.06, "\(direction)")
        stage.close()
      }
    }
  }
}

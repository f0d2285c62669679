import CGtk4
import TabStripCore
import TabStripGTK
import XCTest

/// Rows of the selection list that only a real widget can show; the others are the engine's tests.
final class SelectionListTests: GTKTestCase {
  /// Red by: BadgeText takes "0" as any other text.
  func testB1_ABadgeOfNothingIsHidden() throws {
    try onDisplay {
      for direction in [WritingDirection.leftToRight, .rightToLeft] {
        let badges: [String?] = [nil, "", "0", "1", "99+", "00"]
        let stage = Stage(
          badges.enumerated().map { TabStripItem(id: "\($0)", title: "CAR", badge: $1) }, style: .selectionList,
          configuration: TabStripConfiguration(), direction: direction, width: 600)
        let tabs = direction == .leftToRight ? stage.tabs : stage.tabs.reversed()
        let shown = tabs.map { tab in
          tab.widget.children.filter { gtk_widget_has_css_class($0, "badge") != 0 }
            .map { String(cString: gtk_label_get_text(OpaquePointer($0))) }
        }
        XCTAssertEqual(shown, [[], [], [], ["1"], ["99+"], ["00"]], "\(direction)")
        XCTAssertEqual(Set(tabs.prefix(3).map(\.width)).count, 1, "and takes no room")
        // The gap of 6, and a badge as wide as it is high.
        XCTAssertEqual(tabs[3].width, tabs[0].width + 6 + 18)
        stage.strip.update(TabStripItem(id: "3", title: "CAR", badge: "0"))
        stage.rest()
        XCTAssertEqual(try XCTUnwrap(stage.tabs.first { $0.widget == tabs[3].widget }).width, tabs[0].width)
        stage.close()
      }
    }
  }

  /// Red by: TabView.shrinking(of:to:) gives 1 whatever the height.
  func testB1_ContentHigherThanTheRowIsShrunkToItsHeight() throws {
    try onDisplay {
      for direction in [WritingDirection.leftToRight, .rightToLeft] {
        let sizes: [(width: Int32, height: Int32)] = [(120, 96), (50, 20), (36, 36)]
        let stage = Stage(
          sizes.enumerated().map { number, size in
            TabStripItem(
              id: "\(number)", title: "\(number)",
              makeContent: {
                let content = gtk_drawing_area_new()!
                gtk_widget_set_size_request(content, size.width, size.height)
                return content
              })
          }, style: .selectionList, configuration: TabStripConfiguration(), direction: direction)
        let tabs = direction == .leftToRight ? stage.tabs : stage.tabs.reversed()
        // 120 by 96 in a row of 36: three eighths of it.
        XCTAssertEqual(tabs.map(\.width), [45 + 25, 50 + 25, 36 + 25], "\(direction)")
        let boxes = try tabs.map { tab in
          var box = graphene_rect_t()
          XCTAssertEqual(
            gtk_widget_compute_bounds(try XCTUnwrap(tab.widget.children.first), stage.strip.widget, &box), 1)
          return [Double(box.origin.x) - tab.x, Double(box.origin.y), Double(box.size.width), Double(box.size.height)]
        }
        for (box, expected) in zip(boxes, [[12.5, 0, 45, 36], [12.5, 8, 50, 20], [12.5, 0, 36, 36]]) {
          for (number, wanted) in zip(box, expected) { XCTAssertEqual(number, wanted, accuracy: 1, "\(boxes)") }
        }
        stage.close()
      }
    }
  }

  /// Red by: StripHost.draw(to:) draws the trim after the row.
  func testB10_B11_TheTrimIsDrawnWholeAndUnderTheBar() throws {
    try onDisplay {
      for direction in [WritingDirection.leftToRight, .rightToLeft] {
        var style = TabStripStyle.selectionList
        style.fade = FadeStyle(clearDistance: 0, solidDistance: 60)
        style.trim = TrimStyle(thickness: 2, color: .label)
        style.indicator.color = .badge
        let stage = Stage(
          ["ALL CARS", "AUDI", "BITTER", "BMW", "BÜSSING", "GUMPERT", "MAN"], style: style,
          configuration: .selectionList, direction: direction, selection: "AUDI")
        let picture = Picture(of: stage.window.pointer)
        @MainActor func color(_ x: Int, _ y: Int) -> [Int] {
          let pixel = picture[x, y]
          return [pixel.red, pixel.green, pixel.blue]
        }
        let audi = try stage.tab("AUDI")
        let bar = Int(audi.x + 5)..<Int(audi.x + audi.width - 5)
        let (first, last) = (color(0, 35), color(389, 35))
        XCTAssertEqual(first, last, "the end that fades and the one that does not: \(direction)")
        XCTAssertNotEqual(first, color(0, 1), "something is drawn")
        for x in [1, bar.lowerBound - 2, bar.upperBound + 1, 388] {
          XCTAssertEqual(color(x, 34), first, "\(direction) \(x)")
        }
        let onBar = color(Int(audi.middle), 33)
        XCTAssertNotEqual(onBar, first)
        for y in 33...35 { XCTAssertEqual(color(Int(audi.middle), y), onBar, "the bar is over the line") }
        stage.close()
      }
    }
  }

  /// Red by: PangoMeasurer takes four points off a title's width.
  func testB18_TitlesBeyondASCIIAreDrawnWhole() throws {
    try onDisplay {
      for (size, direction) in [
        (13.0, WritingDirection.leftToRight), (13, .rightToLeft), (39, .leftToRight), (39, .rightToLeft),
      ] {
        var style = TabStripStyle.selectionList
        style.titleFont = StateValues(FontRole(size: size))
        let titles = ["BÜSSING", "ŠKODA", "Ångström", "Ђ", "سيارة"]
        let stage = Stage(
          titles, style: style, configuration: .selectionList, direction: direction, selection: "ŠKODA", width: 1_200)
        for title in titles {
          let tab = try stage.tab(title)
          let label = try XCTUnwrap(tab.widget.children.first)
          let layout = gtk_label_get_layout(OpaquePointer(label))
          XCTAssertEqual(pango_layout_is_ellipsized(layout), 0, title)
          XCTAssertEqual(pango_layout_get_unknown_glyphs_count(layout), 0, title)
          var (ink, box) = (PangoRectangle(), graphene_rect_t())
          pango_layout_get_pixel_extents(layout, &ink, nil)
          XCTAssertEqual(gtk_widget_compute_bounds(label, stage.strip.widget, &box), 1)
          var y: Int32 = 0
          gtk_label_get_layout_offsets(OpaquePointer(label), nil, &y)
          let top = Double(box.origin.y) + Double(y + ink.y)
          XCTAssertGreaterThanOrEqual(top, 0, title)
          XCTAssertLessThanOrEqual(
            top + Double(ink.height), Double(gtk_widget_get_height(stage.strip.widget)), title)
          XCTAssertGreaterThan(ink.height, 0, title)
        }
        stage.close()
      }
    }
  }
}

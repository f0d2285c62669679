import CGtk4
import TabStripCore
import TabStripGTK
import XCTest

/// Whether anything is cut at some size of text, in all presets, fonts and both directions.
final class TextScaleTests: GTKTestCase {
  private static let scales = [0.5, 1, 1.5, 2, 3]
  private static let fonts = ["Inter 11", "Cantarell 11", "DejaVu Serif 11"]

  func testNoTitleIsCutWhateverTheFontAndTheSize() throws {
    try inEachLook { stage, look in
      for tab in stage.tabs {
        let title = try XCTUnwrap(Words("title", of: tab, in: stage), look)
        // Segments share the room there is, come what may.
        if stage.strip.configuration.distribution != .fillEqually {
          XCTAssertFalse(title.isShortened, "\(look): \(tab.title) is shortened")
        }
        XCTAssertGreaterThanOrEqual(title.room.size.width, title.logical.size.width, "\(look): \(tab.title)")
        XCTAssertTrue(tab.bounds(in: stage).holds(title.ink), "\(look): \(tab.title) leaves its tab: \(title.ink)")
      }
    }
  }

  func testNoBadgeIsCutWhateverTheFontAndTheSize() throws {
    try inEachLook(fonts: ["Inter 11"]) { stage, look in
      var count = 0
      for tab in stage.tabs {
        guard let badge = Words("badge", of: tab, in: stage) else { continue }
        count += 1
        XCTAssertTrue(badge.hasRoom, "\(look): \(tab.title)'s badge has \(badge.room), it needs \(badge.logical)")
        XCTAssertTrue(badge.room.holds(badge.ink), "\(look): \(tab.title)'s badge is drawn outside of itself")
        XCTAssertTrue(tab.bounds(in: stage).holds(badge.room), "\(look): \(tab.title)'s badge leaves its tab")
        XCTAssertGreaterThanOrEqual(
          badge.room.size.width, badge.room.size.height - 1, "\(look): \(tab.title)'s badge is narrower than high")
        XCTAssertEqual(
          badge.room.middle, tab.bounds(in: stage).middle, accuracy: 1,
          "\(look): \(tab.title)'s badge is off the middle")
      }
      XCTAssertGreaterThan(count, 0, look)
    }
  }

  func testTheRowGrowsWithItsText() throws {
    var heights: [String: [(scale: Double, height: Int)]] = [:]
    try inEachLook(fonts: ["Inter 11"]) { stage, look in
      let height = Int(gtk_widget_get_height(stage.strip.widget))
      XCTAssertGreaterThanOrEqual(height, Int(stage.strip.style.height), look)
      for tab in stage.tabs {
        let bounds = tab.bounds(in: stage)
        XCTAssertGreaterThanOrEqual(bounds.origin.y, 0, look)
        XCTAssertLessThanOrEqual(bounds.origin.y + bounds.size.height, Float(height), look)
      }
      let parts = look.split(separator: "×")
      heights[String(parts[0]), default: []].append((Double(parts[1])!, height))
    }
    XCTAssertEqual(heights.count, 5 * 2)
    for (look, sizes) in heights {
      XCTAssertEqual(sizes.map(\.height), sizes.map(\.height).sorted(), look)
      XCTAssertLessThan(sizes[1].height, try XCTUnwrap(sizes.last).height, "\(look): no higher at \(sizes)")
    }
  }

  func testATitleAtTheGreatestWidthEndsInAnEllipsis() throws {
    try onDisplay {
      defer { TestDisplay.resetSettings() }
      for direction in [WritingDirection.leftToRight, .rightToLeft] {
        var style = TabStripStyle.pills
        style.maximumTabWidth = 120
        let stage = Self.stage(style, .pills, direction)
        for scale in Self.scales {
          TestDisplay.set("gtk-xft-dpi", Int32(scale * 96 * 1024))
          stage.rest()
          let tab = try stage.tab("A rather long title that goes on")
          let title = try XCTUnwrap(Words("title", of: tab, in: stage))
          // At half the size it fits.
          XCTAssertEqual(title.isShortened, tab.width > 119.5, "\(scale) \(direction): \(tab.width)")
          XCTAssertLessThanOrEqual(tab.width, 120)
          XCTAssertTrue(tab.bounds(in: stage).holds(title.ink), "\(scale) \(direction): \(title.ink)")
        }
        stage.close()
      }
    }
  }

  @MainActor
  private static func stage(
    _ style: TabStripStyle, _ configuration: TabStripConfiguration, _ direction: WritingDirection
  ) -> Stage {
    let items = [
      TabStripItem(id: "a", title: "Ågjy", badge: "7"),
      TabStripItem(id: "b", title: "A rather long title that goes on"),
      TabStripItem(id: "c", title: "أخبار", iconName: "go-home-symbolic", badge: "99+"),
      TabStripItem(id: "d", title: "חדשות"),
      TabStripItem(id: "e", title: "ภาษาไทย", badge: "٣"),
      TabStripItem(id: "f", title: "日本語 😀", iconName: "go-home-symbolic"),
      TabStripItem(id: "g", title: "हिन्दी", badge: "8"),
      TabStripItem(id: "h", title: "Ελληνικά"),
    ]
    return Stage(
      items, style: style, configuration: configuration, direction: direction, selection: "a", width: 1_270, height: 300
    ) { strip in
      let column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
      gtk_box_append(UnsafeMutableRawPointer(column).assumingMemoryBound(to: GtkBox.self), strip)
      return column
    }
  }

  /// Shows each preset in each font and direction, at each size one after the other as a user would set it.
  private func inEachLook(
    fonts: [String] = TextScaleTests.fonts, _ body: @MainActor (Stage, String) throws -> Void
  ) throws {
    let presets: [(String, TabStripStyle, TabStripConfiguration)] = [
      ("pills", .pills, .pills), ("chips", .chips, .chips), ("selection list", .selectionList, .selectionList),
      ("segments", .segmented, .segmented), ("sticky", .sticky, .sticky),
    ]
    try onDisplay {
      defer { TestDisplay.resetSettings() }
      for font in fonts {
        for (name, style, configuration) in presets {
          for direction in [WritingDirection.leftToRight, .rightToLeft] {
            TestDisplay.resetSettings()
            TestDisplay.set("gtk-font-name", font)
            let stage = Self.stage(style, configuration, direction)
            for scale in Self.scales {
              TestDisplay.set("gtk-xft-dpi", Int32(scale * 96 * 1024))
              stage.rest()
              try body(stage, "\(name) in \(font) \(direction)×\(scale)")
            }
            stage.close()
          }
        }
      }
    }
  }
}

import CGtk4
import TabStripCore
import TabStripGTK
import XCTest

/// Whether everything on a strip can be made out under the desktop's high-contrast themes. Text is held to 4.5 to 1 and everything else to 3
/// to 1, as WCAG 2.1 asks in 1.4.3 and 1.4.11, by what is drawn.
final class HighContrastTests: GTKTestCase {
  func testEveryTitleIsReadInEveryState() throws {
    try inEachTheme { look, direction, theme in
      let stage = look.stage(direction: direction)
      let picture = Picture(of: stage.window.pointer)
      for tab in stage.tabs where tab.x >= 30 && tab.x + tab.width <= stage.width - 30 {
        let ink = Contrast.ofInk(picture.cropped(to: try stage.area(of: "title", of: tab)))
        XCTAssertGreaterThanOrEqual(ink, 4.5, "\(look.name) \(theme) \(direction): \(tab.title)")
      }
      let badge = Contrast.ofInk(picture.cropped(to: try stage.area(of: "badge", of: stage.tab("News"))))
      XCTAssertGreaterThanOrEqual(badge, 4.5, "\(look.name) \(theme) \(direction): badge")
      stage.close()
    }
  }

  func testDisabledTabsAreToldFromTheOthers() throws {
    try inEachTheme { look, direction, theme in
      let stage = look.stage(direction: direction)
      let picture = Picture(of: stage.window.pointer)
      let disabled = Contrast.ofInk(picture.cropped(to: try stage.area(of: "title", of: stage.tab("Maps"))))
      let usual = Contrast.ofInk(picture.cropped(to: try stage.area(of: "title", of: stage.tab("News"))))
      XCTAssertGreaterThan(usual, disabled * 1.5, "\(look.name) \(theme) \(direction)")
      stage.close()
    }
  }

  /// The selected tab has a bar, a pill or a body of another colour that stands out from what lies round it.
  func testTheSelectedTabIsMarked() throws {
    try inEachTheme { look, direction, theme in
      let stage = look.stage(direction: direction)
      let picture = Picture(of: stage.window.pointer)
      let selected = try stage.tab("All")
      let mark =
        look.markY.map { picture.light(Int(selected.middle), $0) }
        ?? picture.light(Int(selected.x) + 5, Int(look.style.height / 2))
      let other = try stage.tab("News")
      let rest =
        look.markY.map { picture.light(Int(other.middle), $0 - 3) }
        ?? picture.light(Int(other.x) + 5, Int(look.style.height / 2))
      XCTAssertGreaterThanOrEqual(Contrast.between(mark, rest), 3, "\(look.name) \(theme) \(direction)")
      stage.close()
    }
  }

  func testTheFocusRingStandsOut() throws {
    try inEachTheme { look, direction, theme in
      let stage = look.stage(direction: direction)
      let before = Picture(of: stage.window.pointer)
      XCTAssertFalse(stage.tabs.contains { $0.showsFocus })
      stage.focus()
      stage.key("Home")
      XCTAssertTrue(try stage.tab("All").showsFocus)
      let after = Picture(of: stage.window.pointer)
      // The pixels that only the ring has.
      var greatest = 1.0
      for y in 0..<before.height {
        for x in 0..<before.width { greatest = max(greatest, Contrast.between(before.light(x, y), after.light(x, y))) }
      }
      XCTAssertGreaterThanOrEqual(greatest, 3, "\(look.name) \(theme) \(direction)")
      stage.close()
    }
  }

  func testBodiesAndOverflowButtonsHaveEdgesAndArrows() throws {
    try inEachTheme([Look("pills", .pills, .pills)]) { look, direction, theme in
      let stage = Stage(
        (0..<30).map { TabStripItem(id: "\($0)", title: "Tab \($0)") }, direction: direction)
      let picture = Picture(of: stage.window.pointer)
      let button = try XCTUnwrap(
        stage.strip.widget.children.first { $0.cssName == "button" && gtk_widget_get_child_visible($0) != 0 })
      var box = graphene_rect_t()
      XCTAssertNotEqual(gtk_widget_compute_bounds(button, stage.strip.widget, &box), 0)
      let (left, middle) = (Int(box.origin.x), Int(box.origin.y + box.size.height / 2))
      let body = picture.light(left + 5, middle)
      let row = (left..<left + Int(box.size.width)).map { picture.light($0, middle) }
      XCTAssertGreaterThanOrEqual(row[6...20].map { Contrast.between($0, body) }.max() ?? 1, 4.5, "arrow, \(theme)")
      XCTAssertGreaterThanOrEqual(row.prefix(2).map { Contrast.between($0, body) }.max() ?? 1, 3, "edge, \(theme)")
      let tab = try XCTUnwrap(stage.tabs.first { $0.x > 60 })
      let edge = picture.light(Int(tab.middle), 8)
      XCTAssertGreaterThanOrEqual(Contrast.between(edge, picture.light(Int(tab.middle), 5)), 3, "pill, \(theme)")
      stage.close()
    }
  }

  func testAThemeThatComesAndGoesIsFollowed() throws {
    try onDisplay {
      defer { TestDisplay.resetSettings() }
      let stage = Look("chips", .chips, .chips).stage(direction: .leftToRight)
      let usual = Picture(of: stage.window.pointer)
      let widths = stage.tabs.map(\.width)
      TestDisplay.set("gtk-theme-name", "HighContrast")
      stage.rest()
      XCTAssertGreaterThan(Picture(of: stage.window.pointer).difference(to: usual), 0.02)
      XCTAssertEqual(stage.tabs.map(\.width), widths, "no tab moves")
      TestDisplay.set("gtk-theme-name", "Default")
      stage.rest()
      XCTAssertLessThan(Picture(of: stage.window.pointer).difference(to: usual), 0.001)
      stage.close()
    }
  }

  private func inEachTheme(
    _ looks: [Look] = Look.presets, _ body: @MainActor (Look, WritingDirection, String) throws -> Void
  ) throws {
    try onDisplay {
      defer { TestDisplay.resetSettings() }
      for theme in ["HighContrast", "HighContrastInverse"] {
        TestDisplay.set("gtk-theme-name", theme)
        for look in looks {
          for direction in [WritingDirection.leftToRight, .rightToLeft] { try body(look, direction, theme) }
        }
      }
    }
  }
}

/// A preset with its behaviour.
private struct Look: Sendable {
  let name: String
  let style: TabStripStyle
  let configuration: TabStripConfiguration

  init(_ name: String, _ style: TabStripStyle, _ configuration: TabStripConfiguration) {
    self.name = name
    self.style = style
    self.configuration = configuration
  }

  static let presets = [
    Look("pills", .pills, .pills), Look("chips", .chips, .chips),
    Look("selection list", .selectionList, .selectionList),
    Look("segments", .segmented, .segmented), Look("sticky", .sticky, .sticky),
  ]

  /// Where the mark is, if it is a bar.
  var markY: Int? { style.indicator.form == .bar ? Int(style.height) - 2 : nil }

  /// Four tabs of which one is selected and one disabled, one with a badge and one with an icon.
  @MainActor
  func stage(direction: WritingDirection) -> Stage {
    Stage(
      [
        TabStripItem(id: "All", title: "All"), TabStripItem(id: "News", title: "News", badge: "7"),
        TabStripItem(id: "Maps", title: "Maps", isEnabled: false),
        TabStripItem(id: "Home", title: "Home", iconName: "go-home-symbolic"),
      ], style: style, configuration: configuration, direction: direction, selection: "All", width: 480)
  }
}

/// Contrast ratios, from 1 to 21, by the formula of WCAG 2.
@MainActor
private enum Contrast {
  static func between(_ a: Double, _ b: Double) -> Double { (max(a, b) + 0.05) / (min(a, b) + 0.05) }

  /// The ratio of the two extremes of a picture of nothing but a text and what is behind it.
  static func ofInk(_ picture: Picture) -> Double {
    var (least, greatest) = (1.0, 0.0)
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        least = min(least, picture.light(x, y))
        greatest = max(greatest, picture.light(x, y))
      }
    }
    return between(least, greatest)
  }
}

extension Picture {
  /// The relative luminance of a pixel.
  fileprivate func light(_ x: Int, _ y: Int) -> Double {
    let pixel = self[x, y]
    func linear(_ value: Int) -> Double {
      let share = Double(value) / 255
      return share <= 0.03928 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(pixel.red) + 0.7152 * linear(pixel.green) + 0.0722 * linear(pixel.blue)
  }
}

extension Stage {
  /// The pixels of the label of a tab that has a class, without its corners.
  fileprivate func area(of part: String, of tab: ShownTab) throws -> Picture.Area {
    let label = try XCTUnwrap(tab.widget.children.first { gtk_widget_has_css_class($0, part) != 0 })
    var box = graphene_rect_t()
    XCTAssertNotEqual(gtk_widget_compute_bounds(label, window.pointer, &box), 0)
    let (x, y) = (Int(box.origin.x), Int(box.origin.y))
    let corner = part == "badge" ? 5 : 0
    return Picture.Area(x: x + corner..<x + Int(box.size.width) - corner, y: y + 1..<y + Int(box.size.height) - 1)
  }
}

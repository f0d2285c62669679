import CGtk4
import TabStripCore
import TabStripGTK
import XCTest

/// What strips look like, light and dark, left to right and right to left.
final class PictureTests: GTKTestCase {
  func testPills() throws {
    try onDisplay { try drawInAllLooks("pills") { try pills($0) } }
  }

  func testChips() throws {
    try onDisplay {
      try drawInAllLooks("chips") { direction in
        let titles = ["All", "Financials", "News", "Maps", "Shopping", "Images", "Web", "Other"]
        let stage = Stage(titles, style: .chips, configuration: .chips, direction: direction)
        stage.focus()
        stage.key(direction == .leftToRight ? "Right" : "Left")
        try stage.moveMouse(to: "Maps")
        stage.rest()
        return stage
      }
    }
  }

  func testSelectionList() throws {
    try onDisplay {
      try drawInAllLooks("selection-list", indicator: true) { direction in
        let titles = ["ALL CARS", "AUDI", "BITTER", "BMW", "BÜSSING", "GUMPERT", "MAN"]
        var style = TabStripStyle.selectionList
        style.fade = .edges
        return Stage(titles, style: style, configuration: .selectionList, direction: direction, selection: "AUDI")
      }
    }
  }

  func testBorderIconsAndBadges() throws {
    try onDisplay {
      try drawInAllLooks("border", indicator: true) { direction in
        let items = [
          TabStripItem(id: "ALL CARS", title: "ALL CARS", badge: "7"), TabStripItem(id: "AUDI", title: "AUDI"),
          TabStripItem(id: "BITTER", title: "BITTER", badge: "99+"),
          TabStripItem(id: "HOME", title: "HOME", iconName: "go-home-symbolic", isEnabled: false),
        ]
        return Stage(
          items, style: .marked(by: .border), configuration: TabStripConfiguration(), direction: direction,
          selection: "AUDI")
      }
    }
  }

  func testSegments() throws {
    try onDisplay {
      try drawInAllLooks("segments", indicator: true) { direction in
        Stage(
          ["Day", "Week", "Month", "Year"], style: .segmented, configuration: .segmented, direction: direction,
          selection: "Week")
      }
    }
  }

  func testSeveralSegments() throws {
    try onDisplay {
      try drawInAllLooks("several-segments") { direction in
        var style = TabStripStyle.segmented
        style.indicator.form = .none
        style.bodyColor = StateValues(.clear, selected: .raised)
        var configuration = TabStripConfiguration.segmented
        configuration.selectionMode = .multiple(min: 0, max: .max)
        let stage = Stage(
          ["Day", "Week", "Month", "Year"], style: style, configuration: configuration, direction: direction,
          selection: "Week")
        stage.strip.select("Year")
        stage.strip.select("Month")
        stage.strip.deselect("Month")
        XCTAssertEqual(stage.strip.selections, ["Year", "Week"])
        stage.rest()
        return stage
      }
    }
  }

  func testAShiftOfTheIndicatorByOnePixelIsFound() throws {
    try onDisplay {
      for form in [IndicatorStyle.Form.bar, .border, .pill] {
        let stage = Stage(
          ["ALL CARS", "AUDI", "BITTER"], style: .marked(by: form), configuration: TabStripConfiguration(),
          selection: "AUDI")
        let reference = Picture(of: stage.window.pointer)
        let (indicator, box) = try XCTUnwrap(stage.indicator)
        XCTAssertTrue(Reference.matches(Picture(of: stage.window.pointer), reference, parts: [stage.area(of: box)]))
        stage.move(indicator, to: box.origin.x + 1, box)
        let shifted = Picture(of: stage.window.pointer)
        XCTAssertFalse(Reference.matches(shifted, reference, parts: [stage.area(of: box)]), "\(form)")
        stage.close()
      }
    }
  }

  func testAShiftOfTheSelectedPillByOnePixelIsFound() throws {
    try onDisplay {
      let stage = try pills(.leftToRight)
      let reference = Picture(of: stage.window.pointer)
      let tab = try XCTUnwrap(stage.tabs.first { $0.isSelected })
      var box = graphene_rect_t()
      XCTAssertEqual(gtk_widget_compute_bounds(tab.widget, stage.strip.widget, &box), 1)
      stage.move(tab.widget, to: Float(tab.x) + 1, box)
      XCTAssertFalse(Reference.matches(Picture(of: stage.window.pointer), reference, parts: []))
      stage.close()
    }
  }
}

/// Draws a stage in all four looks and compares each with its reference.
@MainActor
private func drawInAllLooks(
  _ name: String, indicator: Bool = false, _ make: (WritingDirection) throws -> Stage
) throws {
  defer { TestDisplay.resetSettings() }
  for isDark in [false, true] {
    TestDisplay.set("gtk-application-prefer-dark-theme", isDark)
    for direction in [WritingDirection.leftToRight, .rightToLeft] {
      let stage = try make(direction)
      let parts = indicator ? [stage.area(of: try XCTUnwrap(stage.indicator).box)] : []
      let look = "\(name)-\(isDark ? "dark" : "light")-\(direction == .leftToRight ? "ltr" : "rtl")"
      Reference.check(Picture(of: stage.window.pointer), look, parts: parts)
      stage.close()
    }
  }
}

/// Pills in the middle of their row, one of them disabled, one under the mouse.
@MainActor
private func pills(_ direction: WritingDirection) throws -> Stage {
  let items = Stage.topics.map { TabStripItem(id: $0, title: $0, isEnabled: $0 != "Football") }
  let stage = Stage(items, direction: direction, selection: "Podcasts")
  try stage.moveMouse(to: "Live")
  stage.rest()
  return stage
}

extension Stage {
  /// The mark of the selected tab and where it is in the strip.
  var indicator: (widget: UnsafeMutablePointer<GtkWidget>, box: graphene_rect_t)? {
    var box = graphene_rect_t()
    guard let mark = strip.widget.children.first(where: { $0.cssName == "indicator" }),
      gtk_widget_compute_bounds(mark, strip.widget, &box) != 0
    else { return nil }
    return (mark, box)
  }

  /// Gives a child of the strip another place, as the host would if it counted wrongly.
  func move(_ child: UnsafeMutablePointer<GtkWidget>, to x: Float, _ box: graphene_rect_t) {
    var origin = graphene_point_t(x: x, y: box.origin.y)
    gtk_widget_allocate(
      child, Int32(box.size.width), Int32(box.size.height), -1, gsk_transform_translate(nil, &origin))
    rest()
    XCTAssertEqual(child.x(in: strip.widget), x)
  }

  /// The pixels of a box and two around it.
  func area(of box: graphene_rect_t) -> Picture.Area {
    let (x, y) = (Int(box.origin.x), Int(box.origin.y))
    return Picture.Area(
      x: x - 2..<x + Int(box.size.width) + 2, y: y - 2..<y + Int(box.size.height) + 2)
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  /// The left edge of the widget in another.
  @MainActor
  func x(in other: UnsafeMutablePointer<GtkWidget>) -> Float? {
    var box = graphene_rect_t()
    return gtk_widget_compute_bounds(self, other, &box) != 0 ? box.origin.x : nil
  }
}

extension TabStripStyle {
  /// Titles with a mark.
  static func marked(by form: IndicatorStyle.Form) -> TabStripStyle {
    var style = TabStripStyle()
    style.height = 36
    style.horizontalPadding = 12.5
    style.titleColor = StateValues(.label, selected: form == .pill ? .onAccent : .accent)
    style.indicator = IndicatorStyle(form: form, thickness: form == .border ? 1 : 3, inset: 5, cornerRadius: 3)
    style.fade = FadeStyle(clearDistance: 0, solidDistance: 16)
    return style
  }
}

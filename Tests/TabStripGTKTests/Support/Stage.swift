import CGtk4
import TabStripCore
import TabStripGTK
import XCTest

/// One strip in a window of its own, asked and used as a person would.
@MainActor
final class Stage {
  let strip: TabStripWidget<String>
  let window: TestWindow
  /// What the strip has reported, as "id cause".
  var selections: [String] = []

  /// Eight topics in the pills style, which do not fit into 390 points.
  static let topics = ["For you", "Music", "Live", "Podcasts", "Football", "Gaming", "News", "Cooking"]

  /// Opens a window with a strip.
  ///
  /// - Parameter wrap: Puts the strip into another widget, which becomes the window's content.
  init(
    _ items: [TabStripItem<String>], style: TabStripStyle = .pills, configuration: TabStripConfiguration = .pills,
    direction: WritingDirection = .leftToRight, selection: String? = nil, width: Int = 390, height: Int? = nil,
    wrap: (UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkWidget> = { $0 }
  ) {
    strip = TabStripWidget(style: style, configuration: configuration)
    gtk_widget_set_direction(strip.widget, direction == .rightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
    strip.setItems(items)
    if let selection { strip.select(selection, animated: false) }
    window = TestWindow(wrap(strip.widget), width: width, height: height ?? Int(style.height))
    strip.onSelect = { [unowned self] id, cause in selections.append("\(id ?? "none") \(cause)") }
  }

  convenience init(
    _ titles: [String] = Stage.topics, style: TabStripStyle = .pills, configuration: TabStripConfiguration = .pills,
    direction: WritingDirection = .leftToRight, selection: String? = nil, width: Int = 390
  ) {
    self.init(
      titles.map { TabStripItem(id: $0, title: $0) }, style: style, configuration: configuration,
      direction: direction, selection: selection, width: width)
  }

  /// Opens one strip after the other, left to right and right to left.
  static func inBothDirections(
    _ titles: [String] = Stage.topics, style: TabStripStyle = .pills, configuration: TabStripConfiguration = .pills,
    selection: String? = nil, _ body: (Stage, WritingDirection) throws -> Void
  ) rethrows {
    for direction in [WritingDirection.leftToRight, .rightToLeft] {
      let stage = Stage(titles, style: style, configuration: configuration, direction: direction, selection: selection)
      try body(stage, direction)
      stage.close()
    }
  }

  func close() { window.close() }

  func rest() { window.rest() }

  /// Waits for the next frame, which has to have been asked for.
  func draw() {
    let counter = FrameCounter(window.pointer)
    XCTAssertTrue(MainLoop.run { counter.painted > 0 })
    counter.stop()
  }

  var width: Double { Double(gtk_widget_get_width(strip.widget)) }

  /// Where the strip is in the window, and so on the display.
  var origin: (x: Double, y: Double) {
    var (x, y) = (0.0, 0.0)
    gtk_widget_translate_coordinates(strip.widget, window.pointer, 0, 0, &x, &y)
    return (x, y)
  }

  /// The tabs that have a widget in sight, from left to right.
  var tabs: [ShownTab] {
    strip.widget.children.compactMap(ShownTab.init).sorted { $0.x < $1.x }
  }

  /// A tab by its title.
  func tab(_ title: String, file: StaticString = #filePath, line: UInt = #line) throws -> ShownTab {
    try XCTUnwrap(tabs.first { $0.title == title }, "\(title) has no widget in sight", file: file, line: line)
  }

  /// Moves the mouse to a place in the strip.
  func moveMouse(to x: Double, y: Double = 24) { XDoTool.move(to: origin.x + x, origin.y + y) }

  /// Moves the mouse to a tab's middle.
  func moveMouse(to title: String) throws { moveMouse(to: try tab(title).middle) }

  /// Clicks a tab and waits for the strip to rest.
  func click(_ title: String, button: Int = 1) throws {
    try moveMouse(to: title)
    XDoTool.click(button: button)
    rest()
  }

  /// Presses a key and waits for the strip to rest.
  func key(_ name: String) {
    XDoTool.key(name)
    rest()
  }

  /// Takes the keyboard focus as Tab does.
  func focus() {
    gtk_widget_grab_focus(strip.widget)
    XCTAssertTrue(MainLoop.run { self.strip.widget.hasFocusWithin })
  }
}

extension Stage {
  /// Where the mark of the selection is drawn, in the strip.
  var mark: (x: Double, y: Double, width: Double, height: Double, middle: Double)? {
    guard let mark = strip.widget.children.first(where: { $0.cssName == "indicator" }),
      gtk_widget_get_child_visible(mark) != 0
    else { return nil }
    var box = graphene_rect_t()
    guard gtk_widget_compute_bounds(mark, strip.widget, &box) != 0 else { return nil }
    let (x, width) = (Double(box.origin.x), Double(box.size.width))
    return (x, Double(box.origin.y), width, Double(box.size.height), x + width / 2)
  }
}

extension Stage {
  /// How far a tab begins behind the leading end of the strip, and how far it ends before the trailing one.
  func room(beside title: String, _ direction: WritingDirection) throws -> (leading: Double, trailing: Double) {
    let tab = try tab(title)
    let (left, right) = (tab.x, width - tab.x - tab.width)
    return direction == .leftToRight ? (left, right) : (right, left)
  }

  /// A named colour of the strip's, as red, green and blue of 0…255.
  func color(_ name: String) -> [Int] {
    var color = GdkRGBA()
    XCTAssertNotEqual(tabstrip_widget_lookup_color(strip.widget, name, &color), 0, name)
    return [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
  }

  /// Drags with the mouse from one place in the strip to another, in small steps, and lets go.
  ///
  /// - Parameter rests: Whether the mouse stands still before it lets go, so that nothing is flung.
  func drag(from start: Double, to end: Double, y: Double = 24, rests: Bool) {
    moveMouse(to: start, y: y)
    var steps = ["mousedown", "1"]
    let top = Int(origin.y + y)
    for step in 1...12 {
      steps += [
        "mousemove", "\(Int(origin.x + start + (end - start) * Double(step) / 12))", "\(top)", "sleep", "0.016",
      ]
    }
    XDoTool.perform(rests ? steps + ["sleep", "0.3"] : steps)
    XDoTool.release()
    rest()
  }
}

/// A tab as it stands on the display.
@MainActor
struct ShownTab {
  let widget: UnsafeMutablePointer<GtkWidget>
  let title: String
  let x: Double
  let width: Double

  /// Nil for what is not a tab in sight. A second picture of a tab that is changing its look is none: no mouse reaches it.
  init?(_ widget: UnsafeMutablePointer<GtkWidget>) {
    guard widget.cssName == "tab", gtk_widget_get_child_visible(widget) != 0, gtk_widget_get_can_target(widget) != 0,
      let strip = gtk_widget_get_parent(widget)
    else { return nil }
    self.widget = widget
    let label = widget.children.first { $0.cssName == "label" && gtk_widget_has_css_class($0, "title") != 0 }
    title = label.map { String(cString: gtk_label_get_text(OpaquePointer($0))) } ?? ""
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(widget, strip, &bounds) != 0 else { return nil }
    x = Double(bounds.origin.x)
    width = Double(bounds.size.width)
  }

  var middle: Double { x + width / 2 }

  func has(_ flag: GtkStateFlags) -> Bool { gtk_widget_get_state_flags(widget).rawValue & flag.rawValue != 0 }

  var isSelected: Bool { has(GTK_STATE_FLAG_SELECTED) }
  var isPressed: Bool { has(GTK_STATE_FLAG_ACTIVE) }
  var isHovered: Bool { has(GTK_STATE_FLAG_PRELIGHT) }
  var isDisabled: Bool { has(GTK_STATE_FLAG_INSENSITIVE) }
  var showsFocus: Bool { has(GTK_STATE_FLAG_FOCUS_VISIBLE) }
}

extension UnsafeMutablePointer<GtkWidget> {
  var children: [UnsafeMutablePointer<GtkWidget>] {
    var found: [UnsafeMutablePointer<GtkWidget>] = []
    var child = gtk_widget_get_first_child(self)
    while let present = child {
      found.append(present)
      child = gtk_widget_get_next_sibling(present)
    }
    return found
  }

  /// Whether the keyboard focus is on the widget or on one inside it.
  var hasFocusWithin: Bool {
    gtk_widget_get_state_flags(self).rawValue & GTK_STATE_FLAG_FOCUS_WITHIN.rawValue != 0
  }

  var cssName: String { String(cString: gtk_widget_get_css_name(self)) }
}

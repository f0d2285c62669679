import CGtk4
import TabStripCore
import TabStripGTK
import XCTest

/// One page of sections in a window of its own, 390 wide and 600 high unless said otherwise, asked and used as a person would.
@MainActor
final class SectionStage {
  let view: SectionTabsView<String>
  let window: TestWindow
  /// What the view has reported, as "id cause".
  var changes: [String] = []
  /// Every offset that the page has been at, in order.
  var offsets: [Double] = []
  private let adjustment: UnsafeMutablePointer<GtkAdjustment>

  /// Opens a window with blocks of these heights as sections, called First, Second and so on.
  ///
  /// - Parameter hero: The height of what lies above; nil: nothing does.
  convenience init(
    _ heights: [Int32] = [800, 800, 800], hero: Int32? = 390, direction: WritingDirection = .leftToRight,
    height: Int = 600, prepare: (SectionTabsView<String>) -> Void = { _ in }
  ) {
    self.init(
      contents: heights.map(Self.block), hero: hero.map(Self.block), direction: direction, height: height,
      prepare: prepare)
  }

  /// Opens a window with these widgets as sections.
  init(
    contents: [UnsafeMutablePointer<GtkWidget>], hero: UnsafeMutablePointer<GtkWidget>? = nil,
    direction: WritingDirection = .leftToRight, height: Int = 600,
    prepare: (SectionTabsView<String>) -> Void = { _ in }
  ) {
    view = SectionTabsView()
    let gtk = direction == .rightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR
    gtk_widget_set_direction(view.widget, gtk)
    gtk_widget_set_direction(view.strip.widget, gtk)
    view.hero = hero
    view.setSections(
      contents.enumerated().map { TabSection(id: Self.name($0), title: Self.name($0), content: $1) })
    prepare(view)
    adjustment = gtk_scrolled_window_get_vadjustment(OpaquePointer(view.widget))
    window = TestWindow(view.widget, width: 390, height: height)
    view.onChange = { [unowned self] id, cause in changes.append("\(id ?? "none") \(cause)") }
    let moved: @convention(c) (UnsafeMutablePointer<GtkAdjustment>?, gpointer?) -> Void = { adjustment, data in
      let stage = Unmanaged<SectionStage>.fromOpaque(data!)
      let value = gtk_adjustment_get_value(adjustment)
      MainActor.assumeIsolated { stage.takeUnretainedValue().offsets.append(value) }
    }
    g_signal_connect_data(
      gpointer(adjustment), "value-changed", unsafeBitCast(moved, to: GCallback.self),
      Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))
  }

  /// Opens one page after the other, left to right and right to left.
  static func inBothDirections(
    _ heights: [Int32] = [800, 800, 800], hero: Int32? = 390, _ body: (SectionStage, WritingDirection) throws -> Void
  ) rethrows {
    for direction in [WritingDirection.leftToRight, .rightToLeft] {
      let stage = SectionStage(heights, hero: hero, direction: direction)
      try body(stage, direction)
      stage.close()
    }
  }

  func close() {
    g_signal_handlers_disconnect_matched(
      gpointer(adjustment), G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, Unmanaged.passUnretained(self).toOpaque())
    window.close()
  }

  func rest() { window.rest() }

  static func name(_ index: Int) -> String {
    ["First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh"].indices.contains(index)
      ? ["First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh"][index] : "\(index + 1)th"
  }

  /// Something of a height.
  static func block(_ height: Int32) -> UnsafeMutablePointer<GtkWidget> {
    let block = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
    gtk_widget_set_size_request(block, -1, height)
    return block
  }

  /// A section of a height with a button at its top and another at its end.
  static func blockWithButtons(_ height: Int32) -> (
    block: UnsafeMutablePointer<GtkWidget>, buttons: [UnsafeMutablePointer<GtkWidget>]
  ) {
    let block = Self.block(height)
    let box = UnsafeMutableRawPointer(block).assumingMemoryBound(to: GtkBox.self)
    let (first, last) = (gtk_button_new_with_label("first")!, gtk_button_new_with_label("last")!)
    gtk_widget_set_vexpand(first, 1)
    gtk_widget_set_valign(first, GTK_ALIGN_START)
    gtk_box_append(box, first)
    gtk_box_append(box, last)
    return (block, [first, last])
  }

  // MARK: What is seen

  /// How far the page is scrolled.
  var offset: Double { gtk_adjustment_get_value(adjustment) }

  var maximumOffset: Double { gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment) }

  /// Where a widget is in the view, from its top.
  func place(of widget: UnsafeMutablePointer<GtkWidget>) -> (y: Double, height: Double) {
    var bounds = graphene_rect_t()
    XCTAssertNotEqual(gtk_widget_compute_bounds(widget, view.widget, &bounds), 0)
    return (Double(bounds.origin.y), Double(bounds.size.height))
  }

  /// Where the strip's top edge is in the view.
  var stripY: Double { place(of: view.strip.widget).y }

  /// Where a section's top is in the view.
  func sectionY(_ index: Int) -> Double { place(of: view.sections[index].content).y }

  /// The tabs in sight, from left to right.
  var tabs: [ShownTab] { view.strip.widget.children.compactMap(ShownTab.init).sorted { $0.x < $1.x } }

  /// The titles of the tabs that look selected.
  var selectedTitles: [String] { tabs.filter(\.isSelected).map(\.title) }

  // MARK: What is done

  /// Grows or shrinks a section.
  func setHeight(_ height: Int32, of index: Int) {
    gtk_widget_set_size_request(view.sections[index].content, -1, height)
  }

  /// Moves the page to an offset as the scroll bar does, and lets GTK lay it out.
  func drag(to offset: Double) {
    gtk_adjustment_set_value(adjustment, offset)
    MainLoop.settle()
  }

  /// Turns the wheel over the page.
  func wheel(_ notches: Int, y: Double = 500) {
    XDoTool.move(to: 100, y)
    MainLoop.settle()
    for _ in 0..<abs(notches) { XDoTool.click(button: notches > 0 ? 5 : 4) }
    rest()
  }

  /// Moves the mouse to a tab and clicks it, without waiting for what comes of it.
  func press(_ title: String, file: StaticString = #filePath, line: UInt = #line) throws {
    let tab = try XCTUnwrap(tabs.first { $0.title == title }, "no tab \(title) in sight", file: file, line: line)
    XDoTool.move(to: tab.middle, stripY + 20)
    MainLoop.settle()
    XDoTool.click()
  }

  /// Clicks a tab and waits until everything rests.
  func tap(_ title: String) throws {
    try press(title)
    rest()
  }

  func key(_ name: String) {
    XDoTool.key(name)
    rest()
  }
}

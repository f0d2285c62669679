import CGtk4
import TabStripCore

/// The sections of a page, one below the other, and what has changed about their heights.
///
/// It is a widget of its own, so that GTK lays sections out when their sizes change, and not when the page is scrolled.
@MainActor
final class SectionColumn {
  private static let type = WidgetClass.register("TabStripSections") { pointer, _ in
    let column = WidgetClass(pointer)
    gtk_widget_class_set_css_name(column.pointer, "sections")
    column.pointer.pointee.get_request_mode = { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH }
    column.pointer.pointee.measure = { widget, orientation, width, minimum, natural, minimumBaseline, naturalBaseline in
      let size = onMainActor((widget, orientation, width)) { SectionColumn.of($0)?.measure($1, width: $2) ?? 0 }
      minimum?.pointee = size
      natural?.pointee = size
      minimumBaseline?.pointee = -1
      naturalBaseline?.pointee = -1
    }
    column.pointer.pointee.size_allocate = { widget, width, _, _ in
      onMainActor((widget, width)) { SectionColumn.of($0)?.layOut(width: $1) }
    }
    column.onDispose { object in
      onMainActor(object) {
        let widget = UnsafeMutableRawPointer($0!).assumingMemoryBound(to: GtkWidget.self)
        WidgetInstance.detach(from: widget)
        WidgetClass.disposeOfParent(widget)
      }
    }
  }

  private struct Section {
    var content: WidgetPointer
    /// The height last laid out; nil before the first time.
    var height: Int32?
  }

  /// The GtkWidget.
  let widget: WidgetPointer
  private var sections: [Section] = []
  private var changes: [SectionSyncInput] = []

  private static func of(_ widget: WidgetPointer?) -> SectionColumn? {
    WidgetInstance.object(of: widget, as: SectionColumn.self)
  }

  /// Makes an empty column in a page. The widget keeps it alive.
  init(in page: WidgetPointer) {
    widget = WidgetClass.make(Self.type)
    WidgetInstance.attach(self, to: widget)
    gtk_widget_set_parent(widget, page)
  }

  var count: Int { sections.count }

  func content(at index: Int) -> WidgetPointer { sections[index].content }

  /// The section that a widget is in; nil for one that is in none. O(n).
  func section(around widget: WidgetPointer) -> (index: Int, content: WidgetPointer)? {
    var child = widget
    while let parent = gtk_widget_get_parent(child), parent != self.widget { child = parent }
    return sections.firstIndex { $0.content == child }.map { ($0, child) }
  }

  /// The heights that have changed since they were last asked for, as edits.
  func takeChanges() -> [SectionSyncInput] {
    defer { changes.removeAll(keepingCapacity: true) }
    return changes
  }

  // MARK: Edits. Indices are sound.

  func insert(_ content: WidgetPointer, at index: Int) {
    gtk_widget_insert_after(content, widget, index > 0 ? sections[index - 1].content : nil)
    sections.insert(Section(content: content), at: index)
  }

  func remove(at index: Int) {
    gtk_widget_unparent(sections.remove(at: index).content)
  }

  /// `index` counts without the section that moves.
  func move(from: Int, to index: Int) {
    let section = sections.remove(at: from)
    sections.insert(section, at: index)
    // For the order of focus and of what an assistive technology reads.
    gtk_widget_insert_after(section.content, widget, index > 0 ? sections[index - 1].content : nil)
  }

  /// Gives sections other contents; they keep their heights until they are laid out.
  func replace(_ contents: [(index: Int, content: WidgetPointer)]) {
    let new = contents.filter { sections[$0.index].content != $0.content }
    for (_, content) in new { g_object_ref_sink(content) }
    for (index, _) in new { gtk_widget_unparent(sections[index].content) }
    for (index, content) in new {
      sections[index].content = content
      gtk_widget_insert_after(content, widget, index > 0 ? sections[index - 1].content : nil)
      g_object_unref(content)
    }
  }

  // MARK: Layout

  private func measure(_ orientation: GtkOrientation, width: Int32) -> Int32 {
    if orientation == GTK_ORIENTATION_HORIZONTAL {
      return sections.reduce(0) { max($0, $1.content.minimumWidth) }
    }
    return Int32(clamping: sections.reduce(0) { $0 + Int($1.content.height(forWidth: width)) })
  }

  private func layOut(width: Int32) {
    var y: Int32 = 0
    for index in sections.indices {
      let content = sections[index].content
      let height = content.height(forWidth: width)
      if sections[index].height != height {
        sections[index].height = height
        changes.append(.sectionsChanged(.setExtent(Double(height), of: .index(index))))
      }
      content.allocate(y: y, width: width, height: height)
      y += height
    }
  }
}

extension WidgetPointer {
  /// The least width; 0 for what is hidden.
  var minimumWidth: Int32 {
    var width: Int32 = 0
    gtk_widget_measure(self, GTK_ORIENTATION_HORIZONTAL, -1, &width, nil, nil, nil)
    return width
  }

  /// The natural height at a width, or at whatever width for −1; 0 for what is hidden.
  func height(forWidth width: Int32) -> Int32 {
    var height: Int32 = 0
    gtk_widget_measure(
      self, GTK_ORIENTATION_VERTICAL, width < 0 ? -1 : max(width, minimumWidth), nil, &height, nil, nil)
    return height
  }

  /// Gives the widget its place in a page, if it is not hidden.
  func allocate(y: Int32, width: Int32, height: Int32) {
    guard gtk_widget_should_layout(self) != 0 else { return }
    var origin = graphene_point_t(x: 0, y: Float(y))
    gtk_widget_allocate(self, max(width, minimumWidth), height, -1, gsk_transform_translate(nil, &origin))
  }
}

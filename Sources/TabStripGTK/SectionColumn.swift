import CGtk4
import TabStripCore
import TabStripHosting

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
    let content: SectionContent
    /// The height last laid out; nil before the first time.
    var height: Int32?
  }

  /// The GtkWidget.
  let widget: WidgetPointer
  /// The strip's tabs as the sync knows them; one for each section.
  private var order = SectionOrder()
  private var sections: [Section] = []
  /// What sections had, and the widget may still have though they do not.
  private var leaving: [SectionContent] = []
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

  func tab(at index: Int) -> TabID? { order.tab(at: index) }

  /// O(n).
  func index(of tab: TabID) -> Int? { order.index(of: tab) }

  /// Whether sections have come, gone, moved or been given another content since ``follow(_:edits:contents:)``.
  func isBehind(_ edits: Int) -> Bool { order.isBehind(edits) }

  /// The section that a widget is in; nil for one that is in none. O(n).
  func section(around widget: WidgetPointer) -> (index: Int, content: WidgetPointer)? {
    var child = widget
    while let parent = gtk_widget_get_parent(child), parent != self.widget { child = parent }
    return sections.firstIndex { $0.content.widget == child }.map { ($0, child) }
  }

  /// The heights that have changed since they were last asked for, as edits.
  func takeChanges() -> [SectionSyncInput] {
    defer { changes.removeAll(keepingCapacity: true) }
    return changes
  }

  // MARK: Edits

  /// Has the sections of a strip's tabs, in their order. GTK sees them only with ``arrange()``, as its answers may lead back here.
  ///
  /// - Parameters:
  ///   - engine: The strip's.
  ///   - edits: How often sections have been edited so far.
  ///   - contents: What the sections of tabs show. A section that is there already keeps its height until it is laid out.
  /// - Returns: The same for the sync.
  func follow(_ engine: TabStripEngine, edits: Int, contents: ([TabID]) -> [SectionContent]) -> [SectionSyncInput] {
    let heights = Dictionary(uniqueKeysWithValues: zip(order.tabs, sections.map(\.height)))
    let inputs = order.follow(engine, edits: edits)
    leaving += sections.map(\.content)
    sections = zip(order.tabs, contents(order.tabs)).map { Section(content: $1, height: heights[$0] ?? nil) }
    return inputs
  }

  /// Has the widget's children be the sections' contents, in their order, which is that of the focus and of what an assistive technology
  /// reads. One that went from one section to another stays in. O(n).
  func arrange() {
    let old = leaving
    leaving = []
    let present = Set(sections.map(\.content.widget))
    for content in old where !present.contains(content.widget) && gtk_widget_get_parent(content.widget) == widget {
      gtk_widget_unparent(content.widget)
    }
    var previous: WidgetPointer?
    for section in sections {
      let content = section.content.widget
      if gtk_widget_get_parent(content) != widget || gtk_widget_get_prev_sibling(content) != previous {
        gtk_widget_insert_after(content, widget, previous)
      }
      previous = content
    }
  }

  // MARK: Layout

  private func measure(_ orientation: GtkOrientation, width: Int32) -> Int32 {
    if orientation == GTK_ORIENTATION_HORIZONTAL {
      return sections.reduce(0) { max($0, $1.content.widget.minimumWidth) }
    }
    return Int32(clamping: sections.reduce(0) { $0 + Int($1.content.widget.height(forWidth: width)) })
  }

  private func layOut(width: Int32) {
    var y: Int32 = 0
    for index in sections.indices {
      let content = sections[index].content.widget
      let height = content.height(forWidth: width)
      if sections[index].height != height {
        sections[index].height = height
        changes.append(.sectionsChanged(.setExtent(Double(height), of: .index(index))))
      }
      content.allocate(y: y, width: width, height: height)
      y = Int32(clamping: Int(y) + Int(height))
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

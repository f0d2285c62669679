import CAdwaita

/// Stands a widget's children side by side, equally wide, where each has room, and else one under the other.
@MainActor
enum ColumnLayout {
  /// Room between the children, in points.
  private static let gap: Int32 = 24
  /// No column is narrower, in points.
  private static let leastWidth: Int32 = 290

  /// Has a widget lay its children out so.
  static func install(on widget: Widget) {
    let layout = gtk_custom_layout_new(
      { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH },
      { widget, orientation, size, minimum, natural, _, _ in
        nonisolated(unsafe) let widget = widget!
        let request = MainActor.assumeIsolated { ColumnLayout.request(of: widget, orientation, size) }
        minimum?.pointee = request.minimum
        natural?.pointee = request.natural
      },
      { widget, width, _, _ in
        nonisolated(unsafe) let widget = widget!
        MainActor.assumeIsolated { ColumnLayout.place(widget.children, in: widget, width: width) }
      })
    gtk_widget_set_layout_manager(widget, layout)
  }

  private static func request(
    of widget: Widget, _ orientation: GtkOrientation, _ size: Int32
  ) -> (minimum: Int32, natural: Int32) {
    let children = widget.children
    let gaps = max(0, gap * Int32(children.count - 1))
    if orientation == GTK_ORIENTATION_HORIZONTAL {
      let widths = children.map { $0.request(orientation, -1) }
      return (
        max(leastWidth, widths.map(\.minimum).max() ?? 0),
        max(leastWidth, widths.map(\.natural).reduce(gaps, +))
      )
    }
    let width = columnWidth(children.count, in: size)
    let heights = children.map { $0.request(orientation, width ?? size).natural }
    let height = width == nil ? heights.reduce(gaps, +) : heights.max() ?? 0
    return (height, height)
  }

  private static func place(_ children: [Widget], in widget: Widget, width: Int32) {
    let column = columnWidth(children.count, in: width)
    let isRightToLeft = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
    var (x, y): (Int32, Int32) = (0, 0)
    for (index, child) in children.enumerated() {
      // The last column takes the point that an odd width leaves.
      let childWidth = index == children.count - 1 || column == nil ? width - x : column ?? width
      let height = child.request(GTK_ORIENTATION_VERTICAL, childWidth).natural
      var area = GtkAllocation(x: isRightToLeft ? width - x - childWidth : x, y: y, width: childWidth, height: height)
      gtk_widget_size_allocate(child, &area, -1)
      if column == nil { y += height + gap } else { x += childWidth + gap }
    }
  }

  /// The width of each column where they stand side by side; nil: one under the other.
  private static func columnWidth(_ count: Int, in width: Int32) -> Int32? {
    guard count > 0 else { return nil }
    let column = (width - gap * Int32(count - 1)) / Int32(count)
    return column >= leastWidth ? column : nil
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  /// The widgets in it, in order.
  var children: [Widget] {
    var found: [Widget] = []
    var child = gtk_widget_get_first_child(self)
    while let present = child {
      found.append(present)
      child = gtk_widget_get_next_sibling(present)
    }
    return found
  }

  fileprivate func request(_ orientation: GtkOrientation, _ size: Int32) -> (minimum: Int32, natural: Int32) {
    var (minimum, natural): (Int32, Int32) = (0, 0)
    gtk_widget_measure(self, orientation, size, &minimum, &natural, nil, nil)
    return (minimum, natural)
  }
}

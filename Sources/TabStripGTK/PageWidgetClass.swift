import CGtk4

/// The GObject class of what a ``SectionTabsView`` scrolls: CSS node `sectionpage`; what GTK tells it goes to the ``SectionHost`` behind
/// it.
@MainActor
enum PageWidgetClass {
  static let type = WidgetClass.register("TabStripSectionPage") { pointer, _ in
    let page = WidgetClass(pointer)
    gtk_widget_class_set_css_name(page.pointer, "sectionpage")
    page.pointer.pointee.get_request_mode = { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH }
    page.pointer.pointee.measure = { widget, orientation, width, minimum, natural, minimumBaseline, naturalBaseline in
      let size = onMainActor((widget, orientation, width)) { SectionHost.of($0)?.measure($1, width: $2) ?? 0 }
      minimum?.pointee = size
      natural?.pointee = size
      minimumBaseline?.pointee = -1
      naturalBaseline?.pointee = -1
    }
    page.pointer.pointee.size_allocate = { widget, width, _, _ in
      onMainActor((widget, width)) { SectionHost.of($0)?.layOut(width: $1) }
    }
    overrideSurroundings(of: page.pointer)
    page.onDispose { object in
      onMainActor(object) {
        let widget = UnsafeMutableRawPointer($0!).assumingMemoryBound(to: GtkWidget.self)
        SectionHost.of(widget)?.dispose()
        WidgetInstance.detach(from: widget)
        WidgetClass.disposeOfParent(widget)
      }
    }
  }

  private nonisolated static func overrideSurroundings(of page: UnsafeMutablePointer<GtkWidgetClass>) {
    page.pointee.map = { widget in
      WidgetClass.parent.pointee.map(widget)
      onMainActor(widget) { SectionHost.of($0)?.visibilityChanged() }
    }
    page.pointee.unmap = { widget in
      WidgetClass.parent.pointee.unmap(widget)
      onMainActor(widget) { SectionHost.of($0)?.visibilityChanged() }
    }
    page.pointee.root = { widget in
      WidgetClass.parent.pointee.root(widget)
      onMainActor(widget) { SectionHost.of($0)?.followFocus() }
    }
    page.pointee.unroot = { widget in
      onMainActor(widget) { SectionHost.of($0)?.leaveFocus() }
      WidgetClass.parent.pointee.unroot(widget)
    }
    page.pointee.focus = { widget, direction in
      onMainActor((widget, direction)) { SectionHost.of($0)?.moveFocus($1) ?? false } ? 1 : 0
    }
  }
}

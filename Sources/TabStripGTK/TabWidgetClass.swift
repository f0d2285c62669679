import CGtk4

/// The GObject class behind every tab: CSS node `tab`, accessible role tab, and a layout that its ``TabView`` does.
@MainActor
enum TabWidgetClass {
  static let type = WidgetClass.register("TabStripTab") { pointer, _ in
    let tab = WidgetClass(pointer)
    gtk_widget_class_set_css_name(tab.pointer, "tab")
    gtk_widget_class_set_accessible_role(tab.pointer, GTK_ACCESSIBLE_ROLE_TAB)
    tab.pointer.pointee.size_allocate = { widget, width, height, _ in
      onMainActor(widget) {
        WidgetInstance.object(of: $0, as: TabView.self)?.layOut(width: Double(width), height: Double(height))
      }
    }
    // The strip itself answers for the room of a tab, gaps included. Only what an app has put into a tab is a target.
    tab.pointer.pointee.contains = { _, _, _ in 0 }
    gtk_widget_class_install_action(tab.pointer, "select", nil) { widget, _, _ in
      onMainActor(widget) { widget in
        guard let tab = WidgetInstance.object(of: widget, as: TabView.self)?.tab else { return }
        _ = StripHost.of(gtk_widget_get_parent(widget))?.send(.select(tab, cause: .tap, animated: true))
      }
    }
    tab.onDispose { object in
      onMainActor(object) {
        let widget = UnsafeMutableRawPointer($0!).assumingMemoryBound(to: GtkWidget.self)
        WidgetInstance.detach(from: widget)
        WidgetClass.disposeOfParent(widget)
      }
    }
  }
}

import CGtk4
import TabStripCore

/// The GObject class behind every strip: CSS node `tabstrip`, accessible role tab list; what GTK tells a widget goes to the
/// ``StripHost`` behind it.
@MainActor
enum StripWidgetClass {
  static let type = WidgetClass.register("TabStripStrip") { pointer, _ in
    let strip = WidgetClass(pointer)
    gtk_widget_class_set_css_name(strip.pointer, "tabstrip")
    gtk_widget_class_set_accessible_role(strip.pointer, GTK_ACCESSIBLE_ROLE_TAB_LIST)
    overrideLayout(of: strip.pointer)
    overrideVisibility(of: strip.pointer)
    overrideEnvironment(of: strip.pointer)
    overrideFocus(of: strip.pointer)
    addPaging(to: strip.pointer)
    strip.onDispose { object in
      onMainActor(object) {
        let widget = UnsafeMutableRawPointer($0!).assumingMemoryBound(to: GtkWidget.self)
        StripHost.of(widget)?.dispose()
        WidgetInstance.detach(from: widget)
        WidgetClass.disposeOfParent(widget)
      }
    }
  }

  private nonisolated static func overrideLayout(of strip: UnsafeMutablePointer<GtkWidgetClass>) {
    strip.pointee.measure = { widget, orientation, _, minimum, natural, minimumBaseline, naturalBaseline in
      let size = onMainActor((widget, orientation)) { StripHost.of($0)?.measure($1) ?? (0, 0) }
      minimum?.pointee = size.0
      natural?.pointee = size.1
      minimumBaseline?.pointee = -1
      naturalBaseline?.pointee = -1
    }
    strip.pointee.size_allocate = { widget, width, height, _ in
      onMainActor(widget) { StripHost.of($0)?.roomChanged(width: Double(width), height: Double(height)) }
    }
    strip.pointee.snapshot = { widget, snapshot in
      onMainActor((widget, snapshot)) { widget, snapshot in
        if let snapshot { StripHost.of(widget)?.draw(to: snapshot) }
      }
    }
  }

  private nonisolated static func overrideVisibility(of strip: UnsafeMutablePointer<GtkWidgetClass>) {
    strip.pointee.map = { widget in
      WidgetClass.parent.pointee.map(widget)
      onMainActor(widget) { StripHost.of($0)?.sendRoom() }
    }
    strip.pointee.unmap = { widget in
      WidgetClass.parent.pointee.unmap(widget)
      onMainActor(widget) { StripHost.of($0)?.sendRoom() }
    }
  }

  private nonisolated static func overrideEnvironment(of strip: UnsafeMutablePointer<GtkWidgetClass>) {
    strip.pointee.root = { widget in
      WidgetClass.parent.pointee.root(widget)
      onMainActor(widget) { widget in
        FocusController.followWindow(of: widget!)
        StripHost.of(widget)?.textMayHaveChanged()
      }
    }
    strip.pointee.unroot = { widget in
      onMainActor(widget) { FocusController.leaveWindow(of: $0!) }
      WidgetClass.parent.pointee.unroot(widget)
    }
    strip.pointee.direction_changed = { widget, previous in
      WidgetClass.parent.pointee.direction_changed(widget, previous)
      onMainActor(widget) { StripHost.of($0)?.directionMayHaveChanged() }
    }
    strip.pointee.css_changed = { widget, change in
      WidgetClass.parent.pointee.css_changed(widget, change)
      onMainActor(widget) { StripHost.of($0)?.cssChanged() }
    }
    strip.pointee.system_setting_changed = { widget, setting in
      WidgetClass.parent.pointee.system_setting_changed(widget, setting)
      onMainActor(widget) { StripHost.of($0)?.textMayHaveChanged() }
    }
  }

  /// Actions by which an assistive technology gets to tabs that have no widget, without choosing any.
  private nonisolated static func addPaging(to strip: UnsafeMutablePointer<GtkWidgetClass>) {
    gtk_widget_class_install_action(strip, "scroll-back", nil) { widget, _, _ in
      onMainActor(widget) { StripHost.of($0)?.page(toward: .leading) }
    }
    gtk_widget_class_install_action(strip, "scroll-on", nil) { widget, _, _ in
      onMainActor(widget) { StripHost.of($0)?.page(toward: .trailing) }
    }
  }

  private nonisolated static func overrideFocus(of strip: UnsafeMutablePointer<GtkWidgetClass>) {
    // One stop for the whole strip: focus comes to the strip, not to a child, and the next Tab leaves it. Where the keyboard reaches no
    // tab there is nothing to stop for.
    strip.pointee.focus = { widget, _ in
      guard let widget, gtk_widget_get_state_flags(widget).rawValue & GTK_STATE_FLAG_FOCUS_WITHIN.rawValue == 0 else {
        return 0
      }
      return gtk_widget_grab_focus(widget)
    }
    strip.pointee.grab_focus = { widget in
      onMainActor(widget) { widget in StripHost.of(widget)?.takeFocus() ?? false } ? 1 : 0
    }
    strip.pointee.query_tooltip = { widget, x, y, isByKeyboard, tooltip in
      onMainActor((widget, Double(x), isByKeyboard != 0, tooltip)) { widget, x, isByKeyboard, tooltip in
        guard let tooltip, let host = StripHost.of(widget) else { return 0 }
        return host.fill(tooltip, x: isByKeyboard ? nil : x) ? 1 : 0
      }
    }
  }
}

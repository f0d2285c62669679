import CAdwaita

/// The choice of light and dark: as the system has it, or one of them.
@MainActor
enum AppearanceButton {
  /// Makes the button.
  static func make() -> Widget {
    let menu = g_menu_new()!
    // The choices are the names that libadwaita gives to its colour schemes, so that its property is the action's state.
    for (title, scheme) in [("As the system", "default"), ("Light", "force-light"), ("Dark", "force-dark")] {
      let item = g_menu_item_new(title, nil)
      g_menu_item_set_action_and_target_value(item, "gallery.appearance", g_variant_new_string(scheme))
      g_menu_append_item(menu, item)
      g_object_unref(gpointer(item))
    }
    let button = gtk_menu_button_new()!
    gtk_menu_button_set_icon_name(button.opaque, "display-brightness-symbolic")
    gtk_menu_button_set_menu_model(button.opaque, menu.model)
    gtk_widget_set_tooltip_text(button, "Light or dark")
    g_object_unref(gpointer(menu))

    let group = g_simple_action_group_new()!
    let action = g_property_action_new("appearance", gpointer(adw_style_manager_get_default()), "color-scheme")
    g_action_map_add_action(OpaquePointer(group), action)
    gtk_widget_insert_action_group(button, "gallery", OpaquePointer(group))
    g_object_unref(gpointer(action))
    g_object_unref(gpointer(group))
    return button
  }
}

extension OpaquePointer {
  /// A menu as what menus are shown from.
  fileprivate var model: UnsafeMutablePointer<GMenuModel> { UnsafeMutablePointer(self) }
}

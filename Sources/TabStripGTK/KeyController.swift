import CGtk4
import TabStripCore

/// GtkEventControllerKey as the engine's keys. What the strip does not use stays GTK's.
@MainActor
enum KeyController {
  typealias PressHandler = @convention(c) (OpaquePointer?, guint, guint, GdkModifierType, gpointer?) -> gboolean

  /// Adds the controller to a strip.
  static func add(to strip: WidgetPointer) {
    let controller = gtk_event_controller_key_new()!
    let press: PressHandler = { _, keyval, _, modifiers, strip in
      onMainActor((keyval, modifiers, strip)) { keyval, modifiers, strip in
        guard let key = KeyController.key(keyval, with: modifiers) else { return 0 }
        return StripHost.of(strip)?.send(.key(key))?.isConsumed == true ? 1 : 0
      }
    }
    connect("key-pressed", of: gpointer(controller), to: strip, press)
    gtk_widget_add_controller(strip, controller)
  }

  private static func key(_ keyval: guint, with modifiers: GdkModifierType) -> TabStripKey? {
    let others = GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue | GDK_SUPER_MASK.rawValue
    guard modifiers.rawValue & others == 0 else { return nil }
    switch Int32(keyval) {
    case GDK_KEY_Left, GDK_KEY_KP_Left: return .left
    case GDK_KEY_Right, GDK_KEY_KP_Right: return .right
    case GDK_KEY_Home, GDK_KEY_KP_Home: return .home
    case GDK_KEY_End, GDK_KEY_KP_End: return .end
    case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: return .pageUp
    case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: return .pageDown
    case GDK_KEY_space, GDK_KEY_KP_Space, GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter: return .activate
    default: return nil
    }
  }
}

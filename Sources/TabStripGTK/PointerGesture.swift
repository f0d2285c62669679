import CGtk4
import TabStripCore

/// GtkGestureDrag as the engine's pointer: mouse, finger and pen, with every button.
///
/// It stays unclaimed until the engine drags, so that an outer scroller may still take a finger that goes another way; then
/// GTK cancels it.
@MainActor
enum PointerGesture {
  typealias PointHandler = @convention(c) (OpaquePointer?, Double, Double, gpointer?) -> Void
  typealias CancelHandler = @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> Void

  /// Adds the gesture to a strip.
  static func add(to strip: WidgetPointer) {
    let gesture = gtk_gesture_drag_new()!
    gtk_gesture_single_set_button(gesture, 0)
    let begin: PointHandler = { gesture, x, y, strip in
      onMainActor((gesture!, x, y, strip)) { gesture, x, y, strip in
        guard let host = StripHost.of(strip) else { return }
        let pointer = PointerGesture.pointer(of: gesture, x: x, y: y)
        if pointer.isPrimary { FocusController.take(host) }
        let time = host.clock.time(ofEvent: gesture)
        PointerGesture.claim(gesture, ifClaimed: host.send(.pointerDown(pointer), at: time))
      }
    }
    let update: PointHandler = { gesture, dx, dy, strip in
      onMainActor((gesture!, dx, dy, strip)) { gesture, dx, dy, strip in
        guard let host = StripHost.of(strip) else { return }
        let pointer = PointerGesture.pointer(of: gesture, movedBy: dx, dy)
        let time = host.clock.time(ofEvent: gesture)
        PointerGesture.claim(gesture, ifClaimed: host.send(.pointerMoved(pointer), at: time))
      }
    }
    let end: PointHandler = { gesture, dx, dy, strip in
      onMainActor((gesture!, dx, dy, strip)) { gesture, dx, dy, strip in
        guard let host = StripHost.of(strip) else { return }
        let pointer = PointerGesture.pointer(of: gesture, movedBy: dx, dy)
        let update = host.send(.pointerUp(pointer), at: host.clock.time(ofEvent: gesture))
        // A click that the strip used is not also a click on the row of a list that the strip may lie in.
        if update?.isConsumed == true { gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED) }
      }
    }
    let cancel: CancelHandler = { _, _, strip in
      onMainActor(strip) { _ = StripHost.of($0)?.send(.pointerCancelled) }
    }
    connect("drag-begin", of: gpointer(gesture), to: strip, begin)
    connect("drag-update", of: gpointer(gesture), to: strip, update)
    connect("drag-end", of: gpointer(gesture), to: strip, end)
    connect("cancel", of: gpointer(gesture), to: strip, cancel)
    gtk_widget_add_controller(strip, gesture)
  }

  private static func claim(_ gesture: OpaquePointer, ifClaimed update: TabStripUpdate?) {
    if update?.claimsPointer == true { gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED) }
  }

  private static func pointer(of gesture: OpaquePointer, movedBy dx: Double, _ dy: Double) -> Pointer {
    var (x, y) = (0.0, 0.0)
    gtk_gesture_drag_get_start_point(gesture, &x, &y)
    return pointer(of: gesture, x: x + dx, y: y + dy)
  }

  private static func pointer(of gesture: OpaquePointer, x: Double, y: Double) -> Pointer {
    let kind: Pointer.Kind =
      switch gtk_event_controller_get_current_event_device(gesture).map(gdk_device_get_source) {
      case GDK_SOURCE_TOUCHSCREEN: .touch
      case GDK_SOURCE_PEN: .pen
      default: .mouse
      }
    // A finger is button 0 to GTK.
    let button = gtk_gesture_single_get_current_button(gesture)
    return Pointer(x: x, y: y, kind: kind, isPrimary: button <= guint(GDK_BUTTON_PRIMARY))
  }
}

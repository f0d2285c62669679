import CGtk4
import TabStripCore

/// GtkEventControllerScroll as the engine's wheel and fling: notches of a mouse wheel, points of a touchpad, and the speed at
/// which fingers leave it.
///
/// What the strip does not use goes on to an outer scroller.
@MainActor
enum WheelController {
  typealias ScrollHandler = @convention(c) (OpaquePointer?, Double, Double, gpointer?) -> gboolean
  typealias DecelerateHandler = @convention(c) (OpaquePointer?, Double, Double, gpointer?) -> Void

  /// Points that GTK's own scrolled windows move for each unit of a touchpad. The strip moves as they do.
  static let touchpadFactor = 2.5

  /// Adds the controller to a strip.
  static func add(to strip: WidgetPointer) {
    let flags = GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES.rawValue | GTK_EVENT_CONTROLLER_SCROLL_KINETIC.rawValue
    let controller = gtk_event_controller_scroll_new(GtkEventControllerScrollFlags(rawValue: flags))!
    let scroll: ScrollHandler = { controller, dx, dy, strip in
      onMainActor((controller, dx, dy, strip)) { controller, dx, dy, strip in
        let isWheel = WheelController.countsNotches(controller)
        let factor = isWheel ? 1 : WheelController.touchpadFactor
        let update = StripHost.of(strip)?.send(
          .wheel(dx: dx * factor, dy: dy * factor, unit: isWheel ? .notches : .points))
        return update?.isConsumed == true ? 1 : 0
      }
    }
    let decelerate: DecelerateHandler = { controller, vx, vy, strip in
      onMainActor((controller, vx, vy, strip)) { controller, vx, vy, strip in
        guard let host = StripHost.of(strip) else { return }
        // X11 counts a touchpad in notches, too.
        let factor =
          WheelController.countsNotches(controller)
          ? host.coordinator.engine.configuration.scrolling.wheelStep : WheelController.touchpadFactor
        host.send(.fling(vx: vx * factor, vy: vy * factor))
      }
    }
    connect("scroll", of: gpointer(controller), to: strip, scroll)
    connect("decelerate", of: gpointer(controller), to: strip, decelerate)
    gtk_widget_add_controller(strip, controller)
  }

  private static func countsNotches(_ controller: OpaquePointer?) -> Bool {
    gtk_event_controller_scroll_get_unit(controller) == GDK_SCROLL_UNIT_WHEEL
  }
}

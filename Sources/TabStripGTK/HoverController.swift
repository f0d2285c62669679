import CGtk4
import TabStripCore

/// GtkEventControllerMotion as the engine's hover.
@MainActor
enum HoverController {
  typealias MoveHandler = @convention(c) (OpaquePointer?, Double, Double, gpointer?) -> Void
  typealias LeaveHandler = @convention(c) (OpaquePointer?, gpointer?) -> Void

  /// Adds the controller to a strip.
  static func add(to strip: WidgetPointer) {
    let controller = gtk_event_controller_motion_new()!
    let move: MoveHandler = { _, x, y, strip in
      onMainActor((x, y, strip)) { x, y, strip in _ = StripHost.of(strip)?.send(.hover(x: x, y: y)) }
    }
    let leave: LeaveHandler = { _, strip in
      onMainActor(strip) { _ = StripHost.of($0)?.send(.hoverEnded) }
    }
    connect("enter", of: gpointer(controller), to: strip, move)
    connect("motion", of: gpointer(controller), to: strip, move)
    connect("leave", of: gpointer(controller), to: strip, leave)
    gtk_widget_add_controller(strip, controller)
  }
}

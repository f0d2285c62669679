import CGtk4
import TabStripCore

/// GtkDropControllerMotion as the engine's drag over the strip, whatever is dragged and wherever it comes from.
@MainActor
enum DropController {
  typealias MoveHandler = @convention(c) (OpaquePointer?, Double, Double, gpointer?) -> Void
  typealias LeaveHandler = @convention(c) (OpaquePointer?, gpointer?) -> Void

  /// Adds the controller to a strip. It takes no drop: what is dragged remains for drop targets of the app's.
  static func add(to strip: WidgetPointer) {
    let controller = gtk_drop_controller_motion_new()!
    let move: MoveHandler = { _, x, y, strip in
      onMainActor((x, y, strip)) { x, y, strip in _ = StripHost.of(strip)?.send(.dragOver(x: x, y: y)) }
    }
    let leave: LeaveHandler = { _, strip in
      onMainActor(strip) { _ = StripHost.of($0)?.send(.dragOverEnded) }
    }
    connect("enter", of: gpointer(controller), to: strip, move)
    connect("motion", of: gpointer(controller), to: strip, move)
    connect("leave", of: gpointer(controller), to: strip, leave)
    gtk_widget_add_controller(strip, controller)
  }
}

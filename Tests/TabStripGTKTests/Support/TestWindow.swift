import CGtk4
import XCTest

/// A window without a frame at the top left corner of the display, with one widget in it.
@MainActor
final class TestWindow {
  let pointer: UnsafeMutablePointer<GtkWidget>
  /// A number of the X server's for the window.
  private(set) var xid = ""
  private static var next = 1
  private let title: String
  private(set) var isClosed = false

  /// Opens a window and waits until it is drawn.
  init(_ content: UnsafeMutablePointer<GtkWidget>, width: Int, height: Int) {
    title = "tabstrip-test-\(Self.next)"
    Self.next += 1
    pointer = gtk_window_new()
    let window = UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_title(window, title)
    gtk_window_set_decorated(window, 0)
    gtk_window_set_default_size(window, Int32(width), Int32(height))
    gtk_window_set_child(window, content)
    gtk_window_present(window)
    XCTAssertTrue(MainLoop.run { gtk_widget_get_mapped(content) != 0 && gtk_widget_get_width(content) > 0 })
    xid = XDoTool.findWindow(title)
    XDoTool.run("windowmove", "--sync", xid, "0", "0")
    XDoTool.run("windowfocus", "--sync", xid)
    XDoTool.move(to: 1200, 880)
    XCTAssertTrue(MainLoop.run { gtk_window_is_active(window) != 0 }, "the window does not get the focus")
    rest()
  }

  /// Waits until GTK has drawn what there is to draw and nothing moves any more.
  func rest(seconds: Double = 5) {
    var quiet = 0
    let counter = FrameCounter(pointer)
    MainLoop.run(seconds: seconds) {
      let drawn = counter.painted
      MainLoop.run(for: 0.05)
      quiet = counter.painted == drawn ? quiet + 1 : 0
      return quiet >= 2
    }
    counter.stop()
  }

  func resize(width: Int, height: Int) {
    let window = UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_default_size(window, Int32(width), Int32(height))
    XCTAssertTrue(MainLoop.run { gtk_widget_get_width(pointer) == Int32(width) })
    rest()
  }

  func close() {
    guard !isClosed else { return }
    isClosed = true
    gtk_window_destroy(UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GtkWindow.self))
    MainLoop.settle()
  }
}

/// Counts what the frame clock of a window does.
@MainActor
final class FrameCounter {
  /// Frames for which anything was asked.
  private(set) var updates = 0
  /// Frames drawn.
  private(set) var painted = 0
  private let clock: OpaquePointer
  private var handlers: [gulong] = []

  init(_ widget: UnsafeMutablePointer<GtkWidget>) {
    clock = gtk_widget_get_frame_clock(widget)!
    let update: @convention(c) (OpaquePointer?, gpointer?) -> Void = { _, data in
      let counter = Unmanaged<FrameCounter>.fromOpaque(data!)
      MainActor.assumeIsolated { counter.takeUnretainedValue().updates += 1 }
    }
    let paint: @convention(c) (OpaquePointer?, gpointer?) -> Void = { _, data in
      let counter = Unmanaged<FrameCounter>.fromOpaque(data!)
      MainActor.assumeIsolated { counter.takeUnretainedValue().painted += 1 }
    }
    let data = Unmanaged.passUnretained(self).toOpaque()
    let flags = GConnectFlags(rawValue: 0)
    handlers = [
      g_signal_connect_data(gpointer(clock), "update", unsafeBitCast(update, to: GCallback.self), data, nil, flags),
      g_signal_connect_data(gpointer(clock), "paint", unsafeBitCast(paint, to: GCallback.self), data, nil, flags),
    ]
  }

  func stop() {
    for handler in handlers { g_signal_handler_disconnect(gpointer(clock), handler) }
    handlers = []
  }
}

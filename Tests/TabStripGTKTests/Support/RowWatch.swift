import CGtk4
import TabStripCore
import XCTest

/// Notes in every frame that is drawn how far a row of equally wide tabs, whose titles are their positions, is from its beginning.
@MainActor
final class RowWatch {
  /// The offset in each frame, in order.
  private(set) var offsets: [Double] = []
  private let strip: UnsafeMutablePointer<GtkWidget>
  private let tabWidth: Double
  private var clock: OpaquePointer?
  private var handler: gulong = 0

  /// Begins to watch, from the first frame on where the strip has not been shown yet.
  init(_ strip: UnsafeMutablePointer<GtkWidget>, tabWidth: Double) {
    self.strip = strip
    self.tabWidth = tabWidth
    if gtk_widget_get_realized(strip) != 0 {
      connect()
      return
    }
    let realized: @convention(c) (UnsafeMutablePointer<GtkWidget>?, gpointer?) -> Void = { _, data in
      let watch = Unmanaged<RowWatch>.fromOpaque(data!)
      MainActor.assumeIsolated { watch.takeUnretainedValue().connect() }
    }
    g_signal_connect_data(
      gpointer(strip), "realize", unsafeBitCast(realized, to: GCallback.self),
      Unmanaged.passUnretained(self).toOpaque(), nil, G_CONNECT_AFTER)
  }

  private func connect() {
    guard let clock = gtk_widget_get_frame_clock(strip) else { return XCTFail("a realized widget has a clock") }
    self.clock = clock
    let painted: @convention(c) (OpaquePointer?, gpointer?) -> Void = { _, data in
      let watch = Unmanaged<RowWatch>.fromOpaque(data!)
      MainActor.assumeIsolated { watch.takeUnretainedValue().note() }
    }
    handler = g_signal_connect_data(
      gpointer(clock), "after-paint", unsafeBitCast(painted, to: GCallback.self),
      Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))
  }

  private func note() { if let offset { offsets.append(offset) } }

  /// Where the row is now; nil where no tab is in sight.
  var offset: Double? {
    guard let tab = strip.children.lazy.compactMap(ShownTab.init).first, let index = Double(tab.title) else {
      return nil
    }
    let isRightToLeft = gtk_widget_get_direction(strip) == GTK_TEXT_DIR_RTL
    let start = isRightToLeft ? Double(gtk_widget_get_width(strip)) - tab.x - tab.width : tab.x
    return index * tabWidth - start
  }

  func stop() {
    g_signal_handlers_disconnect_matched(
      gpointer(strip), G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, Unmanaged.passUnretained(self).toOpaque())
    if let clock { g_signal_handler_disconnect(gpointer(clock), handler) }
    clock = nil
  }
}

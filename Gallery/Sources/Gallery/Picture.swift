import CAdwaita

/// A widget drawn to an image, without being on the screen whole.
@MainActor
struct Picture {
  private let texture: OpaquePointer

  /// Why a picture could not be made, in a sentence.
  struct Failure: Error { var sentence: String }

  /// Its size in device pixels.
  var size: (width: Int32, height: Int32) { (gdk_texture_get_width(texture), gdk_texture_get_height(texture)) }

  /// Draws a widget as soon as it looks the same in frame after frame.
  ///
  /// - Parameters:
  ///   - widget: A widget in no window.
  ///   - width: Its width in points; it is as high as it wants to be.
  ///   - scale: Device pixels a point.
  static func of(_ widget: Widget, width: Int32, scale: Int) throws(Failure) -> Picture {
    // A window is no larger than the screen; what scrolls inside one is.
    let scroller = gtk_scrolled_window_new()!
    gtk_scrolled_window_set_policy(scroller.opaque, GTK_POLICY_EXTERNAL, GTK_POLICY_EXTERNAL)
    gtk_scrolled_window_set_child(scroller.opaque, widget)
    gtk_widget_set_size_request(widget, width, -1)
    // Wherever the mouse is, it shall hover over nothing.
    gtk_widget_set_can_target(widget, 0)
    let window = gtk_window_new()!
    gtk_window_set_default_size(window.cast(), 200, 150)
    gtk_window_set_child(window.cast(), scroller)
    gtk_window_present(window.cast())
    defer { gtk_window_destroy(window.cast()) }
    // The frame clock runs as long as somebody asks it to.
    let clock = gtk_widget_add_tick_callback(widget, { _, _, _ in 1 }, nil, nil)
    defer { gtk_widget_remove_tick_callback(widget, clock) }
    return try settled(widget, in: window, scale: scale)
  }

  /// Writes the picture to a PNG file.
  func write(to path: String) throws(Failure) {
    guard gdk_texture_save_to_png(texture, path) != 0 else {
      throw Failure(sentence: "could not write \(path)")
    }
  }

  func discard() { g_object_unref(gpointer(texture)) }

  private static func settled(_ widget: Widget, in window: Widget, scale: Int) throws(Failure) -> Picture {
    var last: Picture?
    var frame: gint64 = -1
    let patience = g_get_monotonic_time() + 20_000_000
    while g_get_monotonic_time() < patience {
      g_main_context_iteration(nil, 1)
      guard gtk_widget_get_mapped(widget) != 0, let clock = gtk_widget_get_frame_clock(widget) else { continue }
      // Without a window manager no window is the active one; those in the background are paler.
      gtk_widget_unset_state_flags(window, GTK_STATE_FLAG_BACKDROP)
      guard gdk_frame_clock_get_frame_counter(clock) >= frame + 3 else { continue }
      frame = gdk_frame_clock_get_frame_counter(clock)
      guard let next = drawn(widget, scale: scale) else { continue }
      if let last, last.isSame(as: next) {
        last.discard()
        return next
      }
      last?.discard()
      last = next
    }
    throw Failure(
      sentence: last == nil ? "nothing was drawn within 20 s" : "the picture did not come to rest within 20 s")
  }

  private static func drawn(_ widget: Widget, scale: Int) -> Picture? {
    let (width, height) = (Double(gtk_widget_get_width(widget)), Double(gtk_widget_get_height(widget)))
    guard width > 0, height > 0, let renderer = gtk_native_get_renderer(gtk_widget_get_native(widget)) else {
      return nil
    }
    let paintable = gtk_widget_paintable_new(widget)
    defer { g_object_unref(gpointer(paintable)) }
    let snapshot = gtk_snapshot_new()
    gtk_snapshot_scale(snapshot, Float(scale), Float(scale))
    gdk_paintable_snapshot(paintable, snapshot, width, height)
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
    defer { gsk_render_node_unref(node) }
    var area = graphene_rect_t()
    graphene_rect_init(&area, 0, 0, Float(width) * Float(scale), Float(height) * Float(scale))
    return gsk_renderer_render_texture(renderer, node, &area).map(Picture.init)
  }

  private func isSame(as other: Picture) -> Bool { size == other.size && pixels == other.pixels }

  private var pixels: [UInt8] {
    let (width, height) = (Int(size.width), Int(size.height))
    return [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      gdk_texture_download(texture, buffer.baseAddress, gsize(width * 4))
      count = width * height * 4
    }
  }
}

import CGtk4
import XCTest

/// The pixels of a widget as GTK draws it.
@MainActor
struct Picture {
  let width: Int
  let height: Int
  /// Four bytes a pixel, in memory blue, green, red, alpha; colours multiplied by alpha.
  let bytes: [UInt8]

  private init(width: Int, height: Int, bytes: [UInt8]) {
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// Draws a widget that is in a window, with so many pixels a point.
  init(of widget: UnsafeMutablePointer<GtkWidget>, scale: Int = 1) {
    let wide = Int(gtk_widget_get_width(widget)) * scale
    let high = Int(gtk_widget_get_height(widget)) * scale
    let paintable = gtk_widget_paintable_new(widget)!
    let snapshot = gtk_snapshot_new()!
    gtk_snapshot_scale(snapshot, Float(scale), Float(scale))
    gdk_paintable_snapshot(paintable, snapshot, Double(wide / scale), Double(high / scale))
    g_object_unref(gpointer(paintable))
    let node = gtk_snapshot_free_to_node(snapshot)!
    var bounds = graphene_rect_t()
    graphene_rect_init(&bounds, 0, 0, Float(wide), Float(high))
    let renderer = gtk_native_get_renderer(gtk_widget_get_native(widget))
    let texture = gsk_renderer_render_texture(renderer, node, &bounds)!
    gsk_render_node_unref(node)
    self.init(texture)
    g_object_unref(gpointer(texture))
  }

  /// Reads a PNG file.
  init?(path: String) {
    guard g_file_test(path, G_FILE_TEST_EXISTS) != 0, let texture = gdk_texture_new_from_filename(path, nil) else {
      return nil
    }
    self.init(texture)
    g_object_unref(gpointer(texture))
  }

  private init(_ texture: OpaquePointer) {
    let (wide, high) = (Int(gdk_texture_get_width(texture)), Int(gdk_texture_get_height(texture)))
    width = wide
    height = high
    bytes = [UInt8](unsafeUninitializedCapacity: wide * high * 4) { buffer, count in
      gdk_texture_download(texture, buffer.baseAddress, gsize(wide * 4))
      count = wide * high * 4
    }
  }

  /// Writes a PNG file.
  func save(to path: String) {
    let copy = g_bytes_new(bytes, gsize(bytes.count))
    let texture = gdk_memory_texture_new(
      Int32(width), Int32(height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, copy, gsize(width * 4))
    gdk_texture_save_to_png(texture, path)
    g_object_unref(gpointer(texture))
    g_bytes_unref(copy)
  }

  /// Red, green, blue and alpha of a pixel, 0…255.
  subscript(x: Int, y: Int) -> (red: Int, green: Int, blue: Int, alpha: Int) {
    let at = (y * width + x) * 4
    return (Int(bytes[at + 2]), Int(bytes[at + 1]), Int(bytes[at]), Int(bytes[at + 3]))
  }

  /// The share of pixels that an eye can tell apart: more than 16 of 255 in any channel. 1 where the sizes differ.
  func difference(to other: Picture) -> Double {
    guard width == other.width, height == other.height, width * height > 0 else { return 1 }
    var different = 0
    for pixel in 0..<width * height {
      let differs = (0..<4).contains { channel in
        abs(Int(bytes[pixel * 4 + channel]) - Int(other.bytes[pixel * 4 + channel])) > 16
      }
      if differs { different += 1 }
    }
    return Double(different) / Double(width * height)
  }

  /// A rectangle of pixels.
  struct Area {
    var x: Range<Int>
    var y: Range<Int>
  }

  /// A part of the picture; what lies outside it is left out.
  func cropped(to area: Area) -> Picture {
    let (columns, rows) = (area.x.clamped(to: 0..<width), area.y.clamped(to: 0..<height))
    var part: [UInt8] = []
    part.reserveCapacity(columns.count * rows.count * 4)
    for y in rows { part += bytes[(y * width + columns.lowerBound) * 4..<(y * width + columns.upperBound) * 4] }
    return Picture(width: columns.count, height: rows.count, bytes: part)
  }
}

import CAdwaita

/// The picture above a page's strip: as high as it is wide, up to a limit.
@MainActor
enum HeroView {
  /// Makes a picture without a limit of its height.
  static func make() -> Widget {
    let hero = Widget.row([]).styled("hero")
    let layout = gtk_custom_layout_new(
      { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH },
      { hero, orientation, width, minimum, natural, _, _ in
        nonisolated(unsafe) let hero = hero!
        let height = MainActor.assumeIsolated { HeroView.greatestHeight(of: hero) }
        let size = orientation == GTK_ORIENTATION_VERTICAL ? (width < 0 ? height : min(width, height)) : 0
        minimum?.pointee = size
        natural?.pointee = size
      }, { _, _, _, _ in })
    gtk_widget_set_layout_manager(hero, layout)
    return hero
  }

  /// Sets the limit, in points.
  static func setGreatestHeight(_ height: Int32, of hero: Widget) {
    g_object_set_data(hero.cast(), key, gpointer(bitPattern: Int(height)))
    gtk_widget_queue_resize(hero)
  }

  private static func greatestHeight(of hero: Widget) -> Int32 {
    Int32(clamping: Int(bitPattern: g_object_get_data(hero.cast(), key)))
  }

  private static let key = "gallery-greatest-height"
}

import CAdwaita
import GalleryDemos

/// Every page as picture files: light and dark, left to right and right to left.
@MainActor
struct Drawing {
  let opening: Command.Opening
  let folder: String
  let scale: Int

  /// The width of the pictures in points; their height is that of the page.
  static let width: Int32 = 1_040

  /// The files of a page, in the order in which they are drawn.
  nonisolated static func fileNames(of demo: Demo) -> [String] { variants.map { "\(demo.id)-\($0.name).png" } }

  private nonisolated static let variants: [(name: String, scheme: AdwColorScheme, direction: GtkTextDirection)] = [
    ("light-ltr", ADW_COLOR_SCHEME_FORCE_LIGHT, GTK_TEXT_DIR_LTR),
    ("light-rtl", ADW_COLOR_SCHEME_FORCE_LIGHT, GTK_TEXT_DIR_RTL),
    ("dark-ltr", ADW_COLOR_SCHEME_FORCE_DARK, GTK_TEXT_DIR_LTR),
    ("dark-rtl", ADW_COLOR_SCHEME_FORCE_DARK, GTK_TEXT_DIR_RTL),
  ]

  /// Has GTK draw the same on every machine; to be called before it is initialised.
  static func prepare(scale: Int) {
    // The desktop's settings and its bus have no say in what is drawn, and a display of this scale draws fine lines fine.
    for (name, value) in [
      ("GSK_RENDERER", "cairo"), ("GTK_A11Y", "none"), ("GSETTINGS_BACKEND", "memory"), ("GDK_SCALE", "\(scale)"),
    ] { g_setenv(name, value, 1) }
  }

  /// Draws the last frame of a recording and prints the file's name.
  static func drawLastFrame(of file: ReplayFile, _ drawing: Command.ReplayDrawing) throws(Picture.Failure) {
    try prepare(drawing.folder)
    adw_style_manager_set_color_scheme(adw_style_manager_get_default(), ADW_COLOR_SCHEME_FORCE_LIGHT)
    let view = ReplayView(file)
    let picture = try Picture.of(view.widget.styled("background"), width: width, scale: drawing.scale)
    defer { picture.discard() }
    try write(picture, to: drawing.folder, file.name + ".png")
    withExtendedLifetime(view) {}
  }

  /// Makes the folder, and sees to it that nothing moves.
  static func prepare(_ folder: String) throws(Picture.Failure) {
    guard g_mkdir_with_parents(folder, 0o755) == 0 else {
      throw Picture.Failure(sentence: "could not make the folder \(folder)")
    }
    // Nothing is to be caught half-way.
    gtk_settings_get_default().setFlag("gtk-enable-animations", false)
  }

  /// Writes a picture and prints the file's name and size.
  static func write(_ picture: Picture, to folder: String, _ file: String) throws(Picture.Failure) {
    let path = folder.hasSuffix("/") ? folder + file : folder + "/" + file
    try picture.write(to: path)
    print("\(path)  \(picture.size.width) × \(picture.size.height)")
  }

  /// Draws the pages and prints the name of each file.
  func run() throws(Picture.Failure) {
    try Self.prepare(folder)
    let demos = opening.page.flatMap(Demo.page).map { [$0] } ?? Demo.pages
    var count = 0
    for demo in demos {
      for (file, variant) in zip(Self.fileNames(of: demo), Self.variants) {
        gtk_widget_set_default_direction(variant.direction)
        adw_style_manager_set_color_scheme(adw_style_manager_get_default(), variant.scheme)
        var opening = opening
        opening.page = demo.id
        let gallery = GalleryView(opening, scrolls: false)
        let picture = try Picture.of(gallery.widget.styled("background"), width: Self.width, scale: scale)
        defer { picture.discard() }
        try Self.write(picture, to: folder, file)
        count += 1
      }
    }
    print("gallery: \(count) pictures drawn")
  }
}

extension OpaquePointer? {
  /// Sets a property that is a truth value.
  fileprivate func setFlag(_ name: String, _ flag: Bool) {
    var value = GValue()
    g_value_init(&value, GType(5 << 2))
    g_value_set_boolean(&value, flag ? 1 : 0)
    g_object_set_property(UnsafeMutablePointer(self), name, &value)
  }
}

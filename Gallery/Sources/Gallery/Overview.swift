import CAdwaita
import GalleryDemos

/// A few strips below one another without their pages, for a document.
@MainActor
struct Overview {
  let folder: String
  let scale: Int

  /// What it shows, from top to bottom.
  nonisolated static let demos: [Demo] = [.pills, .selectionList, .chips, .segments]
  /// The width of the pictures in points.
  static let width: Int32 = 600
  /// The files, in the order in which they are drawn.
  nonisolated static let fileNames = ["strips-light.png", "strips-dark.png"]

  /// Draws it light and dark, and prints the name of each file.
  func run() throws(Picture.Failure) {
    try Drawing.prepare(folder)
    for (file, scheme) in zip(Self.fileNames, [ADW_COLOR_SCHEME_FORCE_LIGHT, ADW_COLOR_SCHEME_FORCE_DARK]) {
      adw_style_manager_set_color_scheme(adw_style_manager_get_default(), scheme)
      let stages = Self.demos.map { StripStage(DemoSettings($0).setup, width: nil) }
      let column = Widget.column(spacing: 12, stages.map(\.widget)).inset(horizontal: 16, top: 16, bottom: 16)
      let picture = try Picture.of(Widget.row([column]).styled("background"), width: Self.width, scale: scale)
      defer { picture.discard() }
      try Drawing.write(picture, to: folder, file)
      withExtendedLifetime(stages) {}
    }
  }
}

import GalleryDemos
import GalleryUIKit
@_spi(StandIn) import UIKit
@_spi(StandIn) import UIKitPainter

/// A page of the gallery on a device whose screen is as high as the page.
@MainActor
struct GalleryScreen {
  /// The screen.
  let window: UIWindow
  /// What fills it.
  let gallery: GalleryView

  /// The width of a phone's screen, in points.
  static let width: CGFloat = 390

  /// Opens a page and lays it out, with text in a real typeface.
  init(_ demo: Demo, _ variant: PictureVariant) {
    UIFont.typesetter = PangoTypesetter.shared
    let display = Display(width: Self.width, height: 844, traits: variant.traits)
    window = display.window
    gallery = GalleryView(frame: window.bounds)
    gallery.show(demo)
    window.addSubview(gallery)
    window.layoutIfNeeded()
    let height = gallery.sizeThatFits(window.bounds.size).height
    window.frame = CGRect(x: 0, y: 0, width: Self.width, height: height)
    gallery.frame = window.bounds
    window.layoutIfNeeded()
  }

  /// What is seen.
  var picture: Picture { Picture(of: window) }
}

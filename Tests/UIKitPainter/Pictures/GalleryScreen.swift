import GalleryDemos
import GalleryUIKit
import TabStripUIKit
@_spi(StandIn) import UIKit
@_spi(StandIn) import UIKitPainter

/// A page of the gallery on a device whose screen is as high as the page.
@MainActor
struct GalleryScreen {
  /// The device.
  let display: Display
  /// What fills it.
  let gallery: GalleryView

  /// Opens a page and lays it out, with text in a real typeface.
  init(_ demo: Demo, _ variant: PictureVariant) {
    UIFont.typesetter = PangoTypesetter.shared
    display = Display(width: variant.width, height: 844, traits: variant.traits)
    display.onFrame = { DisplayLink.step(at: $0) }
    gallery = GalleryView(frame: display.window.bounds)
    gallery.show(demo)
    window.addSubview(gallery)
    window.layoutIfNeeded()
    let height = gallery.sizeThatFits(window.bounds.size).height
    window.frame = CGRect(x: 0, y: 0, width: variant.width, height: height)
    gallery.frame = window.bounds
    window.layoutIfNeeded()
  }

  /// The screen.
  var window: UIWindow { display.window }

  /// What is seen.
  var picture: Picture { Picture(of: window) }
}

#if canImport(UIKit)
  import GalleryDemos
  import UIKit

  /// The whole gallery on one screen, named after its page.
  @MainActor
  public final class GalleryViewController: UIViewController {
    /// Makes the gallery's view.
    public override func loadView() {
      let gallery = GalleryView(frame: .zero)
      gallery.onNaming = { [weak self] name in self?.title = name }
      view = gallery
    }
  }
#endif

#if canImport(UIKit)
  import UIKit

  extension UIView {
    /// The size that the view has by itself: what it fits into, or what Auto Layout makes of it where that is nothing.
    var naturalSize: CGSize {
      let room = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
      let size = sizeThatFits(room)
      if size.width > 0, size.height > 0, size.width < room.width, size.height < room.height { return size }
      return systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
  }
#endif

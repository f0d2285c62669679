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

  extension CGSize {
    /// The size, with 0 for what is no length: a layer that is given such a one ends the program.
    var sound: CGSize {
      func sound(_ length: CGFloat) -> CGFloat { length.isFinite ? max(0, length) : 0 }
      return CGSize(width: sound(width), height: sound(height))
    }
  }
#endif

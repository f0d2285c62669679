#if canImport(UIKit)
  import UIKit

  extension UIFocusItem {
    /// Where the item lies in a view that it is somewhere inside; nil where it is not. Views are items, and SwiftUI has some that are none.
    func frame(inside view: UIView) -> CGRect? {
      if let own = self as? UIView { return own.isDescendant(of: view) ? own.convert(own.bounds, to: view) : nil }
      // Its frame is in the space of the nearest container.
      var space: (any UICoordinateSpace)?
      var environment = parentFocusEnvironment
      while let present = environment {
        space = space ?? present.focusItemContainer?.coordinateSpace
        if let around = present as? UIView, around.isDescendant(of: view) {
          return space.map { view.convert(frame, from: $0) }
        }
        environment = present.parentFocusEnvironment
      }
      return nil
    }
  }
#endif

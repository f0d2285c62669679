/// Follows Apple's "CALayer", without a tree of its own: layers here belong to views or are their masks.
open class CALayer: NSObject {
  public required override init() { super.init() }

  open var frame = CGRect.zero
  open var cornerRadius: CGFloat = 0
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var backgroundColor: CGColor?
  open var masksToBounds = false
  open var opacity: Float = 1
  open var mask: CALayer?
  open var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowRadius: CGFloat = 3
}

/// Follows Apple's "CAGradientLayer".
open class CAGradientLayer: CALayer {
  open var colors: [Any]?
  open var locations: [NSNumber]?
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)
}

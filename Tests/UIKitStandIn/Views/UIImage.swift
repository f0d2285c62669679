// What each declaration does stands in Apple's documentation; Guides/UIKitStandIn.md names the page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Follows Apple's "UIImage": sizes without pictures. Every symbol name is one that the system has, unless it is empty.
open class UIImage: NSObject, @unchecked Sendable {
  /// Follows Apple's "UIImage.RenderingMode".
  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  open var size: CGSize { ownSize }
  open var renderingMode: UIImage.RenderingMode { mode }
  /// The symbol's name.
  @_spi(StandIn) public let symbol: String?
  private let ownSize: CGSize
  private let mode: UIImage.RenderingMode

  public override convenience init() { self.init(symbol: nil, size: .zero, mode: .automatic) }

  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
    guard !name.isEmpty else { return nil }
    let edge = (configuration as? UIImage.SymbolConfiguration)?.pointSize ?? 17
    self.init(symbol: name, size: CGSize(width: edge, height: edge), mode: .alwaysTemplate)
  }

  private init(symbol: String?, size: CGSize, mode: UIImage.RenderingMode) {
    self.symbol = symbol
    ownSize = size
    self.mode = mode
    super.init()
  }

  open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    UIImage(symbol: symbol, size: ownSize, mode: renderingMode)
  }

  /// Follows Apple's "UIImage.Configuration".
  open class Configuration: NSObject, @unchecked Sendable {}

  /// Follows Apple's "UIImage.SymbolConfiguration".
  open class SymbolConfiguration: UIImage.Configuration, @unchecked Sendable {
    let pointSize: CGFloat
    init(size: CGFloat) {
      pointSize = size
      super.init()
    }
    public convenience init(pointSize: CGFloat) { self.init(size: pointSize) }
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) { self.init(pointSize: pointSize) }
  }

  /// Follows Apple's "UIImage.SymbolWeight", as far as it is used.
  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case regular = 4
    case medium = 5
    case semibold = 6
    case bold = 7
  }
}

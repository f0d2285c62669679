// What each declaration does stands in Apple's documentation; Guides/SwiftUIStandIn.md names the page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

/// Follows Apple's "Color": a view that takes all the room it is offered.
public struct Color: Hashable, Sendable {
  let uiColor: UIColor

  nonisolated public init(uiColor: UIColor) { self.uiColor = uiColor }

  public static let clear = Color(uiColor: .clear)
  public static let red = Color(uiColor: .systemRed)
  public static let orange = Color(uiColor: UIColor(red: 1, green: 0.584, blue: 0, alpha: 1))
}

extension Color: View, PrimitiveView {
  public typealias Body = Never

  func update(_ node: Node, in context: GraphContext) {
    node.rule = .leaf { proposal in proposal.replacingUnspecifiedDimensions() }
    node.trim(to: 0)
  }
}

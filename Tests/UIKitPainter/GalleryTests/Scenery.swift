import GalleryDemos
import TabStripUIKit
@_spi(StandIn) import UIKit
import UIKitPainter
import XCTest

@testable import uikit_pictures

/// A page of the gallery and its picture, with what is looked for in it.
@MainActor
struct Scenery {
  let screen: GalleryScreen
  let picture: Picture

  init(_ demo: Demo, _ variant: PictureVariant) {
    screen = GalleryScreen(demo, variant)
    picture = screen.picture
  }

  /// The page's first strip; the one at the top of the screen has the pages.
  func strip() throws -> UIView { try XCTUnwrap(screen.window.strips.dropFirst().first) }

  /// Where the body of the tab with a title lies on the screen.
  func body(_ title: String) throws -> CGRect {
    let label = try XCTUnwrap(strip().label(title), "\(title) is not there")
    let tab = try XCTUnwrap(label.superview)
    return tab.convert(tab.bounds, to: screen.window)
  }

}

extension UIView {
  /// Every label that shows a text.
  var labels: [UILabel] {
    guard !isHidden, alpha > 0 else { return [] }
    if let label = self as? UILabel { return label.text?.isEmpty == false ? [label] : [] }
    return subviews.flatMap(\.labels)
  }

  /// The strips inside, from the top.
  var strips: [TabStripView<String>] {
    if let strip = self as? TabStripView<String> { return [strip] }
    return subviews.sorted { $0.frame.minY < $1.frame.minY }.flatMap(\.strips)
  }

  /// A view of a kind that VoiceOver calls so.
  func control<Kind: UIView>(_ kind: Kind.Type, _ name: String) -> Kind? {
    if let view = self as? Kind, view.accessibilityLabel == name { return view }
    return subviews.lazy.compactMap { $0.control(kind, name) }.first
  }
}

extension Ink {
  /// A colour in surroundings.
  init(_ color: UIColor, _ traits: UITraitCollection) {
    let parts = (color.resolvedColor(with: traits).cgColor.components ?? [0, 0, 0, 0]).map(Double.init)
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
}

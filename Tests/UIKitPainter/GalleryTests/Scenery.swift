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
  func strip() throws -> UIView { try XCTUnwrap(Self.strips(in: screen.window).dropFirst().first) }

  private static func strips(in view: UIView) -> [UIView] {
    view is TabStripView<String> ? [view] : view.subviews.sorted { $0.frame.minY < $1.frame.minY }.flatMap(strips)
  }

  /// Where the body of the tab with a title lies on the screen.
  func body(_ title: String) throws -> CGRect {
    let label = try XCTUnwrap(strip().label(title), "\(title) is not there")
    let tab = try XCTUnwrap(label.superview)
    return tab.convert(tab.bounds, to: screen.window)
  }

  /// Every label that is shown, wherever.
  var labels: [UILabel] { Self.labels(in: screen.window) }

  private static func labels(in view: UIView) -> [UILabel] {
    guard !view.isHidden, view.alpha > 0 else { return [] }
    if let label = view as? UILabel { return label.text?.isEmpty == false ? [label] : [] }
    return view.subviews.flatMap(labels)
  }
}

extension Ink {
  /// A colour in surroundings.
  init(_ color: UIColor, _ traits: UITraitCollection) {
    let parts = (color.resolvedColor(with: traits).cgColor.components ?? [0, 0, 0, 0]).map(Double.init)
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
}

import GalleryDemos
import TabStripUIKit
@_spi(StandIn) import UIKit
import XCTest

@testable import uikit_pictures

/// The gallery does what a finger asks of it.
@MainActor
final class GalleryTouchTests: XCTestCase {
  override func tearDown() async throws { UIFont.typesetter = SquareGlyphs() }

  /// Taps a part of a view, counted from its leading end, and lets everything come to rest.
  private func tap(_ view: UIView?, at share: CGFloat = 0.5, on screen: GalleryScreen, line: UInt = #line) throws {
    let view = try XCTUnwrap(view, line: line)
    let isLeftToRight = view.effectiveUserInterfaceLayoutDirection == .leftToRight
    let place = CGPoint(x: view.bounds.width * (isLeftToRight ? share : 1 - share), y: view.bounds.midY)
    Finger(on: screen.display).tap(at: view.convert(place, to: screen.window))
    screen.display.show(seconds: 1)
  }

  func testATapOnATitleOpensItsPageWhichIsKeptAsItWasLeft() async throws {
    let screen = GalleryScreen(.pills, .light)
    var names: [String] = []
    screen.gallery.onNaming = { names.append($0) }
    try tap(screen.window.strips[1].label("Live"), on: screen)
    let pages = try XCTUnwrap(screen.window.strips.first)
    try tap(pages.label("Selection list"), on: screen)
    XCTAssertNotNil(screen.window.label("SelectionList"))
    XCTAssertEqual(names.last, "Selection list")
    try tap(pages.label("Pills with overflow buttons"), on: screen)
    XCTAssertEqual(screen.window.strips[1].selection, "live")
  }

  func testStripsFollowEachOtherAndTheLineBelowTells() async throws {
    for variant in [PictureVariant.light, .rightToLeft] {
      let screen = GalleryScreen(.pills, variant)
      try tap(screen.window.strips[1].label("Live"), on: screen)
      XCTAssertEqual(screen.window.strips.dropFirst().map(\.selection), ["live", "live"])
      XCTAssertNotNil(screen.window.label("Selected Live, by tap"))
    }
  }

  func testTheHostsOwnControlsFollowTheStripAndItThem() async throws {
    let cars = GalleryScreen(.selectionList, .light)
    let list = try XCTUnwrap(cars.window.descendant(SelectionList.self))
    try tap(cars.window.strips[1].label("BMW"), on: cars)
    XCTAssertEqual(list.selectedButtonIndex, 3)
    try tap(list.label("AUDI"), on: cars)
    XCTAssertEqual(cars.window.strips[1].selection, "audi")
    let kinds = GalleryScreen(.chips, .light)
    var names: [String] = []
    kinds.gallery.onNaming = { names.append($0) }
    let chips = try XCTUnwrap(kinds.window.descendant(ChipSegmentedControl.self))
    try tap(kinds.window.strips[1].label("Maps"), on: kinds)
    XCTAssertEqual(chips.selectedTitle, "Maps")
    try tap(chips.label("News"), on: kinds)
    XCTAssertEqual(kinds.window.strips[1].selection, "news")
    XCTAssertEqual(names.last, "News", "the chosen chip names the screen")
  }

  func testASwitchASliderAChoiceAndAButtonChangeTheStrips() async throws {
    for variant in [PictureVariant.light, .rightToLeft] {
      let pills = GalleryScreen(.pills, variant)
      try tap(pills.window.control(UISwitch.self, "Badges"), on: pills)
      XCTAssertEqual(pills.window.strips[1].items.map(\.badge).compactMap { $0 }.first, "3")
      try tap(pills.window.label("German"), on: pills)
      XCTAssertEqual(pills.window.strips[2].items[1].title, "Musik")
      try tap(pills.window.control(UISlider.self, "Number of tabs"), at: 0.25, on: pills)
      XCTAssertEqual(Double(pills.window.strips[1].items.count), 3 + 997 * 0.22, accuracy: 15)
      let playground = GalleryScreen(.playground, variant)
      for _ in 0..<2 { try tap(playground.window.label("Insert a tab at the front"), on: playground) }
      XCTAssertEqual(playground.window.strips[1].items.prefix(3).map(\.id), ["first-2", "first-1", "for-you"])
      try tap(playground.window.label("Choose the last tab"), on: playground)
      XCTAssertEqual(playground.window.strips[1].selection, playground.window.strips[1].items.last?.id)
    }
  }

  func testATapOnASectionsTabScrollsBothPages() async throws {
    let screen = GalleryScreen(.stickySections, .light)
    try tap(screen.window.strips[1].label("Second"), on: screen)
    XCTAssertEqual(screen.window.strips.dropFirst().map(\.selection), ["second", "second"])
    for strip in screen.window.strips.dropFirst() {
      let page = try XCTUnwrap(strip.superview as? UIScrollView)
      XCTAssertEqual(strip.frame.minY, page.contentOffset.y, accuracy: 0.5, "the strip is pinned")
      let title = try XCTUnwrap(page.subviews.lazy.filter { $0 !== strip }.compactMap { $0.label("Second") }.first)
      let below = title.convert(CGPoint.zero, to: strip).y
      XCTAssertEqual(below, strip.bounds.height + 14, accuracy: 1.5, "and the section begins right under it")
    }
  }

  func testTheTenThousandSayHowManyViewsTheyHave() async throws {
    let screen = GalleryScreen(.tenThousand, .light)
    try tap(screen.window.control(UISlider.self, "Number"), on: screen)
    try tap(screen.window.label("Choose that tab"), on: screen)
    let selection = try XCTUnwrap(screen.window.strips[1].selection)
    XCTAssertEqual(Double(selection.dropFirst(4)) ?? 0, 5_000, accuracy: 100)
    let line = try XCTUnwrap(screen.window.labels.first { $0.text?.hasPrefix("10000 tabs") == true }?.text)
    let counts = line.split(separator: " ").compactMap { Int($0) }.dropFirst()
    XCTAssertEqual(counts.count, 2, line)
    XCTAssertTrue(counts.allSatisfy { (1...12).contains($0) }, line)
  }
}

extension UIView {
  /// The first view of a kind inside.
  fileprivate func descendant<Kind: UIView>(_ kind: Kind.Type) -> Kind? {
    subviews.lazy.compactMap { $0 as? Kind ?? $0.descendant(kind) }.first
  }
}

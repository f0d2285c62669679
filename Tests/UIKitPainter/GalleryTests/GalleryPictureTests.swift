import GalleryDemos
import TabStripCore
@_spi(StandIn) import UIKit
@_spi(StandIn) import UIKitPainter
import XCTest

@testable import uikit_pictures

/// What somebody would notice in the pictures of the gallery.
@MainActor
final class GalleryPictureTests: XCTestCase {
  override func tearDown() async throws { UIFont.typesetter = SquareGlyphs() }

  private func assert(
    _ scenery: Scenery, at point: CGPoint, is color: UIColor, file: StaticString = #filePath, line: UInt = #line
  ) {
    let (found, wanted) = (scenery.picture.color(at: point), Ink(color, scenery.screen.window.traitCollection))
    XCTAssertLessThan(found.distance(to: wanted), 0.02, "\(found), not \(wanted)", file: file, line: line)
  }

  /// The upper edge of a body, clear of its title and its line.
  private func edge(_ body: CGRect) -> CGPoint { CGPoint(x: body.midX, y: body.minY + 3) }

  func testTheSelectedPillAloneHasTheAccentInLightAndDark() async throws {
    for variant in [PictureVariant.light, .dark, .rightToLeft] {
      let scenery = Scenery(.pills, variant)
      assert(scenery, at: edge(try scenery.body("Podcasts")), is: .systemBlue)
      assert(scenery, at: edge(try scenery.body("Live")), is: .systemBackground)
    }
  }

  func testTheRowIsMirroredRightToLeft() async throws {
    let (left, right) = (Scenery(.pills, .light), Scenery(.pills, .rightToLeft))
    for title in ["Music", "Live", "Podcasts", "Football"] {
      let (a, b) = (try left.body(title), try right.body(title))
      XCTAssertEqual(a.minX, PictureVariant.light.width - b.maxX, accuracy: 0.5, title)
    }
    func accent(_ scenery: Scenery) throws -> [Int] {
      let y = Int(edge(try scenery.body("Podcasts")).y * scenery.picture.scale)
      let blue = Ink(.systemBlue, scenery.screen.window.traitCollection)
      return (0..<scenery.picture.width).filter { scenery.picture.ink($0, y).distance(to: blue) < 0.02 }
    }
    let (seen, mirrored) = (try accent(left), try accent(right))
    XCTAssertGreaterThan(seen.count, 60)
    XCTAssertEqual(seen, mirrored.map { left.picture.width - 1 - $0 }.reversed())
  }

  func testTheRowFadesAwayAtTheEndWithMoreToSee() async throws {
    for variant in [PictureVariant.light, .dark, .rightToLeft] {
      let scenery = Scenery(.chips, variant)
      let isLeftToRight = scenery.screen.window.traitCollection.layoutDirection == .leftToRight
      let body = try scenery.body("Shopping")
      let ground = Ink(.systemBackground, scenery.screen.window.traitCollection)
      func strength(_ distance: CGFloat) -> Double {
        let x = isLeftToRight ? PictureVariant.light.width - distance : distance
        return scenery.picture.color(at: CGPoint(x: x, y: body.minY + 3)).distance(to: ground)
      }
      XCTAssertGreaterThan(strength(30), 0.02, "the chip shows where nothing fades")
      XCTAssertLessThan(strength(2), strength(30) / 3, "\(variant.name): and hardly at the end")
    }
  }

  func testTheStripOverAPageHasThePagesGroundInLightAndDark() async throws {
    for variant in [PictureVariant.light, .dark] {
      let scenery = Scenery(.stickySections, variant)
      let body = try scenery.body("Second")
      assert(scenery, at: CGPoint(x: body.minX + 4, y: body.midY), is: .systemBackground)
    }
  }

  func testAListsBarHasSquareEndsInTheAccent() async throws {
    for variant in [PictureVariant.light, .rightToLeft] {
      let scenery = Scenery(.selectionList, variant)
      let (tab, strip) = (try scenery.body("AUDI"), try scenery.strip())
      let bottom = strip.convert(CGPoint(x: 0, y: strip.bounds.height), to: scenery.screen.window).y
      for x in [tab.minX + 5.25, tab.midX, tab.maxX - 5.25] {
        assert(scenery, at: CGPoint(x: x, y: bottom - 2.75), is: .systemBlue)
        assert(scenery, at: CGPoint(x: x, y: bottom - 0.25), is: .systemBlue)
      }
    }
  }

  func testTheChosenSegmentLiesOnAThumbWithAShadow() async throws {
    let scenery = Scenery(.segments, .light)
    let thumb = try scenery.body("Week")
    assert(scenery, at: edge(thumb), is: .white)
    let track = scenery.picture.color(at: CGPoint(x: thumb.minX - 40, y: thumb.maxY - 6))
    let below = scenery.picture.color(at: CGPoint(x: thumb.midX, y: thumb.maxY + 0.5))
    XCTAssertLessThan(below.lightness, track.lightness - 0.02)
  }

  func testPillsStayRoundAtTheLargestText() async throws {
    let scenery = Scenery(.pills, .largestText)
    let body = try scenery.body("Podcasts")
    XCTAssertGreaterThan(body.height, 45)
    assert(scenery, at: CGPoint(x: body.minX + 6, y: body.minY + 6), is: .systemBackground)
    assert(scenery, at: CGPoint(x: body.midX, y: body.minY + 2), is: .systemBlue)
  }

  /// Segments are left out: equal shares shorten a title, as UIKit's own do, and a long press shows it large.
  func testNothingIsCutAtTheLargestText() async throws {
    for demo in Demo.pages where demo.id != Demo.segments.id {
      let scenery = Scenery(demo, .largestText)
      var lines = 0
      for label in scenery.screen.window.labels {
        let (text, room) = (label.text ?? "", label.bounds)
        let size = label.sizeThatFits(CGSize(width: room.width, height: .greatestFiniteMagnitude))
        let line = label.convert(CGPoint(x: 0, y: (room.height - size.height) / 2), to: scenery.screen.window)
        XCTAssertLessThanOrEqual(size.width, room.width + 1, "\(demo.id): «\(text)»")
        XCTAssertLessThanOrEqual(size.height, room.height + 1, "\(demo.id): «\(text)»")
        // What a scroll view has more of is reached by scrolling down, and by nothing else.
        for outer in sequence(first: label as UIView, next: \.superview) where outer.clipsToBounds {
          if let scroller = outer as? UIScrollView, scroller.contentSize.height > outer.bounds.height { continue }
          let top = outer.convert(CGPoint(x: 0, y: outer.bounds.minY), to: scenery.screen.window).y
          XCTAssertGreaterThanOrEqual(line.y, top - 1, "\(demo.id): «\(text)»")
          XCTAssertLessThanOrEqual(line.y + size.height, top + outer.bounds.height + 1, "\(demo.id): «\(text)»")
        }
        lines += 1
      }
      XCTAssertGreaterThan(lines, 10, demo.id)
    }
  }

  func testAPressedPillADisabledOneAndTheFocusRingAreToldApart() async throws {
    for variant in [PictureVariant.light, .dark, .rightToLeft] {
      let sheet = LookSheet(variant.traits)
      let picture = sheet.picture
      let ground = Ink(.systemBackground, variant.traits)
      func body(_ title: String, in strip: Int) throws -> CGRect {
        let label = try XCTUnwrap(sheet.strips[strip].label(title))
        let tab = try XCTUnwrap(label.superview)
        return tab.convert(tab.bounds, to: nil)
      }
      func strength(_ point: CGPoint) -> Double { picture.color(at: point).distance(to: ground) }
      XCTAssertGreaterThan(strength(edge(try body("Podcasts", in: 0))), 0.05, "\(variant.name): pressed")
      XCTAssertLessThan(strength(edge(try body("Music", in: 0))), 0.01, "\(variant.name): not pressed")
      // Where the darkest part of a title is, over its ground.
      func ink(_ title: String) throws -> Double {
        let body = try body(title, in: 1).insetBy(dx: 14, dy: 6)
        return stride(from: body.minX, to: body.maxX, by: 0.5).map { x in
          stride(from: body.minY, to: body.maxY, by: 0.5).map { strength(CGPoint(x: x, y: $0)) }.max() ?? 0
        }.max() ?? 0
      }
      XCTAssertLessThan(try ink("Football"), try ink("Live") * 0.6, "\(variant.name): disabled")
      let focused = try body("Maps", in: 4)
      let ring = picture.color(at: CGPoint(x: focused.midX, y: focused.minY - 3))
      XCTAssertLessThan(ring.distance(to: Ink(.systemBlue, variant.traits)), 0.1, "\(variant.name): focused")
    }
  }
}

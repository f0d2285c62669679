@_spi(StandIn) import UIKit
@_spi(StandIn) import UIKitPainter
import XCTest

/// A picture shows of a view tree what a screen would.
@MainActor
final class PainterTests: XCTestCase {
  private static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  private static let redInk = Ink(red: 1, green: 0, blue: 0)
  private static let blueInk = Ink(red: 0, green: 0, blue: 1)

  private func window(_ traits: UITraitCollection = UITraitCollection()) -> UIWindow {
    let window = Display(width: 100, height: 60, traits: traits).window
    window.backgroundColor = .systemBackground
    return window
  }

  private func box(_ rect: CGRect, _ color: UIColor) -> UIView {
    let view = UIView(frame: rect)
    view.backgroundColor = color
    return view
  }

  private func assert(
    _ picture: Picture, at x: CGFloat, _ y: CGFloat, is ink: Ink, file: StaticString = #filePath, line: UInt = #line
  ) {
    let found = picture.color(at: CGPoint(x: x, y: y))
    XCTAssertLessThan(found.distance(to: ink), 0.02, "\(found) at \(x), \(y)", file: file, line: line)
  }

  func testLaterViewsLieOverEarlierOnesAndSpillUnlessClipped() async {
    let window = window()
    let outer = box(CGRect(x: 10, y: 10, width: 40, height: 40), Self.red)
    let inner = box(CGRect(x: 20, y: 20, width: 40, height: 10), Self.blue)
    outer.addSubview(inner)
    window.addSubview(outer)
    var picture = Picture(of: window)
    XCTAssertEqual(picture.width, 200)
    assert(picture, at: 15, 15, is: Self.redInk)
    assert(picture, at: 35, 35, is: Self.blueInk)
    assert(picture, at: 60, 35, is: Self.blueInk)
    outer.clipsToBounds = true
    picture = Picture(of: window)
    assert(picture, at: 45, 35, is: Self.blueInk)
    assert(picture, at: 60, 35, is: Ink(red: 1, green: 1, blue: 1))
    inner.isHidden = true
    assert(Picture(of: window), at: 35, 35, is: Self.redInk)
  }

  func testAScrollViewShowsWhatLiesAtItsOffset() async {
    let window = window()
    let scroller = UIScrollView(frame: CGRect(x: 10, y: 0, width: 50, height: 60))
    scroller.contentSize = CGSize(width: 200, height: 60)
    scroller.addSubview(box(CGRect(x: 100, y: 0, width: 20, height: 60), Self.red))
    window.addSubview(scroller)
    scroller.contentOffset.x = 90
    let picture = Picture(of: window)
    assert(picture, at: 22, 30, is: Self.redInk)
    assert(picture, at: 42, 30, is: Ink(red: 1, green: 1, blue: 1))
  }

  func testCornersAreRoundAndTheBorderLiesOverWhatIsInside() async {
    let window = window()
    let outer = box(CGRect(x: 10, y: 10, width: 40, height: 40), Self.red)
    outer.layer.cornerRadius = 20
    outer.layer.borderWidth = 4
    outer.layer.borderColor = UIColor.black.cgColor
    outer.addSubview(box(CGRect(x: 0, y: 15, width: 40, height: 10), Self.blue))
    window.addSubview(outer)
    let picture = Picture(of: window)
    assert(picture, at: 11, 11, is: Ink(red: 1, green: 1, blue: 1))
    assert(picture, at: 12, 30, is: Ink(red: 0, green: 0, blue: 0))
    assert(picture, at: 20, 30, is: Self.blueInk)
  }

  func testAGroupFadesAsOneAndAMaskHidesWhereItIsClear() async {
    let window = window()
    let outer = box(CGRect(x: 0, y: 0, width: 100, height: 60), Self.red)
    outer.addSubview(box(CGRect(x: 0, y: 0, width: 100, height: 30), Self.blue))
    outer.alpha = 0.5
    window.addSubview(outer)
    // Were they faded one by one, red would show through the blue.
    assert(Picture(of: window), at: 50, 15, is: Ink(red: 0.5, green: 0.5, blue: 1))
    outer.alpha = 1
    let mask = CAGradientLayer()
    mask.frame = outer.bounds
    mask.startPoint = CGPoint(x: 0, y: 0.5)
    mask.endPoint = CGPoint(x: 1, y: 0.5)
    mask.colors = [UIColor.clear.cgColor, UIColor.black.cgColor]
    outer.layer.mask = mask
    let picture = Picture(of: window)
    assert(picture, at: 99.5, 45, is: Self.redInk)
    assert(picture, at: 50, 45, is: Ink(red: 1, green: 0.5, blue: 0.5))
    assert(picture, at: 0, 45, is: Ink(red: 1, green: 1, blue: 1))
  }

  func testColoursAreThoseOfTheSurroundings() async {
    assert(Picture(of: window()), at: 5, 5, is: Ink(red: 1, green: 1, blue: 1))
    assert(Picture(of: window(UITraitCollection(style: .dark))), at: 5, 5, is: Ink(red: 0, green: 0, blue: 0))
  }

  /// The columns of a picture in which anything dark stands.
  private func darkColumns(_ picture: Picture) -> ClosedRange<Int>? {
    let dark = (0..<picture.width).filter { x in
      (0..<picture.height).contains { y in picture.ink(x, y).lightness < 0.5 }
    }
    return dark.first.map { $0...dark[dark.count - 1] }
  }

  func testTextStandsWhereItsAlignmentSaysAndIsAsWideAsMeasured() async throws {
    let former = UIFont.typesetter
    UIFont.typesetter = PangoTypesetter.shared
    defer { UIFont.typesetter = former }
    for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      for text in ["Will", "سلام"] {
        let window = window(UITraitCollection(direction: direction))
        let label = UILabel(frame: CGRect(x: 10, y: 0, width: 80, height: 60))
        label.text = text
        window.addSubview(label)
        let columns = try XCTUnwrap(darkColumns(Picture(of: window)))
        let width = Double(label.sizeThatFits(CGSize(width: 1_000, height: 60)).width)
        XCTAssertEqual(Double(columns.count) / 2, width, accuracy: 5, text)
        let (left, right) = (Double(columns.lowerBound) / 2, Double(columns.upperBound) / 2)
        if direction == .leftToRight {
          XCTAssertEqual(left, 10, accuracy: 3, text)
        } else {
          XCTAssertEqual(right, 90, accuracy: 3, text)
        }
      }
    }
  }

  func testTextThatDoesNotFitIsShortenedOrBroken() async throws {
    let former = UIFont.typesetter
    UIFont.typesetter = PangoTypesetter.shared
    defer { UIFont.typesetter = former }
    let window = window()
    let label = UILabel(frame: CGRect(x: 10, y: 0, width: 40, height: 60))
    label.text = "Much too long for this"
    window.addSubview(label)
    let columns = try XCTUnwrap(darkColumns(Picture(of: window)))
    XCTAssertGreaterThanOrEqual(columns.lowerBound, 20)
    XCTAssertLessThanOrEqual(columns.upperBound, 100)
    label.numberOfLines = 0
    let size = label.sizeThatFits(CGSize(width: 40, height: 1_000))
    XCTAssertLessThanOrEqual(size.width, 40)
    XCTAssertGreaterThanOrEqual(size.height, 2 * label.font.lineHeight - 1)
  }

  func testAPictureIsWrittenAsAFile() async throws {
    let path = NSTemporaryDirectory() + "painter-\(ProcessInfo.processInfo.processIdentifier).png"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Picture(of: window()).write(to: path)
    let start = try XCTUnwrap(FileManager.default.contents(atPath: path)?.prefix(4))
    XCTAssertEqual(Array(start), [0x89, 0x50, 0x4E, 0x47])
    XCTAssertThrowsError(try Picture(of: window()).write(to: path + "/nowhere.png"))
  }
}

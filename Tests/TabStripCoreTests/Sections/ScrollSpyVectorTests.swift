import TabStripCore
import XCTest

/// Figures that the tests of other projects hold their own section sync to, where ours agrees.
///
/// Left out: those that take the later of two sections that both show whole (CoreUI), those that align in the middle or at the end,
/// and boxes that stick to the lower end. Where content must go on for an offset to exist, there is a footer.
final class ScrollSpyVectorTests: XCTestCase {
  private func active(
    _ extents: [Double], viewport: Double, header: Double = 0, hero: Double = 0, footer: Double = 0,
    _ configuration: SectionSyncConfiguration = SectionSyncConfiguration(), at offsets: [Double]
  ) -> [Int?] {
    var page = PageFixture(
      extents, viewport: viewport, header: StickyHeader(height: header, placement: .fixed), hero: hero, footer: footer,
      configuration: configuration)
    return offsets.map {
      page.send(.scrolled(to: $0, by: .user))
      return page.active
    }
  }

  private let hundreds = Array(repeating: 100.0, count: 5)
  private let noneBefore = SectionSyncConfiguration(beforeFirst: .none)

  func testBootstrap() {
    XCTAssertEqual(active([500, 300, 10], viewport: 200, at: [550]), [1])
    XCTAssertEqual(active([100, 200], viewport: 50, at: [5, 105]), [0, 1])
    XCTAssertEqual(
      active([100, 100, 100], viewport: 200, hero: 100, footer: 200, noneBefore, at: [201, 0]), [1, nil])
    XCTAssertEqual(active([100, 100, 100], viewport: 200, footer: 200, noneBefore, at: [101, -10]), [1, 0])
    XCTAssertEqual(active(hundreds, viewport: 100, at: [400, 305, 0, 205, 0, 105, 0, 5]), [4, 3, 0, 2, 0, 1, 0, 0])
  }

  func testCoreUI() {
    XCTAssertEqual(active([100, 100, 100], viewport: 150, at: [101, 0]), [1, 0])
    XCTAssertEqual(active([100, 200], viewport: 50, at: [100]), [1])
    XCTAssertEqual(active(hundreds, viewport: 100, at: [400, 100, 200, 100, 0]), [4, 1, 2, 1, 0])
  }

  func testMetal() {
    let sections = Array(repeating: 500.0, count: 5)
    XCTAssertEqual(active(sections, viewport: 500, at: [0, 500, 1000, 1500, 2000]), [0, 1, 2, 3, 4])
    let long = Array(repeating: 5000.0, count: 4)
    XCTAssertEqual(active(long, viewport: 2000, at: [0, 5000, 10000, 15000, 18000]), [0, 1, 2, 3, 3])
    XCTAssertEqual(active(long, viewport: 2000, hero: 50, noneBefore, at: [50, 0]), [0, nil])
    XCTAssertEqual(active(long, viewport: 2000, header: 0, at: [4000]), [0])
    XCTAssertEqual(active(long, viewport: 2000, header: 1000, at: [4000]), [1])
  }

  /// Scroll markers of the web platform take a section half a viewport ahead: a line in the middle.
  func testScrollMarkers() {
    let middle = SectionSyncConfiguration(line: .fraction(0.5))
    let sections = Array(repeating: 512.0, count: 4)
    XCTAssertEqual(
      active(sections, viewport: 512, middle, at: [251, 261, 512, 763, 773]), [0, 1, 1, 1, 2])
    XCTAssertEqual(active([1322, 122], viewport: 600, footer: 600, middle, at: [0, 844]), [0, 0])
    XCTAssertEqual(active(Array(repeating: 320, count: 16), viewport: 1600, hero: 1602, footer: 1602, at: [0]), [0])
    XCTAssertEqual(active([100, 100], viewport: 100, at: [0, 150]), [0, 1])
  }

  func testClicks() {
    var page = PageFixture([500, 100], viewport: 100)
    page.tap(1)
    page.settle()
    XCTAssertEqual(page.offset, 500)
    page.tap(2)
    XCTAssertEqual(page.commands.count, 1, "a link without a section")

    var short = PageFixture([300, 300, 300], viewport: 600, hero: 40, gap: 20, footer: 20)
    short.tap(2)
    short.settle()
    XCTAssertEqual(short.offset, 400)
    XCTAssertEqual(short.active, 2, "clicked, so active, though it cannot get to the top")

    var smooth = PageFixture(hundreds, viewport: 100)
    smooth.tap(4)
    for index in 0..<4 {
      smooth.step()
      smooth.send(.sectionsChanged(.setExtent(100, of: .index(index))))
    }
    smooth.settle()
    XCTAssertEqual(smooth.events, [4])

    var markers = PageFixture(Array(repeating: 300, count: 6), viewport: 300, gap: 20, footer: 20)
    for index in [0, 1, 2, 3, 4, 5, 2] {
      markers.tap(index)
      markers.settle()
      XCTAssertEqual(markers.active, index)
      XCTAssertEqual(markers.offset, 320 * Double(index))
    }
  }
}

import TabStripHosting
import XCTest

/// Which badges have something to say.
final class BadgeTextTests: XCTestCase {
  func testNothingAndACountOfNothingMakeNoBadge() {
    XCTAssertNil(BadgeText(nil))
    XCTAssertNil(BadgeText(""))
    XCTAssertNil(BadgeText("0"))
  }

  func testEveryOtherTextIsShownAsItIs() {
    for text in ["1", "99+", "00", "-0", " ", "neu"] { XCTAssertEqual(BadgeText(text)?.text, text) }
  }
}

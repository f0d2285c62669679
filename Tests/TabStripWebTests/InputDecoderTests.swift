import TabStripCore
import TabStripWeb
import XCTest

final class InputDecoderTests: XCTestCase {
  private let tab = TabID(slot: 4, generation: 9)

  private func input(_ code: InputDecoder.Code, _ a: Double = 0, _ b: Double = 0, _ c: Double = 0, _ d: Double = 0)
    -> TabStripInput?
  {
    InputDecoder.input(code.rawValue, a, b, c, d) { $0 == 7 ? tab : nil }
  }

  func testEveryInputIsReadFromItsNumbers() {
    let pen = Pointer(id: 3, x: 10, y: 20, kind: .pen, isPrimary: true)
    let cases: [(TabStripInput?, TabStripInput)] = [
      (input(.resized, 390, 48, 2), .resized(Viewport(width: 390, height: 48, scale: 2))),
      (input(.directionChanged, 1), .directionChanged(.rightToLeft)),
      (input(.directionChanged, 0), .directionChanged(.leftToRight)),
      (input(.motionPreferenceChanged, 1), .motionPreferenceChanged(.reduced)),
      (input(.textChanged, 16), .textChanged(lineHeight: 16)),
      (input(.pointerDown, 3, 10, 20, 6), .pointerDown(pen)),
      (input(.pointerMoved, 3, 10, 20, 6), .pointerMoved(pen)),
      (input(.pointerUp, 3, 10, 20, 6), .pointerUp(pen)),
      (
        input(.pointerDown, -1, 10, 20, 0),
        .pointerDown(Pointer(id: .max, x: 10, y: 20, kind: .mouse, isPrimary: false))
      ),
      (input(.pointerCancelled), .pointerCancelled),
      (input(.hover, 1, 2), .hover(x: 1, y: 2)),
      (input(.hoverEnded), .hoverEnded),
      (input(.wheel, 1, 2, 0), .wheel(dx: 1, dy: 2, unit: .notches)),
      (input(.wheel, 1, 2, 1), .wheel(dx: 1, dy: 2, unit: .points)),
      (input(.key, 1), .key(.right)),
      (input(.focusGained, 1), .focusGained(visible: true)),
      (input(.focusLost), .focusLost),
      (input(.select, 7, 1, 1), .select(tab, cause: .keyboard, animated: true)),
      (input(.select, -1, 2, 0), .select(nil, cause: .program, animated: false)),
      (input(.deselect, 7, 0), .deselect(tab, cause: .tap)),
      (input(.track, 2.35), .track(position: 2.35)),
      (input(.trackJump, 1, 5, 0.5), .trackJump(from: 1, to: 5, fraction: 0.5)),
      (input(.trackEnded), .trackEnded),
      (input(.dragOver, 1, 2), .dragOver(x: 1, y: 2)),
      (input(.dragOverEnded), .dragOverEnded),
      (input(.reveal, 7, 1, 24, 1), .reveal(tab, .nearest(peek: 24), animated: true)),
      (input(.reveal, 7, 4, 0, 0), .reveal(tab, .trailing, animated: false)),
      (input(.scroll, 300, 1), .scroll(to: 300, animated: true)),
      (input(.overflowPressed, 0), .overflowPressed(.leading)),
      (input(.overflowPressed, 1), .overflowPressed(.trailing)),
      (input(.overflowReleased), .overflowReleased),
      (input(.externalScrollBegan), .externalScrollBegan),
      (input(.externalScroll, 41), .externalScroll(offset: 41)),
      (input(.externalScrollEnded), .externalScrollEnded),
    ]
    for (read, wanted) in cases { XCTAssertEqual(read, wanted) }
  }

  func testNumbersThatMeanNothingGiveNoInput() {
    XCTAssertNil(InputDecoder.input(0, 0, 0, 0, 0) { _ in tab })
    XCTAssertNil(InputDecoder.input(99, 0, 0, 0, 0) { _ in tab })
    for bad in [Double.nan, .infinity, -.infinity, 0.5, 1e300, -2] {
      XCTAssertNil(input(.select, bad, 0, 0), "tab \(bad)")
      XCTAssertNil(input(.select, 7, bad, 0), "cause \(bad)")
      XCTAssertNil(input(.deselect, bad, 0), "tab \(bad)")
      XCTAssertNil(input(.key, bad), "key \(bad)")
      XCTAssertNil(input(.wheel, 0, 0, bad), "unit \(bad)")
      XCTAssertNil(input(.reveal, 7, bad, 0, 0), "policy \(bad)")
      XCTAssertNil(input(.pointerDown, 0, 0, 0, bad), "kind \(bad)")
    }
    XCTAssertNil(input(.select, 8, 0, 0), "a number that is no tab's")
    XCTAssertNil(input(.pointerDown, 0, 0, 0, 3), "a kind that there is not")
  }
}

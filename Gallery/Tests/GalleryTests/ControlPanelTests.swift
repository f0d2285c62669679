import GalleryDemos
import XCTest

@testable import Gallery

final class ControlPanelTests: XCTestCase {
  func testTheLongerColumnIsAsShortAsCanBe() {
    MainActor.assumeIsolated {
      XCTAssertEqual(ControlPanel.split(of: [4, 5, 6]), 2)
      XCTAssertEqual(ControlPanel.split(of: [3, 6]), 1)
      XCTAssertEqual(ControlPanel.split(of: [9, 1, 1]), 1)
      XCTAssertEqual(ControlPanel.split(of: [2]), 0)
      XCTAssertEqual(ControlPanel.split(of: []), 0)
    }
  }
}

import Foundation
import XCTest

/// What tests that draw need.
enum DisplayNeed {
  /// Leaves a test out where that was asked for, and fails it where there is no display to draw on.
  static func check() throws {
    let environment = ProcessInfo.processInfo.environment
    if environment["TABSTRIP_WITHOUT_DISPLAY"] != nil { throw XCTSkip("left out by TABSTRIP_WITHOUT_DISPLAY") }
    struct NoDisplay: Error, CustomStringConvertible {
      let description = """
        there is no display; run these tests by Scripts/under-xvfb, or set TABSTRIP_WITHOUT_DISPLAY=1 to leave them out
        """
    }
    if environment["DISPLAY"] == nil, environment["WAYLAND_DISPLAY"] == nil { throw NoDisplay() }
  }
}

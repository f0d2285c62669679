import CGtk4
import XCTest

/// A test of the GTK host, on a real display.
///
/// GTK is used on the main thread only, where XCTest runs methods that are not async. A test's body is ``onDisplay(_:)``'s.
class GTKTestCase: XCTestCase {
  /// Runs a test's body with GTK, and fails it if GTK or the host has warned of anything.
  func onDisplay(
    allowingWarnings: Bool = false, file: StaticString = #filePath, line: UInt = #line,
    _ body: @MainActor () throws -> Void
  ) throws {
    try MainActor.assumeIsolated {
      if TestDisplay.isLeftOut { throw XCTSkip("left out by TABSTRIP_WITHOUT_DISPLAY") }
      guard TestDisplay.open() else {
        XCTFail(
          "There is no display. Run these tests by Scripts/under-xvfb, or set TABSTRIP_WITHOUT_DISPLAY=1 to leave them out.",
          file: file, line: line)
        return
      }
      TestLog.warnings = []
      try body()
      MainLoop.settle()
      if !allowingWarnings { XCTAssertEqual(TestLog.warnings, [], file: file, line: line) }
    }
  }
}

import TabStripHosting
import XCTest

@testable import Gallery

/// Recordings go on as they were recorded, however wrong their clocks.
final class PlaybackTests: XCTestCase {
  private static let text = """
    set indicator bar
    text 17
    viewport 400 44
    tabs 36 56 76

    at 0 frame
    at 0.5 select 1
    at 100 frame
    at nan select 2
    at 100.5 frame

    """

  func testStepsComeAsFarApartAsTheyWereRecordedAndNobodyWaitsForLong() throws {
    var playback = Playback(try Scenario(text: Self.text).recording)
    XCTAssertEqual(playback.advance(to: 0.4).indicator?.x, 0)
    XCTAssertEqual(playback.position, 1)
    let moving = playback.advance(to: 0.6).indicator?.x ?? 0
    XCTAssertTrue(moving > 30 && moving < 60, "a tenth of a second on its way to 60: \(moving)")
    XCTAssertEqual(playback.time, 0.6, accuracy: 1e-9)
    XCTAssertEqual(playback.advance(to: 2.4).indicator?.x, 60)
    XCTAssertEqual(playback.position, 2)
    _ = playback.advance(to: 2.6)
    XCTAssertEqual(playback.position, 4, "99.5 seconds are played in two, and a wrong clock does not stop it")
    XCTAssertFalse(playback.isOver)
    _ = playback.advance(to: 3.1)
    XCTAssertTrue(playback.isOver)
    XCTAssertEqual(playback.time, 100.5)
  }

  func testLookingDoesNotChangeWhatIsReplayed() throws {
    let recording = try Scenario(text: Self.text).recording
    var (often, once) = (Playback(recording), Playback(recording))
    for moment in stride(from: 0, through: 4, by: 0.015) { _ = often.advance(to: moment) }
    XCTAssertEqual(often.finish(), once.finish())
  }
}

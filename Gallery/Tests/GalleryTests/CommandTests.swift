import GalleryDemos
import XCTest

@testable import Gallery

final class CommandTests: XCTestCase {
  func testWithoutArgumentsTheWindowOpensAtTheFirstPage() throws {
    XCTAssertEqual(try Command.read([]), .open(.init()))
  }

  func testAPageAndItsOptions() throws {
    let command = try Command.read(["--page", "pills", "--set", "tabs=30", "--set=badges=on"])
    let opening = Command.Opening(page: "pills", assignments: ["tabs=30", "badges=on"])
    XCTAssertEqual(command, .open(opening))
    XCTAssertEqual(opening.settings(of: .pills).setup.items.count, 30)
    XCTAssertTrue(opening.settings(of: .chips).isInitial)
  }

  func testDrawing() throws {
    XCTAssertEqual(try Command.read(["--draw", "out"]), .draw(.init(), folder: "out", scale: 1))
    XCTAssertEqual(
      try Command.read(["--scale", "2", "--draw=a folder", "--page=chips"]),
      .draw(.init(page: "chips"), folder: "a folder", scale: 2))
  }

  func testHighContrast() throws {
    XCTAssertEqual(try Command.read(["--high-contrast"]), .open(.init(isHighContrast: true)))
    XCTAssertEqual(
      try Command.read(["--draw", "out", "--high-contrast"]),
      .draw(.init(isHighContrast: true), folder: "out", scale: 1))
    XCTAssertThrowsError(try Command.read(["--replay", "a.scenario", "--high-contrast"])) { error in
      XCTAssertEqual(
        error as? Command.Misunderstanding, .init(sentence: "--high-contrast and --replay exclude each other"))
    }
  }

  func testOverview() throws {
    XCTAssertEqual(try Command.read(["--overview", "out"]), .overview(folder: "out", scale: 1))
    XCTAssertEqual(try Command.read(["--scale=2", "--overview=out"]), .overview(folder: "out", scale: 2))
    for other in [["--page", "chips"], ["--draw", "out"], ["--replay", "a.scenario"], ["--high-contrast"]] {
      XCTAssertThrowsError(try Command.read(["--overview", "out"] + other)) { error in
        XCTAssertEqual(error as? Command.Misunderstanding, .init(sentence: "--overview goes with --scale only"))
      }
    }
  }

  func testReplaying() throws {
    XCTAssertEqual(try Command.read(["--replay", "a.scenario"]), .replay(file: "a.scenario", drawing: nil))
    XCTAssertEqual(
      try Command.read(["--draw", "out", "--replay=a.scenario", "--scale", "2"]),
      .replay(file: "a.scenario", drawing: .init(folder: "out", scale: 2)))
  }

  func testHelpWinsOverEverythingAfterIt() throws {
    XCTAssertEqual(try Command.read(["--page", "pills", "--help", "--bogus"]), .help)
    for demo in Demo.pages {
      XCTAssertTrue(Command.manual.contains("page \(demo.id): \(demo.title)"))
      for option in demo.options { XCTAssertTrue(Command.manual.contains("\n  \(option.id)=")) }
    }
  }

  func testWhatIsNotUnderstoodIsSaidInASentence() {
    for (arguments, sentence) in [
      (["--bogus"], "there is no argument '--bogus'"),
      (["pills"], "there is no argument 'pills'"),
      (["--page"], "--page needs a value"),
      (["--draw="], "--draw needs a value"),
      (["--page", "Pills"], "there is no page 'Pills'; there are: \(Demo.pages.map(\.id).joined(separator: ", "))"),
      (["--set", "tabs=5"], "--set needs --page, to say whose option it is"),
      (["--page", "pills", "--set", "tabs=2"], "'2' is no value of 'tabs'; it takes 3 to 1000"),
      (["--draw", "out", "--scale", "0"], "'0' is no scale; it is a whole number from 1 to 4"),
      (["--draw", "out", "--scale", "1.5"], "'1.5' is no scale; it is a whole number from 1 to 4"),
      (["--scale", "2"], "--scale is for --draw"),
      (["--replay"], "--replay needs a value"),
      (["--replay", "a.scenario", "--page", "pills"], "--page and --replay exclude each other"),
      (["--replay", "a.scenario", "--scale", "2"], "--scale is for --draw"),
    ] {
      XCTAssertThrowsError(try Command.read(arguments), "\(arguments)") { error in
        XCTAssertEqual((error as? Command.Misunderstanding)?.sentence, sentence)
      }
    }
  }
}

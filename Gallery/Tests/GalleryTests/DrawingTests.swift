import Foundation
import GalleryDemos
import XCTest

@testable import Gallery

/// `gallery --draw`, from the outside.
final class DrawingTests: XCTestCase {
  private var folder = ""

  override func setUpWithError() throws {
    try DisplayNeed.check()
    let name = "gallery-drawing-\(ProcessInfo.processInfo.processIdentifier)"
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(name).path
  }

  override func tearDown() { try? FileManager.default.removeItem(atPath: folder) }

  func testEveryPageIsDrawnInAllFourVariantsAndNamed() throws {
    let drawn = try GalleryProgram("--draw", folder + "/new")
    XCTAssertEqual(drawn.status, 0)
    XCTAssertEqual(drawn.complaints, "")
    var expected: [String] = []
    for demo in Demo.pages {
      var pictures: [PNGFile] = []
      for variant in ["light-ltr", "light-rtl", "dark-ltr", "dark-rtl"] {
        let path = "\(folder)/new/\(demo.id)-\(variant).png"
        let picture = try PNGFile(path)
        expected.append("\(path)  \(picture.width) × \(picture.height)")
        pictures.append(picture)
      }
      XCTAssertEqual(Set(pictures.map(\.width)), [1_040])
      XCTAssertEqual(Set(pictures.map(\.height)).count, 1, "the variants of \(demo.id) differ in height")
      XCTAssertGreaterThan(pictures[0].height, 600)
      XCTAssertEqual(Set(pictures.map(\.bytes)).count, 4, "two variants of \(demo.id) are the same")
    }
    expected.append("gallery: \(4 * Demo.pages.count) pictures drawn")
    XCTAssertEqual(drawn.output.split(separator: "\n").map(String.init), expected)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder + "/new")
    XCTAssertEqual(files.count, 4 * Demo.pages.count)
  }

  func testTheSamePageIsDrawnTheSameEachTimeAndTwiceAsLargeAtScaleTwoAndOtherwiseWithOtherOptions() throws {
    XCTAssertEqual(try GalleryProgram("--draw", folder + "/a", "--page", "chips").status, 0)
    XCTAssertEqual(try GalleryProgram("--draw", folder + "/b", "--page", "chips").status, 0)
    XCTAssertEqual(try GalleryProgram("--draw", folder + "/c", "--page", "chips", "--scale", "2").status, 0)
    XCTAssertEqual(try GalleryProgram("--draw", folder + "/d", "--page", "chips", "--set", "titles=days").status, 0)
    for file in Drawing.fileNames(of: .chips) {
      let (a, b) = (try PNGFile("\(folder)/a/\(file)"), try PNGFile("\(folder)/b/\(file)"))
      let (c, d) = (try PNGFile("\(folder)/c/\(file)"), try PNGFile("\(folder)/d/\(file)"))
      XCTAssertEqual(a.bytes, b.bytes, file)
      XCTAssertEqual([c.width, c.height], [2 * a.width, 2 * a.height], file)
      XCTAssertNotEqual(a.bytes, d.bytes, file)
    }
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder + "/a").count, 4)
  }

  /// The tabs of the chips lose their grey, which is the strip's own doing and not that of the gallery's colours.
  func testHighContrastIsDrawn() throws {
    XCTAssertEqual(try GalleryProgram("--draw", folder + "/a", "--page", "chips").status, 0)
    XCTAssertEqual(try GalleryProgram("--draw", folder + "/b", "--page", "chips", "--high-contrast").status, 0)
    for file in Drawing.fileNames(of: .chips) {
      let (a, b) = (try PNGFile("\(folder)/a/\(file)"), try PNGFile("\(folder)/b/\(file)"))
      XCTAssertEqual([a.width, a.height], [b.width, b.height])
      XCTAssertNotEqual(a.bytes, b.bytes, file)
    }
  }

  func testTheOverviewIsDrawnLightAndDark() throws {
    let drawn = try GalleryProgram("--overview", folder + "/a", "--scale", "2")
    XCTAssertEqual(drawn.status, 0, drawn.complaints)
    let pictures = try Overview.fileNames.map { try PNGFile("\(folder)/a/\($0)") }
    XCTAssertEqual(pictures.map(\.width), [1_200, 1_200])
    XCTAssertEqual(pictures[0].height, pictures[1].height)
    XCTAssertNotEqual(pictures[0].bytes, pictures[1].bytes)
  }

  func testWhatCannotBeDoneIsSaidAndFails() throws {
    let blind = try GalleryProgram("--draw", folder, without: ["DISPLAY", "WAYLAND_DISPLAY"])
    XCTAssertEqual(blind.status, 1)
    XCTAssertTrue(blind.complaints.hasPrefix("gallery: there is no display"), blind.complaints)
    XCTAssertEqual(blind.output, "")
    let homeless = try GalleryProgram("--draw", "/dev/null/pictures")
    XCTAssertEqual(homeless.status, 1)
    XCTAssertEqual(homeless.complaints, "gallery: could not make the folder /dev/null/pictures\n")
    let lost = try GalleryProgram("--drow", folder)
    XCTAssertEqual(lost.status, 2)
    XCTAssertTrue(lost.complaints.hasPrefix("gallery: there is no argument '--drow'\nusage: gallery "), lost.complaints)
    XCTAssertFalse(FileManager.default.fileExists(atPath: folder))
  }

  func testTheLastFrameOfAReplayIsDrawnAndABadFileIsSaid() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let file = folder + "/chosen.scenario"
    let text = "style pills\nconfiguration pills\nviewport 300 48\ntabs 40*3\n\nat 0 frame\n"
    try (text + "at 0 select 2\nat 1 frame\n").write(toFile: file, atomically: true, encoding: .utf8)
    let drawn = try GalleryProgram("--replay", file, "--draw", folder + "/a", "--scale", "2")
    XCTAssertEqual(drawn.status, 0, drawn.complaints)
    let picture = try PNGFile(folder + "/a/chosen.png")
    XCTAssertEqual(drawn.output, "\(folder)/a/chosen.png  \(picture.width) × \(picture.height)\n")
    XCTAssertEqual(picture.width, 2_080)
    try (text + "at 1 frame\n").write(toFile: file, atomically: true, encoding: .utf8)
    XCTAssertEqual(try GalleryProgram("--replay", file, "--draw", folder + "/b", "--scale", "2").status, 0)
    XCTAssertNotEqual(try PNGFile(folder + "/b/chosen.png").bytes, picture.bytes, "another tab is selected at the end")
    try (text + "at 1 frown\n").write(toFile: file, atomically: true, encoding: .utf8)
    let faulty = try GalleryProgram("--replay", file, "--draw", folder + "/c")
    XCTAssertEqual(faulty.status, 1)
    XCTAssertTrue(faulty.complaints.hasPrefix("gallery: \(file):7:6: error: found 'frown'"), faulty.complaints)
    let lost = try GalleryProgram("--replay", folder + "/none.scenario")
    XCTAssertEqual(lost.status, 1)
    XCTAssertEqual(lost.complaints, "gallery: could not read \(folder)/none.scenario\n")
  }

  func testHelpNeedsNoDisplay() throws {
    let help = try GalleryProgram("--help", without: ["DISPLAY", "WAYLAND_DISPLAY"])
    XCTAssertEqual(help.status, 0)
    XCTAssertEqual(help.output, Command.manual)
    XCTAssertEqual(help.complaints, "")
  }
}

/// A picture file and the size that its header tells.
private struct PNGFile {
  let bytes: Data
  let width: Int
  let height: Int

  init(_ path: String) throws {
    bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    let header = [UInt8](bytes.prefix(24))
    guard header.starts(with: [0x89, 0x50, 0x4E, 0x47]), header.count == 24 else {
      throw CocoaError(.fileReadCorruptFile)
    }
    width = header[16..<20].reduce(0) { $0 << 8 | Int($1) }
    height = header[20..<24].reduce(0) { $0 << 8 | Int($1) }
  }
}

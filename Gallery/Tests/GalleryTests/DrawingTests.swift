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

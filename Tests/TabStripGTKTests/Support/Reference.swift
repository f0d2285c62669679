import CGtk4
import XCTest

/// Compares pictures with those of a folder beside the tests.
///
/// With TABSTRIP_RECORD set, pictures are written there instead. Look at them before you commit them.
@MainActor
enum Reference {
  /// The share of pixels that may differ.
  static let tolerance = 0.005

  /// Fails where too much of the picture, or of one of its parts, differs. A part is a rectangle in which a small thing, as a
  /// bar of three points, must not get lost in the rest.
  static func check(
    _ picture: Picture, _ name: String, parts: [Picture.Area] = [], file: StaticString = #filePath, line: UInt = #line
  ) {
    let path = folder + "/" + name + ".png"
    guard g_getenv("TABSTRIP_RECORD") == nil else { return picture.save(to: path) }
    guard let reference = Picture(path: path) else {
      return XCTFail("there is no \(name).png; TABSTRIP_RECORD=1 writes it", file: file, line: line)
    }
    guard !matches(picture, reference, parts: parts) else { return }
    g_mkdir_with_parents(output, 0o755)
    picture.save(to: output + "/" + name + ".png")
    let share = (picture.difference(to: reference) * 1000).rounded() / 10
    XCTFail(
      "\(name): \(share) % of all pixels differ, or a part does; see out/pictures/\(name).png", file: file, line: line)
  }

  /// Whether the two are the same to an eye.
  static func matches(_ picture: Picture, _ reference: Picture, parts: [Picture.Area]) -> Bool {
    picture.difference(to: reference) <= tolerance
      && parts.allSatisfy { picture.cropped(to: $0).difference(to: reference.cropped(to: $0)) <= tolerance }
  }

  private static let tests = "\(#filePath)".split(separator: "/", omittingEmptySubsequences: false).dropLast(2)
  private static var folder: String { tests.joined(separator: "/") + "/References" }
  private static var output: String { tests.dropLast(2).joined(separator: "/") + "/out/pictures" }
}

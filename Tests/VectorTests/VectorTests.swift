import XCTest
import _TabStripVectors

/// Other projects' facts, and whether the runner can tell a wrong one.
final class VectorTests: XCTestCase {
  private static let folder = #filePath.split(separator: "/").dropLast(2).reduce("") { $0 + "/" + $1 } + "/Vectors"

  private func files() throws -> [VectorFile] { try VectorFile.all(in: Self.folder) }

  func testNoVectorFails() throws {
    let report = VectorReport(try files())
    XCTAssertEqual(report.failures, [])
    XCTAssertEqual(report.lines.count, report.totals.count)
    for line in report.summary { print(line) }
    // Fewer that pass is a step back; more is one to be told in the guide.
    XCTAssertGreaterThanOrEqual(report.totals.pass * 1000, report.totals.count * 850)
  }

  /// The guide has the figures of this very run.
  func testTheGuideHasTheFigures() throws {
    let root = Self.folder.split(separator: "/").dropLast(2).reduce("") { $0 + "/" + $1 }
    let guide = try String(contentsOfFile: root + "/Guides/Conformance.md", encoding: .utf8)
    for (name, totals) in VectorReport(try files()).files {
      let kind = name.prefix { $0 != "." }
      let row =
        "| \(kind) | \(totals.count) | \(totals.pass) | \(totals.deviates) | \(totals.notApplicable) |"
      XCTAssertTrue(guide.contains(row), "the guide has not: \(row)")
    }
  }

  /// A vector that passes must not pass any more when what it expects is altered, one key after the other.
  func testAlteredVectorsAreNoticed() throws {
    var tried = 0
    var unnoticed: [String] = []
    for file in try files() {
      for vector in file.vectors where VectorRunner.outcome(of: vector, file.kind) == .pass {
        for (key, value) in vector.expected where key != "tolerance" {
          tried += 1
          let isNoticed = value.alterations.contains { altered in
            var vector = vector
            vector.expected[key] = altered
            return VectorRunner.outcome(of: vector, file.kind) != .pass
          }
          if !isNoticed { unnoticed.append("\(vector.id) \(key)") }
        }
      }
    }
    XCTAssertGreaterThan(tried, 50)
    XCTAssertEqual(unnoticed, [])
  }

  private func fault(_ text: String, name: String = "layout.json") -> String? {
    do throws(VectorFile.Fault) {
      _ = try VectorFile(name: name, text: text)
      return nil
    } catch {
      return error.description
    }
  }

  func testMalformedFilesNameTheLine() throws {
    XCTAssertEqual(fault("[\n{\"id\": 1]"), "layout.json:2: ] where } should be")
    XCTAssertEqual(fault("[\n\n{\"id\": \"a\"}]"), "layout.json:3: a has no input")
    XCTAssertEqual(fault("{}"), "layout.json:1: { where [ should be")
    XCTAssertEqual(fault("[\n\"open]"), "layout.json:2: a text without an end")
    let vector = #"{"id":"a","input":{},"expected":{"x":1},"mode":"concrete"}"#
    XCTAssertEqual(fault("[\(vector),\n\(vector)]"), "layout.json:2: a twice")
    XCTAssertNil(fault("[\(vector)]"))
  }

  private func outcome(_ vector: String, in name: String) throws -> Outcome {
    let file = try VectorFile(name: name, text: "[\(vector)]")
    return VectorRunner.outcome(of: file.vectors[0], file.kind)
  }

  func testOtherFilesOfTheSchema() throws {
    let sections = #""sections":[{"id":"a","top":0,"height":200},{"id":"b","top":200,"height":200}]"#
    let page = #""viewport":100,\#(sections),"scroll":250"#
    func vector(_ input: String, _ expected: String) -> String {
      #"{"id":"x","input":{\#(input)},"expected":{\#(expected)},"mode":"concrete"}"#
    }
    XCTAssertEqual(try outcome(vector(page, #""active":"b""#), in: "scrollspy-of-mine.json"), .pass)
    XCTAssertEqual(
      try outcome(vector(page, #""active":"a""#), in: "scrollspy.json"), .fail(#"active: expected "a", got "b""#))
    XCTAssertEqual(
      try outcome(vector(page, #""active":"b","shadow":1"#), in: "scrollspy.json"), .notApplicable("expects shadow"))
    XCTAssertEqual(
      try outcome(vector(page + #","wind":3"#, #""active":"b""#), in: "scrollspy.json"), .notApplicable("says wind"))
    XCTAssertEqual(
      try outcome(vector(page, #""active":"b""#), in: "pets.json"),
      .notApplicable("no adapter for a file of this name"))
  }
}

extension JSONValue {
  /// Wrong values in its place.
  var alterations: [JSONValue] {
    switch self {
    case .null: ["something"]
    case .bool(let flag): [.bool(!flag)]
    case .number(let number): [.number(number + 1000.5), .number(number - 1000.5)]
    case .string(let text): [.string(text + "+1000.5"), .string(text + "-1000.5")]
    case .array(let elements):
      elements.isEmpty
        ? [.array(["something"])]
        : (0..<2).map { way in .array(elements.map { $0.alterations[Swift.min(way, $0.alterations.count - 1)] }) }
    case .object(let members):
      members.isEmpty
        ? ["something"]
        : (0..<2).map { way in
          .object(members.mapValues { $0.alterations[Swift.min(way, $0.alterations.count - 1)] })
        }
    }
  }
}

import Foundation
import GalleryDemos
import TabStripCore
import XCTest

@testable import GalleryData

final class WebDemoTests: XCTestCase {
  /// The words in a script of the web host.
  private func words(in script: String) throws -> Set<String> {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    let text = try String(contentsOf: folder.appendingPathComponent("Web/\(script)"), encoding: .utf8)
    return Set(text.split { !($0.isLetter || $0 == "-") }.map(String.init))
  }

  func testAVariantDiffersInNothingFromItself() {
    for variant in WebVariant.all {
      XCTAssertEqual(variant.properties(of: variant.style), [:])
      XCTAssertEqual(variant.attributes(of: variant.configuration), [:])
      XCTAssertEqual(WebVariant.nearest(to: variant.style, variant.configuration).name, variant.name)
    }
  }

  func testEveryPropertyAndAttributeIsOneThatTheElementKnows() throws {
    let properties = try words(in: "look.js")
    let attributes = try words(in: "behavior.js")
    for demo in Demo.pages.map(WebDemo.init) {
      let changes = [demo.setup] + demo.groups.flatMap { $0.options.flatMap { $0.choices.map(\.change) } }
      for change in changes {
        for name in change.properties.keys {
          XCTAssertTrue(properties.contains(String(name.dropFirst("--tab-strip-".count))), name)
        }
        for (name, value) in change.attributes where name != "dir" {
          XCTAssertTrue(attributes.contains(name), name)
          guard value.first?.isLetter == true, value != "true", value != "false" else { continue }
          XCTAssertTrue(attributes.contains(value), "\(name) = \(value)")
        }
      }
    }
  }

  func testPagesOpenAsTheDemosDo() {
    for (page, demo) in zip(Demo.pages.map(WebDemo.init), Demo.pages) {
      let setup = DemoSettings(demo).setup
      XCTAssertEqual(page.setup.items?.map(\.value), setup.items.map(\.id))
      XCTAssertEqual(page.setup.items?.map(\.label), setup.items.map(\.title))
      XCTAssertEqual(page.setup.selected, setup.selectedID)
      XCTAssertEqual(page.setup.page?.sections.count, setup.page?.sections.count)
    }
  }

  func testAnOptionAsItOpensChangesNothing() {
    for page in Demo.pages.map(WebDemo.init) {
      for option in page.groups.flatMap(\.options) {
        let change = option.choices[option.initial].change
        XCTAssertEqual(change, page.setup.difference(from: page.setup), "\(page.id), \(option.id)")
      }
    }
  }
}

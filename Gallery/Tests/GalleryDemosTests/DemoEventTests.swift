import GalleryDemos
import TabStripCore
import XCTest

final class DemoEventTests: XCTestCase {
  func testEveryCauseReadsAsASentenceOfItsOwn() {
    XCTAssertEqual(DemoEvent.selected(title: "Music", .tap).sentence, "Selected Music, by tap")
    XCTAssertEqual(DemoEvent.selected(title: nil, .keyboard).sentence, "Nothing is selected, by keyboard")
    XCTAssertEqual(DemoEvent.reselected(title: "Music").sentence, "Selected Music again")
    XCTAssertEqual(
      DemoEvent.selected(title: "Day", others: ["Week", "Month", "Year"], .tap).sentence,
      "Selected Day beside Week, Month and Year, by tap")
    XCTAssertEqual(
      DemoEvent.selected(title: nil, others: ["Week"], .tap).sentence, "Only Week left selected, by tap")
    let sentences = SelectionCause.allCases.map { DemoEvent.selected(title: "Music", $0).sentence }
    XCTAssertEqual(Set(sentences).count, SelectionCause.allCases.count)
  }
}

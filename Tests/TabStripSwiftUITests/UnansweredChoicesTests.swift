#if canImport(SwiftUI) && canImport(UIKit)
  import XCTest

  @testable import TabStripSwiftUI

  /// Which values of a binding are the app's word, and which are late answers.
  final class UnansweredChoicesTests: XCTestCase {
    func testAnAnswerAtOnceLeavesNothingOpen() {
      var choices = UnansweredChoices<Int>()
      choices.wrote(1, present: 1)
      XCTAssertTrue(choices.isWord(1))
      XCTAssertTrue(choices.isWord(2))
      XCTAssertTrue(choices.isWord(1))
    }

    func testOnlyTheNewestOfLateAnswersCounts() {
      var choices = UnansweredChoices<Int>()
      _ = choices.isWord(0)
      for choice in [1, 2, 3] { choices.wrote(choice, present: 0) }
      XCTAssertEqual([1, 2, 3, 1].map { choices.isWord($0) }, [false, false, true, true])
    }

    func testAnAnswerThatIsLeftOutAnswersThoseBeforeIt() {
      var choices = UnansweredChoices<Int>()
      _ = choices.isWord(0)
      for choice in [1, 2, 3] { choices.wrote(choice, present: 0) }
      XCTAssertEqual([2, 1].map { choices.isWord($0) }, [false, true])
    }

    func testAnUnchangedValueSaysNothingWhereAnAnswerIsAwaited() {
      var choices = UnansweredChoices<Int>()
      _ = choices.isWord(0)
      for choice in [1, 2] { choices.wrote(choice, present: 0) }
      XCTAssertEqual(
        [0, 0, 1, 1, 2, 2, 1].map { choices.isWord($0, awaitsAnswer: true) },
        [false, false, false, false, true, true, true])
      choices.wrote(0, present: 1)
      choices.wrote(1, present: 1)
      XCTAssertEqual([1, 0].map { choices.isWord($0, awaitsAnswer: true) }, [true, true], "back where it began")
    }

    func testAnUnchangedValueRefuses() {
      var choices = UnansweredChoices<Int>()
      _ = choices.isWord(0)
      choices.wrote(1, present: 0)
      XCTAssertTrue(choices.isWord(0))
      XCTAssertTrue(choices.isWord(1))
    }
  }
#endif

#if DEBUG && canImport(UIKit) && !canImport(ObjectiveC)
  import SwiftUI
  import TabStripCore
  import XCTest

  @testable import TabStripSwiftUI
  @testable import TabStripUIKit

  /// The previews show what they are for.
  @MainActor
  final class PreviewTests: XCTestCase {
    func testEveryPresetHasAPreviewOfTheHeightOfItsStyle() async {
      let stage = SwiftUIStage(TabStripPreviews.previews)
      XCTAssertEqual(
        stage.strips.map(\.style), [.pills, .chips, .selectionList, .segmented, .pills, .chips, .sticky])
      XCTAssertEqual(
        stage.strips.prefix(4).map { Double($0.bounds.height) },
        [TabStripStyle.pills, .chips, .selectionList, .segmented].map(\.height))
      XCTAssertTrue(stage.strips[4].strip.coordinator.engine.isRightToLeft)
      XCTAssertEqual(stage.strips[4].traitCollection.userInterfaceStyle, .dark)
    }
  }
#endif

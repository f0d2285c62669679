#if canImport(UIKit) && !canImport(ObjectiveC)
  import TabStripCore
  import XCTest

  @_spi(StandIn) import UIKit

  @testable import TabStripUIKit

  /// Rows D1 to D7: chips and the chip segmented control. Square glyphs of 14, the selected font, make "All" 42 wide and its chip 66.
  @MainActor
  final class RowDTests: XCTestCase {
    private final class ChipStage: ChipSegmentedControlDelegate {
      let display: Display
      let control = ChipSegmentedControl(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      let finger: Finger
      var log: [String] = []

      init(
        _ titles: [String] = ["All", "Financials", "News", "Maps", "Shopping", "Images", "Web", "Other"],
        traits: UITraitCollection = UITraitCollection()
      ) {
        display = Display(width: 320, height: 200, traits: traits)
        finger = Finger(on: display)
        display.onFrame = { DisplayLink.step(at: $0) }
        control.titles = titles
        control.delegate = self
        display.window.addSubview(control)
        display.window.layoutIfNeeded()
      }

      func chipSegmentedControl(_ control: ChipSegmentedControl, didSelectItemAt index: Int, title: String) {
        log.append("\(index) \(title)")
      }

      var isRightToLeft: Bool { control.strip.strip.coordinator.engine.isRightToLeft }

      func view(_ index: Int) -> TabView? {
        let tab = control.strip.strip.coordinator.engine.id(at: index)
        return control.strip.strip.shown.first { $0.tab == tab && !$0.isHidden }
      }

      func rect(_ index: Int) -> CGRect? {
        guard let view = view(index) else { return nil }
        let rect = view.convert(view.bounds, to: control)
        return isRightToLeft
          ? CGRect(x: 320 - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
      }

      func tap(_ index: Int, y: CGFloat = 22) {
        guard let rect = rect(index) else { return XCTFail("chip \(index) is not in sight") }
        let x = (max(rect.minX, 1) + min(rect.maxX, 319)) / 2
        finger.tap(at: CGPoint(x: isRightToLeft ? 320 - x : x, y: y))
      }
    }

    func testD1_D2_D4_AChipHugsItsLabelAndHasRoomForTheWiderFont() async {
      Stage.inBothDirections { traits in
        let stage = ChipStage(["All", "News", "Maps"], traits: traits)
        let height = 18.0 + 8
        XCTAssertEqual(stage.rect(0), CGRect(x: 20, y: (44 - height) / 2, width: 42 + 24, height: height))
        XCTAssertEqual(stage.rect(1)?.minX, 20 + 66 + 12)
        XCTAssertEqual(stage.view(0)?.layer.cornerRadius, 4)
        let labels = (0..<2).map { stage.view($0)?.subviews.lazy.compactMap { $0 as? UILabel }.first }
        XCTAssertEqual(labels.map { $0?.font }, [.systemFont(ofSize: 14), .systemFont(ofSize: 12)])
        XCTAssertEqual(labels[0]?.textColor, .black)
        let before = stage.rect(2)
        stage.tap(1)
        stage.display.show(seconds: 2)
        XCTAssertEqual(stage.rect(2), before, "selecting moves no neighbour")
        XCTAssertFalse(stage.control.strip.strip.scroller.showsHorizontalScrollIndicator)
      }
    }

    func testD1_TheWholeChipAndTheRowsHeightAroundItTakeTheTap() async {
      Stage.inBothDirections { traits in
        let stage = ChipStage(["All", "News", "Maps"], traits: traits)
        stage.tap(1, y: 1)
        stage.tap(2, y: 43)
        XCTAssertEqual(stage.log, ["1 News", "2 Maps"])
      }
    }

    func testD3_TitlesMayRepeatAndTheIndexTells() async {
      Stage.inBothDirections { traits in
        let stage = ChipStage(["Web", "All", "Web"], traits: traits)
        stage.tap(2)
        XCTAssertEqual(stage.log, ["2 Web"])
        XCTAssertEqual(stage.control.selectedIndex, 2)
        XCTAssertEqual(stage.control.selectedTitle, "Web")
      }
    }

    func testD5_NewTitlesKeepTheSelectedOneElseSelectTheFirst() async {
      Stage.inBothDirections { traits in
        let stage = ChipStage(["All", "News", "Maps"], traits: traits)
        XCTAssertEqual(stage.control.selectedIndex, 0)
        stage.control.select(at: 2)
        stage.control.titles = ["Other", "Maps"]
        XCTAssertEqual(stage.control.selectedIndex, 1)
        XCTAssertEqual(stage.control.selectedTitle, "Maps")
        stage.control.titles = ["One", "Two", "Three"]
        XCTAssertEqual(stage.control.selectedTitle, "One")
        stage.control.titles = []
        XCTAssertNil(stage.control.selectedIndex)
        stage.control.titles = ["New"]
        XCTAssertEqual(stage.control.selectedIndex, 0)
        stage.control.select(at: 7)
        stage.control.select(at: -1)
        XCTAssertEqual(stage.control.selectedIndex, 0)
        XCTAssertEqual(stage.log, [])
      }
    }

    func testD6_D7_ATapReportsAndBringsTheChipToTheMiddle() async {
      Stage.inBothDirections { traits in
        let stage = ChipStage(traits: traits)
        stage.tap(1)
        stage.display.show(seconds: 2)
        XCTAssertEqual(stage.rect(1)?.midX ?? 0, 160, accuracy: 0.5)
        stage.tap(1)
        XCTAssertEqual(stage.log, ["1 Financials", "1 Financials"], "the selected one, too")
        stage.control.select(at: 7)
        stage.display.show(seconds: 2)
        XCTAssertEqual(stage.rect(7)?.maxX, 300, "as far as the row allows")
        XCTAssertEqual(stage.log.count, 2)
      }
    }
  }
#endif

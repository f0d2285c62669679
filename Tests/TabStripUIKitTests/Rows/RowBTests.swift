#if canImport(UIKit) && !canImport(ObjectiveC)
  import TabStripCore
  import XCTest

  @_spi(StandIn) import UIKit

  @testable import TabStripUIKit

  /// Rows B1 to B11 of the selection list: data, selection, looks. A square glyph of 13 makes "AUDI" 52 wide and its item 77.
  @MainActor
  final class RowBTests: XCTestCase {
    static let makes = ["ALL CARS", "AUDI", "BITTER", "BMW", "BÜSSING", "GUMPERT", "MAN"]

    func testB1_TitlesViewsAndBadgesComeFromTheDataSource() async {
      Stage.inBothDirections { traits in
        let stage = ListStage(["ONE", nil, "SIX"], traits: traits)
        stage.badges = [0: "0", 2: "12"]
        stage.views[1] = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 72))
        stage.list.reloadData()
        stage.display.show()
        XCTAssertEqual(stage.rect(0)?.width, 39 + 25, "a badge of 0 is none")
        XCTAssertEqual(stage.rect(1)?.width, 50 + 25)
        XCTAssertEqual(stage.view(1)?.subviews.last?.frame.height, 36, "scaled to the row's height")
        XCTAssertEqual(stage.rect(2)?.width, 39 + 25 + 6 + 22 + 10)
      }
    }

    func testB2_OnlyWhatAUserDoesIsReported() async {
      Stage.inBothDirections { traits in
        let stage = ListStage(Self.makes, traits: traits)
        stage.list.setSelectedButtonIndex(1, animated: true)
        stage.settle()
        XCTAssertEqual(stage.log, [])
        stage.tap(2)
        XCTAssertEqual(stage.log, ["select 2"])
        stage.settle()
        stage.tap(2)
        XCTAssertEqual(stage.log, ["select 2", "reselect 2"], "the source is silent; so is who does not implement it")
        stage.list.selectionIndicatorStyle = .none
        stage.tap(2)
        XCTAssertEqual(stage.log, ["select 2", "reselect 2", "select 2"])
        XCTAssertEqual(stage.list.selectedButtonIndex, 2)
      }
    }

    func testB3_TheSelectedIndexSurvivesReloadingAndIsMinusOneOutOfRange() async {
      Stage.inBothDirections { traits in
        let stage = ListStage([], traits: traits)
        XCTAssertEqual(stage.list.selectedButtonIndex, 0)
        stage.list.selectedButtonIndex = 3
        stage.list.reloadData()
        XCTAssertEqual(stage.list.selectedButtonIndex, 3)
        stage.titles = Self.makes
        stage.list.reloadData()
        XCTAssertEqual(stage.list.selectedButtonIndex, 3)
        stage.titles = ["ONE", "TWO"]
        stage.list.reloadData()
        XCTAssertEqual(stage.list.selectedButtonIndex, -1)
        stage.display.show()
        XCTAssertTrue(stage.inside.indicator.isHidden)
        stage.list.selectedButtonIndex = 1
        XCTAssertEqual(stage.list.selectedButtonIndex, 1)
        stage.list.selectedButtonIndex = 2
        XCTAssertEqual(stage.list.selectedButtonIndex, -1)
        stage.tap(0)
        XCTAssertEqual(stage.list.selectedButtonIndex, 0)
        stage.tap(0)
        XCTAssertEqual(stage.list.selectedButtonIndex, 0, "a user takes nothing out")
        stage.list.selectedButtonIndex = -5
        XCTAssertEqual(stage.list.selectedButtonIndex, -1)
        XCTAssertEqual(stage.log, ["select 0", "reselect 0"])
        stage.count = -1
        stage.list.reloadData()
        XCTAssertEqual(stage.list.strip.items.count, 0)
      }
    }

    func testB3_ADataSourceThatShrankWithoutSayingSoIsNotAskedForWhatItLacks() async {
      Stage.inBothDirections { traits in
        let stage = ListStage([nil, nil, nil], traits: traits)
        for index in 0..<3 { stage.views[index] = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 20)) }
        stage.count = 1
        stage.list.strip.style.horizontalPadding = 20
        stage.list.strip.setItems(stage.list.strip.items)
        stage.display.show()
        XCTAssertEqual(stage.rect(0)?.width, 100)
        XCTAssertEqual(stage.rect(2)?.width, 40, "nothing but its padding")
      }
    }

    func testB4_EachStateHasItsColourAndFontOrTheNormalOnes() async {
      Stage.inBothDirections { traits in
        let stage = ListStage(["ONE", "TWO", "SIX"], traits: traits)
        let (red, blue, green) = (
          UIColor(red: 1, green: 0, blue: 0, alpha: 1), UIColor(red: 0, green: 0, blue: 1, alpha: 1),
          UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        )
        @MainActor func color(_ index: Int) -> UIColor? { stage.label(index)?.textColor }
        XCTAssertEqual(color(0), .black)
        XCTAssertEqual(stage.label(0)?.font, .systemFont(ofSize: 13))
        stage.list.setTitleColor(red, for: .normal)
        stage.display.show()
        XCTAssertEqual([color(0), color(1)], [red, red])
        stage.list.setTitleColor(blue, for: .selected)
        stage.list.setTitleColor(green, for: .highlighted)
        stage.list.setTitleFont(.systemFont(ofSize: 20, weight: .bold), for: .selected)
        stage.display.show()
        XCTAssertEqual([color(0), color(1)], [blue, red])
        XCTAssertEqual(stage.label(0)?.font, .systemFont(ofSize: 20, weight: .bold))
        XCTAssertEqual(stage.label(1)?.font, .systemFont(ofSize: 13))
        XCTAssertEqual(stage.rect(1)?.width, 60 + 25, "room for the widest font")
        stage.finger.down(at: stage.point(120))
        stage.display.show()
        XCTAssertEqual(color(1), green)
        stage.finger.cancel()
        stage.finger.down(at: stage.point(40))
        stage.display.show()
        XCTAssertEqual(color(0), blue, "the selected one does not highlight")
        stage.finger.cancel()
        stage.list.selectionIndicatorStyle = .none
        stage.finger.down(at: stage.point(40))
        stage.display.show()
        XCTAssertEqual(color(0), green, "without a mark it does")
        stage.finger.cancel()
        stage.list.setTitleColor(nil, for: .normal)
        stage.list.setTitleColor(nil, for: .selected)
        stage.display.show()
        XCTAssertEqual([color(0), color(1)], [.black, .black])
      }
    }

    func testB5_B7_B8_EveryIndicatorHasItsPlaceAndTheSourcesMeasures() async {
      Stage.inBothDirections { traits in
        let stage = ListStage(Self.makes, traits: traits)
        stage.list.selectedButtonIndex = 1
        stage.display.show()
        let item = stage.rect(1) ?? .zero
        XCTAssertEqual(item.width, 52 + 10 + 15)
        XCTAssertEqual(stage.mark, CGRect(x: item.minX + 5, y: 33, width: 52 + 15, height: 3))
        stage.list.selectionIndicatorHeight = 5
        stage.list.selectionIndicatorHorizontalPadding = 0
        stage.display.show()
        XCTAssertEqual(stage.mark, CGRect(x: item.minX + 12.5, y: 31, width: 52, height: 5))
        stage.list.buttonInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
        stage.display.show()
        XCTAssertEqual(stage.rect(1)?.width, 52 + 20 + 15)
        stage.list.selectionIndicatorStyle = .topBar
        stage.display.show()
        XCTAssertEqual(stage.mark.minY, 0)
        stage.list.selectionIndicatorStyle = .buttonBorder
        stage.display.show()
        XCTAssertEqual(stage.inside.indicator.layer.borderWidth, 1)
        XCTAssertEqual(stage.inside.indicator.layer.cornerRadius, 3)
        XCTAssertEqual(stage.inside.indicator.backgroundColor, .clear)
        stage.list.selectionIndicatorStyle = .pill
        stage.display.show()
        XCTAssertTrue(stage.inside.scroller.row.subviews.first === stage.inside.indicator, "it lies behind the titles")
        stage.list.selectionIndicatorStyle = .dot
        stage.display.show()
        XCTAssertEqual(stage.mark.size, CGSize(width: 5, height: 5))
        XCTAssertTrue(stage.inside.scroller.row.subviews.last === stage.inside.indicator)
        stage.list.selectionIndicatorStyle = .none
        stage.display.show()
        XCTAssertTrue(stage.inside.indicator.isHidden)
      }
    }

    func testB6_TheIndicatorsColourIsTheSelectedTitlesUnlessThatHasItsOwn() async {
      Stage.inBothDirections { traits in
        let stage = ListStage(["ONE", "TWO"], traits: traits)
        let (red, blue) = (
          UIColor(red: 1, green: 0, blue: 0, alpha: 1), UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        )
        stage.display.show()
        XCTAssertEqual(stage.inside.indicator.backgroundColor, .black)
        stage.list.selectionIndicatorColor = red
        stage.display.show()
        XCTAssertEqual(stage.inside.indicator.backgroundColor, red)
        XCTAssertEqual(stage.label(0)?.textColor, red)
        stage.list.setTitleColor(blue, for: .selected)
        stage.list.selectionIndicatorColor = .black
        stage.display.show()
        XCTAssertEqual(stage.label(0)?.textColor, blue)
      }
    }

    func testB9_TheIndicatorBouncesAsItsModeSays() async {
      for (mode, least, most) in [
        (SelectionList.IndicatorAnimationMode.heavyBounce, 5.0, 20.0), (.lightBounce, 0.4, 4), (.noBounce, 0, 0),
      ] {
        Stage.inBothDirections { traits in
          let stage = ListStage(["ONE", "TWO", "SIX"], traits: traits)
          stage.list.selectionIndicatorAnimationMode = mode
          XCTAssertEqual(stage.list.selectionIndicatorAnimationMode, mode)
          stage.tap(1)
          let end = (stage.rect(1)?.minX ?? 0) + 5
          var furthest = 0.0
          for _ in 0..<60 {
            stage.display.show()
            furthest = max(furthest, Double(stage.mark.minX - end))
          }
          XCTAssertGreaterThanOrEqual(furthest, least, "\(mode)")
          XCTAssertLessThanOrEqual(furthest, most + 0.26, "\(mode)")
          XCTAssertEqual(stage.mark.minX, end, accuracy: 0.01)
        }
      }
    }

    func testB10_TheTrimLiesAlongTheWholeBottomUnderTheBar() async {
      Stage.inBothDirections { traits in
        let stage = ListStage(Self.makes, traits: traits)
        stage.display.show()
        XCTAssertEqual(stage.inside.trim.frame, CGRect(x: 0, y: 35.5, width: 320, height: 0.5))
        XCTAssertEqual(stage.inside.trim.backgroundColor, .black)
        let order = stage.inside.subviews
        XCTAssertLessThan(
          order.firstIndex(of: stage.inside.trim) ?? 9, order.firstIndex(of: stage.inside.scroller) ?? 0)
        stage.list.bottomTrimColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        stage.display.show()
        XCTAssertEqual(stage.inside.trim.backgroundColor, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        stage.list.isBottomTrimHidden = true
        stage.display.show()
        XCTAssertTrue(stage.inside.trim.isHidden)
        stage.list.isBottomTrimHidden = false
        stage.display.show()
        XCTAssertFalse(stage.inside.trim.isHidden)
      }
    }

    func testB11_AnEndFadesOver4PercentWhereThereIsMore() async {
      Stage.inBothDirections { traits in
        let stage = ListStage(Self.makes, traits: traits)
        XCTAssertFalse(stage.list.showsEdgeFadeEffect)
        XCTAssertNil(stage.inside.scroller.row.layer.mask)
        stage.list.showsEdgeFadeEffect = true
        stage.display.show()
        let stops = RowFade.stops(of: stage.inside.coordinator.frame)
        let places = stage.isRightToLeft ? [0, 0.04, 1] : [0, 0.96, 1]
        XCTAssertEqual(stops.map(\.place).map { ($0 * 1000).rounded() / 1000 }, places)
        stage.list.showsEdgeFadeEffect = false
        stage.display.show()
        XCTAssertNil(stage.inside.scroller.row.layer.mask)
      }
    }
  }
#endif

import TabStripCore
import TabStripHosting
import XCTest

/// A strip along either axis: what a host hands in and what it is told to show, in its own coordinates.
final class StripAxisTests: XCTestCase {
  /// Five tabs of 80 along an axis, in a strip of 200 along it and 50 across.
  private struct Shown {
    var axis: StripAxis
    var engine: TabStripEngine
    var frame = TabStripFrame()
    let tabs: [TabID]

    init(isVertical: Bool, isRightToLeft: Bool = false) {
      axis = StripAxis(isVertical: isVertical)
      var style = TabStripStyle()
      style.horizontalPadding = 0
      style.height = 50
      style.bodyHeight = 50
      style.indicator = IndicatorStyle(form: .bar, thickness: 4)
      var configuration = TabStripConfiguration()
      configuration.reveal = RevealPolicies(.none)
      engine = TabStripEngine(style: style, configuration: configuration)
      tabs = engine.insert(count: 5, at: 0, time: 0).ids
      send(.motionPreferenceChanged(.reduced))
      if isRightToLeft { send(.directionChanged(.rightToLeft)) }
      send(.resized(Viewport(width: isVertical ? 50 : 200, height: isVertical ? 200 : 50)))
    }

    mutating func send(_ input: TabStripInput) {
      _ = engine.handle(axis.flow(input), at: 0)
      engine.layout(into: &frame) { _ in TabMeasurement(title: 80) }
    }

    mutating func tap(_ x: Double, _ y: Double) {
      send(.pointerDown(Pointer(x: x, y: y)))
      send(.pointerUp(Pointer(x: x, y: y)))
    }

    mutating func press(_ arrow: ArrowKey, usesBoth: Bool = false) -> Bool {
      guard let key = axis.key(for: arrow, usesBoth: usesBoth) else { return false }
      send(.key(key))
      return true
    }

    func place(_ index: Int) -> TabStripFrame.Rect? {
      frame.tabs.first { $0.index == index }.map { axis.shown($0, of: frame) }
    }

    var selected: Int? { engine.selectedTab.flatMap { engine.index(of: $0) } }
  }

  private typealias Rect = TabStripFrame.Rect

  func testWhereTabsAndMarkAreSeen() {
    let row = Shown(isVertical: false)
    XCTAssertEqual(row.place(1), Rect(x: 80, y: 0, width: 80, height: 50))
    XCTAssertEqual(row.frame.indicator.map(row.axis.shown), Rect(x: 0, y: 46, width: 80, height: 4))
    let mirrored = Shown(isVertical: false, isRightToLeft: true)
    XCTAssertEqual(mirrored.place(1), Rect(x: 40, y: 0, width: 80, height: 50))
    // A column's bar lies at its far side, which is the left one for right to left; its tabs go down for both.
    let column = Shown(isVertical: true)
    XCTAssertEqual(column.place(1), Rect(x: 0, y: 80, width: 50, height: 80))
    XCTAssertEqual(column.frame.indicator.map(column.axis.shown), Rect(x: 46, y: 0, width: 4, height: 80))
    let turned = Shown(isVertical: true, isRightToLeft: true)
    XCTAssertEqual(turned.place(1), Rect(x: 0, y: 80, width: 50, height: 80))
    XCTAssertEqual(turned.frame.indicator.map(turned.axis.shown), Rect(x: 0, y: 0, width: 4, height: 80))
    XCTAssertFalse(turned.engine.isRightToLeft)
    XCTAssertEqual(turned.axis.breadth, 50)
  }

  func testPointersFindWhatIsSeen() {
    for isVertical in [false, true] {
      for isRightToLeft in [false, true] {
        for index in 0..<3 {
          var strip = Shown(isVertical: isVertical, isRightToLeft: isRightToLeft)
          guard let place = strip.place(index) else { return XCTFail("no tab \(index)") }
          let (x, y) = (max(0, place.x) + 10, place.y + 10)
          strip.tap(x, y)
          XCTAssertEqual(strip.selected, index, "vertical \(isVertical), right to left \(isRightToLeft)")
          strip.send(.hover(x: x, y: y))
          XCTAssertEqual(strip.frame.tabs.first { $0.states.contains(.hovered) }?.index, index)
        }
      }
    }
    // Beside the column nothing is hit.
    for isRightToLeft in [false, true] {
      var column = Shown(isVertical: true, isRightToLeft: isRightToLeft)
      column.tap(-1, 100)
      column.tap(50.5, 100)
      XCTAssertEqual(column.selected, 0)
    }
  }

  func testAColumnIsDraggedAndTurnedDownward() {
    for isRightToLeft in [false, true] {
      var column = Shown(isVertical: true, isRightToLeft: isRightToLeft)
      column.send(.wheel(dx: 0, dy: 30, unit: .points))
      XCTAssertEqual(column.engine.offset, 30)
      XCTAssertEqual(column.place(0)?.y, -30)
      column.send(.pointerDown(Pointer(x: 20, y: 150, kind: .touch)))
      column.send(.pointerMoved(Pointer(x: 20, y: 130, kind: .touch)))
      column.send(.pointerMoved(Pointer(x: 20, y: 110, kind: .touch)))
      XCTAssertEqual(column.engine.offset, 50)
      column.send(.pointerCancelled)
      column.send(.fling(vx: 0, vy: 0))
      column.send(.dragOver(x: 20, y: 199))
      XCTAssertEqual(column.engine.maximumOffset, 200)
    }
  }

  func testArrowsAlongTheStripMoveAndOthersAreNotTheStrips() {
    for isRightToLeft in [false, true] {
      var row = Shown(isVertical: false, isRightToLeft: isRightToLeft)
      let (onward, back): (ArrowKey, ArrowKey) = isRightToLeft ? (.left, .right) : (.right, .left)
      XCTAssertTrue(row.press(onward))
      XCTAssertEqual(row.selected, 1)
      XCTAssertTrue(row.press(back))
      XCTAssertEqual(row.selected, 0)
      XCTAssertFalse(row.press(.down))
      XCTAssertTrue(row.press(.down, usesBoth: true))
      XCTAssertEqual(row.selected, 1)
      XCTAssertTrue(row.press(.up, usesBoth: true))
      XCTAssertEqual(row.selected, 0)

      var column = Shown(isVertical: true, isRightToLeft: isRightToLeft)
      XCTAssertTrue(column.press(.down))
      XCTAssertTrue(column.press(.down))
      XCTAssertTrue(column.press(.up))
      XCTAssertEqual(column.selected, 1)
      XCTAssertFalse(column.press(.right))
      XCTAssertFalse(column.press(.left))
      XCTAssertTrue(column.press(onward, usesBoth: true))
      XCTAssertEqual(column.selected, 2)
      XCTAssertTrue(column.press(back, usesBoth: true))
      XCTAssertEqual(column.selected, 1)
    }
  }
}

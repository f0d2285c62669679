import GalleryDemos
import TabStripCore
import XCTest

/// Every setting of every page gives a strip that lays out soundly, at the widths of a phone and of a window, both ways.
final class DemoLayoutTests: XCTestCase {
  private static let rooms: [(width: Double, direction: WritingDirection)] = [
    (390, .leftToRight), (390, .rightToLeft), (1_000, .leftToRight), (1_000, .rightToLeft),
  ]

  func testEachOptionAloneLaysOutSoundly() {
    for demo in Demo.pages {
      for settings in demo.variations() {
        for (width, direction) in Self.rooms { assertSound(settings, width: width, direction: direction) }
      }
    }
  }

  /// Not those of ten thousand tabs, which would take minutes: there each option is tried alone.
  func testOptionsTwoByTwoLayOutSoundly() {
    for demo in Demo.pages where !demo.isLong {
      for (number, settings) in demo.pairedVariations().enumerated() {
        let (width, direction) = Self.rooms[number % Self.rooms.count]
        assertSound(settings, width: width, direction: direction)
      }
    }
  }

  func testARightToLeftPageIsTheMirrorOfALeftToRightOne() {
    for demo in Demo.pages {
      for settings in demo.variations() where settings.setup.direction == nil {
        for width in [390.0, 1_000] {
          let (left, right) = (
            DemoStrip(settings.setup, width: width, direction: .leftToRight),
            DemoStrip(settings.setup, width: width, direction: .rightToLeft)
          )
          XCTAssertEqual(
            left.frame.tabs.map { [$0.x, $0.width] },
            right.frame.tabs.map { [width - $0.x - $0.width, $0.width] }, "\(demo.id) \(settings.assignments)")
          XCTAssertEqual(left.frame.trailingButton.isVisible, right.frame.trailingButton.isVisible)
        }
      }
    }
  }

  func testTheVisitorsChoiceOutlivesEveryOptionThatKeepsTheTab() throws {
    for demo in Demo.pages {
      for settings in demo.variations() {
        let setup = settings.setup
        for chosen in demo.base.items.spread(over: demo.isLong ? 2 : 8) where chosen.isEnabled {
          var strip = DemoStrip(demo.base, width: 390, direction: .leftToRight)
          strip.choose(chosen.id)
          XCTAssertEqual(strip.selectedID, chosen.id)
          strip.show(setup)
          if setup.configuration.selectionMode == .momentary {
            XCTAssertNil(strip.selectedID)
          } else if setup.items.contains(where: { $0.id == chosen.id }) {
            XCTAssertEqual(strip.selectedID, chosen.id, "\(demo.id) \(settings.assignments)")
          } else if setup.configuration.selectionMode.needsATab {
            XCTAssertEqual(strip.selectedID == nil, !setup.items.contains(where: \.isEnabled))
          }
        }
      }
    }
  }

  func testThePagesShowWhatTheyAreFor() {
    let pills = DemoStrip(DemoSettings(.pills).setup, width: 390, direction: .leftToRight)
    XCTAssertTrue(pills.frame.leadingButton.isVisible && pills.frame.trailingButton.isVisible)
    let chips = DemoStrip(DemoSettings(.chips).setup, width: 390, direction: .leftToRight)
    XCTAssertGreaterThan(chips.frame.maximumOffset, 0)
    XCTAssertFalse(chips.frame.trailingButton.isVisible)
    for direction in [WritingDirection.leftToRight, .rightToLeft] {
      let list = DemoStrip(DemoSettings(.selectionList).setup, width: 390, direction: direction)
      XCTAssertEqual(list.frame.trailingFade.solidDistance, 15.6, accuracy: 1e-9)
      XCTAssertEqual(list.frame.indicator?.height, 3)
      XCTAssertEqual(list.frame.trim?.width, 390)
      let segments = DemoStrip(DemoSettings(.segments).setup, width: 390, direction: direction)
      XCTAssertEqual(Set(segments.frame.tabs.map(\.width)).count, 2, "96 or 97 points, to whole pixels")
      let many = DemoStrip(DemoSettings(.tenThousand).setup, width: 390, direction: direction)
      XCTAssertEqual(many.frame.count, 10_000)
      XCTAssertLessThan(many.frame.tabs.count, 12)
    }
  }

  private func assertSound(_ settings: DemoSettings, width: Double, direction: WritingDirection, line: UInt = #line) {
    let setup = settings.setup
    let strip = DemoStrip(setup, width: width, direction: direction)
    let frame = strip.frame
    let what = "\(settings.demo.id) \(settings.assignments) \(width) \(direction)"
    XCTAssertEqual(strip.engine.diagnostics, [], what, line: line)
    XCTAssertEqual(frame.count, setup.items.count, what, line: line)
    XCTAssertEqual(frame.tabs.contains(where: \.isVisible), !setup.items.isEmpty, what, line: line)
    XCTAssertTrue(frame.offset >= 0 && frame.offset <= frame.maximumOffset, what, line: line)
    XCTAssertTrue(frame.bodyHeight > 0 && frame.bodyY >= 0, what, line: line)
    XCTAssertLessThanOrEqual(frame.bodyY + frame.bodyHeight, frame.height, what, line: line)
    let forward = setup.direction ?? direction == .leftToRight ? frame.tabs : frame.tabs.reversed()
    for (tab, next) in zip(forward, forward.dropFirst()) {
      XCTAssertLessThanOrEqual(tab.x + tab.width, next.x, what, line: line)
    }
    for tab in frame.tabs { XCTAssertGreaterThan(tab.width, 0, what, line: line) }
    XCTAssertEqual(strip.selectedID, Self.selection(opening: setup), what, line: line)
    XCTAssertFalse(strip.engine.needsTick, what, line: line)
  }

  /// The tab that is selected where a page opens with this setup.
  private static func selection(opening setup: DemoSetup) -> String? {
    if setup.configuration.selectionMode == .momentary { return nil }
    if let id = setup.selectedID, setup.items.contains(where: { $0.id == id }) { return id }
    return setup.configuration.selectionMode.needsATab ? setup.items.first(where: \.isEnabled)?.id : nil
  }
}

extension Demo {
  /// Whether it has so many tabs that only some of them can be tried.
  fileprivate var isLong: Bool { base.items.count > 1_000 }
}

extension SelectionMode {
  /// Whether a tab is always selected where one can be.
  fileprivate var needsATab: Bool {
    switch self {
    case .required: true
    case .multiple(let min, _): min > 0
    case .optional, .momentary: false
    }
  }
}

extension Array {
  /// At most so many of the elements, the first and the last among them.
  fileprivate func spread(over most: Int) -> [Element] {
    count <= most ? self : (0..<most).map { self[$0 * (count - 1) / (most - 1)] }
  }
}

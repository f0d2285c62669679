#if canImport(UIKit) && !canImport(ObjectiveC)
  import TabStripCore
  import XCTest

  @_spi(StandIn) import UIKit

  @testable import TabStripUIKit

  /// E8: who is told what, cause by cause.
  @MainActor
  final class ReportTableTests: XCTestCase {
    func testE8_WhatTheClosuresOfAStripAreTold() async throws {
      try Stage.inBothDirections { traits in
        var configuration = TabStripConfiguration.pills
        configuration.reselection = .report
        let stage = Stage(configuration: configuration, traits: traits)
        @MainActor func told(_ body: @MainActor () throws -> Void) rethrows -> [String] {
          stage.log = []
          try body()
          stage.settle()
          return stage.log
        }
        let window = stage.display.window
        XCTAssertEqual(told { stage.tap("Button 1") }, ["select Button 1 tap"])
        XCTAssertEqual(told { stage.tap("Button 1") }, ["reselect Button 1"])
        XCTAssertEqual(
          try told { _ = try XCTUnwrap(stage.inside.element(at: 2)).accessibilityActivate() }, ["select Button 2 tap"])
        stage.strip.becomeFirstResponder()
        let onward: UIKeyboardHIDUsage = stage.isRightToLeft ? .keyboardLeftArrow : .keyboardRightArrow
        XCTAssertEqual(
          told { Keyboard.press(onward, in: window) }, ["select Button 3 keyboard"])
        XCTAssertEqual(told { stage.strip.select("Button 5") }, [], "a program knows what it does")
        XCTAssertEqual(
          told {
            stage.strip.track(position: 6.2)
            stage.strip.endTracking()
          }, ["select Button 6 tracking"])
        XCTAssertEqual(told { stage.strip.remove("Button 6") }, ["select Button 7 removal"])
        stage.strip.configuration.selectsCentralTab = true
        let central = told { stage.drag(by: 150) }
        XCTAssertFalse(central.isEmpty)
        XCTAssertTrue(central.allSatisfy { $0.hasSuffix("centralTab") }, "\(central)")
        stage.strip.configuration.selectsCentralTab = false
        stage.strip.reportsProgrammaticChanges = true
        XCTAssertEqual(told { stage.strip.select("Button 0") }, ["select Button 0 program"])
      }
    }

    func testE8_WhatTheDelegateOfAListIsTold() async throws {
      try Stage.inBothDirections { traits in
        let stage = ListStage((0..<12).map { "ITEM \($0)" }, traits: traits)
        @MainActor func told(_ body: @MainActor () throws -> Void) rethrows -> [String] {
          stage.log = []
          try body()
          stage.settle()
          return stage.log
        }
        XCTAssertEqual(told { stage.tap(1) }, ["select 1"])
        XCTAssertEqual(told { stage.tap(1) }, ["reselect 1"])
        XCTAssertEqual(
          try told { _ = try XCTUnwrap(stage.inside.element(at: 2)).accessibilityActivate() }, ["select 2"])
        stage.list.strip.becomeFirstResponder()
        XCTAssertEqual(
          told { Keyboard.press(.keyboardHome, in: stage.display.window) }, ["select 0"])
        XCTAssertEqual(told { stage.list.setSelectedButtonIndex(5, animated: true) }, [])
        XCTAssertEqual(
          told {
            stage.titles = ["ONE"]
            stage.list.reloadData()
          }, [], "nor of what a program takes away")
        stage.titles = (0..<12).map { "ITEM \($0)" }
        stage.list.reloadData()
        stage.list.selectsCentralItem = true
        let central = told {
          stage.finger.down(at: stage.point(200))
          stage.finger.move(to: stage.point(189))
          stage.finger.move(to: stage.point(20), steps: 8)
          stage.finger.up()
        }
        XCTAssertFalse(central.isEmpty)
        XCTAssertTrue(central.allSatisfy { $0.hasPrefix("select ") }, "\(central)")
      }
    }
  }
#endif

import CGtk4
import TabStripCore
import XCTest

@testable import TabStripGTK

/// Strips that live for long. `make soak` has them live ten minutes; without it a short life is enough to see that the soak works.
final class SoakTests: GTKTestCase {
  func testALongLifeBreaksNoPromise() throws {
    try onDisplay {
      defer { TestDisplay.resetSettings() }
      let seed = Self.number("TABSTRIP_SOAK_SEED").map(UInt64.init) ?? 1
      let names = g_getenv("TABSTRIP_SOAK_ONLY").map { String(cString: $0).split(separator: ",") }
      let kinds = try names?.map { try XCTUnwrap(SoakStep(rawValue: String($0)), "there is no step \($0)") }
      let run = SoakRun(
        seed: seed, after: Self.number("TABSTRIP_SOAK_FROM") ?? 0, of: kinds ?? SoakStep.allCases,
        keepingWhatGoes: g_getenv("TABSTRIP_SOAK_LEAK") != nil)
      let seconds = Self.number("TABSTRIP_SOAK_SECONDS")
      if let seconds { run.run(seconds: Double(seconds)) } else { run.run(steps: 60) }
      print("soak: \(run.steps) steps, at rest \(run.rests) times")
      let shares = SoakStep.allCases.compactMap { kind in run.counts[kind].map { "\(kind) \($0)" } }
      print("soak: \(shares.joined(separator: ", "))")
      if let broken = run.broken { return XCTFail(broken) }
      let left = run.close()
      XCTAssertTrue(left.isEmpty, "\(left.count) stayed: \(Set(left).sorted())")
      guard seconds != nil else { return }
      let trend = try XCTUnwrap(
        MemoryTrend(run.samples), "memory was counted \(run.samples.count) times: too short a life")
      let percent = (trend.share * 10_000).rounded() / 100
      print(
        "soak: memory grows by \(Int(trend.bytesPerStep.rounded())) bytes a step,",
        "\(Int(trend.growth) / 1024) kB or \(percent) % from step \(trend.lows[0].step) on")
      XCTAssertTrue(trend.isFlat, "memory grows by more than \(MemoryTrend.allowedShare * 100) %")
    }
  }

  /// Red by: the soak asks for nothing.
  func testTheSoakSeesWhatIsBroken() throws {
    try onDisplay(allowingWarnings: true) {
      let stage = SoakStage()
      let promises = SoakPromises(stage: stage)
      XCTAssertTrue(stage.rest())
      XCTAssertNil(promises.brokenAtRest)
      let strip = stage.strips[0].strip
      let view = try XCTUnwrap(strip.host.shown.first { $0.isVisible })

      gtk_widget_set_child_visible(view.widget, 0)
      XCTAssertEqual(promises.brokenAtRest?.contains("not in sight"), true)
      gtk_widget_set_child_visible(view.widget, 1)

      let title = try XCTUnwrap(view.widget.children.first { gtk_widget_has_css_class($0, "title") != 0 })
      let text = String(cString: gtk_label_get_text(OpaquePointer(title)))
      gtk_label_set_text(OpaquePointer(title), "something else")
      XCTAssertEqual(promises.brokenAtRest?.contains("something else"), true)
      gtk_label_set_text(OpaquePointer(title), text)

      let stray = TabView(in: strip.widget)
      XCTAssertEqual(promises.brokenAtRest?.contains("widgets at rest"), true)
      stray.discard()

      let id = strip.items[3].id
      strip.remove(id)
      XCTAssertEqual(promises.brokenNow, "pills: 299 tabs of 300")
      stage.strips[0].goHome()

      strip.select(strip.items[250].id)
      XCTAssertEqual(promises.brokenAtRest?.contains("asks for frames"), true)
      XCTAssertTrue(stage.rest())
      XCTAssertNil(promises.brokenAtRest)

      tabstrip_log_warning("a warning of the test's")
      XCTAssertEqual(promises.brokenNow?.contains("a warning of the test's"), true)
      stage.close()
    }
  }

  /// Red by: the soak looks only at what is in the window.
  func testTheSoakSeesWhatStays() throws {
    try onDisplay {
      for keeps in [false, true] {
        let run = SoakRun(seed: 5, keepingWhatGoes: keeps)
        run.comeAndGo()
        XCTAssertNil(run.broken)
        XCTAssertEqual(run.close().isEmpty, !keeps)
      }
    }
  }

  private static func number(_ name: String) -> Int? { g_getenv(name).flatMap { Int(String(cString: $0)) } }
}

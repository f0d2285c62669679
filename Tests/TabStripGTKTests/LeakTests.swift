import CGtk4
import TabStripCore
import XCTest

@testable import TabStripGTK

/// A thousand strips, and what is left of them: no widget, no object, no closure, and no memory that a second thousand would add to.
final class LeakTests: GTKTestCase {
  /// What a strip is in when it is taken away.
  private enum Moment: CaseIterable {
    case neverShown, atRest, inMotion, underADrag, underAHeldButton, tracked, withoutItsObject, disposedOf
  }

  /// Kilobytes by which the second thousand may be more than the first: glibc keeps what it may need again, in pieces. A thousand strips
  /// kept, and never shown, would be 35,000.
  private static let slack = 2_500

  /// Red by: a style sheet counts its users upward only.
  func testAThousandStripsLeaveNothing() throws {
    try onDisplay {
      let sheets = StyleSheet.loaded.count
      let census = Census()
      let host = openWindow(height: 48)
      XDoTool.move(to: 195, 24)
      @MainActor func thousand() throws -> Int {
        for number in 0..<1_000 {
          let moments = Moment.allCases
          // A strip that nobody sees takes no time; every fourth is seen.
          let moment = number % 4 == 0 ? moments[number / 4 % moments.count] : .neverShown
          try Self.use(census, number, moment, in: host)
          if number % 100 == 99 {
            MainLoop.settle()
            XCTAssertEqual(census.alive, [], "after \(number + 1)")
          }
        }
        return residentKilobytes()
      }
      let first = try thousand()
      let second = try thousand()
      gtk_window_destroy(host)
      MainLoop.settle()
      XCTAssertGreaterThan(census.widgets.watched, 5_000)
      XCTAssertEqual(census.alive, [])
      XCTAssertEqual(StyleSheet.loaded.count, sheets)
      print("resident after a thousand strips \(first) kB, after another \(second) kB")
      XCTAssertLessThan(second - first, Self.slack)
    }
  }

  /// Red by: a page's sections are kept by the section's own box.
  func testTwoHundredPagesOfSectionsLeaveNothing() throws {
    try onDisplay {
      let census = Census()
      let host = openWindow(height: 600)
      @MainActor func twoHundred() -> Int {
        for number in 0..<200 {
          do {
            let view = SectionTabsView<Int>()
            view.hero = SectionStage.block(300)
            view.footer = SectionStage.block(50)
            view.setSections((0..<8).map { TabSection(id: $0, title: "Part \($0)", content: SectionStage.block(400)) })
            let witness = Witness()
            view.onChange = { _, _ in _ = witness }
            view.strip.onSelect = { _, _ in _ = witness }
            census.watch([view, view.host, view.model, view.strip, view.strip.host, view.strip.model, witness])
            for widget in [view.widget, view.strip.widget, view.hero!, view.footer!] + view.sections.map(\.content) {
              census.widgets.watch(widget)
            }
            if number % 2 == 0 {
              gtk_window_set_child(host, view.widget)
              XCTAssertTrue(
                MainLoop.run { gtk_widget_get_mapped(view.widget) != 0 && gtk_widget_get_width(view.widget) > 0 })
              view.scroll(to: 6)
              if number % 4 == 0 {
                XCTAssertTrue(MainLoop.run { view.activeSection == 6 })
                view.remove(2)
              }
            }
          }
          gtk_window_set_child(host, nil)
        }
        MainLoop.settle()
        XCTAssertEqual(census.alive, [])
        return residentKilobytes()
      }
      let first = twoHundred()
      let second = twoHundred()
      gtk_window_destroy(host)
      MainLoop.settle()
      XCTAssertGreaterThan(census.widgets.watched, 4_000)
      XCTAssertEqual(census.alive, [])
      print("resident after two hundred pages \(first) kB, after another \(second) kB")
      XCTAssertLessThan(second - first, Self.slack)
    }
  }

  /// Makes a strip, brings it to a moment and takes it away.
  @MainActor
  private static func use(
    _ census: Census, _ number: Int, _ moment: Moment, in window: UnsafeMutablePointer<GtkWindow>
  ) throws {
    do {
      var style = TabStripStyle.pills
      style.spacing = Double(number % 7)
      var strip: TabStripWidget<Int>? = TabStripWidget<Int>(style: style)
      let present = strip!
      present.setItems(
        (0..<20).map { number in
          var item = TabStripItem(id: number, title: "Tab \(number)", iconName: "go-home-symbolic", badge: "1")
          if number == 3 { item.makeContent = { gtk_label_new("own") } }
          return item
        })
      let witness = Witness()
      present.onSelect = { _, _ in _ = witness }
      present.shouldSelect = { _, _ in witness.isFine }
      census.watch([present, present.host, present.model, present.host.coordinator, witness])
      census.widgets.watch(present.widget)
      guard moment != .neverShown else { return }
      gtk_window_set_child(window, present.widget)
      XCTAssertTrue(
        MainLoop.run { gtk_widget_get_mapped(present.widget) != 0 && present.host.shown.contains(where: \.isVisible) })
      let host = present.host
      switch moment {
      case .neverShown, .atRest: break
      case .inMotion, .withoutItsObject, .disposedOf:
        present.select(15)
        XCTAssertTrue(MainLoop.run { host.coordinator.frame.offset > 0 })
      case .underADrag:
        host.send(.pointerDown(Pointer(x: 300, y: 24)))
        for x in [280.0, 250, 200] { host.send(.pointerMoved(Pointer(x: x, y: 24))) }
        host.send(.hover(x: 200, y: 24))
        host.send(.dragOver(x: 200, y: 24))
      case .underAHeldButton: host.send(.overflowPressed(.trailing))
      case .tracked:
        present.track(position: 1.5)
        XCTAssertTrue(MainLoop.run { present.widget.children.filter { $0.cssName == "tab" }.count > 2 })
      }
      for child in present.widget.children {
        census.widgets.watch(child)
        for part in child.children { census.widgets.watch(part) }
      }
      census.watch(present.host.shown)
      strip = nil
      if moment == .disposedOf {
        gtk_window_set_child(window, nil)
        g_object_run_dispose(UnsafeMutableRawPointer(present.widget).assumingMemoryBound(to: GObject.self))
      }
    }
    if moment == .withoutItsObject { MainLoop.run(for: 0.02) }
    gtk_window_set_child(window, nil)
  }
}

/// Something that a closure keeps.
private final class Witness { let isFine = true }

/// An empty window, whose contents come and go.
@MainActor
private func openWindow(height: Int32) -> UnsafeMutablePointer<GtkWindow> {
  let window = UnsafeMutableRawPointer(gtk_window_new()!).assumingMemoryBound(to: GtkWindow.self)
  gtk_window_set_decorated(window, 0)
  gtk_window_set_default_size(window, 390, height)
  gtk_window_present(window)
  return window
}

/// Memory of this process that is in RAM.
@MainActor
private func residentKilobytes() -> Int {
  var text: UnsafeMutablePointer<CChar>?
  g_file_get_contents("/proc/self/statm", &text, nil, nil)
  defer { g_free(text) }
  let pages = text.map { String(cString: $0).split(separator: " ") }.flatMap { $0.count > 1 ? Int($0[1]) : nil }
  return (pages ?? 0) * 4
}

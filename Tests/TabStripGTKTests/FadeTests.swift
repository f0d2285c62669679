import CGtk4
import TabStripCore
import XCTest

@testable import TabStripGTK

/// The fade of the row over whatever lies behind it.
final class FadeTests: GTKTestCase {
  func testOpacityRisesBetweenTheTwoDistances() {
    MainActor.assumeIsolated {
      for direction in [WritingDirection.leftToRight, .rightToLeft] {
        var frame = TabStripFrame()
        frame.clip = TabStripFrame.Rect(x: 40, y: 0, width: 300, height: 48)
        frame.direction = direction
        frame.trailingFade.clearDistance = 10
        frame.trailingFade.solidDistance = 30
        frame.trailingFade.strength = 1
        let fade = RowFade(frame, scale: 1)
        @MainActor func opacity(_ distance: Double) -> Double {
          fade.opacity(at: direction == .leftToRight ? 340 - distance : 40 + distance)
        }
        XCTAssertEqual(opacity(0), 0)
        XCTAssertEqual(opacity(10), 0)
        XCTAssertEqual(opacity(20), 0.5)
        XCTAssertEqual(opacity(30), 1)
        XCTAssertEqual(opacity(295), 1, "\(direction): the other end has none")
        frame.trailingFade.strength = 0.5
        XCTAssertEqual(RowFade(frame, scale: 1).opacity(at: direction == .leftToRight ? 335 : 45), 0.5)
      }
    }
  }

  /// A wide dark tab over stripes: what shows through at the ends is the stripes, not a colour laid over the tab.
  func testTheRowItselfFades() throws {
    try onDisplay {
      var style = TabStripStyle()
      style.bodyColor = StateValues(.label)
      style.bodyHeight = 44
      style.fade = FadeStyle(clearDistance: 0, solidDistance: 40, rampDistance: 0)
      let behind = gtk_css_provider_new()!
      gtk_css_provider_load_from_data(
        behind, ".behind { background: linear-gradient(to bottom, red 50%, lime 50%); }", -1)
      let display = gdk_display_get_default()
      gtk_style_context_add_provider_for_display(display, OpaquePointer(behind), 700)
      for direction in [WritingDirection.leftToRight, .rightToLeft] {
        let title = String(repeating: "wide ", count: 60)
        let stage = Stage(
          [TabStripItem(id: "wide", title: title)], style: style, configuration: TabStripConfiguration(),
          direction: direction
        ) { strip in
          let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
          gtk_widget_add_css_class(box, "behind")
          gtk_box_append(UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self), strip)
          return box
        }
        // To the middle of the row, so that both ends have more to see.
        stage.moveMouse(to: 195)
        for _ in 0..<5 { XDoTool.click(button: 5) }
        stage.rest()
        let picture = Picture(of: stage.window.pointer)
        let solid = picture[200, 3]
        XCTAssertLessThan(solid.red + solid.green, 200, "\(direction): the tab covers what is behind it")
        for x in [1, 388] {
          XCTAssertGreaterThan(picture[x, 4].red, 230, "\(direction): red shows at \(x)")
          XCTAssertLessThan(picture[x, 4].green, 20, "\(direction)")
          XCTAssertGreaterThan(picture[x, 40].green, 230, "\(direction): green shows at \(x)")
        }
        var before = 256
        for distance in stride(from: 2, through: 38, by: 4) {
          let left = picture[distance, 4].red
          XCTAssertEqual(left, picture[389 - distance, 4].red, accuracy: 8, "\(direction): both ends alike")
          // From all of what is behind to all of the tab, evenly over 40 points.
          let share = (Double(distance) + 0.5) / 40
          XCTAssertEqual(Double(left), 255 * (1 - share) + Double(solid.red) * share, accuracy: 6, "\(direction)")
          XCTAssertLessThan(left, before, "\(direction): less and less shows through")
          before = left
        }
        stage.close()
      }
      gtk_style_context_remove_provider_for_display(display, OpaquePointer(behind))
      g_object_unref(gpointer(behind))
    }
  }
}

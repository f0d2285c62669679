import CGtk4
import TabStripCore
import TabStripGTK
import XCTest

/// E10: something dragged over a tab by a real mouse.
final class SpringLoadingTests: GTKTestCase {
  @MainActor
  private static func stage(_ direction: WritingDirection, delay: Double?) -> Stage {
    var configuration = TabStripConfiguration.pills
    configuration.springLoadingDelay = delay
    return Stage(
      Stage.topics.map { TabStripItem(id: $0, title: $0, isEnabled: $0 != "Live") }, configuration: configuration,
      direction: direction, height: 148
    ) { strip in
      let column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
      let box = UnsafeMutableRawPointer(column).assumingMemoryBound(to: GtkBox.self)
      gtk_box_append(box, strip)
      let parcel = gtk_label_new("parcel")!
      gtk_widget_set_vexpand(parcel, 1)
      let source = gtk_drag_source_new()!
      var value = GValue()
      g_value_init(&value, GType(16 << 2))
      g_value_set_string(&value, "parcel")
      let content = gdk_content_provider_new_for_value(&value)
      g_value_unset(&value)
      gtk_drag_source_set_content(source, content)
      g_object_unref(gpointer(content))
      gtk_widget_add_controller(parcel, source)
      gtk_box_append(box, parcel)
      return column
    }
  }

  /// Takes the parcel and brings it over a tab.
  @MainActor
  private static func dragParcel(over title: String, in stage: Stage) throws {
    let tab = try stage.tab(title)
    stage.moveMouse(to: 195, y: 100)
    MainLoop.settle()
    var steps = ["mousedown", "1", "sleep", "0.05"]
    for step in 1...6 { steps += ["mousemove", "\(195 + step * 4)", "\(100 + step)", "sleep", "0.03"] }
    XDoTool.perform(steps)
    Self.bring(to: tab.middle, in: stage)
  }

  @MainActor
  private static func bring(to x: Double, in stage: Stage) {
    XDoTool.perform(["mousemove", "\(Int(x) - 3)", "24", "sleep", "0.05", "mousemove", "\(Int(x))", "24"])
  }

  /// Red by: the strip is not told that something is dragged over it.
  func testE10_WhatIsDraggedOverATabChoosesItAfterAWhile() throws {
    try onDisplay {
      for direction in [WritingDirection.leftToRight, .rightToLeft] {
        let stage = Self.stage(direction, delay: 0.15)
        try Self.dragParcel(over: "Music", in: stage)
        XCTAssertTrue(MainLoop.run { stage.selections.count > 0 }, "\(direction)")
        XCTAssertEqual(stage.selections, ["Music tap"])
        stage.rest()
        XCTAssertEqual(stage.selections, ["Music tap"], "once")
        Self.bring(to: try stage.tab("Podcasts").middle, in: stage)
        XCTAssertTrue(MainLoop.run { stage.selections.count > 1 })
        XCTAssertEqual(stage.selections, ["Music tap", "Podcasts tap"])
        XDoTool.release()
        stage.rest()
        try stage.click("Music")
        XCTAssertEqual(stage.strip.selection, "Music", "the mouse is free again")
        stage.close()
      }
    }
  }

  /// Red by: the strip is not told that what was dragged over it has left.
  func testE10_WhatOnlyPassesChoosesNothing() throws {
    try onDisplay {
      for (direction, delay) in [(WritingDirection.leftToRight, 0.8), (.rightToLeft, 0.8), (.leftToRight, nil)] {
        let stage = Self.stage(direction, delay: delay)
        try Self.dragParcel(over: "Music", in: stage)
        XDoTool.perform(["mousemove", "200", "110", "sleep", "0.05", "mousemove", "200", "112"])
        MainLoop.run(for: 1.2)
        XCTAssertEqual(stage.selections, [], "\(direction)")
        if delay != nil {
          Self.bring(to: try stage.tab("Live").middle, in: stage)
        } else {
          Self.bring(to: 100, in: stage)
        }
        MainLoop.run(for: 1.2)
        XCTAssertEqual(stage.selections, [], "\(direction): not a disabled one, and none where it was not asked for")
        Self.bring(to: try stage.tab("For you").middle, in: stage)
        Self.bring(to: try stage.tab("Music").middle, in: stage)
        XDoTool.release()
        MainLoop.run(for: 1.2)
        XCTAssertEqual(stage.selections, [], "\(direction): nor what was dropped too soon")
        stage.close()
      }
    }
  }
}

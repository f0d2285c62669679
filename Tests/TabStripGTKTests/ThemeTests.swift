import CGtk4
import TabStripCore
import TabStripGTK
import XCTest

/// Whose colours are drawn: the app's before the theme's before ours.
final class ThemeTests: GTKTestCase {
  func testLibadwaitasColoursAreFollowed() throws {
    try onDisplay {
      let stage = Stage(selection: "Music")
      let theme = Sheet("@define-color accent_bg_color #ff00ff; @define-color window_bg_color #00ffff;", priority: 200)
      stage.rest()
      XCTAssertEqual(try stage.bodyColor(of: "Music"), [255, 0, 255])
      XCTAssertEqual(try stage.bodyColor(of: "Live"), [0, 255, 255])
      theme.remove()
      stage.rest()
      XCTAssertNotEqual(try stage.bodyColor(of: "Music"), [255, 0, 255])
      stage.close()
    }
  }

  func testTheAppMayRedefineARoleOrRestyleANode() throws {
    try onDisplay {
      let stage = Stage(selection: "Music")
      let palette = Sheet("@define-color tabstrip_accent #123456;", priority: 600)
      stage.rest()
      XCTAssertEqual(try stage.bodyColor(of: "Music"), [0x12, 0x34, 0x56])
      let rule = Sheet("tabstrip > tab { background-color: #654321; }", priority: 600)
      stage.rest()
      XCTAssertEqual(try stage.bodyColor(of: "Live"), [0x65, 0x43, 0x21])
      palette.remove()
      rule.remove()
      stage.close()
    }
  }

  func testTheAppsOwnPalette() throws {
    try onDisplay {
      var style = TabStripStyle.pills
      style.bodyColor = StateValues(.custom(7))
      let stage = Stage(style: style)
      let before = try stage.bodyColor(of: "Music")
      XCTAssertLessThan(before.reduce(0, +), 300, "text colour where nobody defines it")
      let palette = Sheet("@define-color tabstrip_custom_7 #aabbcc;", priority: 600)
      stage.rest()
      XCTAssertEqual(try stage.bodyColor(of: "Music"), [0xaa, 0xbb, 0xcc])
      palette.remove()
      stage.close()
    }
  }

  func testHighContrastStrengthensBorders() throws {
    try onDisplay {
      defer { TestDisplay.resetSettings() }
      let stage = Stage()
      @MainActor func contrast() throws -> Int {
        let tab = try stage.tab("Music")
        let picture = Picture(of: stage.window.pointer)
        // The topmost line of a pill's body is its border; above it is what the strip lies on.
        return abs(picture[Int(tab.middle), 8].green - picture[Int(tab.middle), 4].green)
      }
      let usual = try contrast()
      XCTAssertGreaterThan(usual, 20)
      TestDisplay.set("gtk-theme-name", "HighContrast")
      stage.rest()
      XCTAssertGreaterThan(try contrast(), usual * 2)
      TestDisplay.set("gtk-theme-name", "Default")
      stage.rest()
      XCTAssertEqual(try contrast(), usual)
      stage.close()
    }
  }

  func testStripsOfOneStyleShareASheetAndOthersDoNotDisturbThem() throws {
    try onDisplay {
      var style = TabStripStyle.pills
      style.bodyColor = StateValues(.custom(1))
      let palette = Sheet("@define-color tabstrip_custom_1 #00ff00;", priority: 600)
      let column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
      let strips = [style, .pills, style].map { style in
        let strip = TabStripWidget<String>(style: style)
        strip.setItems(Stage.topics.map { TabStripItem(id: $0, title: $0) })
        gtk_box_append(UnsafeMutableRawPointer(column).assumingMemoryBound(to: GtkBox.self), strip.widget)
        return strip
      }
      let window = TestWindow(column, width: 390, height: 144)
      let picture = Picture(of: window.pointer)
      let x = try XCTUnwrap(strips[0].widget.children.compactMap(ShownTab.init).first { $0.title == "Music" }).x
      let greens = (0..<3).map { picture[Int(x) + 8, $0 * 48 + 24].red }
      XCTAssertEqual([greens[0], greens[2]], [0, 0])
      XCTAssertGreaterThan(greens[1], 100)
      palette.remove()
      window.close()
    }
  }

  func testRolesForAssistiveTechnologies() throws {
    try onDisplay {
      let stage = Stage()
      XCTAssertEqual(
        gtk_accessible_get_accessible_role(OpaquePointer(stage.strip.widget)), GTK_ACCESSIBLE_ROLE_TAB_LIST)
      for tab in stage.tabs {
        XCTAssertEqual(gtk_accessible_get_accessible_role(OpaquePointer(tab.widget)), GTK_ACCESSIBLE_ROLE_TAB)
      }
      stage.close()
    }
  }
}

/// CSS of the app or of a theme.
@MainActor
private final class Sheet {
  private let provider = gtk_css_provider_new()!

  init(_ css: String, priority: Int) {
    gtk_css_provider_load_from_data(provider, css, -1)
    gtk_style_context_add_provider_for_display(gdk_display_get_default(), OpaquePointer(provider), guint(priority))
  }

  func remove() {
    gtk_style_context_remove_provider_for_display(gdk_display_get_default(), OpaquePointer(provider))
    g_object_unref(gpointer(provider))
  }
}

extension Stage {
  /// The colour of a tab's body beside its title.
  fileprivate func bodyColor(of title: String) throws -> [Int] {
    let pixel = Picture(of: window.pointer)[Int(try tab(title).x) + 8, 24]
    return [pixel.red, pixel.green, pixel.blue]
  }
}

import CAdwaita
import GalleryDemos
import XCTest

@testable import Gallery

/// Whether what a page says can be read.
final class LegibilityTests: XCTestCase {
  override func setUpWithError() throws { try DisplayNeed.check() }

  /// Red where `Paragraph` lets GTK line up the text by its language.
  func testParagraphsBeginAtTheSideOfTheWindowsLines() throws {
    try MainActor.assumeIsolated {
      for direction in [GTK_TEXT_DIR_LTR, GTK_TEXT_DIR_RTL] {
        let window = try VisitedWindow(direction: direction)
        var count = 0
        for demo in Demo.pages {
          window.show(demo.id)
          for label in window.texts where pango_layout_get_line_count(gtk_label_get_layout(label.opaque)) > 1 {
            count += 1
            XCTAssertTrue(window.beginsAtItsSide(label), "\(demo.id) \(direction): \(window.words(of: label))")
          }
        }
        XCTAssertGreaterThan(count, Demo.pages.count, "texts of several lines")
        window.close()
      }
    }
  }

  /// Red without the colour of subtitles in `Palette`.
  func testEveryTextStandsOut() throws {
    try MainActor.assumeIsolated {
      defer { adw_style_manager_set_color_scheme(adw_style_manager_get_default(), ADW_COLOR_SCHEME_DEFAULT) }
      for scheme in [ADW_COLOR_SCHEME_FORCE_LIGHT, ADW_COLOR_SCHEME_FORCE_DARK] {
        let window = try VisitedWindow(direction: GTK_TEXT_DIR_LTR)
        adw_style_manager_set_color_scheme(adw_style_manager_get_default(), scheme)
        window.show("selection-list")
        for label in window.texts where window.isWhole(label) {
          XCTAssertGreaterThan(window.contrast(of: label), 4.5, "\(scheme): \(window.words(of: label))")
        }
        window.close()
      }
    }
  }

  /// Red without the rule for `.bodied` in `Palette`.
  func testAStripWithABodyKeepsClearOfItsFrame() throws {
    try MainActor.assumeIsolated {
      let window = try VisitedWindow(direction: GTK_TEXT_DIR_LTR)
      for page in ["segments", "pills"] {
        window.show(page)
        XCTAssertEqual(window.strips.count, 2)
        for (strip, frame) in window.strips {
          let margins = window.margins(of: strip, in: frame)
          XCTAssertEqual(margins.left, page == "segments" ? 12 : 0)
          XCTAssertEqual(margins.right, margins.left)
        }
      }
      window.close()
    }
  }
}

import CGtk4
import TabStripCore
import TabStripGTK
import _TabStripTestSupport

/// The window of a soak: strips of several kinds, something to drag, a page of sections, and now and then one strip more.
@MainActor
final class SoakStage {
  static let greatestSize = (width: 1_270.0, height: 880.0)
  private static let homeSize = (width: 640, height: 700)

  let window: TestWindow
  let strips: [SoakStrip]
  let page = SoakPage()
  /// What can be dragged over a strip.
  let parcel: UnsafeMutablePointer<GtkWidget>
  /// Strips that came and went, and what is left of them.
  let gone = Census()
  /// Has strips that went stay: what a leak would do.
  let keepsWhatGoes: Bool
  private let column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
  private(set) var guest: SoakStrip?

  init(keepingWhatGoes keepsWhatGoes: Bool = false) {
    self.keepsWhatGoes = keepsWhatGoes
    var several = TabStripConfiguration.chips
    several.selectionMode = .multiple(min: 0, max: 5)
    var springy = TabStripConfiguration.pills
    springy.springLoadingDelay = 0.1
    strips = [
      SoakStrip(.init(name: "pills", style: .pills, configuration: springy, count: 300)),
      SoakStrip(.init(name: "ten thousand", style: .selectionList, configuration: .selectionList, count: 10_000)),
      SoakStrip(.init(name: "own widgets", style: .pills, configuration: .pills, count: 120, ownContent: 3)),
      SoakStrip(.init(name: "chips", style: .chips, configuration: several, count: 40)),
      SoakStrip(.init(name: "segments", style: .segmented, configuration: .segmented, count: 4)),
    ]
    parcel = gtk_label_new("parcel")!
    let box = UnsafeMutableRawPointer(column).assumingMemoryBound(to: GtkBox.self)
    for strip in strips { gtk_box_append(box, strip.strip.widget) }
    gtk_box_append(box, parcel)
    gtk_widget_set_vexpand(page.view.widget, 1)
    gtk_box_append(box, page.view.widget)
    gtk_widget_add_controller(parcel, Self.dragSource())
    window = TestWindow(column, width: Self.homeSize.width, height: Self.homeSize.height)
  }

  /// All strips that are in the window, with what they ought to show.
  var all: [(name: String, strip: TabStripWidget<Int>, ids: [Int])] {
    (strips + [guest].compactMap { $0 }).map { ($0.home.name, $0.strip, $0.items.map(\.id)) }
      + [("sections", page.view.strip, page.ids)]
  }

  /// Brings another strip if there is none, and otherwise takes it away.
  func bringOrDropGuest(_ random: inout SeededRandom) {
    guard guest == nil else { return dropGuest(byDisposal: Bool.random(using: &random)) }
    let style = SoakLife.presets.randomElement(using: &random)!
    let configurations: [TabStripConfiguration] = [.pills, .chips, .selectionList, .segmented, .sticky]
    let configuration = configurations.randomElement(using: &random)!
    let new = SoakStrip(
      .init(
        name: "guest", style: style, configuration: configuration, count: Int.random(in: 0...50, using: &random),
        ownContent: 5))
    gtk_box_prepend(UnsafeMutableRawPointer(column).assumingMemoryBound(to: GtkBox.self), new.strip.widget)
    guest = new
  }

  func dropGuest(byDisposal disposes: Bool = false) {
    guard let leaving = guest else { return }
    guest = nil
    let widget = leaving.strip.widget
    gone.watch([leaving, leaving.strip])
    gone.widgets.watch(widget)
    for child in widget.children { gone.widgets.watch(child) }
    if keepsWhatGoes { g_object_ref(gpointer(widget)) }
    gtk_box_remove(UnsafeMutableRawPointer(column).assumingMemoryBound(to: GtkBox.self), widget)
    if disposes, !keepsWhatGoes {
      g_object_run_dispose(UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self))
    }
  }

  /// Puts everything back to what it was at first, so that memory can be compared.
  func goHome() {
    dropGuest()
    TestDisplay.resetSettings()
    for strip in strips { strip.goHome() }
    page.goHome()
    show()
    gtk_window_set_focus(gtkWindow, nil)
    gtk_window_set_default_size(gtkWindow, Int32(Self.homeSize.width), Int32(Self.homeSize.height))
    // GTK keeps the widget that the mouse was last over, gone or not, until the mouse moves in the window again.
    XDoTool.perform(["mousemove", "30", "600", "sleep", "0.03", "mousemove", "34", "604", "sleep", "0.03"])
    XDoTool.move(to: 1_279, 899)
  }

  /// Shows every preset at every text scale in every theme once, in the largest window and with as many tabs as can be, so that what is kept
  /// for good (fonts, glyphs, icons, widgets to be used again) is there before memory is counted.
  func showEveryLook() {
    resize(width: Int32(Self.greatestSize.width), height: Int32(Self.greatestSize.height))
    for theme in ["Default", "HighContrast"] {
      for isDark in [false, true] {
        TestDisplay.set("gtk-theme-name", theme)
        TestDisplay.set("gtk-application-prefer-dark-theme", isDark)
        for scale in SoakLife.textScales {
          TestDisplay.set("gtk-xft-dpi", Int32(96 * 1024 * scale))
          for var style in SoakLife.presets {
            style.spacing = 0
            style.horizontalPadding = 12
            for strip in all {
              strip.strip.configuration.overscan = 200
              strip.strip.style = style
              strip.strip.select(strip.ids.last)
            }
            rest()
          }
        }
      }
    }
    goHome()
    rest()
  }

  /// Hides the window for a moment.
  func hideForAMoment() {
    gtk_widget_set_visible(window.pointer, 0)
    MainLoop.run(for: 0.05)
    show()
  }

  /// Has the window have the focus again, as a window manager would give it back.
  func show() {
    gtk_widget_set_visible(window.pointer, 1)
    MainLoop.run(seconds: 2) { gtk_widget_get_mapped(window.pointer) != 0 }
    XDoTool.perform(["windowfocus", window.xid])
  }

  func resize(width: Int32, height: Int32) { gtk_window_set_default_size(gtkWindow, width, height) }

  /// Waits until nothing is drawn any more.
  ///
  /// - Returns: Whether that came within ten seconds.
  @discardableResult
  func rest() -> Bool {
    let counter = FrameCounter(window.pointer)
    defer { counter.stop() }
    var quiet = 0
    return MainLoop.run(seconds: 10) {
      let before = counter.updates
      MainLoop.run(for: 0.05)
      quiet = counter.updates == before ? quiet + 1 : 0
      return quiet >= 2
    }
  }

  func close() { window.close() }

  /// How many widgets the window has.
  var widgetCount: Int {
    func count(_ widget: UnsafeMutablePointer<GtkWidget>) -> Int { widget.children.reduce(1) { $0 + count($1) } }
    return count(window.pointer)
  }

  private var gtkWindow: UnsafeMutablePointer<GtkWindow> {
    UnsafeMutableRawPointer(window.pointer).assumingMemoryBound(to: GtkWindow.self)
  }

  private static func dragSource() -> OpaquePointer {
    let source = gtk_drag_source_new()!
    var value = GValue()
    g_value_init(&value, GType(16 << 2))
    g_value_set_string(&value, "parcel")
    let content = gdk_content_provider_new_for_value(&value)
    g_value_unset(&value)
    gtk_drag_source_set_content(source, content)
    g_object_unref(gpointer(content))
    return source
  }
}

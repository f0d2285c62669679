import CGtk4
import TabStripCore
import TabStripHosting

/// What a strip has assistive technologies say; see the hosting module.
public typealias TabStripStrings = TabStripHosting.TabStripStrings

/// A horizontally scrolling strip of tabs as a GtkWidget.
///
/// Put ``widget`` anywhere in a GTK app; add tabs under identities of your own; set closures for what users do.
///
/// ```swift
/// let strip = TabStripWidget<String>(style: .pills, configuration: .pills)
/// strip.setItems(["All", "Music", "News"].map { TabStripItem(id: $0, title: $0) })
/// strip.onSelect = { id, cause in print(id ?? "none", cause) }
/// gtk_box_append(box, strip.widget)
/// ```
///
/// **What keeps what alive.** The widget keeps everything inside it alive, these closures too, until GTK disposes of it. This
/// object keeps the widget alive and is kept by nobody: let go of it while the widget is in a window and the strip goes on
/// working; destroy the window first and the strip can be put into another one. A closure that captures this object makes a
/// cycle; capture it weakly.
///
/// **Thread.** GTK belongs to one thread, here the main one. The object may be let go on any thread.
@MainActor
public final class TabStripWidget<ID: Hashable> {
  /// The widget, with CSS node `tabstrip`. It has the height of the style and takes any width; let it expand.
  public nonisolated(unsafe) let widget: UnsafeMutablePointer<GtkWidget>

  /// GTK's thread. Its objects may be let go there only.
  private nonisolated(unsafe) let thread = g_thread_self()
  let host: StripHost
  let model: StripModel<TabStripItem<ID>>

  /// Makes an empty strip.
  ///
  /// - Parameters:
  ///   - style: How it looks.
  ///   - configuration: How it behaves.
  /// - Precondition: GTK has been initialised.
  public init(style: TabStripStyle = .pills, configuration: TabStripConfiguration = .pills) {
    precondition(gtk_is_initialized() != 0, "TabStripWidget needs gtk_init() first")
    widget = WidgetClass.make(StripWidgetClass.type)
    g_object_ref_sink(widget)
    model = StripModel { tabstrip_log_warning($0) }
    host = StripHost(widget: widget, source: model, style: style, configuration: configuration)
    PointerGesture.add(to: widget)
    HoverController.add(to: widget)
    WheelController.add(to: widget)
    KeyController.add(to: widget)
    FocusController.add(to: widget)
    DropController.add(to: widget)
  }

  deinit {
    guard g_thread_self() != thread else { return g_object_unref(widget) }
    g_idle_add(
      { widget in
        g_object_unref(widget)
        return 0
      }, widget)
  }

  // MARK: Looks and behaviour

  /// How the strip looks. Setting it takes effect in the next frame. Metrics that are negative or no number are read as 0 and reported
  /// once as ``Diagnostics/style``. O(1), and the tabs in sight.
  public var style: TabStripStyle {
    get { host.appStyle }
    set { host.appStyle = newValue }
  }

  /// How the strip behaves. Setting it takes effect at once; in ``shouldSelect`` and ``shouldDeselect`` once they have returned. Numbers that are negative
  /// or none are read as their defaults and reported once as ``Diagnostics/configuration``. O(1), and the tabs in sight.
  public var configuration: TabStripConfiguration {
    get { host.configuration }
    set { host.configuration = model.fitted(newValue) }
  }

  /// What assistive technologies say, in the app's language. Setting it takes effect at once. O(tabs in sight).
  public var strings: TabStripStrings {
    get { host.strings }
    set { host.strings = newValue }
  }

  /// Whether things move; nil follows the desktop's setting (`gtk-enable-animations`).
  public var motionPreference: MotionPreference? {
    get { host.motionPreference }
    set { host.motionPreference = newValue }
  }

  // MARK: Reports

  /// Called after the selection has changed by a user's hand, a pager, or because a selected tab was removed, with the tab that was
  /// chosen; nil where one was taken out of the selection and none came in. ``selection`` and ``selections`` are what is selected now.
  public var onSelect: ((ID?, SelectionCause) -> Void)? {
    get { model.onSelect }
    set { model.onSelect = newValue }
  }

  /// Called with the tab that a user has taken out of the selection, where none came in for it: in optional and multiple mode. Right
  /// afterwards ``onSelect`` is called with nil. Not called for a removed tab: who removed it knows it.
  public var onDeselect: ((ID, SelectionCause) -> Void)? {
    get { model.onDeselect }
    set { model.onDeselect = newValue }
  }

  /// Called when a user chooses the selected tab again, if the configuration's `reselection` asks for it.
  public var onReselect: ((ID) -> Void)? {
    get { model.onReselect }
    set { model.onReselect = newValue }
  }

  /// Asked before a user's choice takes effect, with the tab that is to be chosen, or nil where one is to be taken out and none to come
  /// in; false leaves everything as it is. Edits made here wait until it has returned.
  public var shouldSelect: ((ID?, SelectionCause) -> Bool)? {
    get { model.shouldSelect }
    set { model.shouldSelect = newValue }
  }

  /// Asked before a user takes a tab out of the selection where none comes in for it; false leaves everything as it is, and then
  /// ``shouldSelect`` is not asked as well. Edits made here wait until it has returned.
  public var shouldDeselect: ((ID, SelectionCause) -> Bool)? {
    get { model.shouldDeselect }
    set { model.shouldDeselect = newValue }
  }

  /// Whether ``onSelect`` and ``onDeselect`` are called for what the program itself selects and takes out, too.
  public var reportsProgrammaticChanges: Bool {
    get { model.reportsProgrammaticChanges }
    set { model.reportsProgrammaticChanges = newValue }
  }

  /// Called once for each kind of bad data met. Nil writes a line to GLib's log.
  public var onDiagnostics: ((Diagnostics) -> Void)? {
    get { model.onDiagnostics }
    set { model.onDiagnostics = newValue }
  }
}

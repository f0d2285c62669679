import CGtk4
import TabStripCore
import TabStripHosting

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
  let model: StripModel<ID>

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
    model = StripModel()
    host = StripHost(widget: widget, source: model, style: style, configuration: configuration)
    PointerGesture.add(to: widget)
    HoverController.add(to: widget)
    WheelController.add(to: widget)
    KeyController.add(to: widget)
    FocusController.add(to: widget)
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

  /// How the strip looks. Setting it takes effect in the next frame. O(1), and the tabs in sight.
  public var style: TabStripStyle {
    get { host.coordinator.engine.style }
    set { host.setStyle(newValue) }
  }

  /// How the strip behaves. Setting it takes effect at once.
  public var configuration: TabStripConfiguration {
    get { host.coordinator.engine.configuration }
    set { host.edit { engine, time in engine.setConfiguration(newValue, at: time) } }
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

  // MARK: Selection

  /// The selected tab. Nil if there is none, as in optional mode and in an empty strip.
  public var selection: ID? { host.coordinator.engine.selectedTab.flatMap(model.map.id) }

  /// Every selected tab, the one chosen last first; more than one where the configuration's `selectionMode` is multiple.
  /// - Complexity: O(selected tabs).
  public var selections: [ID] { host.coordinator.engine.selectedTabs.compactMap(model.map.id) }

  /// Selects a tab for the program. The veto is not asked, a disabled tab may be selected, and ``onSelect`` is not called unless
  /// ``reportsProgrammaticChanges`` is set.
  ///
  /// - Parameters:
  ///   - id: The tab; one that the strip does not have changes nothing. Nil clears the selection in optional mode.
  ///   - animated: Whether the strip moves there; without, it is there in the next frame.
  public func select(_ id: ID?, animated: Bool = true) {
    let model = model
    host.send {
      let tab = id.flatMap(model.map.tab)
      return id != nil && tab == nil ? nil : .select(tab, cause: .program, animated: animated)
    }
  }

  /// Takes a tab out of the selection for the program, as far as the configuration's `selectionMode` lets it: the only one stays
  /// in required mode. One that is not selected, or that the strip does not have, changes nothing.
  public func deselect(_ id: ID) {
    if let tab = model.map.tab(of: id) { host.send(.deselect(tab, cause: .program)) }
  }

  /// Brings a tab into view without selecting it. One that the strip does not have changes nothing.
  public func reveal(_ id: ID, policy: RevealPolicy = .center, animated: Bool = true) {
    let model = model
    host.send { model.map.tab(of: id).map { .reveal($0, policy, animated: animated) } }
  }

  // MARK: Reports

  /// Called after the selection has changed by a user's hand or because the selected tab was removed, with the tab that was
  /// chosen; nil where one was taken out of the selection. ``selections`` has all that are selected now.
  public var onSelect: ((ID?, SelectionCause) -> Void)? {
    get { model.onSelect }
    set { model.onSelect = newValue }
  }

  /// Called when a user chooses the selected tab again, if the configuration's `reselection` asks for it.
  public var onReselect: ((ID) -> Void)? {
    get { model.onReselect }
    set { model.onReselect = newValue }
  }

  /// Asked before a user's choice takes effect; false leaves everything as it is. Edits made here wait until it has returned.
  public var shouldSelect: ((ID?, SelectionCause) -> Bool)? {
    get { model.shouldSelect }
    set { model.shouldSelect = newValue }
  }

  /// Whether ``onSelect`` is called for what the program itself selects, too.
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

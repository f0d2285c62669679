import CGtk4
import TabStripCore

/// A scrolled page of sections under a strip of tabs that pins to its top, as a GtkWidget.
///
/// ```swift
/// let view = SectionTabsView<String>()
/// view.hero = picture
/// view.setSections([TabSection(id: "first", title: "First", content: text), …])
/// view.onChange = { id, cause in print(id ?? "none", cause) }
/// gtk_box_append(box, view.widget)
/// ```
///
/// The tab of the section being read is selected on every step of a scroll; a tap or a key on a tab scrolls its section to lie right under
/// the strip. Sections may have any height, none too, and change it at any time. What is decided how is in the guide to section sync.
///
/// **What keeps what alive** and **threads**: as with ``TabStripWidget``.
@MainActor
public final class SectionTabsView<ID: Hashable> {
  /// The widget, which scrolls. It takes any size; let it expand.
  public nonisolated(unsafe) let widget: UnsafeMutablePointer<GtkWidget>
  /// The strip. Its looks, behaviour, veto and direction are set here. Its tabs are the sections', whichever of the two is given them: a tab that
  /// comes by the strip's own `insert` or `setItems` has a section that shows nothing until ``update(_:)`` gives it something.
  ///
  /// Its `selectionMode` is this view's, whatever is set: one tab is selected, that of the active section, or none where no section is active.
  ///
  /// GTK does not pass a writing direction on to children: set the strip's where it is not the app's own.
  public let strip: TabStripWidget<ID>

  /// GTK's thread. Its objects may be let go there only.
  private nonisolated(unsafe) let thread = g_thread_self()
  let host: SectionHost
  let model: SectionModel<ID>

  /// Makes a page without sections.
  ///
  /// - Parameters:
  ///   - style: How the strip looks.
  ///   - configuration: How the strip behaves.
  ///   - sectionConfiguration: Where on the screen a section counts as active.
  /// - Precondition: GTK has been initialised.
  public init(
    style: TabStripStyle = .sticky, configuration: TabStripConfiguration = .sticky,
    sectionConfiguration: SectionSyncConfiguration = SectionSyncConfiguration()
  ) {
    strip = TabStripWidget(style: style, configuration: configuration)
    widget = gtk_scrolled_window_new()
    g_object_ref_sink(widget)
    let scroller = OpaquePointer(widget)
    gtk_scrolled_window_set_policy(scroller, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    let viewport = OpaquePointer(gtk_viewport_new(nil, nil)!)
    // The page sees to that itself: GTK would scroll to where the strip covers what has the focus.
    gtk_viewport_set_scroll_to_focus(viewport, 0)
    gtk_scrollable_set_vscroll_policy(viewport, GTK_SCROLL_NATURAL)
    let page = WidgetClass.make(PageWidgetClass.type)
    gtk_viewport_set_child(viewport, page)
    gtk_scrolled_window_set_child(scroller, UnsafeMutableRawPointer(viewport).assumingMemoryBound(to: GtkWidget.self))
    model = SectionModel(strip: strip.model)
    let host = SectionHost(
      page: page, scroller: scroller, strip: strip.host, receiver: model, configuration: sectionConfiguration)
    self.host = host
    strip.model.follower = host
    strip.configuration = configuration
  }

  deinit {
    guard g_thread_self() != thread else { return g_object_unref(widget) }
    g_idle_add(
      { widget in
        g_object_unref(widget)
        return 0
      }, widget)
  }

  // MARK: The page

  /// What lies above the strip and scrolls away, as high as it asks to be. A widget without a parent; the view keeps it.
  public var hero: UnsafeMutablePointer<GtkWidget>? {
    get { host.hero }
    set { host.put(newValue, at: \.hero) }
  }

  /// What lies below the last section. A widget without a parent; the view keeps it.
  public var footer: UnsafeMutablePointer<GtkWidget>? {
    get { host.footer }
    set { host.put(newValue, at: \.footer) }
  }

  /// Whether the end of the last section pushes the strip out, as the footer comes up; else the strip stays.
  public var stripLeavesWithSections: Bool {
    get { host.leavesWithSections }
    set { host.setLeavesWithSections(newValue) }
  }

  /// Where on the screen a section counts as active, and whether one does above the first.
  public var sectionConfiguration: SectionSyncConfiguration {
    get { host.sync.configuration }
    set { host.send(.configurationChanged(newValue)) }
  }

  /// Whether page and strip move; nil follows the desktop's setting (`gtk-enable-animations`).
  public var motionPreference: MotionPreference? {
    get { host.motionPreference }
    set {
      host.motionPreference = newValue
      strip.motionPreference = newValue
    }
  }

  // MARK: The active section

  /// The section being read, or the one that was chosen last and still shows. Nil without sections and, if so configured, above the first.
  public var activeSection: ID? {
    host.catchUp()
    return host.activeTab.flatMap(strip.model.map.id)
  }

  /// Called after another section has become active, with the cause: once for each change, whoever made it. If it happened while GTK laid
  /// out the page, the call comes right afterwards.
  public var onChange: ((ID?, SectionChange.Cause) -> Void)? {
    get { model.onChange }
    set { model.onChange = newValue }
  }

  /// Scrolls to a section for the program, so that it begins right under the strip, as far as the page goes. It is active at once and stays
  /// so until somebody scrolls on. One that the page does not have changes nothing.
  ///
  /// - Parameters:
  ///   - id: The section.
  ///   - animated: Whether the page is seen to go there, if motion is wanted at all; else it is there in the next frame.
  public func scroll(to id: ID, animated: Bool = true) {
    guard let index = index(of: id) else { return }
    host.send(.tabChosen(.index(index), cause: .program, animated: animated))
  }

  /// Opens the page at a section, as a link does: it is kept under the strip while more is loaded above it, until the user takes over. One
  /// that the page does not have changes nothing.
  public func open(at id: ID) {
    if let index = index(of: id) { host.send(.linked(.index(index))) }
  }

  /// Where a section stands; nil for one that the page does not have.
  private func index(of id: ID) -> Int? {
    host.catchUp()
    return strip.model.map.tab(of: id).flatMap(host.column.index)
  }
}

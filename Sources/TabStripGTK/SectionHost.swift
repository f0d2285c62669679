import CGtk4
import TabStripCore
import TabStripHosting

/// The inside of a ``SectionTabsView``: it carries what happens to a scrolled page to ``SectionSync`` and does what comes back.
///
/// The page's widget, which is what GTK scrolls, keeps it alive until it is disposed of.
@MainActor
final class SectionHost {
  /// Everything that scrolls: hero, sections, footer, and the strip over them.
  let page: WidgetPointer
  let strip: StripHost
  let column: SectionColumn
  let clock: FrameClock
  /// What lies above the strip and below the sections.
  var hero: WidgetPointer?
  var footer: WidgetPointer?
  var leavesWithSections = false
  /// What the sync was last told of the page's sizes.
  var toldSizes = PageSizes()
  /// What the strip has selected.
  var selection = SectionSelection()
  /// Whether the offset is another because GTK fitted it to new sizes, which are told together with it.
  var isOffsetUntold = false
  /// Whether GTK is laying out the page, or showing it.
  var isLayingOut = false

  private(set) var sync: SectionSync
  private(set) var isDisposed = false
  /// Overrides the desktop's wish for motion.
  var motionPreference: MotionPreference? { didSet { sendMotionPreference() } }
  private let scroller: OpaquePointer
  let adjustment: UnsafeMutablePointer<GtkAdjustment>
  private let receiver: any SectionReceiver
  private var motion: PageMotion?
  /// The last command that came while GTK laid out the page.
  private var postponed: ScrollCommand?
  private var layoutHandler: gulong = 0
  private var isWriting = false
  /// Whether GTK is being told of edits, and may answer.
  private(set) var isArranging = false
  /// How many calls are being worked off, one inside the other.
  private var depth = 0

  /// The inside of a page, until it is disposed of.
  static func of(_ page: WidgetPointer?) -> SectionHost? { WidgetInstance.object(of: page, as: SectionHost.self) }

  /// The same for the data of a signal handler.
  static func of(_ page: gpointer?) -> SectionHost? { of(page?.assumingMemoryBound(to: GtkWidget.self)) }

  /// Makes the inside of a page that lies in a scroller already.
  init(
    page: WidgetPointer, scroller: OpaquePointer, strip: StripHost, receiver: any SectionReceiver,
    configuration: SectionSyncConfiguration
  ) {
    self.page = page
    self.scroller = scroller
    self.strip = strip
    self.receiver = receiver
    adjustment = gtk_scrolled_window_get_vadjustment(scroller)
    sync = SectionSync(configuration: configuration)
    column = SectionColumn(in: page)
    clock = FrameClock(widget: page) { page, _, _ in
      onMainActor(page) { SectionHost.of($0)?.drawFrame() ?? false } ? 1 : 0
    }
    g_object_ref(gpointer(adjustment))
    // Last, and so over everything else.
    gtk_widget_set_parent(strip.widget, page)
    WidgetInstance.attach(self, to: page)
    listen()
    sendMotionPreference()
  }

  /// Lets go of everything, as the page is disposed of.
  func dispose() {
    guard !isDisposed else { return }
    isDisposed = true
    clock.stop()
    g_object_unref(gpointer(adjustment))
  }

  // MARK: To the sync

  func send(_ input: SectionSyncInput) {
    if !isDisposed { apply(sync.handle(input, at: clock.now)) }
  }

  func send(_ inputs: [SectionSyncInput]) {
    if !isDisposed, !inputs.isEmpty { apply(sync.handle(inputs, at: clock.now)) }
  }

  /// Whether the strip has made edits that the page has not.
  var isBehind: Bool { column.isBehind(receiver.edits) }

  /// Takes the edits that the strip has made, and the tab that was chosen before them or after, as one input.
  func catchUp(with choice: (tab: TabID, cause: SelectionCause)?) {
    guard !isDisposed else { return }
    var inputs: [SectionSyncInput] = []
    // GTK takes no other children while it lays out, nor while it is being given some: they come right afterwards.
    let hasEdits = isBehind && !isArranging && !isLayingOut
    if hasEdits {
      inputs = column.follow(strip.coordinator.engine, edits: receiver.edits, contents: receiver.contents)
    } else if isLayingOut, isBehind {
      requestLayout()
    }
    if let choice, let index = column.index(of: choice.tab) {
      inputs.append(.tabChosen(.index(index), cause: choice.cause, animated: true))
    }
    guard hasEdits || !inputs.isEmpty else { return }
    let update = sync.handle(inputs, at: clock.now)
    if hasEdits {
      isArranging = true
      column.arrange()
      isArranging = false
    }
    apply(update)
    guard hasEdits else { return }
    alignStrip()
    if isBehind { catchUp() }
  }

  /// Does something that may change strip and page several times, and tells the app afterwards.
  func whileBusy(_ body: () -> Void) {
    depth += 1
    body()
    depth -= 1
    if depth == 0, !isLayingOut { receiver.deliver() }
  }

  private func apply(_ update: SectionSyncUpdate) {
    whileBusy {
      if update.header != nil, !isLayingOut { gtk_widget_queue_allocate(page) }
      // Before anything that may lead to the next change.
      if let change = update.change { receiver.note(activeTab, change.cause) }
      if isLayingOut {
        postponed = update.scroll ?? postponed
        requestLayout()
      } else if let command = update.scroll {
        obey(command)
      }
      if update.change != nil { alignStrip() }
    }
  }

  /// Asked for while GTK lays out, that comes once more before the frame is drawn.
  private func requestLayout() {
    gdk_frame_clock_request_phase(gtk_widget_get_frame_clock(page), GDK_FRAME_CLOCK_PHASE_LAYOUT)
  }

  /// GTK has laid out the window: what followed from that is done before the frame is drawn. Done meanwhile, GTK would lose it; and an
  /// app may do anything when told.
  private func layoutEnded() {
    catchUp()
    if let command = postponed {
      postponed = nil
      obey(command)
    }
    receiver.deliver()
  }

  // MARK: Scrolling

  /// How far the page is scrolled, in points.
  var offset: Double { gtk_adjustment_get_value(adjustment) }

  /// The height of what shows of the page; 0 while it is hidden.
  var viewportHeight: Double {
    gtk_widget_get_mapped(page) != 0 ? gtk_adjustment_get_page_size(adjustment) : 0
  }

  private func obey(_ command: ScrollCommand) {
    endInertia()
    guard command.isAnimated else {
      motion = nil
      write(command.target)
      return send([.scrolled(to: offset, by: .program), .cameToRest(at: offset)])
    }
    let former = command.isRetarget ? motion : nil
    motion = PageMotion(
      from: former?.offset(at: command.time) ?? offset, to: command.target,
      velocity: former?.velocity(at: command.time) ?? 0, at: command.time)
    clock.run()
  }

  /// Takes the next step of a motion, as GTK's clock asks for it.
  ///
  /// - Returns: Whether another is to follow.
  private func drawFrame() -> Bool {
    if let motion {
      let time = clock.frameTime
      write(motion.offset(at: time))
      if motion.isDone(at: time) {
        self.motion = nil
        send([.scrolled(to: offset, by: .program), .cameToRest(at: offset)])
      } else {
        send(.scrolled(to: offset, by: .program))
      }
    }
    if motion == nil { clock.stop(fromInside: true) }
    return motion != nil
  }

  private func write(_ offset: Double) {
    isWriting = true
    gtk_adjustment_set_value(adjustment, offset)
    isWriting = false
  }

  /// GTK has no other way to end what is left of a fling.
  private func endInertia() {
    gtk_scrolled_window_set_kinetic_scrolling(scroller, 0)
    gtk_scrolled_window_set_kinetic_scrolling(scroller, 1)
  }

  /// GTK fitted its adjustment to new sizes. It lays the page out for that only if the page's own size has changed.
  private func rangeChanged() {
    if PageSizes.Range(adjustment) != toldSizes.range { layOut(width: gtk_widget_get_width(page)) }
  }

  private func offsetChanged() {
    gtk_widget_queue_allocate(page)
    guard !isWriting else { return }
    guard PageSizes.Range(adjustment) == toldSizes.range else {
      isOffsetUntold = true
      return
    }
    motion = nil
    send(.scrolled(to: offset, by: .user))
  }

  private func handLaidOn() {
    motion = nil
    send(.gestureBegan)
  }

  // MARK: Surroundings

  /// The page came into sight or went out of it.
  func visibilityChanged() {
    let frames = gtk_widget_get_frame_clock(page).map { gpointer($0) }
    if gtk_widget_get_mapped(page) != 0 {
      typealias LayoutHandler = @convention(c) (OpaquePointer?, gpointer?) -> Void
      let layout: LayoutHandler = { _, page in onMainActor(page) { SectionHost.of($0)?.layoutEnded() } }
      // After the window's own handler, which is what lays out.
      layoutHandler = g_signal_connect_object(
        frames, "layout", unsafeBitCast(layout, to: GCallback.self), gpointer(page), G_CONNECT_AFTER)
    } else {
      // By its number: GTK itself has handlers with the same data.
      g_signal_handler_disconnect(frames, layoutHandler)
      motion = nil
      postponed = nil
      clock.stop()
    }
    isLayingOut = true
    send(.pageResized(height: viewportHeight))
    isLayingOut = false
  }

  private func sendMotionPreference() {
    let animates = tabstrip_settings_int(gtk_widget_get_settings(page)!, "gtk-enable-animations") != 0
    send(.motionPreferenceChanged(motionPreference ?? (animates ? .full : .reduced)))
  }

  private func listen() {
    typealias ChangeHandler = @convention(c) (OpaquePointer?, gpointer?) -> Void
    typealias NotifyHandler = @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> Void
    typealias PressHandler = @convention(c) (OpaquePointer?, gint, Double, Double, gpointer?) -> Void
    let value: ChangeHandler = { _, page in onMainActor(page) { SectionHost.of($0)?.offsetChanged() } }
    let range: ChangeHandler = { _, page in onMainActor(page) { SectionHost.of($0)?.rangeChanged() } }
    let animations: NotifyHandler = { _, _, page in
      onMainActor(page) { SectionHost.of($0)?.sendMotionPreference() }
    }
    let press: PressHandler = { _, _, _, _, page in onMainActor(page) { SectionHost.of($0)?.handLaidOn() } }
    connect("value-changed", of: gpointer(adjustment), to: page, value)
    connect("changed", of: gpointer(adjustment), to: page, range)
    connect("notify::gtk-enable-animations", of: gpointer(gtk_widget_get_settings(page)!), to: page, animations)
    // A finger stops a page before it moves it. It is seen before anything inside takes it, and is not taken.
    let finger = gtk_gesture_click_new()!
    gtk_gesture_single_set_touch_only(finger, 1)
    gtk_event_controller_set_propagation_phase(finger, GTK_PHASE_CAPTURE)
    connect("pressed", of: gpointer(finger), to: page, press)
    gtk_widget_add_controller(page, finger)
  }
}

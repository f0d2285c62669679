import CGtk4
import TabStripCore
import TabStripHosting

/// Whoever knows the app's items and what they show.
@MainActor
protocol TabSource: StripOwner {
  /// What a tab shows; nil once it has gone.
  func content(of tab: TabID) -> TabContent?
}

extension StripModel: TabSource where Item.Content == TabContent {}

/// The strip behind one widget: it carries GTK's events to the engine and the engine's frames to child widgets.
///
/// The widget keeps it alive until it is disposed of. It does not keep the widget alive.
@MainActor
final class StripHost {
  /// The GtkWidget that this is the inside of.
  let widget: WidgetPointer
  /// The engine and what drives it.
  let coordinator: TabStripCoordinator<StripHost>
  /// Where items come from and reports go to.
  let source: any TabSource
  /// The strip's time.
  let clock: FrameClock
  /// What measures titles.
  let measurer: PangoMeasurer
  /// The line along the bottom.
  let trim: TrimView
  /// The mark of the selected tab.
  let indicator: IndicatorView
  /// The button at the leading end.
  let leadingButton: OverflowButtonView
  /// The button at the trailing end.
  let trailingButton: OverflowButtonView
  /// Holds the app's widget of a tab while it is measured, out of sight.
  let gauge: TabView
  /// Draws tabs on the way from one look to the other.
  let blend = SelectionBlend()
  /// The app's widgets that were made to be measured, until a view takes them in the same frame.
  var measuredContent: [TabID: WidgetPointer] = [:]
  /// The views of the last frame drawn.
  var shown: [TabView] = []
  /// The views of the frame that is being drawn.
  var placed: [TabView] = []
  /// How the strip looks, as the app says. The engine may have to wait with it, and what is set next builds on it.
  var appStyle: TabStripStyle { didSet { styleChanged() } }
  /// The style without bad numbers. Measuring needs it, when the engine is at work and cannot be asked.
  private(set) var style: TabStripStyle
  /// Whether the focus comes because the mouse was pressed.
  var takesFocusByPointer = false
  /// Whether assistive technologies have been told that several tabs can be selected.
  var saysSeveral = false
  /// Whether something is to be drawn that has not been.
  var wantsFrame = false
  /// Whether GTK is handing out rooms, so that nobody needs to ask for them.
  private(set) var isAllocating = false
  /// The natural size that GTK was last told.
  var naturalSize = (width: 0.0, height: 0.0)

  private(set) var sheet: StyleSheet
  private var isHighContrast: Bool
  private(set) var isDisposed = false
  /// What assistive technologies say.
  var strings = TabStripStrings() { didSet { stringsChanged() } }
  /// Overrides the desktop's wish for motion.
  var motionPreference: MotionPreference? { didSet { sendMotionPreference() } }
  /// The height of a line that the engine was last told.
  var toldLineHeight = 0.0
  private var room: (width: Double, height: Double) = (0, 0)
  private var sentViewport: Viewport?
  private var waitingConfigurations: [TabStripConfiguration] = []

  /// The strip behind a widget, until it is disposed of.
  static func of(_ widget: WidgetPointer?) -> StripHost? { WidgetInstance.object(of: widget, as: StripHost.self) }

  /// The same for the data of a signal handler.
  static func of(_ widget: gpointer?) -> StripHost? { of(widget?.assumingMemoryBound(to: GtkWidget.self)) }

  /// Makes the inside of a widget that has none yet.
  init(widget: WidgetPointer, source: any TabSource, style: TabStripStyle, configuration: TabStripConfiguration) {
    self.widget = widget
    self.source = source
    appStyle = style
    self.style = style.sound
    coordinator = TabStripCoordinator(style: style, configuration: configuration)
    clock = FrameClock(widget: widget) { widget, _, _ in
      onMainActor(widget) { StripHost.of($0)?.drawFrame() ?? false } ? 1 : 0
    }
    measurer = PangoMeasurer(widget: widget)
    isHighContrast = ColorPalette.follow(theme: widget)
    sheet = StyleSheet.acquire(
      style.sound, scale: gtk_widget_get_scale_factor(widget), highContrast: isHighContrast)
    gauge = TabView(in: widget)
    trim = TrimView(in: widget)
    indicator = IndicatorView(in: widget)
    leadingButton = OverflowButtonView(in: widget, end: .leading)
    trailingButton = OverflowButtonView(in: widget, end: .trailing)
    gtk_widget_add_css_class(widget, sheet.className)
    measurer.setFonts(of: style)
    WidgetInstance.attach(self, to: widget)
    describeRow()
    followSurroundings()
    textMayHaveChanged()
    directionMayHaveChanged()
    sendMotionPreference()
  }

  /// Lets go of everything, as the widget is disposed of.
  func dispose() {
    guard !isDisposed else { return }
    clock.stop()
    coordinator.discardAllViews(renderer: self)
    shown = []
    blend.discard()
    isDisposed = true
    dropMeasuredContent()
    measurer.discard()
    gtk_widget_remove_css_class(widget, sheet.className)
    sheet.release()
  }

  /// Device pixels in a point.
  var scale: Double { Double(gtk_widget_get_scale_factor(widget)) }

  // MARK: To the engine

  /// Sends an input.
  ///
  /// - Parameter time: When it happened, by the strip's clock; nil: now.
  @discardableResult
  func send(_ input: TabStripInput, at time: Double? = nil) -> TabStripUpdate? {
    guard !isDisposed else { return nil }
    let update = coordinator.send(input, at: time ?? clock.now, renderer: self)
    tellDiagnostics()
    return update
  }

  /// Sends an input that is made up only when its turn comes.
  func send(_ input: @escaping () -> TabStripInput?) {
    guard !isDisposed else { return }
    coordinator.send(at: clock.now, renderer: self, input)
    tellDiagnostics()
  }

  /// Makes an edit with the time it has now.
  func edit(_ body: @escaping (inout TabStripEngine, Double) -> TabStripUpdate) {
    let time = clock.now
    coordinator.edit(renderer: self) { engine in body(&engine, time) }
    tellDiagnostics()
  }

  /// Makes an edit, after which some tabs' content is shown and measured again.
  func edit(_ body: @escaping (inout TabStripEngine, Double) -> (update: TabStripUpdate, changed: [TabID])) {
    let time = clock.now
    coordinator.edit(renderer: self) { engine in body(&engine, time) }
    tellDiagnostics()
  }

  /// The app has set another style: metrics to the engine, everything else to CSS.
  private func styleChanged() {
    let new = appStyle
    style = new.sound
    edit { engine, time in engine.setStyle(new, at: time) }
    measurer.setFonts(of: new)
    renewSheet()
    for view in shown { view.setStyle(style) }
    blend.discard()
    textMayHaveChanged()
    gtk_widget_queue_resize(widget)
  }

  /// How the strip behaves: as the app says while the engine has to wait with it, so that what is set next builds on it; then as the engine takes it.
  var configuration: TabStripConfiguration {
    get { waitingConfigurations.last ?? coordinator.engine.configuration }
    set {
      waitingConfigurations.append(newValue)
      edit { [weak self] engine, time in
        self?.waitingConfigurations.removeFirst()
        return engine.setConfiguration(newValue, at: time)
      }
    }
  }

  // MARK: From GTK

  /// GTK gave the strip a room.
  func roomChanged(width: Double, height: Double) {
    room = (width, height)
    isAllocating = true
    sendRoom()
    // A frame that shows the old room would be seen for a moment while the window is resized.
    if wantsFrame { render(at: clock.frameTime) }
    allocateChildren()
    isAllocating = false
  }

  /// The strip came into sight or went out of it, or to a screen with another scale. Out of sight it has no room, so that it
  /// neither moves nor measures.
  func sendRoom() {
    let isMapped = gtk_widget_get_mapped(widget) != 0
    let viewport = Viewport(width: isMapped ? room.width : 0, height: room.height, scale: scale)
    if viewport != sentViewport {
      sentViewport = viewport
      send(.resized(viewport))
    }
    // What was asked for while nobody saw the strip is drawn now.
    if !isMapped { clock.stop() } else if wantsFrame { clock.run() }
  }

  /// The strip is on a screen with another scale.
  func scaleChanged() {
    renewSheet()
    sendRoom()
  }

  /// The theme may be one of high contrast, or no longer.
  func themeMayHaveChanged() {
    let contrast = ColorPalette.follow(theme: widget)
    guard contrast != isHighContrast else { return }
    isHighContrast = contrast
    renewSheet()
  }

  /// Draws the next frame, as GTK's clock asks for it.
  ///
  /// - Returns: Whether another is to follow.
  func drawFrame() -> Bool {
    render(at: clock.frameTime)
    let goesOn = wantsFrame || coordinator.engine.needsTick
    if !goesOn { clock.stop(fromInside: true) }
    return goesOn
  }

  private func render(at time: Double) {
    wantsFrame = false
    coordinator.render(at: time, renderer: self)
    tellDiagnostics()
    lineMayHaveGrown()
  }

  private func renewSheet() {
    let old = sheet
    sheet = StyleSheet.acquire(style, scale: gtk_widget_get_scale_factor(widget), highContrast: isHighContrast)
    if sheet !== old {
      gtk_widget_remove_css_class(widget, old.className)
      gtk_widget_add_css_class(widget, sheet.className)
    }
    old.release()
  }

  private func tellDiagnostics() {
    if coordinator.isSettled { source.settled() }
    let new = coordinator.takeDiagnostics()
    if !new.isEmpty { source.report(new) }
  }
}

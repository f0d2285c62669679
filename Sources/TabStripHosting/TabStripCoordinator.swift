import TabStripCore

/// What stands between an engine and a host: it owns both the engine and the last frame, and keeps the order of things.
///
/// A host calls ``send(_:at:renderer:)`` for what happens, ``edit(renderer:_:)`` for what the program changes, and
/// ``render(at:renderer:)`` before a frame of the display if the coordinator has asked for one. The renderer is passed
/// in and never kept, so host and coordinator form no cycle.
///
/// **Calls from inside calls.** A program may answer a report or a veto by selecting or editing. An input sent from
/// inside any call to the renderer waits until the present one is done. An edit made in a report takes place at once,
/// since the strip is consistent then, and only its own report waits; from inside a veto, another edit or drawing it
/// waits as a whole. If calls keep causing calls, ``reentryLimit`` of them are worked off, and the rest waits for the
/// next frame or the next call, so that a program which answers every change with another one costs frames, but neither
/// hangs nor overflows the stack.
///
/// **Views.** Every tab of the frame has one view, and a view is configured once for each tab that it is given to, and
/// again only after ``contentChanged(_:at:renderer:)``. All views are placed in every frame drawn. Views in use and
/// idle ones together are never more than the largest number of tabs that a frame has had: those visible, in the
/// overscan and kept for focus or a press.
public final class TabStripCoordinator<Renderer: TabStripRenderer> {
  /// What the coordinator is doing; the renderer may call back during all of it.
  enum Activity {
    case idle
    /// An input is handled, on a copy: the veto may ask ``engine``.
    case handling
    /// The engine is being edited or asks for measurements, and may not be touched.
    case changing
    case drawing
    case reporting
    case requesting
  }

  /// How many calls that were made from inside reports and vetoes are worked off before the next frame: 100.
  public static var reentryLimit: Int { 100 }

  /// The last frame drawn. A copy that is kept costs the next frame a copy of its tabs.
  public internal(set) var frame = TabStripFrame()

  /// The engine in its present state, for questions. In a veto: as it was before the input.
  ///
  /// - Precondition: not asked from inside `measure` or the body of an edit, when the engine is at work.
  public var engine: TabStripEngine {
    // Lent, as a copy of everything would cost more than most answers.
    _read {
      precondition(activity != .changing, "the engine cannot be asked from inside measure(_:) or the body of an edit")
      yield strip
    }
  }

  #if !hasFeature(Embedded)
    /// Writes down what happens to the strip. Set it to `TraceRecorder(of: coordinator.engine)` right after the coordinator is
    /// made; its recording, as text, is a scenario that can be replayed. While it is set an edit costs O(tabs) more. nil: no trace.
    public var trace: TraceRecorder?
  #endif

  var strip: TabStripEngine
  var activity = Activity.idle
  /// Filled while ``frame`` is still needed for comparison; afterwards they change places.
  var nextFrame = TabStripFrame()
  let roster = ViewRoster<Renderer>()
  var pacing = FramePacing()
  /// What is out of date since the last frame drawn.
  var stale: TabStripUpdate.Staleness = []
  /// A strip without a width is hidden, and so is one that has not been given any room yet.
  var isHidden = true
  /// The size that the host was last told to ask for.
  var toldNaturalSize: (width: Double, height: Double)?
  /// Set when the host goes away, so that a drawing in progress does not bring its views back.
  var isDismissed = false

  private var waiting: [WaitingCall] = []
  private var updates = UpdateQueue()

  /// Makes a coordinator with an empty strip. Nothing is asked of any renderer before the first call.
  public init(style: TabStripStyle, configuration: TabStripConfiguration) {
    strip = TabStripEngine(style: style, configuration: configuration)
  }

  /// How many views are in use: one for each tab of ``frame``.
  public var liveViewCount: Int { roster.liveCount }
  /// How many views wait for another tab.
  public var idleViewCount: Int { roster.idleCount }

  /// The view of a tab, or nil if the last frame does not have the tab.
  /// - Complexity: O(tabs in the frame).
  public func view(of id: TabID) -> Renderer.TabView? { place(of: id).flatMap { roster.view(at: $0) } }

  /// Sends an input to the engine, reports what changed and asks for a frame if one is needed.
  ///
  /// - Parameters:
  ///   - input: What happened.
  ///   - time: Seconds of the host's frame clock; see ``FramePacing``.
  /// - Returns: What the input alone changed, or nil if it waits because the coordinator is at work.
  @discardableResult
  public func send(_ input: TabStripInput, at time: Double, renderer: Renderer) -> TabStripUpdate? {
    guard activity == .idle else {
      waiting.append(.input(input, time))
      return nil
    }
    let update = handle(input, at: time, renderer: renderer)
    settle(renderer: renderer)
    requestFrame(renderer: renderer)
    return update
  }

  /// Sends an input that is made up only when its turn comes, such as the selection of a tab that an edit which still waits
  /// will bring.
  ///
  /// - Parameters:
  ///   - time: Seconds of the host's frame clock; see ``FramePacing``.
  ///   - input: Makes the input; nil: nothing is sent.
  public func send(at time: Double, renderer: Renderer, _ input: @escaping () -> TabStripInput?) {
    guard activity == .idle else { return waiting.append(.lateInput(input, time)) }
    if let input = input() { send(input, at: time, renderer: renderer) }
  }

  /// Edits the engine, reports what changed and asks for a frame if one is needed.
  ///
  /// Takes place at once, even in a report, whose successor then tells of it. From inside a veto, another edit or
  /// drawing it waits.
  /// - Parameter body: Makes any number of edits and returns their merged updates.
  public func edit(renderer: Renderer, _ body: @escaping (inout TabStripEngine) -> TabStripUpdate) {
    edit(renderer: renderer) { engine in (body(&engine), []) }
  }

  /// Edits the engine, and has the tabs that the edit names measured and configured again as by
  /// ``contentChanged(_:at:renderer:)``.
  ///
  /// - Parameter body: Makes any number of edits and returns their merged updates, and the tabs whose content changed.
  public func edit(
    renderer: Renderer, _ body: @escaping (inout TabStripEngine) -> (update: TabStripUpdate, changed: [TabID])
  ) {
    perform(.edit(body), renderer: renderer)
  }

  /// Has a tab measured and configured again, because its title, icon or anything else in its view changed.
  ///
  /// A handle whose tab is gone does nothing. The view is filled when the next frame is drawn, once for any number of
  /// calls.
  public func contentChanged(_ id: TabID, at time: Double, renderer: Renderer) {
    perform(.contentChange(id, time), renderer: renderer)
  }

  /// Whether nothing is being done, waits, or has yet to be reported.
  public var isSettled: Bool { activity == .idle && waiting.isEmpty && updates.isEmpty }

  /// The kinds of bad data met since they were last asked for; each kind is told once. Empty while the engine is at
  /// work.
  public func takeDiagnostics() -> Diagnostics {
    activity == .idle || activity == .reporting ? strip.takeDiagnostics() : []
  }

  /// Drops all views and all calls that wait, because the host goes away or starts anew. The engine keeps its state.
  ///
  /// From inside drawing the views are dropped as soon as it is done.
  public func discardAllViews(renderer: Renderer) {
    isDismissed = true
    waiting.removeAll()
    updates.removeAll()
    pacing.frameBegan()
    stale = [.layout, .frame, .accessibility]
    toldNaturalSize = nil
    guard activity != .drawing && activity != .changing else { return }
    frame = TabStripFrame()
    roster.discardAll(renderer: renderer)
  }

  func place(of id: TabID) -> Int? {
    for place in 0..<frame.tabs.count where frame.tabs[place].id == id { return place }
    return nil
  }

  // MARK: Order

  private func perform(_ call: WaitingCall, renderer: Renderer) {
    switch activity {
    case .idle:
      run(call, renderer: renderer)
      settle(renderer: renderer)
      requestFrame(renderer: renderer)
    case .reporting:
      run(call, renderer: renderer)
    case .handling, .changing, .drawing, .requesting:
      waiting.append(call)
    }
  }

  private func run(_ call: WaitingCall, renderer: Renderer) {
    switch call {
    // Edits made in reports have overtaken the inputs that wait.
    case .input(let input, let time):
      _ = handle(input, at: max(time, strip.time), renderer: renderer)
    case .lateInput(let input, let time):
      if let input = input() { _ = handle(input, at: max(time, strip.time), renderer: renderer) }
    case .edit(let body):
      #if !hasFeature(Embedded)
        let before = trace == nil ? nil : strip
      #endif
      let (update, changed) = whileBeing(.changing) { body(&strip) }
      note(update)
      #if !hasFeature(Embedded)
        if let before { trace?.noteEdit(from: before, to: strip) }
      #endif
      for id in changed { changeContent(of: id, at: strip.time) }
    case .contentChange(let id, let time):
      changeContent(of: id, at: time)
    }
  }

  private func changeContent(of id: TabID, at time: Double) {
    if let place = place(of: id) { roster.noteChangedContent(at: place) }
    note(whileBeing(.changing) { strip.remeasure(id, time: time) })
    #if !hasFeature(Embedded)
      trace?.noteContentChange(of: id, at: time)
    #endif
  }

  func handle(_ input: TabStripInput, at time: Double, renderer: Renderer) -> TabStripUpdate {
    if case .resized(let viewport) = input { isHidden = !(viewport.width > 0 && viewport.width.isFinite) }
    // On a copy, so that a veto may ask the engine; it shares all storage that the input does not change.
    var next = strip
    var allowed: Bool?
    let update = whileBeing(.handling) {
      next.handle(input, at: time) { change in
        let answer = renderer.allows(change)
        allowed = answer
        return answer
      }
    }
    strip = next
    #if !hasFeature(Embedded)
      trace?.note(input, at: time, allowed: allowed)
    #endif
    note(update)
    return update
  }

  private func note(_ update: TabStripUpdate) {
    stale.formUnion(update.stale)
    updates.append(update)
  }

  /// Works off what waits: calls first, then one report, until nothing is left or the limit is reached.
  func settle(renderer: Renderer) {
    var steps = 0
    while steps < Self.reentryLimit {
      steps += 1
      if !waiting.isEmpty {
        run(waiting.removeFirst(), renderer: renderer)
      } else if let update = updates.popFirst() {
        whileBeing(.reporting) { renderer.report(update) }
      } else {
        return
      }
    }
    updates.mergeAll()
  }

  func requestFrame(renderer: Renderer) {
    let isStale = !stale.isEmpty || !waiting.isEmpty || !updates.isEmpty
    guard let demand = pacing.request(isStale: isStale, isMoving: strip.needsTick, isHidden: isHidden) else { return }
    whileBeing(.requesting) { renderer.requestFrame(continuous: demand == .continuous) }
  }

  func whileBeing<Result>(_ next: Activity, _ body: () -> Result) -> Result {
    let outer = activity
    activity = next
    defer { activity = outer }
    return body()
  }
}

/// A call to the coordinator that came while it was at work.
enum WaitingCall {
  case input(TabStripInput, Double)
  case lateInput(() -> TabStripInput?, Double)
  case edit((inout TabStripEngine) -> (update: TabStripUpdate, changed: [TabID]))
  case contentChange(TabID, Double)
}

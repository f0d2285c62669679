#if arch(wasm32)
  import TabStripCore
  import TabStripHosting

  /// The strip behind one element: it carries the element's numbers to the engine and the engine's frames to the element.
  final class WebStrip {
    let number: Int32
    let coordinator: TabStripCoordinator<WebStrip>
    var keys = TabKeys()
    /// The look that the element has, or is about to have.
    private(set) var style = TabStripStyle()
    private var configuration = TabStripConfiguration()
    private let settings: UnsafeMutablePointer<Double>
    private var pacing = FramePacing()
    private var encoder = FrameEncoder()
    private var placements: [FrameEncoder.Placement] = []
    /// Views that have been filled anew since the last frame, by number.
    private var filled: [Bool] = []
    private var freeViews: [Int32] = []
    private let widths: UnsafeMutablePointer<Double>

    init(number: Int32) {
      self.number = number
      coordinator = TabStripCoordinator(style: style, configuration: configuration)
      widths = .allocate(capacity: 3)
      widths.initialize(repeating: 0, count: 3)
      settings = .allocate(capacity: Self.settingCount)
      settings.initialize(repeating: 0, count: Self.settingCount)
    }

    private static var settingCount: Int { TabStripStyle.numberCount + TabStripConfiguration.numberCount }

    deinit {
      encoder.release()
      widths.deallocate()
      settings.deallocate()
    }

    /// Lets go of all views.
    func dismiss() { coordinator.discardAllViews(renderer: self) }

    /// The engine's time at a reading of the browser's clock, in milliseconds.
    func time(_ milliseconds: Double) -> Double { pacing.time(atSeconds: milliseconds / 1000) }

    /// Takes a preset and writes its numbers down.
    func begin(with preset: Preset) -> UnsafeMutablePointer<Double> {
      switch preset {
      case .plain: take(TabStripStyle(), TabStripConfiguration())
      case .pills: take(.pills, .pills)
      case .chips: take(.chips, .chips)
      case .selectionList: take(.selectionList, .selectionList)
      case .segmented: take(.segmented, .segmented)
      case .sticky: take(.sticky, .sticky)
      }
      passSettings(isReading: false)
      return settings
    }

    /// Written out for each preset, the copies would be larger than everything else here.
    @inline(never)
    private func take(_ style: TabStripStyle, _ configuration: TabStripConfiguration) {
      self.style = style
      self.configuration = configuration
    }

    /// Reads the numbers and gives them to the engine.
    func apply(at time: Double) {
      passSettings(isReading: true)
      edit { engine, strip in
        var update = engine.setStyle(strip.style, at: time)
        update.merge(engine.setConfiguration(strip.configuration, at: time))
        return update
      }
    }

    private func passSettings(isReading: Bool) {
      var row = NumberRow(settings, count: TabStripStyle.numberCount, isReading: isReading)
      style.pass(&row)
      row = NumberRow(
        settings + TabStripStyle.numberCount, count: TabStripConfiguration.numberCount, isReading: isReading)
      configuration.pass(&row)
    }

    /// Sends an input. From inside a report or a veto it waits, and its tab is looked up when its turn comes.
    ///
    /// - Returns: 1 if the strip used it, 2 added if it claims the pointer.
    func send(at time: Double, _ input: @escaping () -> TabStripInput?) -> Int32 {
      guard coordinator.isSettled else {
        coordinator.send(at: time, renderer: self, input)
        return 0
      }
      guard let input = input(), let update = coordinator.send(input, at: time, renderer: self) else { return 0 }
      return (update.isConsumed ? 1 : 0) + (update.claimsPointer ? 2 : 0)
    }

    /// The row was let go at an offset: where it snaps it goes on to the place where it may rest.
    func settle(from offset: Double, at time: Double) {
      let target = coordinator.engine.decelerationTarget(for: offset)
      if (target - offset).magnitude >= 1 { _ = send(at: time) { .scroll(to: target, animated: true) } }
    }

    /// Selects as a form begins: the first tab that is enabled where one has to be, else none.
    func reset(at time: Double) {
      _ = send(at: time) { [self] in
        let engine = coordinator.engine
        guard configuration.selectionMode == .required else { return .select(nil, cause: .program, animated: true) }
        for index in 0..<engine.count {
          guard let tab = engine.id(at: index), engine.traits(of: tab) == [] else { continue }
          return .select(tab, cause: .program, animated: true)
        }
        return nil
      }
    }

    /// Edits the engine together with the numbers of its tabs.
    ///
    /// - Parameter key: A tab that is measured and filled again afterwards; −1: none.
    func edit(changing key: Int32 = -1, _ body: @escaping (inout TabStripEngine, WebStrip) -> TabStripUpdate) {
      coordinator.edit(renderer: self) { engine in
        let update = body(&engine, self)
        return (update, self.keys.tab(key).map { [$0] } ?? [])
      }
    }
  }

  extension WebStrip: TabStripRenderer {
    func measure(_ id: TabID) -> TabMeasurement {
      hostMeasure(number, keys.key(of: id), widths)
      return TabMeasurement(title: widths[0], icon: widths[1], badge: widths[2])
    }

    func kind(of id: TabID) -> Int { 0 }

    func makeView(kind: Int) -> Int32 {
      if let free = freeViews.popLast() { return free }
      filled.append(false)
      return Int32(filled.count - 1)
    }

    func configure(_ view: Int32, for id: TabID) { filled[Int(view)] = true }

    func place(_ view: Int32, as tab: TabStripFrame.Tab, in frame: TabStripFrame) {
      placements.append(.init(view: view, key: keys.key(of: tab.id), needsContent: filled[Int(view)]))
      filled[Int(view)] = false
    }

    func conceal(_ view: Int32) { hostConceal(number, view, 0) }

    func discard(_ view: Int32) {
      freeViews.append(view)
      hostConceal(number, view, 1)
    }

    func finish(_ frame: TabStripFrame, needsNaturalSize: Bool) {
      encoder.write(frame, placements: placements, tabStop: keys.key(of: frame.tabStop))
      placements.removeAll(keepingCapacity: true)
      guard let start = encoder.numbers.baseAddress else { return }
      hostShow(number, start, needsNaturalSize ? 1 : 0)
    }

    func allows(_ change: SelectionChange) -> Bool {
      hostAllows(number, keys.key(of: change.old), keys.key(of: change.new), Int32(change.cause.rawValue)) != 0
    }

    func report(_ update: TabStripUpdate) {
      let change = update.selection
      hostReport(
        number, keys.key(of: change?.old), keys.key(of: change?.new), change.map { Int32($0.cause.rawValue) } ?? -1,
        keys.key(of: update.reselected))
    }

    func requestFrame(continuous: Bool) { hostRequestFrame(number) }
  }
#endif

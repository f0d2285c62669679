#if canImport(UIKit)
  import TabStripCore
  import TabStripHosting

  /// What goes to the engine.
  extension StripView {
    /// Sends an input.
    ///
    /// - Parameter time: When it happened, by the strip's clock; nil: now.
    @discardableResult
    func send(_ input: TabStripInput, at time: Double? = nil) -> TabStripUpdate? {
      let update = coordinator.send(input, at: time ?? clock.now, renderer: self)
      tellDiagnostics()
      return update
    }

    /// Sends an input that is made up only when its turn comes.
    func send(_ input: @escaping () -> TabStripInput?) {
      coordinator.send(at: clock.now, renderer: self, input)
      tellDiagnostics()
    }

    /// Makes an edit with the time it has now.
    func edit(_ body: @escaping (inout TabStripEngine, Double) -> TabStripUpdate) {
      edit { engine, time in (body(&engine, time), []) }
    }

    /// Makes an edit, after which some tabs' content is shown and measured again.
    func edit(_ body: @escaping (inout TabStripEngine, Double) -> (update: TabStripUpdate, changed: [TabID])) {
      let time = clock.now
      coordinator.edit(renderer: self) { engine in body(&engine, time) }
      tellDiagnostics()
    }

    /// The app has set another style.
    func styleChanged() {
      let style = style
      edit { engine, time in engine.setStyle(style, at: time) }
      look.style = style.sound
      lookChanged()
      invalidateIntrinsicContentSize()
    }

    /// A press never drags the row: whether a touch is a drag is for the native scroller to tell.
    static func lent(_ configuration: TabStripConfiguration) -> TabStripConfiguration {
      var configuration = configuration
      configuration.scrolling.dragsWithMouse = false
      return configuration
    }

    /// Reports bad data that was met, of kinds not reported before.
    func tellDiagnostics() {
      if coordinator.isSettled { source.settled() }
      let new = coordinator.takeDiagnostics()
      if !new.isEmpty { source.report(new) }
    }
  }
#endif

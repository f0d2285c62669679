import TabStripCore
import TabStripHosting

/// A recording run on the engine and on the model at once.
package struct ModelTrial {
  /// In what they differ first, in words.
  package struct Difference {
    /// The step after which they do, from 0.
    package let step: Int
    /// What each says.
    package let text: String
  }

  private var replayer: Replayer
  private var model: ModelStrip

  /// In what the engine and the model differ first when they run a recording; nil if in nothing.
  ///
  /// - Parameter spoil: Done to the model after each step: what a test does to see that a difference is found.
  package static func difference(
    in recording: Recording, spoiling spoil: (inout ModelStrip) -> Void = { _ in }
  ) -> Difference? {
    var trial = ModelTrial(replayer: Replayer(recording), model: ModelStrip(recording))
    while let step = trial.replayer.nextStep {
      trial.model.perform(step)
      spoil(&trial.model)
      guard let record = trial.replayer.perform(notingEveryStep: true) else { return nil }
      if let text = trial.difference(record) { return Difference(step: record.step, text: text) }
    }
    return nil
  }

  private func difference(_ record: FrameRecord) -> String? {
    let engine = replayer.engine
    let numbers = engine.selectedTabs.map { id in engine.index(of: id).map { model.tabs[$0].number } ?? -1 }
    func unlike<Value: Equatable>(_ what: String, _ engine: Value, _ model: Value) -> String? {
      engine == model ? nil : "\(what): engine \(engine), model \(model)"
    }
    return unlike("count", engine.count, model.tabs.count)
      ?? unlike("selected", numbers, Array(model.chosen.reversed()))
      ?? unlike("selections", record.selections, model.events.selections)
      ?? unlike("reselected", record.reselected, model.events.reselected)
      ?? unlike("tab stop", record.tabStop, model.tabStop)
      ?? unlike("focus", record.focus, model.events.focus)
      ?? unlike("in vain", record.wasInVain, model.events.wasInVain)
  }
}

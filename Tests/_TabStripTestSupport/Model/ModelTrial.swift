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

  /// In what the engine and the model differ first when they run a recording; nil if in nothing.
  ///
  /// - Parameters:
  ///   - watch: Sees each step and the model after it. A test may spoil the model here, to see that a difference is found.
  package static func difference(
    in recording: Recording, watching watch: (RecordedStep, inout ModelStrip) -> Void = { _, _ in }
  ) -> Difference? {
    var replayer = Replayer(recording)
    var model = ModelStrip(recording)
    while let step = replayer.nextStep {
      model.perform(step)
      watch(step, &model)
      guard let record = replayer.perform(notingEveryStep: true), model.isWhollyMeasured else { return nil }
      let comparison = ModelComparison(record, replayer.engine, model)
      if let text = comparison.difference { return Difference(step: record.step, text: text) }
    }
    return nil
  }
}

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
  ///   - layingOutEachStep: Whether the host lays out after each step; otherwise only in steps that are frames.
  ///   - watch: Sees each step and the model after it. A test may spoil the model here, to see that a difference is found.
  package static func difference(
    in recording: Recording, layingOutEachStep: Bool = true,
    watching watch: (RecordedStep, inout ModelStrip) -> Void = { _, _ in }
  ) -> Difference? {
    var replayer = Replayer(recording)
    var model = ModelStrip(recording)
    while let step = replayer.nextStep {
      let laysOut = layingOutEachStep || step.action == .frame
      model.perform(step, laysOut: laysOut)
      watch(step, &model)
      let record = replayer.perform(notingEveryStep: layingOutEachStep)
      guard model.isWhollyMeasured else { return nil }
      var comparison = ModelComparison(replayer.engine, model)
      if let record, comparison.difference == nil { comparison.compare(record, model) }
      if let text = comparison.difference { return Difference(step: replayer.position - 1, text: text) }
    }
    return nil
  }
}

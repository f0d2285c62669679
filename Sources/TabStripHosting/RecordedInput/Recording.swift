import TabStripCore

/// The life of one strip as data: how it began and what happened to it, with times.
///
/// One format serves as written scenario, as trace of a running strip, as replay in another build, and as the shrunk case
/// of a failed test. ``Replayer`` runs it. It has two encodings: bytes (``bytes``, on every platform) and plain text
/// (``Scenario``, where there is a `String` to spare).
///
/// Handles mean nothing outside the engine that gave them out, so tabs are named by ``TabName``.
public struct Recording: Hashable, Sendable {
  /// The style at the beginning.
  public var style = Recipe<StyleMetric>(preset: .plain)
  /// The behaviour at the beginning.
  public var configuration = Recipe<BehaviorSetting>(preset: .plain)
  /// The writing direction at the beginning.
  public var direction = WritingDirection.leftToRight
  /// The user's wish for motion at the beginning.
  public var motion = MotionPreference.full
  /// Height of the tallest title line in points; nil: the engine is not told.
  public var lineHeight: Double?
  /// The tabs at the beginning, put in before the viewport is known. They have the insertion numbers 0, 1, 2 …
  public var tabs: [RecordedTab] = []
  /// The room at the beginning; nil: none is given before a step does.
  public var viewport: Viewport?
  /// What happened, in order.
  public var steps: [RecordedStep] = []

  /// An empty strip to which nothing happens.
  public init() {}
}

/// A handle to one tab, good until that tab is removed.
///
/// The engine hands these out. A handle whose tab has gone stays distinct from every handle given out later, because the
/// slot's generation moves on, so a late callback for a removed tab finds nothing instead of its successor.
public struct TabID: Hashable, Sendable {
  /// The place in the engine's table; reused after a removal.
  public let slot: UInt32
  /// How many tabs have lived in the slot before this one.
  public let generation: UInt32

  /// Makes a handle from its two numbers, as a recording or a foreign boundary stores them.
  @inlinable
  public init(slot: UInt32, generation: UInt32) {
    self.slot = slot
    self.generation = generation
  }
}

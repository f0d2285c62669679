#if !hasFeature(Embedded)
  /// One step on the way from one order to another.
  public enum ListEdit: Hashable, Sendable {
    /// The item at this index goes.
    case remove(at: Int)
    /// The item that stands at `item` in the new list comes, at this index.
    case insert(item: Int, at: Int)
    /// The item at index `from` goes to stand at index `to`, counted without it.
    case move(from: Int, to: Int)
  }
#endif

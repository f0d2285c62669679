/// A handle to one section of a page, good until that section is removed.
///
/// A type of its own, so that a section's handle is never taken for that of its tab: page and strip count theirs apart.
public struct SectionID: Hashable, Sendable {
  let item: TabID
}

/// Names a section, by its place or by its handle.
public enum SectionChoice: Hashable, Sendable {
  /// The section at an index, which is that of its tab, from 0.
  case index(Int)
  /// The section with a handle, wherever it stands.
  case id(SectionID)
}

/// A change of a page's content. Lengths are points; those that are negative, infinite or NaN are read as 0.
///
/// An edit of a section that is not there does nothing. Each costs O(log n + 512), but ``replaceAll(_:)``, which costs that much for
/// each section.
public enum SectionEdit: Hashable, Sendable {
  /// A new section in front of the one at an index, which stops at 0 and the count.
  case insert(extent: Double, at: Int)
  /// A section goes.
  case remove(SectionChoice)
  /// A section goes to another place, with its handle; the index stops at the first and the last.
  case move(SectionChoice, to: Int)
  /// A section has another height, or one at last.
  case setExtent(Double, of: SectionChoice)
  /// The page has just these sections. Those at indices that existed before keep their handles.
  case replaceAll([Double])
  /// What lies above the first section, without the strip.
  case setHero(Double)
  /// What lies between two sections.
  case setGap(Double)
  /// What lies below the last section.
  case setFooter(Double)
}

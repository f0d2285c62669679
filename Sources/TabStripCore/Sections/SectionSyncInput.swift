/// Everything that can happen to a page with sections and its strip.
///
/// Offsets, heights and places are points along the page's vertical axis, so the writing direction does not enter. Numbers that are
/// NaN or infinite make an input do nothing, except sizes, which are then read as 0; both are reported through
/// ``SectionSync/diagnostics``.
public enum SectionSyncInput: Hashable, Sendable {
  /// The part of the page that shows has another height; 0 means hidden or not yet laid out.
  case pageResized(height: Double)
  /// The strip on the page has another height, inset or placement.
  case headerChanged(StickyHeader)
  /// The content changed.
  case sectionsChanged(SectionEdit)
  /// The settings changed.
  case configurationChanged(SectionSyncConfiguration)
  /// The user's wish for motion changed.
  case motionPreferenceChanged(MotionPreference)
  /// The page is at another offset, beyond its range while it bounces.
  case scrolled(to: Double, by: Scroller)
  /// The program has set the page going to an offset, animated, without being told to by a command.
  case programScrollBegan(to: Double)
  /// The page stands still.
  case cameToRest(at: Double)
  /// A user laid a hand on the page, which stops it.
  case gestureBegan
  /// A tab was chosen, for the cause the strip gives. Choosing the one whose section is active scrolls to it again. The causes
  /// ``SelectionCause/tracking`` and ``SelectionCause/removal`` do nothing: there the strip followed the page.
  case tabChosen(SectionChoice, cause: SelectionCause, animated: Bool)
  /// The page was opened at a section. It is kept under the strip until the user takes over, whenever heights come in.
  case linked(SectionChoice)
  /// The keyboard focus went to a stretch of a section: `top` counts from the section's top.
  case focusMoved(into: SectionChoice, top: Double, extent: Double, animated: Bool)
  /// The keyboard focus went to a stretch of the content that is no section's: of the hero, or of what follows the last section. `top`
  /// counts from the top of the content.
  case focusMovedOutside(top: Double, extent: Double, animated: Bool)
  /// The keyboard focus went to the strip.
  case headerFocused(animated: Bool)

  /// Who moves a page.
  public enum Scroller: UInt8, Hashable, Sendable {
    /// A user, by hand, wheel, key or scroll bar, and what follows from that by inertia.
    case user
    /// The program, or the host on command.
    case program
  }
}

/// What a colour is for; the host owns the colour itself.
///
/// The engine stores no colours. A host translates each role once per appearance (light, dark, high contrast) into its
/// toolkit's own colour.
public enum ColorRole: Hashable, Sendable {
  /// Nothing is drawn.
  case clear
  /// The surface that the strip lies on.
  case background
  /// A surface that stands out from the one below it, as a segment's thumb does.
  case raised
  /// Text and glyphs.
  case label
  /// Text of less weight.
  case secondaryLabel
  /// Hairlines and borders.
  case separator
  /// The body of a tab at rest.
  case fill
  /// The body of a tab under a press.
  case pressedFill
  /// The colour of what is chosen.
  case accent
  /// Text on ``accent``.
  case onAccent
  /// The body of a badge.
  case badge
  /// Text on ``badge``.
  case onBadge
  /// A colour of the app's own, by its number in a palette that the host is given. An unknown number is drawn as ``label``.
  case custom(UInt8)
}

#if !hasFeature(Embedded)
  /// The text of a badge that has something to say.
  ///
  /// The one place where hosts learn which badges are hidden, so that a count of nothing looks the same everywhere (source
  /// system B, row 1).
  public struct BadgeText: Hashable, Sendable {
    /// The text, as the app gave it.
    public let text: String

    /// Takes an app's text.
    ///
    /// - Parameter text: Any text. Nil, an empty one and "0" make no badge: the result is nil.
    public init?(_ text: String?) {
      guard let text, !text.isEmpty, text != "0" else { return nil }
      self.text = text
    }
  }
#endif

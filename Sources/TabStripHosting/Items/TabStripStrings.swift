#if !hasFeature(Embedded)
  /// What a strip has assistive technologies say, for the app to put into the user's language.
  ///
  /// Roles such as "tab" and "tab bar", and the states, are said by the technology itself, in its own language.
  ///
  /// ```swift
  /// strip.strings.list = "Rubriken"
  /// strip.strings.position = { number, count in "\(number) von \(count)" }
  /// strip.strings.name = { title, badge in "\(title), \(badge) neue" }
  /// ```
  public struct TabStripStrings: Sendable {
    /// What the strip as a whole is called. Empty: nothing is said beside its role.
    public var list: String

    /// Says where a tab stands, from its number, counted from 1, and the number of tabs. It becomes the tab's description or value; empty:
    /// nothing is said. It is called for tabs that come into sight or are asked about, and for those in sight when their numbers change.
    public var position: @MainActor (_ number: Int, _ count: Int) -> String

    /// Says a tab's name, from its title and its badge. It is called for tabs with a badge; the name of others is their title.
    public var name: @MainActor (_ title: String, _ badge: String) -> String

    /// Makes the strings; by default in English, "3 of 10" and "Inbox, 5".
    public init(
      list: String = "",
      position: @escaping @MainActor (_ number: Int, _ count: Int) -> String = { "\($0) of \($1)" },
      name: @escaping @MainActor (_ title: String, _ badge: String) -> String = { "\($0), \($1)" }
    ) {
      self.list = list
      self.position = position
      self.name = name
    }
  }
#endif

/// What a strip stands over where it is the strip of a page: a hero, and a section for each tab.
public struct DemoPage: Hashable, Sendable {
  /// One section.
  public struct Section: Hashable, Sendable {
    /// How high it is, in points, where its text needs no more.
    public var height: Double
    /// What it says under its tab's title.
    public var text: String

    /// Makes a section.
    public init(height: Double, text: String) {
      self.height = height
      self.text = text
    }
  }

  /// The picture above the strip is as high as the page is wide, but not higher than this, in points; nil: there is none.
  public var hero: Double?
  /// The sections, in the order of the tabs.
  public var sections: [Section]

  /// Makes a page.
  public init(hero: Double?, sections: [Section]) {
    self.hero = hero
    self.sections = sections
  }
}

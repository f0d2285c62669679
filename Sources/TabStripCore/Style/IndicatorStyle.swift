/// The mark of the selected tab that moves from tab to tab.
public struct IndicatorStyle: Hashable, Sendable {
  /// The form of the mark.
  public enum Form: UInt8, Hashable, Sendable, CaseIterable {
    /// No mark; the tab's own state shows the selection.
    case none
    /// A bar along the bottom of the row.
    case bar
    /// A line round the body of the tab.
    case border
    /// A filled body behind the titles.
    case pill
    /// A bar along the top of the row.
    case topBar
    /// A dot below the middle of the title, `thickness` across.
    case dot
  }

  /// How long the mark is.
  public enum Extent: UInt8, Hashable, Sendable, CaseIterable {
    /// As its tab.
    case tab
    /// As what the tab shows: title, icon and badge, without the padding. For a tab that the style's minimum widens, as that less the padding.
    case content
  }

  /// The form.
  public var form: Form
  /// Height of the bar or width of the border's line, in points.
  public var thickness: Double
  /// How long it is.
  public var extent: Extent
  /// How far the mark stays inside the leading end of what it is as long as, in points; negative to reach beyond it.
  public var leadingInset: Double
  /// The same at the trailing end.
  public var trailingInset: Double
  /// How far a border or pill stays inside the top of the tab's body, in points; a bar or dot is moved down by so much, as far as the strip goes.
  /// Negative: the other way. Nothing brings it out of the strip.
  public var topInset = 0.0
  /// The same from the bottom: a bar or dot is moved up.
  public var bottomInset = 0.0
  /// Radius of the border's or pill's corners, in points.
  public var cornerRadius: Double
  /// Its colour.
  public var color: ColorRole
  /// How it springs to another tab.
  public var spring: SpringTuning
  /// How it lies between two tabs while a position is tracked.
  public var interpolation: IndicatorInterpolation

  /// Makes an indicator style.
  public init(
    form: Form, extent: Extent = .tab, thickness: Double = 3, inset: Double = 0, cornerRadius: Double = 0,
    color: ColorRole = .accent,
    spring: SpringTuning = .noBounce, interpolation: IndicatorInterpolation = .linear
  ) {
    self.form = form
    self.extent = extent
    self.thickness = thickness
    leadingInset = inset
    trailingInset = inset
    self.cornerRadius = cornerRadius
    self.color = color
    self.spring = spring
    self.interpolation = interpolation
  }

  /// How far the mark stays inside both ends; reads as the leading one.
  public var inset: Double {
    get { leadingInset }
    set {
      leadingInset = newValue
      trailingInset = newValue
    }
  }
}

/// How a strip looks: metrics in points and roles per state.
///
/// Data only. A host translates roles into its toolkit's colours and fonts; the engine reads the metrics. Behaviour is in
/// ``TabStripConfiguration``. Start from a preset (``pills``, ``chips``) and change what differs:
///
/// ```swift
/// var style = TabStripStyle.chips
/// style.spacing = 6
/// ```
///
/// Metrics that are negative, infinite or NaN are read as zero where the engine uses them, and reported through
/// ``TabStripEngine/diagnostics``.
public struct TabStripStyle: Hashable, Sendable {
  // MARK: Row

  /// Height of the strip.
  public var height: Double = 44
  /// Room between neighbouring tabs.
  public var spacing: Double = 0
  /// Room before the first tab.
  public var leadingInset: Double = 0
  /// Room after the last tab.
  public var trailingInset: Double = 0
  /// No tab is narrower.
  public var minimumTabWidth: Double = 0
  /// No tab is wider; a longer title is cut. Infinity: no limit. Less than `minimumTabWidth`: the minimum holds.
  public var maximumTabWidth: Double = .infinity

  // MARK: Body of a tab

  /// Height of a tab's visible body, in the middle of the row; nil: as high as the title needs with `verticalPadding`.
  public var bodyHeight: Double?
  /// Room between the body's ends and its content.
  public var horizontalPadding: Double = 12
  /// Room above and below the title.
  public var verticalPadding: Double = 4
  /// Radius of the body's corners; more than half its height makes it round.
  public var cornerRadius: Double = 0
  /// Width of the body's border; never thinner than a device pixel, unless it is 0.
  public var borderWidth: Double = 0
  /// Room between an icon and the title.
  public var iconGap: Double = 6
  /// Edge of a square icon.
  public var iconSize: Double = 16
  /// Room between title and badge.
  public var badgeGap: Double = 6
  /// Room between the badge's ends and its text.
  public var badgePadding: Double = 5
  /// Height of a badge, which is never narrower than it is high.
  public var badgeHeight: Double = 18

  // MARK: States

  /// Colour of the body.
  public var bodyColor: StateValues<ColorRole> = StateValues(.clear)
  /// Opacity of the body's colour, 0…1.
  public var bodyOpacity: StateValues<Double> = StateValues(1)
  /// Colour of the border.
  public var borderColor: StateValues<ColorRole> = StateValues(.clear)
  /// Colour of title and icon.
  public var titleColor: StateValues<ColorRole> = StateValues(.label)
  /// Size and weight of the title.
  public var titleFont: StateValues<FontRole> = StateValues(FontRole(size: 13))
  /// Size and weight of a badge's text.
  public var badgeFont: FontRole = FontRole(size: 11, weight: .semibold)
  /// Opacity of the whole tab, 0…1.
  public var opacity: StateValues<Double> = StateValues(1, disabled: 0.38)

  // MARK: Chrome

  /// The mark of the selected tab.
  public var indicator = IndicatorStyle(form: .none)
  /// The line along the bottom of the strip.
  public var trim = TrimStyle.none
  /// The fade at an end with more to see.
  public var fade = FadeStyle.none
  /// The buttons at the ends, where the configuration asks for them.
  public var overflowButton = OverflowButtonStyle()
  /// Width of the ring round the tab with keyboard focus.
  public var focusRingWidth: Double = 2
  /// Room between the body and that ring.
  public var focusRingGap: Double = 2
  /// Colour of the surface behind the strip.
  public var background: ColorRole = .clear
  /// Radius of that surface's corners.
  public var backgroundCornerRadius: Double = 0

  // One copy of all these numbers, and not one for each preset.
  /// A plain style: titles without a body.
  @inline(never)
  public init() {}

  /// Gives the indicator a colour, and the selected title too if it has none of its own (source system B, row 6).
  public mutating func setIndicatorColor(_ color: ColorRole) {
    indicator.color = color
    if titleColor.selected == nil { titleColor.selected = color }
  }
}

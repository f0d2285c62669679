/// The metrics of a style as layout uses them: whole lengths, with bad numbers read as zero.
struct Anatomy: Hashable, Sendable {
  /// No tab, gap or inset is longer: 2²⁶ points. A million of them still add up exactly.
  static let limit = LayoutUnit(rawValue: 1 << 32)

  let spacing: LayoutUnit
  let leadingInset: LayoutUnit
  let trailingInset: LayoutUnit
  let minimumWidth: LayoutUnit
  let maximumWidth: LayoutUnit
  let buttonWidth: LayoutUnit
  let indicatorThickness: LayoutUnit
  /// How far the indicator stays inside its tab; negative where it reaches beyond.
  let indicatorLeadingInset: LayoutUnit
  let indicatorTrailingInset: LayoutUnit
  let indicatorTopInset: LayoutUnit
  let indicatorBottomInset: LayoutUnit
  var hasCrossInsets: Bool { indicatorTopInset != .zero || indicatorBottomInset != .zero }
  let fadeClear: LayoutUnit
  let fadeSolid: LayoutUnit
  let fadeRamp: LayoutUnit
  /// The part of the strip's width from which all shows, 0…1.
  let fadeSolidFraction: Double
  let trimThickness: LayoutUnit
  /// Room at both ends of a tab, before its content and after it.
  let padding: LayoutUnit
  private let iconGap: LayoutUnit
  private let badgeGap: LayoutUnit
  private let badgePadding: LayoutUnit
  private let badgeHeight: LayoutUnit
  private let verticalPadding: Double
  private let bodyHeight: Double?
  private let rowHeight: Double
  /// Whether every metric was a length.
  let isSound: Bool

  init(_ style: TabStripStyle) {
    var isSound = true
    func length(_ points: Double) -> LayoutUnit {
      let length = Anatomy.length(points)
      if length == nil { isSound = false }
      return length ?? .zero
    }
    spacing = length(style.spacing)
    leadingInset = length(style.leadingInset)
    trailingInset = length(style.trailingInset)
    minimumWidth = length(style.minimumTabWidth)
    maximumWidth =
      style.maximumTabWidth == .infinity ? Anatomy.limit : Swift.max(length(style.maximumTabWidth), minimumWidth)
    buttonWidth = length(style.overflowButton.width)
    indicatorThickness = length(style.indicator.thickness)
    func inset(_ points: Double) -> LayoutUnit {
      let distance = length(points.magnitude)
      return points < 0 ? .zero - distance : distance
    }
    indicatorLeadingInset = inset(style.indicator.leadingInset)
    indicatorTrailingInset = inset(style.indicator.trailingInset)
    indicatorTopInset = inset(style.indicator.topInset)
    indicatorBottomInset = inset(style.indicator.bottomInset)
    fadeClear = length(style.fade.clearDistance)
    fadeSolid = length(style.fade.solidDistance)
    fadeRamp = length(style.fade.rampDistance)
    let fraction = style.fade.solidFraction
    if !(fraction >= 0 && fraction < .infinity) { isSound = false }
    fadeSolidFraction = fraction >= 0 ? Swift.min(1, fraction) : 0
    trimThickness = length(style.trim.thickness)
    padding = length(style.horizontalPadding)
    iconGap = length(style.iconGap)
    badgeGap = length(style.badgeGap)
    badgePadding = length(style.badgePadding)
    badgeHeight = length(style.badgeHeight)
    verticalPadding = length(style.verticalPadding).points
    bodyHeight = style.bodyHeight.map { length($0).points }
    rowHeight = length(style.height).points
    self.isSound = isSound
  }

  /// The points as a length, or nil if they are none.
  static func length(_ points: Double) -> LayoutUnit? {
    points >= 0 && points < .infinity ? Swift.min(LayoutUnit(points), limit) : nil
  }

  /// The width of a tab with such parts, within the style's minimum and maximum.
  func width(of parts: TabMeasurement) -> (width: LayoutUnit, isSound: Bool) {
    let title = Self.length(parts.title)
    let icon = Self.length(parts.icon)
    let badge = Self.length(parts.badge)
    var width = padding * 2 + (title ?? .zero)
    if let icon, icon > .zero {
      width = width + icon
      if let title, title > .zero { width = width + iconGap }
    }
    if let badge, badge > .zero { width = width + badgeGap + Swift.max(badge + badgePadding * 2, badgeHeight) }
    return (clamped(width), title != nil && icon != nil && badge != nil)
  }

  func clamped(_ width: LayoutUnit) -> LayoutUnit { Swift.max(minimumWidth, Swift.min(width, maximumWidth)) }

  /// The height of every tab's body: the style's, or more where the text needs it.
  func bodyHeight(lineHeight: Double) -> Double {
    guard let bodyHeight else { return lineHeight + 2 * verticalPadding }
    // A body of a set height already has its room round the text; only the line itself must never be cut.
    return Swift.max(bodyHeight, lineHeight)
  }

  /// The height that the strip asks for: the style's, or more where the text needs it. A body of a set height that grows keeps the room above
  /// and below it.
  func height(lineHeight: Double) -> Double {
    let body = bodyHeight(lineHeight: lineHeight)
    return Swift.max(rowHeight + (bodyHeight.map { body - $0 } ?? 0), body)
  }
}

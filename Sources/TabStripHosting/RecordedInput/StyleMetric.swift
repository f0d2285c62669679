import TabStripCore

/// The numbers of a style that can matter to a frame.
public enum StyleMetric: UInt8, RecordedSetting {
  /// ``TabStripStyle/height``.
  case height = 0
  /// ``TabStripStyle/spacing``.
  case spacing = 1
  /// ``TabStripStyle/leadingInset``.
  case leadingInset = 2
  /// ``TabStripStyle/trailingInset``.
  case trailingInset = 3
  /// ``TabStripStyle/minimumTabWidth``.
  case minimumTabWidth = 4
  /// ``TabStripStyle/maximumTabWidth``.
  case maximumTabWidth = 5
  /// Whether ``TabStripStyle/bodyHeight`` is nil.
  case bodyHugsTitle = 6
  /// ``TabStripStyle/bodyHeight``; the title's where `bodyHugsTitle` holds.
  case bodyHeight = 7
  /// ``TabStripStyle/horizontalPadding``.
  case horizontalPadding = 8
  /// ``TabStripStyle/verticalPadding``.
  case verticalPadding = 9
  /// ``TabStripStyle/cornerRadius``.
  case cornerRadius = 10
  /// ``TabStripStyle/borderWidth``.
  case borderWidth = 11
  /// ``TabStripStyle/iconGap``.
  case iconGap = 12
  /// ``TabStripStyle/iconSize``.
  case iconSize = 13
  /// ``TabStripStyle/badgeGap``.
  case badgeGap = 14
  /// ``TabStripStyle/badgePadding``.
  case badgePadding = 15
  /// ``TabStripStyle/badgeHeight``.
  case badgeHeight = 16
  /// ``IndicatorStyle/form``.
  case indicator = 17
  /// ``IndicatorStyle/thickness``.
  case indicatorThickness = 18
  /// ``IndicatorStyle/inset``.
  case indicatorInset = 19
  /// ``IndicatorStyle/cornerRadius``.
  case indicatorCornerRadius = 20
  /// ``SpringTuning/angularFrequency`` of the indicator's spring.
  case indicatorFrequency = 21
  /// ``SpringTuning/dampingRatio`` of the indicator's spring.
  case indicatorDamping = 22
  /// ``FadeStyle/clearDistance``.
  case fadeClear = 23
  /// ``FadeStyle/solidDistance``.
  case fadeSolid = 24
  /// ``FadeStyle/rampDistance``.
  case fadeRamp = 25
  /// ``OverflowButtonStyle/width``.
  case buttonWidth = 26
  /// ``OverflowButtonStyle/diameter``.
  case buttonDiameter = 27
  /// ``OverflowButtonStyle/glyphSize``.
  case buttonGlyph = 28
  /// ``OverflowButtonStyle/borderWidth``.
  case buttonBorder = 29
  /// ``TabStripStyle/focusRingWidth``.
  case focusRingWidth = 30
  /// ``TabStripStyle/focusRingGap``.
  case focusRingGap = 31
  /// ``IndicatorStyle/interpolation``.
  case indicatorInterpolation = 32
  /// ``FadeStyle/solidFraction``.
  case fadeSolidFraction = 33
  /// ``TrimStyle/thickness``.
  case trimThickness = 34
  /// ``TabStripStyle/backgroundCornerRadius``.
  case backgroundCornerRadius = 35
  /// ``IndicatorStyle/extent-swift.property``.
  case indicatorExtent = 36
  /// ``IndicatorStyle/trailingInset``, after ``indicatorInset`` has set both.
  case indicatorTrailingInset = 37
  /// ``IndicatorStyle/topInset``.
  case indicatorTopInset = 38
  /// ``IndicatorStyle/bottomInset``.
  case indicatorBottomInset = 39

  /// The style of a preset.
  public static func subject(of preset: Preset) -> TabStripStyle {
    switch preset {
    case .plain: TabStripStyle()
    case .pills: .pills
    case .chips: .chips
    case .selectionList: .selectionList
    case .segmented: .segmented
    case .sticky: .sticky
    }
  }

  /// What the number means.
  public var kind: SettingKind {
    switch self {
    case .bodyHugsTitle: .flag
    case .indicator: .choice(count: UInt8(IndicatorStyle.Form.allCases.count))
    case .indicatorExtent: .choice(count: UInt8(IndicatorStyle.Extent.allCases.count))
    case .indicatorInterpolation: .choice(count: UInt8(IndicatorInterpolation.allCases.count))
    default: .number
    }
  }

  /// Hands the metric to `body` and takes it back.
  public func access(_ style: inout TabStripStyle, _ body: (inout Double) -> Void) {
    switch self {
    case .height: body(&style.height)
    case .spacing: body(&style.spacing)
    case .leadingInset: body(&style.leadingInset)
    case .trailingInset: body(&style.trailingInset)
    case .minimumTabWidth: body(&style.minimumTabWidth)
    case .maximumTabWidth: body(&style.maximumTabWidth)
    case .bodyHugsTitle, .bodyHeight: accessBodyHeight(&style, body)
    case .horizontalPadding: body(&style.horizontalPadding)
    case .verticalPadding: body(&style.verticalPadding)
    case .cornerRadius: body(&style.cornerRadius)
    case .borderWidth: body(&style.borderWidth)
    case .iconGap: body(&style.iconGap)
    case .iconSize: body(&style.iconSize)
    case .badgeGap: body(&style.badgeGap)
    case .badgePadding: body(&style.badgePadding)
    case .badgeHeight: body(&style.badgeHeight)
    case .indicator: Self.choice(&style.indicator.form, body)
    case .indicatorThickness: body(&style.indicator.thickness)
    case .indicatorInset: body(&style.indicator.inset)
    case .indicatorCornerRadius: body(&style.indicator.cornerRadius)
    case .indicatorFrequency: style.indicator.spring.accessFrequency(body)
    case .indicatorDamping: style.indicator.spring.accessDamping(body)
    case .fadeClear: body(&style.fade.clearDistance)
    case .fadeSolid: body(&style.fade.solidDistance)
    case .fadeRamp: body(&style.fade.rampDistance)
    case .buttonWidth: body(&style.overflowButton.width)
    case .buttonDiameter: body(&style.overflowButton.diameter)
    case .buttonGlyph: body(&style.overflowButton.glyphSize)
    case .buttonBorder: body(&style.overflowButton.borderWidth)
    case .focusRingWidth: body(&style.focusRingWidth)
    case .focusRingGap: body(&style.focusRingGap)
    case .indicatorInterpolation: Self.choice(&style.indicator.interpolation, body)
    case .indicatorExtent: Self.choice(&style.indicator.extent, body)
    case .indicatorTrailingInset: body(&style.indicator.trailingInset)
    case .indicatorTopInset: body(&style.indicator.topInset)
    case .indicatorBottomInset: body(&style.indicator.bottomInset)
    case .fadeSolidFraction: body(&style.fade.solidFraction)
    case .trimThickness: body(&style.trim.thickness)
    case .backgroundCornerRadius: body(&style.backgroundCornerRadius)
    }
  }

  /// A height that may be absent is two numbers: whether it is, and the height, 0 if it is. Setting the height makes it present.
  private func accessBodyHeight(_ style: inout TabStripStyle, _ body: (inout Double) -> Void) {
    if self == .bodyHugsTitle {
      var hugs = style.bodyHeight == nil
      Self.flag(&hugs, body)
      style.bodyHeight = hugs ? nil : style.bodyHeight ?? 0
    } else {
      var height = style.bodyHeight ?? 0
      body(&height)
      style.bodyHeight = height
    }
  }
}

extension SpringTuning {
  mutating func accessFrequency(_ body: (inout Double) -> Void) {
    var frequency = angularFrequency
    body(&frequency)
    self = SpringTuning(angularFrequency: frequency, dampingRatio: dampingRatio)
  }

  mutating func accessDamping(_ body: (inout Double) -> Void) {
    var ratio = dampingRatio
    body(&ratio)
    self = SpringTuning(angularFrequency: angularFrequency, dampingRatio: ratio)
  }
}

extension TabStripStyle {
  /// The style as the engine reads it: metrics that are negative, infinite or not a number are 0, opacities
  /// and the fade's fraction lie in 0…1.
  ///
  /// For hosts, whose toolkits take worse to bad numbers. `maximumTabWidth` may be infinite, insets of the indicator and the
  /// gap of the focus ring negative. O(1).
  public var sound: TabStripStyle {
    var style = self
    func length(_ points: inout Double) { points = Anatomy.length(points)?.points ?? 0 }
    func signedLength(_ points: inout Double) {
      let size = Anatomy.length(points.magnitude)?.points ?? 0
      points = points < 0 ? -size : size
    }
    func fraction(_ value: Double) -> Double { value >= 0 ? Swift.min(1, value) : 0 }
    func fractions(_ values: inout StateValues<Double>) {
      values = StateValues(
        fraction(values.normal), selected: values.selected.map(fraction), pressed: values.pressed.map(fraction),
        hovered: values.hovered.map(fraction), focused: values.focused.map(fraction),
        disabled: values.disabled.map(fraction))
    }
    length(&style.height)
    length(&style.spacing)
    length(&style.leadingInset)
    length(&style.trailingInset)
    length(&style.minimumTabWidth)
    if style.maximumTabWidth != .infinity { length(&style.maximumTabWidth) }
    if var height = style.bodyHeight {
      length(&height)
      style.bodyHeight = height
    }
    length(&style.horizontalPadding)
    length(&style.verticalPadding)
    length(&style.cornerRadius)
    length(&style.borderWidth)
    length(&style.iconGap)
    length(&style.iconSize)
    length(&style.badgeGap)
    length(&style.badgePadding)
    length(&style.badgeHeight)
    fractions(&style.bodyOpacity)
    fractions(&style.opacity)
    length(&style.indicator.thickness)
    signedLength(&style.indicator.leadingInset)
    signedLength(&style.indicator.trailingInset)
    signedLength(&style.indicator.topInset)
    signedLength(&style.indicator.bottomInset)
    length(&style.indicator.cornerRadius)
    length(&style.trim.thickness)
    length(&style.fade.clearDistance)
    length(&style.fade.solidDistance)
    style.fade.solidFraction = fraction(style.fade.solidFraction)
    length(&style.fade.rampDistance)
    length(&style.overflowButton.width)
    length(&style.overflowButton.diameter)
    length(&style.overflowButton.glyphSize)
    length(&style.overflowButton.borderWidth)
    length(&style.focusRingWidth)
    signedLength(&style.focusRingGap)
    length(&style.backgroundCornerRadius)
    return style
  }
}

import TabStripCore

extension TabStripStyle {
  /// How many numbers a style has.
  static var numberCount: Int { 39 }

  /// Passes the style's metrics on, in the order that Web/look.js knows them by.
  mutating func pass(_ row: inout NumberRow) {
    row.pass(&height)
    row.pass(&spacing)
    row.pass(&leadingInset)
    row.pass(&trailingInset)
    row.pass(&minimumTabWidth)
    row.pass(&maximumTabWidth)
    // Below 0: as high as the title needs.
    var body = bodyHeight ?? -1
    row.pass(&body)
    bodyHeight = body < 0 ? nil : body
    row.pass(&horizontalPadding)
    row.pass(&verticalPadding)
    row.pass(&cornerRadius)
    row.pass(&borderWidth)
    row.pass(&iconGap)
    row.pass(&iconSize)
    row.pass(&badgeGap)
    row.pass(&badgePadding)
    row.pass(&badgeHeight)
    row.pass(&indicator.form)
    row.pass(&indicator.extent)
    row.pass(&indicator.interpolation)
    row.pass(&indicator.thickness)
    row.pass(&indicator.leadingInset)
    row.pass(&indicator.trailingInset)
    row.pass(&indicator.cornerRadius)
    row.pass(&indicator.spring)
    row.pass(&fade.clearDistance)
    row.pass(&fade.solidDistance)
    row.pass(&fade.solidFraction)
    row.pass(&fade.rampDistance)
    row.pass(&overflowButton.width)
    row.pass(&overflowButton.diameter)
    row.pass(&overflowButton.glyphSize)
    row.pass(&overflowButton.borderWidth)
    row.pass(&trim.thickness)
    row.pass(&focusRingWidth)
    row.pass(&focusRingGap)
    row.pass(&backgroundCornerRadius)
    row.pass(&indicator.topInset)
    row.pass(&indicator.bottomInset)
  }
}

extension NumberRow {
  /// Passes a spring on as its frequency and its damping ratio.
  mutating func pass(_ spring: inout SpringTuning) {
    var frequency = spring.angularFrequency
    var ratio = spring.dampingRatio
    pass(&frequency)
    pass(&ratio)
    spring = SpringTuning(angularFrequency: frequency, dampingRatio: ratio)
  }
}

extension TabStripStyle {
  /// Rounded buttons in a row, the chosen one filled (source system A).
  ///
  /// Body 32 high, corner radius 16, border 0.6 in one colour; fades from 25 % to 75 % of the overflow buttons' width.
  public static var pills: TabStripStyle {
    var style = TabStripStyle()
    style.height = 48
    style.spacing = 8
    style.leadingInset = 12
    style.trailingInset = 12
    style.bodyHeight = 32
    style.horizontalPadding = 14
    style.cornerRadius = 16
    style.borderWidth = 0.6
    style.bodyColor = StateValues(.background, selected: .accent, pressed: .pressedFill, hovered: .fill)
    style.borderColor = StateValues(.separator, selected: .clear, pressed: .separator)
    style.titleColor = StateValues(.label, selected: .onAccent, pressed: .label)
    style.fade = FadeStyle(clearDistance: 10, solidDistance: 30, rampDistance: 24)
    return style
  }

  /// Small labels in rounded boxes (source system D).
  ///
  /// Corner radius 4, padding 12 at the sides and 4 above and below, spacing 12, insets 20, a row 40 high in a strip of 44.
  /// The selected title is 14 points, the others 12; a chip keeps the room of the wider one.
  public static var chips: TabStripStyle {
    var style = TabStripStyle()
    style.height = 44
    style.spacing = 12
    style.leadingInset = 20
    style.trailingInset = 20
    style.horizontalPadding = 12
    style.verticalPadding = 4
    style.cornerRadius = 4
    style.bodyColor = StateValues(.pressedFill)
    style.bodyOpacity = StateValues(0.5, selected: 1, pressed: 1, hovered: 0.75)
    style.titleColor = StateValues(.secondaryLabel, selected: .label)
    style.titleFont = StateValues(FontRole(size: 12), selected: FontRole(size: 14))
    style.fade = FadeStyle(clearDistance: 0, solidDistance: 24)
    return style
  }

  /// Titles over a bar that springs to the selected one (source system B).
  ///
  /// Padding 12.5 at the sides, of which the bar, 3 high, leaves 5 free; insets 10; a trim of 0.5. Off: ``FadeStyle/edges``.
  public static var selectionList: TabStripStyle {
    var style = TabStripStyle()
    style.height = 36
    style.leadingInset = 10
    style.trailingInset = 10
    style.horizontalPadding = 12.5
    style.cornerRadius = 3
    style.titleColor = StateValues(.label)
    style.indicator = IndicatorStyle(form: .bar, thickness: 3, inset: 5, cornerRadius: 3, spring: .heavyBounce)
    style.setIndicatorColor(.accent)
    style.trim = TrimStyle()
    return style
  }

  /// Segments of equal width in one body, the selected one under a raised thumb.
  public static var segmented: TabStripStyle {
    var style = TabStripStyle()
    style.height = 32
    style.leadingInset = 2
    style.trailingInset = 2
    style.bodyHeight = 28
    style.minimumTabWidth = 44
    style.cornerRadius = 7
    style.titleFont = StateValues(FontRole(size: 13), selected: FontRole(size: 13, weight: .semibold))
    style.indicator = IndicatorStyle(form: .pill, cornerRadius: 7, color: .raised)
    style.background = .pressedFill
    style.backgroundCornerRadius = 9
    return style
  }

  /// Titles over a bar that follow the sections of a page (source system C).
  ///
  /// 44 high, titles of 16, a bar of 2.4, a trim of 1.
  public static var sticky: TabStripStyle {
    var style = TabStripStyle()
    style.height = 44
    style.titleFont = StateValues(FontRole(size: 16))
    style.titleColor = StateValues(.secondaryLabel, selected: .label)
    style.indicator = IndicatorStyle(form: .bar, thickness: 2.4, color: .label)
    style.trim = TrimStyle(thickness: 1)
    style.background = .background
    return style
  }
}

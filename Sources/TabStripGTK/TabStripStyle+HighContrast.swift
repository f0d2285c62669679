import TabStripCore

extension TabStripStyle {
  /// The same style for a user who wants high contrast. Only colours and lines differ, and no metric that layout reads.
  ///
  /// What a usual theme tells by shades of grey is told here by what can be told apart at three to one:
  /// titles are in the full colour of text, and only those of disabled tabs are grey; bodies have an edge; the selected body, or
  /// the pill under it, has the accent. Colours of the app's own stay what they are.
  var inHighContrast: TabStripStyle {
    var style = self
    style.showDisabledByGrey()
    style.giveBodiesEdges()
    style.bodyOpacity = StateValues(1)
    if indicator.form == .pill, indicator.color.isShade {
      style.indicator.color = .accent
      style.titleColor.selected = .onAccent
    }
    if indicator.form == .none, let selected = bodyColor.selected ?? shadeOfSelection, selected.isShade {
      style.bodyColor.selected = .accent
      style.titleColor.selected = .onAccent
      // A pressed tab has the body of the others, whether or not it is selected.
      if style.bodyColor.pressed != nil, titleColor.pressed == nil {
        style.titleColor.pressed = style.titleColor.normal
      }
    }
    if background.isShade, backgroundCornerRadius > 0 { style.background = .background }
    return style
  }

  /// The body that a selected tab shares with the others, where only its opacity tells them apart.
  private var shadeOfSelection: ColorRole? {
    bodyOpacity.selected != nil && bodyOpacity.selected != bodyOpacity.normal ? bodyColor.normal : nil
  }

  private mutating func showDisabledByGrey() {
    func full(_ role: ColorRole?) -> ColorRole? { role == .secondaryLabel ? .label : role }
    titleColor = StateValues(
      full(titleColor.normal) ?? titleColor.normal, selected: full(titleColor.selected),
      pressed: full(titleColor.pressed), hovered: full(titleColor.hovered), focused: full(titleColor.focused),
      disabled: titleColor.disabled ?? .secondaryLabel)
    opacity.disabled = 1
  }

  private mutating func giveBodiesEdges() {
    guard bodyColor.normal != .clear else { return }
    if bodyColor.normal.isShade {
      // Even a light grey takes away from the titles on it. What the mouse does may still be told by one.
      bodyColor.normal = .background
      bodyColor.hovered = bodyColor.hovered ?? .fill
      bodyColor.pressed = bodyColor.pressed ?? .pressedFill
    }
    borderWidth = max(borderWidth, 1)
    if borderColor.normal == .clear { borderColor.normal = .separator }
    borderColor.selected = .label
  }
}

extension ColorRole {
  /// Whether it is one of the shades that differ little from the background.
  fileprivate var isShade: Bool {
    switch self {
    case .background, .raised, .fill, .pressedFill: true
    default: false
    }
  }
}

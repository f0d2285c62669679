import TabStripCore

extension TabStripStyle {
  /// The style as CSS for strips of a class, on a screen with so many device pixels a point.
  ///
  /// Borders are inner shadows: they take no room, so that a tab's content does not depend on them, and may be half a point
  /// wide where the screen can show it.
  func css(className: String, scale: Double, highContrast: Bool = false) -> String {
    (highContrast ? inHighContrast : self).rules(className: className, scale: scale, highContrast: highContrast)
  }

  /// The style sheet is written before anybody knows how high a body becomes.
  private var bodyRadius: Double { bodyRadius(height: 2 * Self.roundRadius) }

  /// More than half of anything's height.
  private static let roundRadius = 1_000.0

  private func rules(className: String, scale: Double, highContrast: Bool) -> String {
    let strip = "tabstrip." + className
    var css = CSSText()
    css.append(ColorPalette.fallbacks(for: colorRoles))
    css.rule(
      strip,
      [
        "background-color: " + ColorPalette.surface(background), "padding: 0", "border: none", "outline: none",
        "border-radius: " + CSSText.length(backgroundCornerRadius),
        // A body that only its grey sets off gets an edge.
        highContrast && background != .clear && backgroundCornerRadius > 0
          ? Self.border(PixelGrid(scale: scale).line(1), ColorPalette.surface(.separator)) : "box-shadow: none",
      ])
    css.rule(strip + " > tab", Self.plain + ["border-radius: " + CSSText.length(bodyRadius)])
    for (states, declarations) in stateRules(scale: scale, highContrast: highContrast) {
      css.rule(strip + " > tab" + states.pseudoClasses, declarations)
    }
    css.rule(
      strip + " > tab:focus-visible",
      [
        "outline: \(CSSText.length(focusRingWidth)) solid " + ColorPalette.mark(.accent),
        "outline-offset: " + CSSText.length(focusRingGap),
      ])
    // Themes dim disabled labels and images by themselves, on top of what the style does to the tab.
    css.rule(strip + " > tab > label", ["color: inherit"])
    css.rule(
      strip + " > tab > image",
      // GTK refuses to look for an icon without a size; the tab hides it then.
      ["color: inherit", "-gtk-icon-filter: none", "-gtk-icon-size: " + CSSText.length(max(iconSize, 1))])
    css.rule(
      strip + " > tab > .badge",
      Self.plain + Self.font(badgeFont) + [
        "background-color: " + ColorPalette.surface(.badge), "color: " + ColorPalette.mark(.onBadge),
        // However high it is, its ends are round.
        "border-radius: " + CSSText.length(Self.roundRadius),
      ])
    css.rule(strip + " > trim", Self.plain + ["background-color: " + ColorPalette.surface(trim.color)])
    indicatorRules(strip, scale: scale, into: &css)
    buttonRules(strip, scale: scale, into: &css)
    if highContrast {
      css.rule(strip + " > button.overflow:disabled", ["color: " + ColorPalette.mark(.secondaryLabel)])
    }
    return css.text
  }

  /// Undoes what a theme may say of nodes with these names.
  private static let plain = [
    "background: none", "border: none", "box-shadow: none", "padding: 0", "margin: 0", "min-width: 0", "min-height: 0",
    "outline: none", "transition: none", "text-shadow: none",
  ]

  private static func font(_ role: FontRole) -> [String] {
    ["font-size: \(CSSText.number(role.size * TextScale.cssPointsPerPoint))pt", "font-weight: \(role.weight.css)"]
  }

  /// A border, and the shadow of a body that stands out.
  private static func border(_ width: Double, _ color: String, around body: ColorRole = .clear) -> String {
    "box-shadow: inset 0 0 0 \(CSSText.length(width)) " + color + (body == .raised ? ", " + raisedShadow : "")
  }

  private static let raisedShadow = "0 1px 3px alpha(black, 0.2)"

  /// Every look of a tab, for as few combinations of states as tell them all.
  ///
  /// CSS lets the rule with most matching states win, whereas the style has a chain of precedence for each value. A rule for
  /// each combination of states is exact; those that would change nothing are left out.
  private func stateRules(scale: Double, highContrast: Bool) -> [(TabStates, [String])] {
    let combinations = (UInt8(0)..<32).map(TabStates.init(rawValue:)).sorted {
      $0.rawValue.nonzeroBitCount < $1.rawValue.nonzeroBitCount
    }
    var rules: [(states: TabStates, declarations: [String])] = []
    for states in combinations {
      // Grey on the colour of the selected tab could not be read: there, being selected is shown.
      let isBoth = highContrast && states.isSuperset(of: [.selected, .disabled])
      let declarations = look(in: isBoth ? states.subtracting(.disabled) : states, scale: scale)
      let winner = rules.reversed().first { rule in
        rule.states.isSubset(of: states)
          && !rules.contains {
            $0.states.isSubset(of: states)
              && $0.states.rawValue.nonzeroBitCount > rule.states.rawValue.nonzeroBitCount
          }
      }
      if winner?.declarations != declarations { rules.append((states, declarations)) }
    }
    return rules
  }

  private func look(in states: TabStates, scale: Double) -> [String] {
    let color = bodyColor.value(for: states)
    let shade = bodyOpacity.value(for: states)
    let body = ColorPalette.surface(color)
    return [
      "background-color: " + (shade >= 1 || color == .clear ? body : "alpha(\(body), \(CSSText.number(shade)))"),
      Self.border(
        PixelGrid(scale: scale).line(borderWidth), ColorPalette.surface(borderColor.value(for: states)), around: color),
      "color: " + ColorPalette.mark(titleColor.value(for: states)),
      "opacity: " + CSSText.number(min(opacity.value(for: states), 1)),
    ] + Self.font(titleFont.value(for: states))
  }

  private func indicatorRules(_ strip: String, scale: Double, into css: inout CSSText) {
    let node = strip + " > indicator"
    css.rule(node, Self.plain)
    css.rule(node + ".bar", ["background-color: " + ColorPalette.mark(indicator.color)])
    css.rule(node + ".top-bar", ["background-color: " + ColorPalette.mark(indicator.color)])
    css.rule(
      node + ".dot",
      [
        "background-color: " + ColorPalette.mark(indicator.color),
        "border-radius: " + CSSText.length(indicator.thickness / 2),
      ])
    css.rule(
      node + ".border",
      [
        Self.border(PixelGrid(scale: scale).line(indicator.thickness), ColorPalette.mark(indicator.color)),
        "border-radius: " + CSSText.length(indicator.cornerRadius),
      ])
    css.rule(
      node + ".pill",
      [
        "background-color: " + ColorPalette.surface(indicator.color),
        "border-radius: " + CSSText.length(indicator.cornerRadius),
        "box-shadow: " + (indicator.color == .raised ? Self.raisedShadow : "none"),
      ])
  }

  private func buttonRules(_ strip: String, scale: Double, into css: inout CSSText) {
    let node = strip + " > button.overflow"
    let button = overflowButton
    func body(_ states: TabStates) -> String {
      "background-color: " + ColorPalette.surface(button.bodyColor.value(for: states))
    }
    css.rule(
      node,
      Self.plain + [
        body([]),
        Self.border(PixelGrid(scale: scale).line(button.borderWidth), ColorPalette.surface(button.borderColor)),
        "color: " + ColorPalette.mark(button.glyphColor), "border-radius: " + CSSText.length(button.diameter / 2),
      ])
    css.rule(node + ":hover", [body(.hovered)])
    css.rule(node + ":active", [body(.pressed)])
    css.rule(node + ":disabled", [body(.disabled), "opacity: " + CSSText.number(opacity.value(for: .disabled))])
  }

  private var colorRoles: [ColorRole] {
    let values = [bodyColor, borderColor, titleColor, overflowButton.bodyColor]
    return values.flatMap {
      [$0.normal, $0.selected, $0.pressed, $0.hovered, $0.focused, $0.disabled].compactMap(\.self)
    }
      + [indicator.color, trim.color, overflowButton.borderColor, overflowButton.glyphColor, background]
  }
}

extension TabStates {
  /// The states as CSS writes them.
  var pseudoClasses: String {
    (contains(.selected) ? ":selected" : "") + (contains(.pressed) ? ":active" : "")
      + (contains(.hovered) ? ":hover" : "") + (contains(.focused) ? ":focus-visible" : "")
      + (contains(.disabled) ? ":disabled" : "")
  }
}

import TabStripCore

/// A variant of the web's strip, and how its custom properties and attributes say what differs from it.
struct WebVariant {
  let name: String
  let style: TabStripStyle
  let configuration: TabStripConfiguration

  static let all = [
    WebVariant(name: "pills", style: .pills, configuration: .pills),
    WebVariant(name: "chips", style: .chips, configuration: .chips),
    WebVariant(name: "underline", style: .selectionList, configuration: .selectionList),
    WebVariant(name: "segmented", style: .segmented, configuration: .segmented),
    WebVariant(name: "sticky", style: .sticky, configuration: .sticky),
  ]

  /// The variant from which least differs.
  static func nearest(to style: TabStripStyle, _ configuration: TabStripConfiguration) -> WebVariant {
    func distance(_ variant: WebVariant) -> Int {
      variant.properties(of: style).count + variant.attributes(of: configuration).count
        + (style.bodyColor == variant.style.bodyColor ? 0 : 1) + (style.titleFont == variant.style.titleFont ? 0 : 1)
    }
    return all.min { distance($0) < distance($1) }!
  }

  /// The custom properties that make this variant's style the other, as far as properties go.
  func properties(of other: TabStripStyle) -> [String: String] {
    var properties: [String: String] = [:]
    for (name, number) in Self.lengths where number(other) != number(style) {
      // Nothing is as long as infinity on the web.
      properties["--tab-strip-\(name)"] = "\(min(number(other), 1e6))px"
    }
    for (name, number) in Self.numbers where number(other) != number(style) {
      properties["--tab-strip-\(name)"] = "\(number(other))"
    }
    return properties
  }

  /// The attributes that make this variant's behaviour the other, as far as attributes go.
  func attributes(of other: TabStripConfiguration) -> [String: String] {
    var attributes: [String: String] = [:]
    for (name, text) in Self.words where text(other) != text(configuration) { attributes[name] = text(other) }
    return attributes
  }

  private static let lengths: [(String, @Sendable (TabStripStyle) -> Double)] = [
    ("height", { $0.height }), ("spacing", { $0.spacing }), ("leading-inset", { $0.leadingInset }),
    ("trailing-inset", { $0.trailingInset }), ("minimum-tab-width", { $0.minimumTabWidth }),
    ("maximum-tab-width", { $0.maximumTabWidth }), ("body-height", { $0.bodyHeight ?? -1 }),
    ("horizontal-padding", { $0.horizontalPadding }), ("vertical-padding", { $0.verticalPadding }),
    ("corner-radius", { $0.cornerRadius }), ("border-width", { $0.borderWidth }), ("icon-gap", { $0.iconGap }),
    ("icon-size", { $0.iconSize }), ("badge-gap", { $0.badgeGap }), ("badge-padding", { $0.badgePadding }),
    ("badge-height", { $0.badgeHeight }), ("indicator-thickness", { $0.indicator.thickness }),
    ("indicator-leading-inset", { $0.indicator.leadingInset }),
    ("indicator-trailing-inset", { $0.indicator.trailingInset }),
    ("indicator-corner-radius", { $0.indicator.cornerRadius }), ("fade-clear", { $0.fade.clearDistance }),
    ("fade-solid", { $0.fade.solidDistance }), ("fade-ramp", { $0.fade.rampDistance }),
    ("button-width", { $0.overflowButton.width }), ("trim-thickness", { $0.trim.thickness }),
    ("background-corner-radius", { $0.backgroundCornerRadius }),
  ]

  private static let numbers: [(String, @Sendable (TabStripStyle) -> Double)] = [
    ("indicator-form", { Double($0.indicator.form.rawValue) }),
    ("indicator-extent", { Double($0.indicator.extent.rawValue) }),
    ("indicator-frequency", { $0.indicator.spring.angularFrequency }),
    ("indicator-damping", { $0.indicator.spring.dampingRatio }), ("fade-fraction", { $0.fade.solidFraction }),
  ]

  private static let words: [(String, @Sendable (TabStripConfiguration) -> String)] = [
    ("distribution", { kebab("\($0.distribution)") }), ("center-ends", { "\($0.centersEnds)" }),
    ("selection", { mode($0.selectionMode).form }), ("least", { mode($0.selectionMode).least }),
    ("most", { mode($0.selectionMode).most }),
    ("reselect", { ["ignore", "report", "reveal"][Int($0.reselection.rawValue)] }),
    ("reveal-policy", { policy($0.reveal.tap).form }), ("peek", { policy($0.reveal.tap).peek }),
    ("overflow", { "\($0.overflow.placement)" }), ("show-buttons", { "\($0.overflow.showsAlways)" }),
    ("paging", { ["item", "visible", "viewport"][Int($0.overflow.paging.rawValue)] }),
    ("page-on-release", { "\($0.overflow.pagesOnRelease)" }), ("tolerance", { "\($0.overflow.tolerance)" }),
    ("drag", { "\($0.scrolling.dragsWithMouse)" }), ("wheel-step", { "\($0.scrolling.wheelStep)" }),
    ("snap", { "\($0.scrolling.snap)" }), ("activation", { $0.keyboard.selectsOnFocus ? "auto" : "manual" }),
    ("wrap", { "\($0.keyboard.wraps)" }), ("reach-disabled", { "\($0.keyboard.reachesDisabled)" }),
    ("select-central", { "\($0.selectsCentralTab)" }),
    ("spring-loading", { $0.springLoadingDelay.map { "\($0)" } ?? "-1" }),
  ]

  /// fillEqually → fill-equally.
  private static func kebab(_ name: String) -> String {
    name.reduce(into: "") { $0 += $1.isUppercase ? "-\($1.lowercased())" : String($1) }
  }

  private static func mode(_ mode: SelectionMode) -> (form: String, least: String, most: String) {
    switch mode {
    case .required: ("required", "0", "0")
    case .optional: ("optional", "0", "0")
    case .multiple(let min, let max): ("multiple", "\(min)", "\(Swift.min(max, Int(Int32.max)))")
    case .momentary: ("momentary", "0", "0")
    }
  }

  private static func policy(_ policy: RevealPolicy) -> (form: String, peek: String) {
    switch policy {
    case .none: ("none", "0")
    case .nearest(let peek): ("nearest", "\(peek)")
    case .center: ("center", "0")
    case .leading: ("leading", "0")
    case .trailing: ("trailing", "0")
    }
  }
}

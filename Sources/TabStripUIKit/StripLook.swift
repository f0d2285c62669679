#if canImport(UIKit)
  import TabStripCore
  import UIKit

  /// What a style's roles stand for in the strip's present surroundings.
  struct StripLook {
    var style: TabStripStyle
    var colors: TabStripColors
    var fonts: TabStripFonts
    /// The app's own fonts for titles, instead of the style's.
    var titleFonts: StateValues<UIFont>?
    var traits: UITraitCollection
    var tint: UIColor
    var grid: PixelGrid

    /// Reads the surroundings of a view.
    @MainActor
    init(_ style: TabStripStyle, _ colors: TabStripColors, titleFonts: StateValues<UIFont>? = nil, on view: UIView) {
      self.style = style
      self.titleFonts = titleFonts
      self.colors = colors
      traits = view.traitCollection
      tint = view.tintColor
      fonts = TabStripFonts(traits)
      grid = PixelGrid(scale: traits.displayScale > 0 ? Double(traits.displayScale) : 1)
    }

    /// The colour of a role, as it is now.
    func color(_ role: ColorRole) -> UIColor { colors.color(role, tint: tint).resolvedColor(with: traits) }

    /// Every font that a title may have.
    var allTitleFonts: [UIFont] {
      if let titleFonts { return titleFonts.all }
      return style.titleFont.all.map(fonts.font)
    }

    /// A place on the nearest device pixel.
    func aligned(_ place: CGFloat) -> CGFloat {
      let scale = CGFloat(grid.scale)
      return (place * scale).rounded() / scale
    }

    /// How a tab is drawn that is so far selected.
    func tab(_ states: TabStates, selectionFraction: Double) -> TabLook {
      let (on, off) = (states.union(.selected), states.subtracting(.selected))
      func mixed(_ values: StateValues<Double>) -> Double {
        let (from, to) = (values.value(for: off), values.value(for: on))
        return min(max(from + (to - from) * selectionFraction, 0), 1)
      }
      func mixed(_ roles: StateValues<ColorRole>) -> UIColor {
        color(roles.value(for: off)).blended(with: color(roles.value(for: on)), selectionFraction, in: traits)
      }
      return TabLook(
        body: mixed(style.bodyColor).faded(to: mixed(style.bodyOpacity), in: traits), border: mixed(style.borderColor),
        title: mixed(style.titleColor),
        font: titleFonts?.value(for: states) ?? fonts.font(style.titleFont.value(for: states)),
        opacity: mixed(style.opacity), isRaised: style.bodyColor.value(for: states) == .raised)
    }
  }

  extension StateValues {
    /// The values of all states, each once.
    fileprivate var all: [Value] {
      var values: [Value] = []
      for value in [normal, selected, pressed, hovered, focused, disabled] {
        if let value, !values.contains(value) { values.append(value) }
      }
      return values
    }
  }

  /// How one tab is drawn.
  struct TabLook {
    var body: UIColor
    var border: UIColor
    var title: UIColor
    var font: UIFont
    var opacity: Double
    var isRaised: Bool
  }
#endif

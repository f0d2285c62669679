#if canImport(UIKit)
  import TabStripCore
  import UIKit

  /// What a style's roles stand for in the strip's present surroundings.
  struct StripLook {
    var style: TabStripStyle
    var colors: TabStripColors
    var fonts: TabStripFonts
    var traits: UITraitCollection
    var tint: UIColor
    var grid: PixelGrid

    /// Reads the surroundings of a view.
    @MainActor
    init(_ style: TabStripStyle, _ colors: TabStripColors, on view: UIView) {
      self.style = style
      self.colors = colors
      traits = view.traitCollection
      tint = view.tintColor
      fonts = TabStripFonts(traits)
      grid = PixelGrid(scale: traits.displayScale > 0 ? Double(traits.displayScale) : 1)
    }

    /// The colour of a role, as it is now.
    func color(_ role: ColorRole) -> UIColor { colors.color(role, tint: tint).resolvedColor(with: traits) }

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
        title: mixed(style.titleColor), font: fonts.font(style.titleFont.value(for: states)),
        opacity: mixed(style.opacity))
    }
  }

  /// How one tab is drawn.
  struct TabLook {
    var body: UIColor
    var border: UIColor
    var title: UIColor
    var font: UIFont
    var opacity: Double
  }
#endif

#if canImport(UIKit)
  import TabStripCore
  import UIKit

  extension SelectionList {
    /// Numbers of the list's own colours in the strip's palette.
    private enum Palette {
      static let indicator = ColorRole.custom(0)
      static let trim = ColorRole.custom(1)
      static let normal = ColorRole.custom(2)
      static let selected = ColorRole.custom(3)
      static let highlighted = ColorRole.custom(4)
      static let disabled = ColorRole.custom(5)
      static let focused = ColorRole.custom(6)
    }

    /// The room round a title that counts as its own, and the margin at the list's ends.
    private static let titlePadding = 7.5
    private static let margin = 10.0
    private static let borderThickness = 1.0

    /// The source's black is the label's colour here, so that it shows in the dark.
    static let plainStyle: TabStripStyle = {
      var style = TabStripStyle.selectionList
      style.titleColor = StateValues(.label)
      style.indicator.color = .label
      style.trim.color = .label
      return style
    }()

    // MARK: Titles

    /// Sets the colour of titles in a state. A state without its own has the normal one; so has each where nil is set, and the normal one is then the
    /// label's.
    ///
    /// - Parameter state: One of normal, highlighted, selected, disabled and focused. Of several together the first counts in the order
    ///   disabled, highlighted, selected, focused.
    public func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
      var values = strip.style.titleColor
      func set(_ role: ColorRole) -> ColorRole? {
        strip.colors[role] = color
        return color == nil ? nil : role
      }
      switch State(state) {
      case .normal: values.normal = set(Palette.normal) ?? .label
      case .highlighted: values.pressed = set(Palette.highlighted)
      case .selected:
        hasOwnSelectedColor = color != nil
        values.selected = set(Palette.selected)
      case .disabled: values.disabled = set(Palette.disabled)
      case .focused: values.focused = set(Palette.focused)
      }
      strip.style.titleColor = values
    }

    /// Sets the font of titles in a state, as ``setTitleColor(_:for:)`` sets their colour. Each item has room for the widest of them. Once a font is
    /// set, texts no longer follow the user's text size by themselves: give fonts from `UIFontMetrics`.
    public func setTitleFont(_ font: UIFont?, for state: UIControl.State) {
      var values = strip.titleFonts ?? StateValues(.systemFont(ofSize: 13))
      switch State(state) {
      case .normal: values.normal = font ?? .systemFont(ofSize: 13)
      case .highlighted: values.pressed = font
      case .selected: values.selected = font
      case .disabled: values.disabled = font
      case .focused: values.focused = font
      }
      strip.titleFonts = values
    }

    /// One state of those that a control can be in at once.
    private enum State {
      case normal
      case highlighted
      case selected
      case disabled
      case focused

      init(_ state: UIControl.State) {
        if state.contains(.disabled) {
          self = .disabled
        } else if state.contains(.highlighted) {
          self = .highlighted
        } else if state.contains(.selected) {
          self = .selected
        } else {
          self = state.contains(.focused) ? .focused : .normal
        }
      }
    }

    // MARK: Indicator and trim

    /// The colour of the mark; the label's unless it is set. Setting it sets the selected title's colour, too, unless that has its own.
    @IBInspectable public var selectionIndicatorColor: UIColor {
      get { strip.colors[Palette.indicator] ?? .label }
      set {
        strip.colors[Palette.indicator] = newValue
        strip.style.indicator.color = Palette.indicator
        if !hasOwnSelectedColor { strip.style.titleColor.selected = Palette.indicator }
      }
    }

    /// How the mark springs; heavily unless it is set.
    public var selectionIndicatorAnimationMode: IndicatorAnimationMode {
      get {
        switch strip.style.indicator.spring {
        case .noBounce: .noBounce
        case .lightBounce: .lightBounce
        default: .heavyBounce
        }
      }
      set {
        switch newValue {
        case .heavyBounce: strip.style.indicator.spring = .heavyBounce
        case .lightBounce: strip.style.indicator.spring = .lightBounce
        case .noBounce: strip.style.indicator.spring = .noBounce
        }
      }
    }

    /// Whether the line along the bottom is hidden. False unless it is set.
    @IBInspectable public var isBottomTrimHidden: Bool {
      get { strip.style.trim.thickness == 0 }
      set { strip.style.trim.thickness = newValue ? 0 : Self.plainStyle.trim.thickness }
    }

    /// The colour of that line; the label's unless it is set.
    @IBInspectable public var bottomTrimColor: UIColor {
      get { strip.colors[Palette.trim] ?? .label }
      set {
        strip.colors[Palette.trim] = newValue
        strip.style.trim.color = Palette.trim
      }
    }

    /// Whether the row fades at an end with more to see. False unless it is set.
    @IBInspectable public var showsEdgeFadeEffect: Bool {
      get { strip.style.fade != .none }
      set { strip.style.fade = newValue ? .edges : .none }
    }

    // MARK: Behaviour

    /// Whether every item can be in the middle, the first and the last one too, and a selected one comes there. False unless it is set.
    @IBInspectable public var centersOnSelection: Bool {
      get { strip.configuration.centersEnds }
      set {
        strip.configuration.centersEnds = newValue
        strip.configuration.reveal = newValue ? RevealPolicies() : TabStripConfiguration.selectionList.reveal
      }
    }

    /// Whether the item nearest to the middle comes there after a drag or a fling. False unless it is set.
    @IBInspectable public var snapsToCenter: Bool {
      get { strip.configuration.scrolling.snap == .center }
      set { strip.configuration.scrolling.snap = newValue ? .center : .none }
    }

    /// Whether the item in the middle becomes selected, and is reported, while a hand moves the row. False unless it is set.
    @IBInspectable public var selectsCentralItem: Bool {
      get { strip.configuration.selectsCentralTab }
      set { strip.configuration.selectsCentralTab = newValue }
    }

    func indicatorStyleChanged() {
      let (form, thickness): (TabStripCore.IndicatorStyle.Form, Double) =
        switch selectionIndicatorStyle {
        case .bottomBar: (.bar, Double(selectionIndicatorHeight))
        case .buttonBorder: (.border, Self.borderThickness)
        case .none: (.none, 0)
        case .pill: (.pill, 0)
        case .topBar: (.topBar, Double(selectionIndicatorHeight))
        case .dot: (.dot, Double(selectionIndicatorHeight))
        }
      strip.style.indicator.form = form
      strip.style.indicator.thickness = thickness
      settleMode()
    }

    func metricsChanged() {
      let padding = Double(buttonInsets.left + buttonInsets.right) / 2 + Self.titlePadding
      var style = strip.style
      style.horizontalPadding = padding
      style.indicator.inset = padding - Double(selectionIndicatorHorizontalPadding)
      strip.style = style
      indicatorStyleChanged()
    }

    func distributionChanged() {
      strip.configuration.distribution = centersButtons ? (evenlySpacesButtons ? .spaceAround : .center) : .leading
      strip.style.spacing = centersButtons && !evenlySpacesButtons ? Self.margin : 0
    }
  }
#endif

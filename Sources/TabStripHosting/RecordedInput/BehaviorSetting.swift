import TabStripCore

/// The settings of a configuration.
public enum BehaviorSetting: UInt8, RecordedSetting {
  /// ``TabStripConfiguration/distribution``.
  case distribution = 0
  /// ``TabStripConfiguration/centersEnds``.
  case centersEnds = 1
  /// ``TabStripConfiguration/selectionMode``: required, optional, multiple, momentary.
  case selectionMode = 2
  /// ``TabStripConfiguration/reselection``.
  case reselection = 3
  /// ``RevealPolicies/tap``: none, nearest, center, leading, trailing.
  case tapReveal = 4
  /// The peek of ``RevealPolicies/tap``; setting it makes the policy `nearest`.
  case tapPeek = 5
  /// ``RevealPolicies/keyboard``.
  case keyboardReveal = 6
  /// The peek of ``RevealPolicies/keyboard``.
  case keyboardPeek = 7
  /// ``RevealPolicies/program``.
  case programReveal = 8
  /// The peek of ``RevealPolicies/program``.
  case programPeek = 9
  /// ``RevealPolicies/tracking``.
  case trackingReveal = 10
  /// The peek of ``RevealPolicies/tracking``.
  case trackingPeek = 11
  /// ``OverflowConfiguration/placement-swift.property``.
  case buttons = 12
  /// ``OverflowConfiguration/showsAlways``.
  case buttonsShowAlways = 13
  /// ``OverflowConfiguration/paging-swift.property``.
  case paging = 14
  /// ``OverflowConfiguration/tolerance``.
  case tolerance = 15
  /// ``OverflowConfiguration/repeatDelay``.
  case repeatDelay = 16
  /// ``OverflowConfiguration/repeatInterval``.
  case repeatInterval = 17
  /// ``ScrollConfiguration/dragsWithMouse``.
  case dragsWithMouse = 18
  /// ``ScrollConfiguration/bounces``.
  case bounces = 19
  /// ``ScrollConfiguration/slop``.
  case slop = 20
  /// ``ScrollConfiguration/frictionRate``.
  case frictionRate = 21
  /// ``ScrollConfiguration/minimumFlingSpeed``.
  case minimumFlingSpeed = 22
  /// ``ScrollConfiguration/wheelStep``.
  case wheelStep = 23
  /// ``SpringTuning/angularFrequency`` of ``ScrollConfiguration/spring``.
  case scrollFrequency = 24
  /// ``SpringTuning/dampingRatio`` of ``ScrollConfiguration/spring``.
  case scrollDamping = 25
  /// ``KeyboardConfiguration/selectsOnFocus``.
  case selectsOnFocus = 26
  /// ``KeyboardConfiguration/wraps``.
  case wraps = 27
  /// ``TabStripConfiguration/estimatedTabWidth``.
  case estimatedTabWidth = 28
  /// ``TabStripConfiguration/overscan``.
  case overscan = 29
  /// ``TabStripConfiguration/wholeMeasureLimit``.
  case wholeMeasureLimit = 30
  /// The bounds of ``SelectionMode/multiple(min:max:)``; setting one makes the mode that.
  case fewestSelected = 31
  /// The upper one.
  case mostSelected = 32
  /// ``TabStripConfiguration/selectsCentralTab``.
  case selectsCentralTab = 33
  /// ``ScrollConfiguration/snap``.
  case snap = 34
  /// ``KeyboardConfiguration/reachesDisabled``.
  case reachesDisabled = 35
  /// Whether ``TabStripConfiguration/springLoadingDelay`` is nil.
  case springLoadingOff = 36
  /// ``TabStripConfiguration/springLoadingDelay``; 0 where it is nil.
  case springLoadingDelay = 37
  /// ``RevealPolicies/leadingMargin``.
  case leadingMargin = 38
  /// ``RevealPolicies/trailingMargin``.
  case trailingMargin = 39
  /// ``OverflowConfiguration/pagesOnRelease``.
  case pagesOnRelease = 40
  /// ``TabStripConfiguration/succession``.
  case succession = 41
  /// ``TabStripConfiguration/deselectsDisabled``.
  case deselectsDisabled = 42
  /// ``TabStripConfiguration/reportsFirstSelection``.
  case reportsFirstSelection = 43
  /// ``TabStripConfiguration/choosesOnPress``.
  case choosesOnPress = 44
  /// ``OverflowConfiguration/restsAtEnds``.
  case restsAtEnds = 45
  /// ``OverflowConfiguration/pageFraction``.
  case pageFraction = 46
  /// ``RevealPolicies/centerShift``.
  case centerShift = 47
  /// ``KeyboardConfiguration/activates``.
  case activates = 48

  /// The behaviour of a preset.
  public static func subject(of preset: Preset) -> TabStripConfiguration {
    switch preset {
    case .plain: TabStripConfiguration()
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
    case .distribution: .choice(count: UInt8(Distribution.allCases.count))
    case .selectionMode, .paging: .choice(count: 4)
    case .succession: .choice(count: UInt8(Succession.allCases.count))
    case .snap: .choice(count: UInt8(Snap.allCases.count))
    case .reselection, .buttons: .choice(count: 3)
    case .tapReveal, .keyboardReveal, .programReveal, .trackingReveal: .choice(count: 5)
    case .centersEnds, .buttonsShowAlways, .dragsWithMouse, .bounces, .selectsOnFocus, .wraps, .selectsCentralTab,
      .reachesDisabled, .springLoadingOff, .pagesOnRelease, .deselectsDisabled, .reportsFirstSelection, .choosesOnPress,
      .restsAtEnds, .activates:
      .flag
    case .wholeMeasureLimit, .fewestSelected, .mostSelected: .whole
    default: .number
    }
  }

  /// Hands the setting to `body` and takes it back.
  public func access(_ configuration: inout TabStripConfiguration, _ body: (inout Double) -> Void) {
    switch self {
    case .distribution: Self.choice(&configuration.distribution, body)
    case .centersEnds: Self.flag(&configuration.centersEnds, body)
    case .selectionMode: configuration.selectionMode.accessForm(body)
    case .reselection: Self.choice(&configuration.reselection, body)
    case .tapReveal: configuration.reveal.tap.accessForm(body)
    case .tapPeek: configuration.reveal.tap.accessPeek(body)
    case .keyboardReveal: configuration.reveal.keyboard.accessForm(body)
    case .keyboardPeek: configuration.reveal.keyboard.accessPeek(body)
    case .programReveal: configuration.reveal.program.accessForm(body)
    case .programPeek: configuration.reveal.program.accessPeek(body)
    case .trackingReveal: configuration.reveal.tracking.accessForm(body)
    case .trackingPeek: configuration.reveal.tracking.accessPeek(body)
    case .leadingMargin: body(&configuration.reveal.leadingMargin)
    case .trailingMargin: body(&configuration.reveal.trailingMargin)
    case .pagesOnRelease: Self.flag(&configuration.overflow.pagesOnRelease, body)
    case .succession: Self.choice(&configuration.succession, body)
    case .deselectsDisabled: Self.flag(&configuration.deselectsDisabled, body)
    case .reportsFirstSelection: Self.flag(&configuration.reportsFirstSelection, body)
    case .choosesOnPress: Self.flag(&configuration.choosesOnPress, body)
    case .restsAtEnds: Self.flag(&configuration.overflow.restsAtEnds, body)
    case .pageFraction: body(&configuration.overflow.pageFraction)
    case .centerShift: body(&configuration.reveal.centerShift)
    case .activates: Self.flag(&configuration.keyboard.activates, body)
    case .buttons: Self.choice(&configuration.overflow.placement, body)
    case .buttonsShowAlways: Self.flag(&configuration.overflow.showsAlways, body)
    case .paging: Self.choice(&configuration.overflow.paging, body)
    case .tolerance: body(&configuration.overflow.tolerance)
    case .repeatDelay: body(&configuration.overflow.repeatDelay)
    case .repeatInterval: body(&configuration.overflow.repeatInterval)
    case .dragsWithMouse: Self.flag(&configuration.scrolling.dragsWithMouse, body)
    case .bounces: Self.flag(&configuration.scrolling.bounces, body)
    case .slop: body(&configuration.scrolling.slop)
    case .frictionRate: body(&configuration.scrolling.frictionRate)
    case .minimumFlingSpeed: body(&configuration.scrolling.minimumFlingSpeed)
    case .wheelStep: body(&configuration.scrolling.wheelStep)
    case .scrollFrequency: configuration.scrolling.spring.accessFrequency(body)
    case .scrollDamping: configuration.scrolling.spring.accessDamping(body)
    case .selectsOnFocus: Self.flag(&configuration.keyboard.selectsOnFocus, body)
    case .wraps: Self.flag(&configuration.keyboard.wraps, body)
    case .estimatedTabWidth: body(&configuration.estimatedTabWidth)
    case .overscan: body(&configuration.overscan)
    case .wholeMeasureLimit: Self.whole(&configuration.wholeMeasureLimit, body)
    case .fewestSelected: configuration.selectionMode.accessBounds { min, _ in Self.whole(&min, body) }
    case .mostSelected: configuration.selectionMode.accessBounds { _, max in Self.whole(&max, body) }
    case .selectsCentralTab: Self.flag(&configuration.selectsCentralTab, body)
    case .snap: Self.choice(&configuration.scrolling.snap, body)
    case .reachesDisabled: Self.flag(&configuration.keyboard.reachesDisabled, body)
    case .springLoadingOff, .springLoadingDelay: accessSpringLoading(&configuration, body)
    }
  }

  /// A delay that may be absent is two numbers, as an absent height is. Setting the delay makes it present.
  private func accessSpringLoading(_ configuration: inout TabStripConfiguration, _ body: (inout Double) -> Void) {
    if self == .springLoadingOff {
      var isOff = configuration.springLoadingDelay == nil
      Self.flag(&isOff, body)
      configuration.springLoadingDelay = isOff ? nil : configuration.springLoadingDelay ?? 0
    } else {
      let old = configuration.springLoadingDelay ?? 0
      var delay = old
      body(&delay)
      if delay.bitPattern != old.bitPattern { configuration.springLoadingDelay = delay }
    }
  }
}

extension SelectionMode {
  /// Lets the form of the mode be accessed as 0 (required), 1 (optional), 2 (multiple) or 3 (momentary).
  mutating func accessForm(_ body: (inout Double) -> Void) {
    let old: Double =
      switch self {
      case .required: 0
      case .optional: 1
      case .multiple: 2
      case .momentary: 3
      }
    var form = old
    body(&form)
    guard form != old else { return }
    switch form {
    case 0: self = .required
    case 1: self = .optional
    case 2: self = .multiple(min: 0, max: 0)
    case 3: self = .momentary
    default: break
    }
  }

  /// Lets the bounds be accessed; another bound makes the mode `multiple`.
  mutating func accessBounds(_ body: (inout Int, inout Int) -> Void) {
    var min = 0
    var max = 0
    if case .multiple(let oldMin, let oldMax) = self { (min, max) = (oldMin, oldMax) }
    let old = (min, max)
    body(&min, &max)
    if old != (min, max) { self = .multiple(min: min, max: max) }
  }
}

extension RevealPolicy {
  /// Lets the form of the policy be accessed as 0 (none), 1 (nearest), 2 (center), 3 (leading) or 4 (trailing).
  mutating func accessForm(_ body: (inout Double) -> Void) {
    let old: Double =
      switch self {
      case .none: 0
      case .nearest: 1
      case .center: 2
      case .leading: 3
      case .trailing: 4
      }
    var form = old
    body(&form)
    guard form != old else { return }
    switch form {
    case 0: self = .none
    case 1: self = .nearest(peek: 0)
    case 2: self = .center
    case 3: self = .leading
    case 4: self = .trailing
    default: break
    }
  }

  /// Lets the peek be accessed; setting it makes the policy the nearest.
  mutating func accessPeek(_ body: (inout Double) -> Void) {
    var peek = 0.0
    if case .nearest(let old) = self { peek = old }
    body(&peek)
    self = .nearest(peek: peek)
  }
}

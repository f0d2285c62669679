/// How a strip behaves; how it looks is in ``TabStripStyle``.
public struct TabStripConfiguration: Hashable, Sendable {
  /// How tabs use the width.
  public var distribution = Distribution.leading
  /// Whether there is room at both ends to bring the first and the last tab to the middle.
  public var centersEnds = false
  /// How many tabs are selected.
  public var selectionMode = SelectionMode.required
  /// Whether the tab in the middle becomes selected while a drag or a fling moves the row.
  public var selectsCentralTab = false
  /// Who takes the selection over from a tab that is removed.
  public var succession = Succession.next
  /// Whether a selected tab that becomes disabled passes its selection on as a removed one does, by ``succession``. Off: it stays selected. It keeps what
  /// nobody can take over.
  public var deselectsDisabled = false
  /// Whether the selection that a strip makes by itself, where the mode requires one and there is none, is reported, with the cause
  /// ``SelectionCause/program``. Off: it comes silently.
  public var reportsFirstSelection = false
  /// Whether a mouse or pen chooses a tab when it goes down, instead of when it is let go over it. A finger, which may be about to drag the row, always does
  /// so when it is let go.
  public var choosesOnPress = false
  /// What choosing the selected tab does.
  public var reselection = Reselection.ignore
  /// Where a chosen tab is brought to.
  public var reveal = RevealPolicies()
  /// Buttons and tolerance where tabs do not fit.
  public var overflow = OverflowConfiguration()
  /// How the row moves.
  public var scrolling = ScrollConfiguration()
  /// What the keys do.
  public var keyboard = KeyboardConfiguration()
  /// Seconds that something dragged over a tab waits there before the tab is chosen; nil: never.
  public var springLoadingDelay: Double?
  /// Width taken for a tab that has not been measured, in points.
  public var estimatedTabWidth: Double = 80
  /// Points beyond both ends of the visible part for which tabs are kept ready.
  public var overscan: Double = 100

  /// Rows of up to so many tabs are measured whole, so that their length is exact from the start. Of longer ones only the tabs at and near
  /// the visible part are measured, and the others are estimated.
  public var wholeMeasureLimit = 64

  // One copy of all these numbers, and not one for each preset.
  /// The default behaviour.
  @inline(never)
  public init() {}

  /// Behaviour of the pills preset: overlaid overflow buttons that page by item, selection centred (source system A).
  public static var pills: TabStripConfiguration {
    var configuration = TabStripConfiguration()
    configuration.overflow = OverflowConfiguration(placement: .overlaid)
    return configuration
  }

  /// Behaviour of the chips preset: choosing again is reported and centres again, no buttons (source system D).
  public static var chips: TabStripConfiguration {
    var configuration = TabStripConfiguration()
    configuration.reselection = .reportAndReveal
    return configuration
  }

  /// Behaviour of the selection list preset: spread over the strip while all fits, revealed with a margin of 10 (source system B).
  public static var selectionList: TabStripConfiguration {
    var configuration = TabStripConfiguration()
    configuration.distribution = .spaceAround
    configuration.reveal = RevealPolicies(.nearest(peek: 10))
    return configuration
  }

  /// Behaviour of the segmented preset: equal shares.
  public static var segmented: TabStripConfiguration {
    var configuration = TabStripConfiguration()
    configuration.distribution = .fillEqually
    return configuration
  }

  /// Behaviour of the sticky preset: equal shares while every title fits, choosing again is reported (source system C).
  public static var sticky: TabStripConfiguration {
    var configuration = TabStripConfiguration()
    configuration.distribution = .fillWhileFitting
    configuration.reselection = .report
    return configuration
  }
}

import TabStripCore
import TabStripHosting

/// A strip as the guides describe it, made to be plainly right: arrays, every answer found by looking at all tabs, nothing kept that can
/// be worked out.
///
/// It shares no function with the engine, only values: inputs, settings, recordings. Tabs are numbers of insertion, lengths are whole
/// 64ths of a point, and motions are the formulas of the guide. The host lays out after every step.
package struct ModelStrip {
  // MARK: What it was told
  var style: TabStripStyle { didSet { arrange() } }
  var configuration: TabStripConfiguration { didSet { arrange() } }
  var isRightToLeft: Bool
  var reducesMotion: Bool
  /// In 64ths of a point; 0: hidden.
  var width = 0 { didSet { arrange() } }
  var height = 0.0
  /// Device pixels in a point.
  var scale = 1.0
  var clock = 0.0
  package internal(set) var tabs: [ModelTab] = [] { didSet { arrange() } }
  /// How many tabs have been put in.
  var made = 0
  /// Whether the app refuses what users choose.
  var refuses = false

  // MARK: What it shows
  /// The selected tabs in the order in which they were chosen.
  package var chosen: [Int] = []
  var focus = ModelFocus()
  /// Whether it was ever laid out with a width.
  var hasAppeared = false
  /// Whether it was since it was last hidden.
  var isShown = false
  var mark = ModelMark()
  var looks = ModelLooks()

  // MARK: Where the row is
  /// Where everything lies in it; worked out anew whenever a tab or a setting changes.
  private(set) var row: ModelRow
  var offset = 0.0
  var movement = ModelMovement.rest
  var aim: ModelAim?
  var tracked: ModelPager?
  /// Whether the row goes along with the pager.
  var followsTracked = false

  // MARK: What is held
  var press: ModelPress?
  var held: ModelHeldButton?
  var hover: (x: Double, y: Double)?
  var springLoad: ModelSpringLoad?
  /// Whether the wheel last turned more sideways than up or down.
  var isTurnedSideways = false

  // MARK: What it reports
  /// What was reported since it was told last.
  var events = ModelEvents()
  /// Whether that was told.
  private var isTold = true
  /// The tab that had the focus then.
  private var toldFocus: Int?
  /// What the present input or edit did to the selection.
  var change: FrameRecord.Selection?

  /// The strip as it is at the beginning of a recording.
  package init(_ recording: Recording) {
    style = recording.style.made(from: TabStripStyle())
    configuration = Self.sound(recording.configuration.made(from: TabStripConfiguration()))
    isRightToLeft = recording.direction == .rightToLeft
    reducesMotion = recording.motion == .reduced
    row = ModelRow(widths: [], style: style, configuration: configuration, width: 0)
    insert(recording.tabs, at: 0, time: 0)
    if let viewport = recording.viewport { changing(at: 0) { $0.resize(viewport) } }
  }

  private mutating func arrange() {
    row = ModelRow(widths: tabs.map(\.width), style: style, configuration: configuration, width: width)
  }

  /// Does a step, after which the strip is laid out if the host does that then. What is reported is told with the layout.
  package mutating func perform(_ step: RecordedStep, laysOut: Bool = true) {
    if isTold {
      events = ModelEvents()
      toldFocus = focusedTab
    }
    act(step.action, at: step.time)
    isTold = laysOut
    guard laysOut else { return }
    if focusedTab != toldFocus { events.focus = FrameRecord.Change(old: toldFocus, new: focusedTab) }
    layOut()
  }

  /// By how much the row may miss an end and count as there.
  var slack: Double { configuration.overflow.restsAtEnds ? 0 : configuration.overflow.tolerance }

  /// One input or edit: brings the strip to its time, and afterwards sees to what always holds.
  mutating func changing(at time: Double, _ body: (inout ModelStrip) -> Void) {
    change = nil
    let wasUnderHand = isUnderHand
    let wasPressed = press != nil
    let oldOffset = offset
    advance(to: time)
    body(&self)
    if configuration.overflow.restsAtEnds, wasUnderHand || wasPressed { restAtEnd() }
    if configuration.selectsCentralTab, offset != oldOffset, wasUnderHand || isUnderHand { selectCentral() }
    requireSelection()
    keepInside()
    if focus.isInside, focus.tab == nil { focus.tab = tabStop }
    if let change { events.selections.append(change) }
  }
}

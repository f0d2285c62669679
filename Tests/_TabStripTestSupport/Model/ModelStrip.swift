import TabStripCore
import TabStripHosting

/// A strip as the guides describe it, made to be plainly right: arrays, every answer found by looking at all tabs, nothing kept that can
/// be worked out.
///
/// It shares no function with the engine, only values: inputs, settings, recordings. Tabs are numbers of insertion, lengths are whole
/// 64ths of a point, and motions are the formulas of the guide.
package struct ModelStrip {
  var style: TabStripStyle
  var configuration: TabStripConfiguration
  var isRightToLeft: Bool
  package internal(set) var tabs: [ModelTab] = []
  /// How many tabs have been put in.
  var made = 0
  /// The selected tabs in the order in which they were chosen.
  package var chosen: [Int] = []
  var focus = ModelFocus()
  /// Whether the app refuses what users choose.
  var refuses = false
  /// What the present step reported.
  var events = ModelEvents()
  /// What the present input or edit did to the selection.
  var change: FrameRecord.Selection?

  /// The strip as it is at the beginning of a recording.
  package init(_ recording: Recording) {
    style = recording.style.made(from: TabStripStyle())
    configuration = recording.configuration.made(from: TabStripConfiguration())
    isRightToLeft = recording.direction == .rightToLeft
    insert(recording.tabs, at: 0, time: 0)
  }

  /// Does a step.
  package mutating func perform(_ step: RecordedStep) {
    events = ModelEvents()
    let before = focusedTab
    act(step.action, at: step.time)
    if focusedTab != before { events.focus = FrameRecord.Change(old: before, new: focusedTab) }
  }

  private mutating func act(_ action: RecordedStep.Action, at time: Double) {
    switch action {
    case .input(let input): take(input, at: time)
    case .select(nil, let cause, let animated): changing(at: time) { $0.choose(nil, cause, animated: animated) }
    case .select(let name?, let cause, let animated):
      with(name) { strip, tab in strip.changing(at: time) { $0.choose(tab, cause, animated: animated) } }
    case .deselect(let name, let cause):
      with(name) { strip, tab in strip.changing(at: time) { $0.deselect(tab, cause, animated: true) } }
    case .insert(let tabs, let index): insert(tabs, at: index, time: time)
    case .remove(let name): with(name) { $0.remove($1, time: time) }
    case .removeAll: removeAll(time: time)
    case .move(let name, let index): with(name) { $0.move($1, to: index, time: time) }
    case .setTraits(let name, let traits):
      with(name) { $0.disable($1, traits.contains(.disabled), time: time) }
    case .reconfigure(let recipe): configure(recipe.made(from: configuration), time: time)
    case .refuse(let refuses): self.refuses = refuses
    case .reveal, .tap, .setWidth, .remeasure, .restyle, .frame: break
    }
  }

  private mutating func take(_ input: TabStripInput, at time: Double) {
    changing(at: time) { strip in
      switch input {
      case .key(let key): strip.press(key)
      case .focusGained(let visible): strip.gainFocus(visible: visible)
      case .focusLost: strip.focus = ModelFocus()
      case .directionChanged(let direction): strip.isRightToLeft = direction == .rightToLeft
      default: break
      }
    }
  }

  /// One input or edit: brings the strip to its time, and afterwards sees to what always holds.
  mutating func changing(at time: Double, _ body: (inout ModelStrip) -> Void) {
    change = nil
    body(&self)
    requireSelection()
    if let change { events.selections.append(change) }
  }

  /// Calls `body` with the number of the tab that the name means, if it is there.
  private mutating func with(_ name: TabName, _ body: (inout ModelStrip, Int) -> Void) {
    let number: Int? =
      switch name {
      case .index(let index): tabs.indices.contains(index) ? tabs[index].number : nil
      case .insertion(let number): tabs.contains { $0.number == number } ? number : nil
      }
    if let number { body(&self, number) } else { events.wasInVain = true }
  }
}

import TabStripCore
import TabStripHosting

/// What the engine shows and says after a step beside what the model does.
struct ModelComparison {
  /// In what they differ first.
  private(set) var difference: String?

  /// Points, and parts of what is longer: the same formula, worked out in two ways, differs in its last digits.
  private static let tolerance = 1e-6

  /// Compares what can be asked at any time.
  init(_ engine: TabStripEngine, _ model: ModelStrip) {
    func number(_ id: TabID) -> Int { engine.index(of: id).map { model.tabs[$0].number } ?? -1 }
    same("count", engine.count, model.tabs.count)
    if difference != nil { return }
    same("selected", engine.selectedTabs.map(number), Array(model.chosen.reversed()))
    same("tab stop", engine.tabStop.map(number), model.tabStop)
    same("focused", engine.focusedTab.map(number), model.focusedTab)
    near("length of the row", engine.contentWidth, ModelLength.points(model.row.length))
    near("largest offset", engine.maximumOffset, model.maximum)
    near("offset", engine.offset, model.offset)
    near("target", engine.targetOffset, model.target)
    same("moves", engine.needsTick, model.needsTick)
  }

  /// Compares what is told and drawn after a layout.
  mutating func compare(_ record: FrameRecord, _ model: ModelStrip) {
    same("selections", record.selections, model.events.selections)
    same("reselected", record.reselected, model.events.reselected)
    same("focus", record.focus, model.events.focus)
    same("in vain", record.wasInVain, model.events.wasInVain)
    same("consumed", record.isConsumed, model.events.isConsumed)
    same("claims the pointer", record.claimsPointer, model.events.claimsPointer)
    if difference == nil { compare(record, model.picture, pixel: 1 / model.scale) }
  }

  private mutating func compare(_ record: FrameRecord, _ picture: ModelPicture, pixel: Double) {
    let frame = record.frame
    let seen = zip(frame.tabs, record.numbers).filter(\.0.isVisible)
    same("tabs seen", seen.map(\.1), picture.tabs.map(\.number))
    for ((tab, number), mine) in zip(seen, picture.tabs) {
      near("tab \(number) at", tab.x, mine.x, picture.isBetweenPixels ? pixel : 0)
      near("tab \(number) wide", tab.width, mine.width)
      near("tab \(number) looks selected", tab.selectionFraction, mine.fraction)
      same("states of tab \(number)", tab.states, mine.states)
    }
    same("leading button", ModelPicture.Button(frame.leadingButton), picture.leading)
    same("trailing button", ModelPicture.Button(frame.trailingButton), picture.trailing)
    for (name, fade, mine) in [
      ("leading", frame.leadingFade, picture.leadingFade), ("trailing", frame.trailingFade, picture.trailingFade),
    ] {
      near("strength of the \(name) fade", fade.strength, mine.strength)
      near("end of what is clear in the \(name) fade", fade.clearDistance, mine.clearDistance)
      near("end of the \(name) fade", fade.solidDistance, mine.solidDistance)
    }
    same("has an indicator", frame.indicator != nil, picture.indicator != nil)
    guard let indicator = frame.indicator, let mine = picture.indicator else { return }
    let slack = picture.isBetweenPixels || picture.isMarkBetweenPixels ? pixel : 0
    near("indicator at", indicator.x, mine.x, slack)
    near("indicator wide", indicator.width, mine.width, slack)
  }

  private mutating func same<Value: Equatable>(_ what: String, _ engine: Value, _ model: Value) {
    if engine != model { note(what, "\(engine)", "\(model)") }
  }

  private mutating func near(_ what: String, _ engine: Double, _ model: Double, _ slack: Double = 0) {
    if !(abs(engine - model) <= Self.tolerance * max(1, abs(engine)) + slack) { note(what, "\(engine)", "\(model)") }
  }

  private mutating func note(_ what: String, _ engine: String, _ model: String) {
    difference = difference ?? "\(what): engine \(engine), model \(model)"
  }
}

extension ModelPicture.Button {
  fileprivate init(_ button: TabStripFrame.Button) {
    self.init(
      isVisible: button.isVisible, isEnabled: button.isEnabled, isPressed: button.isPressed,
      isHovered: button.isHovered)
  }
}

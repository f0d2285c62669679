#if !hasFeature(Embedded)
  import TabStripCore

  extension FrameRecord {
    /// The record as lines for people, one a thing. What is as usual is left out: a hidden button, a fade that is not there, a
    /// clip as large as the strip.
    public var lines: [String] {
      var lines = [stripLine]
      let whole = TabStripFrame.Rect(width: frame.width, height: frame.height)
      if frame.clip != whole { lines.append("clip \(frame.clip.words)") }
      lines.append(rowLine)
      lines.append("bodies at \(frame.bodyY.word) high \(frame.bodyHeight.word)")
      for (tab, number) in zip(frame.tabs, numbers) { lines.append(Self.line(of: tab, number: number)) }
      if let indicator = frame.indicator { lines.append("indicator \(indicator.words)") }
      if let trim = frame.trim { lines.append("trim \(trim.words)") }
      for (end, button) in [("leading", frame.leadingButton), ("trailing", frame.trailingButton)]
      where button != TabStripFrame.Button() {
        lines.append("button \(end) \(button.words)")
      }
      for (end, fade) in [("leading", frame.leadingFade), ("trailing", frame.trailingFade)]
      where fade != TabStripFrame.Fade() {
        lines.append(
          "fade \(end) clear \(fade.clearDistance.word) solid \(fade.solidDistance.word) strength \(fade.strength.word)"
        )
      }
      return lines + changeLines
    }

    private var stripLine: String {
      "strip \(frame.width.word) \(frame.height.word) \(frame.direction == .leftToRight ? "ltr" : "rtl") "
        + "count \(frame.count) stop \(Self.word(tabStop))"
    }

    private var rowLine: String {
      var line = "row at \(frame.offset.word) of \(frame.maximumOffset.word) long \(frame.contentWidth.word)"
      if exactOffset != frame.offset { line += " exact \(exactOffset.word)" }
      if targetOffset != exactOffset { line += " toward \(targetOffset.word)" }
      return line
    }

    private static func line(of tab: TabStripFrame.Tab, number: Int) -> String {
      var line = "tab \(tab.index)"
      if number != tab.index { line += " #\(number)" }
      line += " at \(tab.x.word) wide \(tab.width.word)"
      if !tab.isVisible { line += " beyond" }
      for (state, word) in states where tab.states.contains(state) { line += " " + word }
      if tab.selectionFraction != (tab.states.contains(.selected) ? 1 : 0) {
        line += " fraction \(tab.selectionFraction.word)"
      }
      return line
    }

    private static let states: [(TabStates, String)] = [
      (.selected, "selected"), (.pressed, "pressed"), (.hovered, "hovered"), (.focused, "focused"),
      (.disabled, "disabled"),
    ]

    private var changeLines: [String] {
      var lines: [String] = []
      for selection in selections {
        lines.append("selection \(Self.words(selection.change)) by \(selection.cause)")
      }
      if let reselected { lines.append("reselected \(Self.word(reselected))") }
      if let focus { lines.append("focus \(Self.words(focus))") }
      let flags: [(Bool, String)] = [
        (isConsumed, "consumed"), (claimsPointer, "claims"), (needsTick, "moves"), (wasInVain, "in-vain"),
        (stale.contains(.layout), "stale-layout"), (stale.contains(.frame), "stale-frame"),
        (stale.contains(.accessibility), "stale-accessibility"),
      ]
      let held = flags.filter(\.0).map(\.1)
      if !held.isEmpty { lines.append(held.joined(separator: " ")) }
      if measuredCount > 0 { lines.append("measured \(measuredCount)") }
      let bad = Self.diagnosticWords.filter { diagnostics.contains($0.0) }.map(\.1)
      if !bad.isEmpty { lines.append("bad " + bad.joined(separator: " ")) }
      return lines
    }

    private static let diagnosticWords: [(Diagnostics, String)] = [
      (.measurement, "measurement"), (.viewport, "viewport"), (.input, "input"), (.time, "time"), (.style, "style"),
      (.configuration, "configuration"), (.duplicateID, "duplicateID"),
    ]

    private static func words(_ change: Change) -> String { "\(word(change.old)) to \(word(change.new))" }

    private static func word(_ number: Int?) -> String { number.map { "#\($0)" } ?? "none" }
  }

  extension TabStripFrame.Rect {
    fileprivate var words: String { "at \(x.word) \(y.word) size \(width.word) \(height.word)" }
  }

  extension TabStripFrame.Button {
    fileprivate var words: String {
      var words = rect.words
      if !isVisible { words += " hidden" }
      words += isEnabled ? " enabled" : " disabled"
      if isPressed { words += " pressed" }
      if isHovered { words += " hovered" }
      return words
    }
  }
#endif

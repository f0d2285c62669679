import TabStripCore

extension TabStripFrame {
  /// What no frame may have, whatever came in, in words; nil if there is nothing of it.
  public var unsoundness: String? { wrongNumber ?? wrongTab ?? wrongPart }

  private var wrongNumber: String? {
    let rects = [clip, indicator ?? .init(), trim ?? .init(), leadingButton.rect, trailingButton.rect]
    if let rect = rects.first(where: { $0.width < 0 || $0.height < 0 }) {
      return "a rectangle turned inside out: \(rect)"
    }
    let fades = [leadingFade, trailingFade]
    let numbers =
      [width, height, bodyY, bodyHeight, offset, maximumOffset, contentWidth]
      + rects.flatMap { [$0.x, $0.y, $0.width, $0.height] } + tabs.flatMap { [$0.x, $0.width, $0.selectionFraction] }
      + fades.flatMap { [$0.strength, $0.clearDistance, $0.solidDistance] }
    return numbers.allSatisfy(\.isFinite) ? nil : "a number that is none: \(self)"
  }

  private var wrongTab: String? {
    for tab in tabs {
      if tab.width < 0 { return "a tab turned inside out: \(tab)" }
      if !(0...1).contains(tab.selectionFraction) { return "selected by less than nothing or more than all: \(tab)" }
      if !(0..<count).contains(tab.index) { return "a tab outside of the row: \(tab)" }
    }
    if zip(tabs, tabs.dropFirst()).contains(where: { $0.index >= $1.index }) {
      return "tabs are out of order: \(tabs.map(\.index))"
    }
    return width > 0 || tabs.isEmpty ? nil : "a hidden strip shows tabs"
  }

  private var wrongPart: String? {
    for fade in [leadingFade, trailingFade] where fade.strength < 0 || fade.strength > 1 { return "fade \(fade)" }
    if let indicator, indicator.y < 0 || indicator.y + indicator.height > height + 1 {
      return "indicator outside of the row: \(indicator) in \(height)"
    }
    return nil
  }
}

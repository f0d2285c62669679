import TabStripCore

/// A tab shown in its row while the page is brought to show the row: the axes know nothing of each other.
struct NestedReveal: RevealTrial {
  private var strip: Strip?
  private var page: Page
  private var pageTarget: Double?

  init(_ input: VectorInput) throws(Refusal) {
    guard input.text("policy") == "nearest" else { throw Refusal("the policy of a page") }
    if let pinned = try input.number("pinnedHeader") {
      let viewport = try input.number("viewport") ?? 600
      let offset = try input.number("offset") ?? 0
      page = Page(
        [Page.Section(name: "content", top: 0, height: offset + viewport * 4)], viewport: viewport, header: pinned)
      page.scroll(to: offset)
      _ = try input.isRightToLeft()
      if input.text("item") == "the pinned header" {
        pageTarget = page.targetOfHeader()
      } else if let item = try input.pair("item") {
        pageTarget = page.target(top: item[0], extent: item[1])
      }
      return
    }
    input.ignore("axis")
    guard let outer = input["outerVertical"], let inner = input["innerHorizontal"], let item = input["item"] else {
      throw Refusal("nested scrollers without measures")
    }
    func number(_ value: JSONValue, _ key: String) throws(Refusal) -> Double {
      guard let number = value[key]?.number else { throw Refusal("a scroller without \(key)") }
      return number
    }
    let x = try input.numbers(item["x"] ?? nil, "item.x")
    let y = try input.numbers(item["y"] ?? nil, "item.y")
    guard x.count == 2, y.count == 2 else { throw Refusal("an item without a place") }
    let allows = input.flag("innerAllowsImplicitScrolling") ?? true
    let row = try Row(frames: [x], content: try number(inner, "content"))
    var strip = row.strip(viewport: try number(inner, "viewport"), isRightToLeft: try input.isRightToLeft())
    strip.send(.scroll(to: try number(inner, "offset"), animated: false))
    strip.send(.reveal(strip.tabs[row.indices[0]], allows ? .nearest(peek: 0) : .none, animated: false))
    self.strip = strip
    let content = try number(outer, "content")
    page = Page(
      [Page.Section(name: "content", top: 0, height: content)], viewport: try number(outer, "viewport"),
      content: content)
    page.scroll(to: try number(outer, "offset"))
    pageTarget = page.target(top: y[0], extent: y[1])
  }

  mutating func answer(_ key: String) throws(Refusal) -> Answer? {
    switch key {
    case "xTarget": return .number(strip?.engine.targetOffset)
    case "yTarget", "target": return .number(pageTarget)
    case "targetLessThan": return .number(pageTarget ?? .infinity, is: <)
    default: return nil
    }
  }
}

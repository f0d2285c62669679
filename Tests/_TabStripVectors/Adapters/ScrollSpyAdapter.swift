import TabStripCore

/// Sections and the one that is active: the section sync.
struct ScrollSpyAdapter: VectorAdapter {
  private let input: VectorInput
  private var page: Page?
  private var activeAfterEach: [String?] = []
  private var chosenTarget: Double?
  private var activeInOrder: [String] = []
  private var sticky: StickyPlace?
  private var rule: SectionRule?

  init(_ input: VectorInput, asked: [String: JSONValue]) throws(Refusal) {
    self.input = input
    if input.text("kind") == "sticky" {
      sticky = try StickyPlace(input)
      return
    }
    if let rule = try SectionRule(input) {
      self.rule = rule
      return
    }
    // Which link leads to a section is the host's; links without one are never heard of.
    input.ignore("links", "linkOrder", "filler", "outerScroll", "ancestorScroll", "align")
    guard let first = try Self.page(input, tracked: nil) else { return }
    var page = first
    if let header = try input.numbers("headerOffsetSequence") {
      let scroll = try input.number("scroll") ?? 0
      for height in header {
        page.setHeader(height)
        page.scroll(to: scroll)
        activeAfterEach.append(page.active)
      }
    } else if let tracked = input["trackedSequence"]?.elements {
      let scroll = try input.number("scroll") ?? 0
      for names in tracked {
        guard var part = try Self.page(input, tracked: names.elements?.compactMap(\.text)) else { continue }
        part.scroll(to: scroll)
        activeAfterEach.append(part.active)
        page = part
      }
    } else if let offsets = try input.numbers("scrollSequence") {
      for offset in offsets {
        page.scroll(to: offset)
        activeAfterEach.append(page.active)
      }
    } else if input.text("scroll") == "max" {
      page.scroll(to: page.sync.maximumOffset)
    } else if let offset = try input.number("scroll") {
      page.scroll(to: offset)
    }
    if let animated = input["animatedScroll"] {
      guard let from = animated["from"]?.number, let to = animated["to"]?.number else {
        throw Refusal("an animated scroll without its ends")
      }
      page.scroll(to: from)
      var seen: [String] = [page.active].compactMap { $0 }
      let isUnsteady = input.flag("layoutChangesDuringScroll") ?? false
      page.animate(to: to, changingLayout: isUnsteady) { if let name = $0, name != seen.last { seen.append(name) } }
      activeInOrder = seen
    }
    if let name = input.text("click") {
      chosenTarget = page.choose(Self.choice(name, page), .tap)
    } else if let name = input.text("scrollIntoView") {
      chosenTarget = page.choose(Self.choice(name, page), .program)
    }
    self.page = page
  }

  /// The section that the text names, be it by one of its parts: its last word.
  private static func choice(_ name: String, _ page: Page) -> SectionChoice {
    let word = name.split(separator: " ").last.map(String.init) ?? name
    return .index(page.names.firstIndex(of: name) ?? page.names.firstIndex(of: word) ?? page.names.count)
  }

  private static func page(_ input: VectorInput, tracked: [String]?) throws(Refusal) -> Page? {
    guard let list = input["sections"]?.elements else {
      if input.has("sections") { throw Refusal("sections told in words") }
      return Page([], viewport: 100)
    }
    var sections: [Page.Section] = []
    for element in list where element["hidden"] != .bool(true) {
      guard let name = element["id"]?.text, let height = element["height"]?.number else {
        throw Refusal("a section without a name or height")
      }
      guard tracked?.contains(name) != false else { continue }
      let top = element["top"]?.number ?? sections.last.map { $0.top + $0.height } ?? 0
      sections.append(Page.Section(name: name, top: top, height: height))
    }
    sections.sort { $0.top < $1.top }
    // What does not depend on the viewport is tried in one that is not as high as a section.
    let viewport = try input.number("viewport") ?? Swift.max(1, (sections.map(\.height).min() ?? 100) / 2)
    var configuration = SectionSyncConfiguration()
    if let distance = try input.number("lookahead") { configuration.line = .fraction(distance / viewport) }
    if let margin = input.text("rootMarginBottom"), margin.hasSuffix("%"), let percent = Double(margin.dropLast()) {
      configuration.line = .fraction(1 + percent / 100)
    }
    if let spacer = try input.number("spacerBefore"), spacer > 0 { configuration.beforeFirst = .none }
    let end = try input.number("maxScroll").map { $0 + viewport }
    let content = try input.number("content") ?? end
    let header = try input.number("headerOffset") ?? 0
    return Page(sections, viewport: viewport, header: header, content: content, configuration: configuration)
  }

  mutating func answer(_ key: String, _ shape: JSONValue) throws(Refusal) -> Answer? {
    if let sticky { return sticky.answer(key) }
    if let rule { return rule.answer(key) }
    guard let page else { return nil }
    switch key {
    case "active": return .text(page.active)
    case "activeAfterEach": return Answer(.array(activeAfterEach.map { .optional($0) }))
    case "notActive": return Answer(.optional(page.active)) { name, _ in Self.isInactive(name, page, [page.active]) }
    case "activeInOrder": return Answer(.texts(activeInOrder))
    case "neverActive":
      let active = activeInOrder
      return Answer(.texts(active)) { names, _ in
        names.elements?.allSatisfy { Self.isInactive($0, page, active) } ?? false
      }
    case "before": return Answer(.texts(Array(page.names[..<(page.sync.activeIndex ?? 0)])))
    case "after": return Answer(.texts(Array(page.names[((page.sync.activeIndex ?? -1) + 1)...])))
    case "scroll": return .number(page.sync.offset)
    case "scrolls": return .flag(chosenTarget != nil)
    case "tracked": return Answer(.texts(everActive(page)))
    default: return nil
    }
  }

  /// Whether a section that there is has not been active.
  private static func isInactive(_ name: JSONValue, _ page: Page, _ active: [String?]) -> Bool {
    name.text.map { page.names.contains($0) && !active.contains($0) } ?? false
  }

  /// Which sections become active when the page is scrolled from its beginning to its end.
  private func everActive(_ page: Page) -> [String] {
    var page = page
    var names: [String] = []
    for step in 0...64 {
      page.scroll(to: page.sync.maximumOffset * Double(step) / 64)
      if let name = page.active, !names.contains(name) { names.append(name) }
    }
    return names
  }
}

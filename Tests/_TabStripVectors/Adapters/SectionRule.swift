import TabStripCore

/// Rules that are said of every page, tried on pages of several lengths.
struct SectionRule {
  private enum Subject {
    case anyOffset
    case smoothScroll
    case spread(viewport: Double, range: Double)
  }

  private let subject: Subject

  /// nil where the input tells of one page.
  init?(_ input: VectorInput) throws(Refusal) {
    let scroll = input.values["scroll"]?.text ?? ""
    if input.values["sections"]?.text == "n >= 1", scroll == "any" {
      subject = .anyOffset
    } else if scroll.hasPrefix("smooth scroll in progress from a to b") {
      subject = .smoothScroll
    } else if input.has("range"), let viewport = try input.number("viewport"), let range = try input.number("range") {
      subject = .spread(viewport: viewport, range: range)
    } else {
      return nil
    }
    input.ignore("sections", "scroll")
  }

  private static func page(_ count: Int, height: Double, viewport: Double, content: Double? = nil) -> Page {
    Page(
      (0..<count).map { Page.Section(name: String($0), top: Double($0) * height, height: height) }, viewport: viewport,
      content: content ?? Double(count) * height)
  }

  func answer(_ key: String) -> Answer? {
    switch (subject, key) {
    case (.anyOffset, "activeCount"):
      Answer(.numbers(activeCounts)) { expected, _ in
        activeCounts.allSatisfy { .number(Double($0)) == expected }
      }
    case (.smoothScroll, "evaluatedAt"): .text(evaluatedAt)
    case (.spread(let viewport, let range), "distance"):
      .number(spread(viewport: viewport, range: range), tolerance: 2)
    default: nil
    }
  }

  /// How many sections are active, at offsets all along pages of one to twelve.
  private var activeCounts: [Int] {
    (1...12).flatMap { count in
      (-2...40).map { step in
        var page = Self.page(count, height: 130, viewport: 300)
        page.scroll(to: Double(step) * 50)
        return page.active == nil ? 0 : 1
      }
    }
  }

  /// At which end of a smooth scroll the section lies that is active on the way: "a", "b", or neither.
  private var evaluatedAt: String {
    var page = Self.page(6, height: 400, viewport: 300)
    let goal = 1650.0
    let before = page.active
    var rest = page
    rest.scroll(to: goal)
    var seen: Set<String?> = []
    page.animate(to: goal, changingLayout: false) { seen.insert($0) }
    return seen == [rest.active] ? "b" : seen == [before] ? "a" : "neither"
  }

  /// How far before the page's end sections cease to be active exactly at their tops.
  private func spread(viewport: Double, range: Double) -> Double {
    // So many sections of a point that they fill the page.
    let page = Self.page(Int(viewport + range), height: 1, viewport: viewport, content: viewport + range)
    let range = page.sync.maximumOffset
    var last = 0.0
    for index in page.names.indices {
      guard let begin = page.sync.activationOffset(of: .index(index)), begin == Double(index) else { break }
      last = begin
    }
    return range - last
  }
}

import TabStripCore

/// A page that scrolls as a native one does: it stops at its ends and does what it is told.
struct Page {
  /// A section of the page, by the name that the vector gives it.
  struct Section {
    let name: String
    let top: Double
    let height: Double
  }

  private(set) var sync: SectionSync
  let names: [String]
  private var now = 0.0

  /// - Parameters:
  ///   - sections: In order of their tops; what lies between two belongs to the one before.
  ///   - content: Where the page ends; nil where that is not said: then it goes on for another viewport.
  init(
    _ sections: [Section], viewport: Double, header: Double = 0, content: Double? = nil,
    configuration: SectionSyncConfiguration = SectionSyncConfiguration()
  ) {
    names = sections.map(\.name)
    sync = SectionSync(configuration: configuration)
    var extents: [Double] = []
    for (index, section) in sections.enumerated() {
      extents.append(index + 1 < sections.count ? sections[index + 1].top - section.top : section.height)
    }
    let end = sections.last.map { $0.top + $0.height } ?? 0
    send(.sectionsChanged(.setHero(sections.first?.top ?? 0)))
    send(.sectionsChanged(.replaceAll(extents)))
    send(.sectionsChanged(.setFooter(content.map { Swift.max(0, $0 - end) } ?? viewport)))
    setHeader(header)
    send(.pageResized(height: viewport))
  }

  /// The name of the active section.
  var active: String? { sync.activeIndex.map { names[$0] } }

  mutating func setHeader(_ height: Double) {
    send(.headerChanged(StickyHeader(height: height, placement: .fixed)))
  }

  /// The user scrolls the page, as far as it goes.
  mutating func scroll(to offset: Double) {
    send(.scrolled(to: Swift.max(0, Swift.min(offset, sync.maximumOffset)), by: .user))
  }

  /// The program animates the page. With `changingLayout` its end grows and shrinks again on the way.
  mutating func animate(to offset: Double, changingLayout: Bool, noting note: (String?) -> Void) {
    let from = sync.offset
    send(.programScrollBegan(to: offset))
    note(active)
    for step in 1...16 {
      send(.scrolled(to: from + (offset - from) * Double(step) / 16, by: .program))
      if changingLayout {
        send(.sectionsChanged(.setFooter(sync.sections.footer.points + (step % 2 == 0 ? -40 : 40))))
      }
      note(active)
    }
    send(.cameToRest(at: offset))
    note(active)
  }

  /// A user or the program chooses a section; the page goes where it is sent.
  ///
  /// - Returns: Where it was sent; nil if nowhere.
  mutating func choose(_ choice: SectionChoice, _ cause: SelectionCause) -> Double? {
    let update = sync.handle(.tabChosen(choice, cause: cause, animated: false), at: now)
    guard let target = update.scroll?.target else { return nil }
    send(.scrolled(to: target, by: .program))
    send(.cameToRest(at: target))
    return target
  }

  /// Where the page goes to show a stretch of its first section.
  func target(top: Double, extent: Double) -> Double? {
    sync.offset(showing: .index(0), top: top, extent: extent)
  }

  /// Where the page goes when the strip on it gets the focus.
  mutating func targetOfHeader() -> Double {
    sync.handle(.headerFocused(animated: false), at: now).scroll?.target ?? sync.offset
  }

  private mutating func send(_ input: SectionSyncInput) { _ = sync.handle(input, at: now) }
}

import TabStripCore

/// What section sync allocates: nothing for a step of a scroll, a tap, a change of height or a question.
struct SectionCounts {
  let count: Int

  func run(_ report: inout CountReport) {
    var sync = SectionSync()
    _ = sync.handle(.sectionsChanged(.replaceAll((0..<count).map { 100 + Double($0 % 7) * 50 })), at: 0)
    _ = sync.handle(.headerChanged(StickyHeader(height: 44)), at: 0)
    _ = sync.handle(.pageResized(height: 700), at: 0)
    let step = sync.maximumOffset / 1000

    report.allocations("sections.scroll step") {
      let update = sync.handle(.scrolled(to: Double($0) * step, by: .user), at: Double($0))
      return update.change?.index ?? 0
    }
    report.allocations("sections.tap, flight, arrival") {
      let update = sync.handle(.tabChosen(.index($0 * 97), cause: .tap, animated: true), at: 1000)
      let target = update.scroll?.target ?? sync.offset
      _ = sync.handle(.scrolled(to: (sync.offset + target) / 2, by: .program), at: 1000)
      _ = sync.handle(.cameToRest(at: target), at: 1000)
      return sync.isLocked ? 1 : 0
    }
    report.allocations("sections.height changed in flight") {
      let update = sync.handle(.sectionsChanged(.setExtent(Double(100 + $0), of: .index($0 * 97))), at: 1000)
      return update.scroll == nil ? 0 : 1
    }
    report.allocations("sections.questions") {
      let offsets = sync.target(of: .index($0 * 97))! + sync.activationOffset(of: .index($0 * 97))!
      return Int(offsets) + (sync.activeIndex ?? 0)
    }
  }
}

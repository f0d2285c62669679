import TabStripCore
import XCTest

/// A page that scrolls as a native one does: it stops at its ends, moves when told to, and reports every step.
struct PageFixture {
  var sync: SectionSync
  private(set) var now = 0.0
  /// Every change of the active section, in order.
  private(set) var changes: [SectionChange] = []
  /// Every command to scroll, in order.
  private(set) var commands: [ScrollCommand] = []
  /// Every position the strip was to track, in order.
  private(set) var tracked: [Double] = []
  /// What the last input changed.
  private(set) var last = SectionSyncUpdate()
  /// Offsets are rounded to whole multiples of this; 0 leaves them as they are.
  var pixel = 0.0
  /// Where the page has been sent, animated, and has not come to yet.
  private(set) var destination: Double?

  /// A page that is laid out, with these sections and the strip over its top.
  init(
    _ extents: [Double], viewport: Double, header: StickyHeader = StickyHeader(placement: .fixed), hero: Double = 0,
    gap: Double = 0, footer: Double = 0, configuration: SectionSyncConfiguration = SectionSyncConfiguration()
  ) {
    sync = SectionSync(configuration: configuration)
    send(.sectionsChanged(.setHero(hero)))
    send(.sectionsChanged(.setGap(gap)))
    send(.sectionsChanged(.setFooter(footer)))
    send(.sectionsChanged(.replaceAll(extents)))
    send(.headerChanged(header))
    send(.pageResized(height: viewport))
    forget()
  }

  /// Ten sections of 400, a strip of 50 over the top: targets 400 i - 50, M = 3400.
  static func tenSections(_ configuration: SectionSyncConfiguration = SectionSyncConfiguration()) -> PageFixture {
    PageFixture(
      Array(repeating: 400, count: 10), viewport: 600, header: StickyHeader(height: 50, placement: .fixed),
      configuration: configuration)
  }

  /// The offset the page is at.
  var offset: Double { sync.offset }
  /// The index of the active section.
  var active: Int? { sync.activeIndex }
  /// The fractional position.
  var position: Double? { sync.position }
  /// The indices that became active, in order.
  var events: [Int?] { changes.map(\.index) }

  /// Forgets what has been noted so far.
  mutating func forget() {
    changes = []
    commands = []
    tracked = []
  }

  mutating func send(_ input: SectionSyncInput) { note(sync.handle(input, at: now)) }

  mutating func send(_ inputs: [SectionSyncInput]) { note(sync.handle(inputs, at: now)) }

  mutating func edit(_ edit: SectionEdit) { send(.sectionsChanged(edit)) }

  mutating func tap(_ index: Int) { send(.tabChosen(.index(index), cause: .tap, animated: true)) }

  /// Moves the page as a user does, in steps of at most 7 points, and leaves it there without another word.
  mutating func drag(to goal: Double) {
    destination = nil
    send(.gestureBegan)
    while offset != goal {
      let way = goal - offset
      send(.scrolled(to: way.magnitude <= 7 ? goal : offset + (way > 0 ? 7 : -7), by: .user))
    }
  }

  /// Lets the page go one part of its way, as animations do.
  mutating func step(_ part: Double = 0.25) {
    guard let destination else { return }
    now += 1.0 / 60
    send(.scrolled(to: rounded(offset + (destination - offset) * part), by: .program))
  }

  /// Lets the page arrive and come to rest.
  mutating func settle() {
    for _ in 0..<8 { step() }
    // A command may follow from coming to rest, but not without end.
    for _ in 0..<4 {
      guard let goal = destination else { return }
      destination = nil
      send(.scrolled(to: rounded(goal), by: .program))
      send(.cameToRest(at: offset))
    }
    XCTFail("the page never comes to rest")
  }

  private mutating func note(_ update: SectionSyncUpdate) {
    last = update
    if let change = update.change { changes.append(change) }
    if let position = update.position { tracked.append(position) }
    guard let command = update.scroll else { return }
    commands.append(command)
    if command.isAnimated {
      destination = command.target
    } else {
      destination = nil
      send(.scrolled(to: rounded(command.target), by: .program))
    }
  }

  private func rounded(_ offset: Double) -> Double {
    let stopped = Swift.max(0, Swift.min(offset, sync.maximumOffset))
    return pixel > 0 ? (stopped / pixel).rounded() * pixel : stopped
  }
}

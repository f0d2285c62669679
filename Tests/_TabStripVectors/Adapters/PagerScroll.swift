import TabStripCore

/// A row that goes along with a pager.
struct PagerScroll: RevealTrial {
  private var strip: Strip
  private let start: Double
  private var moved = false
  private var logical: [Double] = []
  private var physical: [Double] = []

  init(_ input: VectorInput) throws(Refusal) {
    let width = try input.number("itemWidth") ?? 100
    let viewport = try input.number("viewport") ?? 400
    let policy = input.text("policy") ?? ""
    let named = try NamedPolicy(policy == "follow-pager" ? "center" : policy)
    let selected = Int((try input.number("selectedLocalOffset") ?? 0) / width)
    // Where nothing comes after the selected tab, it is the last one.
    let isLast = input.has("upcoming") && input["upcoming"] == nil
    let count = isLast ? selected + 1 : 20
    var configuration = named.configuration(viewport: viewport)
    configuration.selectionMode = .required
    strip = Strip(
      titles: Array(repeating: width, count: count), viewport: viewport, isRightToLeft: try input.isRightToLeft(),
      configuration: configuration)
    strip.send(.select(strip.tabs[selected], cause: .program, animated: false))
    start = strip.engine.offset
    input.ignore("distance", "selectedLocalOffset")
    if let places = input["positions"]?.elements, let parts = try input.numbers("progress") {
      input.scope.numbers["m"] = Double(count / 2)
      for (place, part) in zip(places, parts) {
        follow(try input.number(place, "positions") + part)
      }
    } else if let parts = try input.numbers("progressSequence") {
      for part in parts { follow(Double(selected) + part) }
    } else if let part = try input.number("progress") {
      // A pager that moves back says so by a progress below zero.
      follow(Double(selected) + part)
    }
  }

  private mutating func follow(_ position: Double) {
    let before = strip.engine.offset
    strip.send(.track(position: position))
    if strip.engine.offset != before { moved = true }
    logical.append(strip.engine.offset)
    physical.append(strip.engine.isRightToLeft ? strip.engine.maximumOffset - strip.engine.offset : strip.engine.offset)
  }

  mutating func answer(_ key: String) throws(Refusal) -> Answer? {
    switch key {
    case "target": return .number(strip.engine.offset)
    case "noScrollCommand": return .flag(!moved)
    case "logicalOffset": return order(logical)
    case "physicalScrollX": return order(physical)
    default: return nil
    }
  }

  private func order(_ offsets: [Double]) -> Answer {
    let pairs = Array(zip(offsets, offsets.dropFirst()))
    if pairs.allSatisfy({ $0 < $1 }) { return .text("strictly increasing") }
    return .text(pairs.allSatisfy { $0 > $1 } ? "strictly decreasing" : "neither")
  }
}

import TabStripCore

/// Where a row goes to show a tab.
struct RevealAdapter: VectorAdapter {
  private var answers: any RevealTrial

  init(_ input: VectorInput, asked: [String: JSONValue]) throws(Refusal) {
    if input.has("pinnedHeader") || input.text("axis") == "crossed" {
      answers = try NestedReveal(input)
    } else if input.text("policy") == "absolute" || input.has("gesture") {
      answers = try AbsoluteScroll(input)
    } else if input.text("policy") == "follow-pager" || input.has("selectedLocalOffset")
      || input.has("progressSequence")
    {
      answers = try PagerScroll(input)
    } else if input.text("policy")?.contains("snap") == true {
      answers = try SnapTarget(input)
    } else {
      answers = try TabReveal(input)
    }
  }

  mutating func answer(_ key: String, _ shape: JSONValue) throws(Refusal) -> Answer? { try answers.answer(key) }
}

/// One way of bringing a row somewhere.
protocol RevealTrial {
  mutating func answer(_ key: String) throws(Refusal) -> Answer?
}

/// A policy by the name that vectors give it, and the room that it keeps clear.
struct NamedPolicy {
  var policy: RevealPolicy
  var margins = [0.0, 0]
  /// The part of the viewport before the tab, where it stands at one.
  var inset = 0.0

  init(_ name: String) throws(Refusal) {
    switch name {
    case "start", "start-aligned": policy = .leading
    case "end", "end-aligned": policy = .trailing
    case "center", "prefer-center": policy = .center
    case "nearest", "reveal", "reveal-with-neighbour-peek": policy = .nearest(peek: 0)
    case "none", "clamp": policy = .none
    default:
      guard name.hasPrefix("custom"), name.hasSuffix("%"), let percent = Double(name.dropFirst(6).dropLast()) else {
        throw Refusal("the policy \(name)")
      }
      policy = .leading
      inset = percent / 100
    }
  }

  func configuration(viewport: Double) -> TabStripConfiguration {
    var configuration = Strip.plainConfiguration
    configuration.reveal = RevealPolicies(policy)
    configuration.reveal.leadingMargin = margins[0] + inset * viewport
    configuration.reveal.trailingMargin = margins[1]
    return configuration
  }
}

import TabStripCore

/// The strip that a vector about overflow tells of.
struct OverflowRow {
  let strip: Strip

  init(_ input: VectorInput, asked: [String: JSONValue]) throws(Refusal) {
    var configuration = Strip.plainConfiguration
    configuration.selectionMode = .required
    configuration.overflow = OverflowConfiguration(placement: .overlaid, paging: .visibleItems)
    // Whoever asks where the row is put to asks of one that is put to its ends.
    configuration.overflow.restsAtEnds = asked["normalisedOffset"] != nil
    if input.has("pageBy") {
      guard input.text("pageBy") == "whole items that fit" else { throw Refusal("pages by something else") }
      configuration.overflow.paging = .wholeItems
      configuration.centersEnds = input.flag("clamped") == false
    }
    var style = Strip.plainStyle
    style.overflowButton.width = 30
    switch input.text("showArrows") {
    case nil: break
    case "always":
      configuration.overflow.showsAlways = true
      configuration.overflow.placement = .inline
    case "auto": configuration.overflow.placement = .inline
    case let other?: throw Refusal("arrows shown by \(other)")
    }
    // A press can be held, and then counts only once it is let go, as in browsers.
    configuration.overflow.pagesOnRelease = input.has("hold")
    switch input.text("policy") {
    case nil: break
    case let name?: configuration.reveal = RevealPolicies(try NamedPolicy(name).policy)
    }
    input.ignore("total", "buttonWidth", "menuWidth", "moreWidth", "editable", "stepBy", "pageBy", "clamped")
    // Places are those of the row in its part of the strip, without buttons over them.
    let isBare = !input.has("hold") && !input.has("showArrows") && !input.has("fits") && !input.has("event")
    if isBare { style.overflowButton.width = 0 }
    let isRightToLeft = try input.isRightToLeft()
    let isVertical = try input.isVertical(input.has("axis") ? "axis" : "orientation")
    let viewport = try Self.viewport(input)
    var titles: [Double] = []
    if isVertical, input.has("tabRights") {
      // How wide tabs that lie one below the other are makes their column no longer.
      titles = Array(repeating: 30, count: input["tabRights"]?.elements?.count ?? 0)
    } else if let frames = try Self.frames(input) {
      let row = try Row(frames: frames)
      style.leadingInset = row.leadingInset
      style.trailingInset = row.leadingInset
      style.spacing = row.spacing
      titles = row.widths
    } else {
      titles = try Self.titles(input, viewport: viewport)
      let margin = try input.number("itemMargin") ?? 0
      style.spacing = margin * 2
      style.leadingInset = margin
      style.trailingInset = margin
    }
    strip = Strip(
      titles: titles, viewport: viewport, isRightToLeft: isRightToLeft, isVertical: isVertical, style: style,
      configuration: configuration)
  }

  private static func viewport(_ input: VectorInput) throws(Refusal) -> Double {
    for key in ["viewport", "container", "nav", "containerRight"] {
      if input.text(key)?.hasPrefix(">= ") == true { return 1000 }
      if let width = try input.number(key) { return width }
    }
    if let viewports = try input.numbers("viewports") { return viewports[0] }
    return 400
  }

  private static func frames(_ input: VectorInput) throws(Refusal) -> [[Double]]? {
    if let rights = input["tabRights"]?.elements {
      var left = 0.0
      var frames: [[Double]] = []
      for right in rights {
        let right = try input.number(right, "tabRights")
        frames.append([left, right - left])
        left = right
      }
      return frames
    }
    if input.text("tabRights") != nil { return [[0, 300], [300, 300], [600, 400]] }
    guard input["items"]?.elements?.first?.elements != nil else { return nil }
    return try input.spans("items")
  }

  /// Widths of tabs; where only the range of the row is told, one tab that makes it.
  private static func titles(_ input: VectorInput, viewport: Double) throws(Refusal) -> [Double] {
    if let text = input.text("widths") {
      guard text.hasSuffix("overflowing tabs"), let count = Int(text.prefix { $0.isNumber }) else {
        throw Refusal("widths «\(text)»")
      }
      return Array(repeating: viewport / 2, count: count)
    }
    if let widths = try input.numbers("widths") { return widths }
    if let stops = input["stops"], let count = stops.number {
      return Array(repeating: viewport, count: Int(count))
    }
    if input.has("maxOffset") {
      if input.text("maxOffset") == "max" { return [viewport * 3] }
      guard let most = try input.number("maxOffset") else { throw Refusal("no range") }
      let content = viewport + most
      // So many tabs that a page can end at any of them.
      let count = Swift.max(1, Int(content / 30))
      return Array(repeating: 30, count: count - 1) + [content - 30 * Double(count - 1)]
    }
    let said = try input.count("count")
    let first = try input.numbers("countSequence")?.first.map { Int($0) }
    let fits = input.flag("fits")
    let width = try input.number("itemWidth") ?? (fits == true ? 30 : 100)
    return Array(repeating: width, count: said ?? first ?? (fits == true ? 4 : 20))
  }
}

import TabStripCore

/// The project that a vector comes from, for what that project has fixed and its tests therefore do not say.
///
/// It knows project and folder, and neither file nor test. A vector without a source comes from nowhere, and everything is as it is by default.
struct Peer: Sendable {
  private let place: String

  /// - Parameter source: «owner/name@commit folder/file :: test».
  init(source: String?) {
    let words = source?.split(separator: " ", maxSplits: 2) ?? []
    let project = words.first?.prefix { $0 != "@" } ?? ""
    let folder = words.count > 1 ? words[1].split(separator: "/").dropLast().joined(separator: "/") : ""
    place = "\(project)/\(folder)/"
  }

  private func isIn(_ places: String...) -> Bool { places.contains { place.contains($0) } }

  /// Who takes over from a selected tab that is removed.
  var succession: Succession {
    if isIn("material-web/") { return .first }
    return isIn("components/src/aria/") ? .none : .next
  }

  /// Whether a selection that nobody made is told of.
  var reportsFirstSelection: Bool { isIn("material-components-android/", "base-ui/") }

  /// Whether the keyboard stops at disabled tabs.
  var reachesDisabled: Bool { isIn("base-ui/") }

  /// Space and Return are left to what the tabs are in the page.
  var leavesActivation: Bool { isIn("material-components-web/", "components/src/material/tabs/") }

  /// The part of what is seen that a button scrolls by, where that is recommended.
  var pageFraction: Double? { isIn("csswg-drafts/css-overflow-5/") ? 0.85 : nil }

  /// Scroll markers of the web are a group in which all arrows move.
  var usesBothArrows: Bool { isIn("/css-overflow/scroll-markers/") }
}

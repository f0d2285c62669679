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

  /// Scroll markers of the web are a group in which all arrows move.
  var usesBothArrows: Bool { isIn("/css-overflow/scroll-markers/") }
}

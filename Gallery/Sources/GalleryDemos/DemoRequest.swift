import TabStripCore

/// Something that a visitor has asked of a strip by a button: it is done once and is no part of how the strip looks.
public struct DemoRequest: Hashable, Sendable {
  /// What can be asked.
  public enum Deed: Hashable, Sendable {
    /// Select the tab of this identity.
    case select(String)
    /// Bring the tab of this identity into view.
    case reveal(String, RevealPolicy)
  }

  /// The button's identity.
  public let option: String
  /// The how manieth time it was asked, from 1.
  public let count: Int
  /// What was asked.
  public let deed: Deed
}

extension DemoSetup {
  /// What a shell that showed `old` last has to do now.
  public func deeds(since old: DemoSetup) -> [DemoRequest.Deed] {
    requests
      .filter { request in !old.requests.contains { $0.option == request.option && $0.count >= request.count } }
      .map(\.deed)
  }
}

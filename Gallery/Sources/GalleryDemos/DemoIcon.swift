/// A picture that demos use, by what it shows; each platform has its own drawing of it.
public enum DemoIcon: String, Hashable, Sendable, CaseIterable {
  case star, note, camera, microphone, ball, controller, feed, food, aeroplane, clock, leaf, flask, smile, flag, picture

  /// Its name in the icon themes of Linux desktops, as Adwaita spells it.
  public var freedesktopName: String {
    switch self {
    case .star: "starred-symbolic"
    case .note: "emblem-music-symbolic"
    case .camera: "camera-video-symbolic"
    case .microphone: "audio-input-microphone-symbolic"
    case .ball: "emoji-activities-symbolic"
    case .controller: "input-gaming-symbolic"
    case .feed: "application-rss+xml-symbolic"
    case .food: "emoji-food-symbolic"
    case .aeroplane: "emoji-travel-symbolic"
    case .clock: "document-open-recent-symbolic"
    case .leaf: "emoji-nature-symbolic"
    case .flask: "applications-science-symbolic"
    case .smile: "face-smile-symbolic"
    case .flag: "emoji-flags-symbolic"
    case .picture: "image-x-generic-symbolic"
    }
  }
}

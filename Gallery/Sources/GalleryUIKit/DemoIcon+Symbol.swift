#if canImport(UIKit)
  import GalleryDemos

  extension DemoIcon {
    /// Its name among the SF Symbols of iOS 15.
    var symbolName: String {
      switch self {
      case .star: "star"
      case .note: "music.note"
      case .camera: "video"
      case .microphone: "mic"
      case .ball: "sportscourt"
      case .controller: "gamecontroller"
      case .feed: "newspaper"
      case .food: "fork.knife"
      case .aeroplane: "airplane"
      case .clock: "clock"
      case .leaf: "leaf"
      case .flask: "testtube.2"
      case .smile: "face.smiling"
      case .flag: "flag"
      case .picture: "photo"
      }
    }
  }
#endif

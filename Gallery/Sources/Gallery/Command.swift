import GalleryDemos

/// What the gallery is asked to do on its command line.
enum Command: Equatable {
  /// Open a window.
  case open(Opening)
  /// Draw pages to files.
  case draw(Opening, folder: String, scale: Int)
  /// Draw a few strips without their pages.
  case overview(folder: String, scale: Int)
  /// Replay a scenario's file in a window; or draw its last frame.
  case replay(file: String, drawing: ReplayDrawing?)
  /// Say what can be asked.
  case help

  /// Which page to begin with, and what is set there.
  struct Opening: Equatable {
    /// The page; nil: the first, or all where pages are drawn.
    var page: String?
    /// What is set on that page, as `option=value`.
    var assignments: [String] = []
    /// Whether to look as on a desktop set to high contrast.
    var isHighContrast = false

    /// The settings of a page as it is to be shown at first.
    func settings(of demo: Demo) -> DemoSettings {
      var settings = DemoSettings(demo)
      if demo.id == page {
        // They were read once already, when the command line was.
        for assignment in assignments { try? settings.assign(assignment) }
      }
      return settings
    }
  }

  /// Where the last frame of a replay is to be drawn.
  struct ReplayDrawing: Equatable {
    var folder: String
    var scale: Int
  }

  /// Why a command line is not understood, in a sentence.
  struct Misunderstanding: Error, Equatable { var sentence: String }

  static let usage = """
    usage: gallery [--page NAME [--set OPTION=VALUE]... | --replay FILE] [--high-contrast] [--draw DIR [--scale N]]
           gallery --overview DIR [--scale N]

      --page NAME         begin with this page, or draw only this one
      --set OPTION=VALUE  change an option of that page, as its controls do
      --replay FILE       replay a scenario, and nothing else; with --draw only its last frame is drawn
      --draw DIR          open no window, but draw pages to PNG files in DIR: light and dark, left to right and right to left
      --scale N           draw N device pixels a point, 1 to 4 (1 unless given)
      --high-contrast     look as on a desktop that is set to high contrast; not with --replay
      --overview DIR      draw a few strips without their pages to DIR, light and dark; alone or with --scale
      --help              say this, and name the pages and their options
    """

  /// The usage, and the pages with their options.
  static var manual: String {
    var text = usage + "\n"
    for demo in Demo.pages {
      text += "\npage \(demo.id): \(demo.title)\n"
      for option in demo.options { text += "  \(option.id)=\(option.acceptedText)\n" }
    }
    return text
  }

  /// Reads a command line without its first word.
  static func read(_ arguments: [String]) throws(Misunderstanding) -> Command {
    var opening = Opening()
    var folder: String?
    var overview: String?
    var file: String?
    var scale: Int?
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      var name = argument
      var value: String?
      if argument.hasPrefix("--"), let equals = argument.firstIndex(of: "=") {
        name = String(argument[..<equals])
        value = String(argument[argument.index(after: equals)...])
      }
      func takeValue() throws(Misunderstanding) -> String {
        guard let taken = value ?? rest.popFirst(), !taken.isEmpty else {
          throw Misunderstanding(sentence: "\(name) needs a value")
        }
        return taken
      }
      switch name {
      case "--help", "-h": return .help
      case "--high-contrast": opening.isHighContrast = true
      case "--page": opening.page = try takeValue()
      case "--set": opening.assignments.append(try takeValue())
      case "--replay": file = try takeValue()
      case "--overview": overview = try takeValue()
      case "--draw": folder = try takeValue()
      case "--scale":
        let text = try takeValue()
        guard let number = Int(text), (1...4).contains(number) else {
          throw Misunderstanding(sentence: "'\(text)' is no scale; it is a whole number from 1 to 4")
        }
        scale = number
      default: throw Misunderstanding(sentence: "there is no argument '\(argument)'")
      }
    }
    try check(opening)
    if let overview {
      guard opening == Opening(), file == nil, folder == nil else {
        throw Misunderstanding(sentence: "--overview goes with --scale only")
      }
      return .overview(folder: overview, scale: scale ?? 1)
    }
    if let file {
      if opening.isHighContrast { throw Misunderstanding(sentence: "--high-contrast and --replay exclude each other") }
      if opening != Opening() { throw Misunderstanding(sentence: "--page and --replay exclude each other") }
      if folder == nil, scale != nil { throw Misunderstanding(sentence: "--scale is for --draw") }
      return .replay(file: file, drawing: folder.map { ReplayDrawing(folder: $0, scale: scale ?? 1) })
    }
    if let folder { return .draw(opening, folder: folder, scale: scale ?? 1) }
    if scale != nil { throw Misunderstanding(sentence: "--scale is for --draw") }
    return .open(opening)
  }

  private static func check(_ opening: Opening) throws(Misunderstanding) {
    guard let page = opening.page else {
      if opening.assignments.isEmpty { return }
      throw Misunderstanding(sentence: "--set needs --page, to say whose option it is")
    }
    guard let demo = Demo.page(page) else {
      throw Misunderstanding(
        sentence: "there is no page '\(page)'; there are: \(Demo.pages.map(\.id).joined(separator: ", "))")
    }
    var settings = DemoSettings(demo)
    do {
      for assignment in opening.assignments { try settings.assign(assignment) }
    } catch { throw Misunderstanding(sentence: error.sentence) }
  }
}

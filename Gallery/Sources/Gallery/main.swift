import CAdwaita
import Glibc

func complain(_ text: String) {
  var line = "gallery: \(text)\n"
  line.withUTF8 { bytes in _ = write(STDERR_FILENO, bytes.baseAddress, bytes.count) }
}

func setContrast(_ opening: Command.Opening) {
  // libadwaita takes the desktop's setting, and for trying it out this.
  if opening.isHighContrast { setenv("ADW_DEBUG_HIGH_CONTRAST", "1", 1) }
}

func openDisplay() {
  guard gtk_init_check() == 0 else { return }
  complain("there is no display to show or draw on; Scripts/under-xvfb runs a command on one in memory")
  exit(1)
}

@MainActor
func prepareToDraw() {
  adw_init()
  Palette.install()
}

@MainActor
func draw(_ body: () throws(Picture.Failure) -> Void) {
  do throws(Picture.Failure) {
    try body()
  } catch {
    complain(error.sentence)
    exit(1)
  }
}

do throws(Command.Misunderstanding) {
  switch try Command.read(Array(CommandLine.arguments.dropFirst())) {
  case .help:
    print(Command.manual, terminator: "")
  case .open(let opening):
    setContrast(opening)
    openDisplay()
    exit(Application.run { GalleryWindow.make(opening, in: $0) })
  case .overview(let folder, let scale):
    Drawing.prepare(scale: scale)
    openDisplay()
    prepareToDraw()
    draw { () throws(Picture.Failure) in try Overview(folder: folder, scale: scale).run() }
  case .replay(let path, let drawing):
    do throws(ReplayFile.Failure) {
      let file = try ReplayFile(path)
      if let drawing { Drawing.prepare(scale: drawing.scale) }
      openDisplay()
      guard let drawing else { exit(Application.run { ReplayWindow.make(file, in: $0) }) }
      prepareToDraw()
      draw { () throws(Picture.Failure) in try Drawing.drawLastFrame(of: file, drawing) }
    } catch {
      complain(error.sentence)
      exit(1)
    }
  case .draw(let opening, let folder, let scale):
    Drawing.prepare(scale: scale)
    setContrast(opening)
    openDisplay()
    prepareToDraw()
    draw { () throws(Picture.Failure) in try Drawing(opening: opening, folder: folder, scale: scale).run() }
  }
} catch {
  complain(error.sentence + "\n" + Command.usage)
  exit(2)
}

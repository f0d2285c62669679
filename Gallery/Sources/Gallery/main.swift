import CAdwaita
import Glibc

func complain(_ text: String) {
  var line = "gallery: \(text)\n"
  line.withUTF8 { bytes in _ = write(STDERR_FILENO, bytes.baseAddress, bytes.count) }
}

func openDisplay() {
  guard gtk_init_check() == 0 else { return }
  complain("there is no display to show or draw on; Scripts/under-xvfb runs a command on one in memory")
  exit(1)
}

do throws(Command.Misunderstanding) {
  switch try Command.read(Array(CommandLine.arguments.dropFirst())) {
  case .help:
    print(Command.manual, terminator: "")
  case .open(let opening):
    openDisplay()
    exit(Application.run(opening))
  case .draw(let opening, let folder, let scale):
    Drawing.prepare(scale: scale)
    openDisplay()
    adw_init()
    Palette.install()
    do throws(Picture.Failure) {
      try Drawing(opening: opening, folder: folder, scale: scale).run()
    } catch {
      complain(error.sentence)
      exit(1)
    }
  }
} catch {
  complain(error.sentence + "\n" + Command.usage)
  exit(2)
}

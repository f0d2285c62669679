import CGtk4
import Glibc

// Shows a strip in a window and does what lines on standard input tell: accessibility-stage SCENE ltr|rtl.
guard CommandLine.arguments.count == 3, let scene = Scene(rawValue: CommandLine.arguments[1]) else {
  print("usage: accessibility-stage few|many|empty ltr|rtl")
  exit(2)
}
guard gtk_init_check() != 0 else {
  print("accessibility-stage: there is no display")
  exit(1)
}
let stage = Stage(scene, isRightToLeft: CommandLine.arguments[2] == "rtl")
g_unix_fd_add(
  0, GIOCondition(rawValue: G_IO_IN.rawValue | G_IO_HUP.rawValue),
  { _, _, _ in
    // Standard input ends with the client, and with it the stage.
    guard let line = readLine() else { exit(0) }
    MainActor.assumeIsolated { stage.perform(line.split(separator: " ", maxSplits: 2).map(String.init)) }
    fflush(nil)
    return 1
  }, nil)
while true { g_main_context_iteration(nil, 1) }

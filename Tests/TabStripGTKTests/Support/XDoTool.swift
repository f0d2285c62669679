import CGtk4
import XCTest

/// Mouse and keyboard of the X server, moved by `xdotool`. Events reach GTK as those of real devices do.
@MainActor
enum XDoTool {
  /// Runs one command and waits for its end; not for what it causes.
  @discardableResult
  static func run(_ arguments: String...) -> String { run(arguments) }

  static func run(_ arguments: [String]) -> String {
    var words: [UnsafeMutablePointer<CChar>?] = (["timeout", "10", "xdotool"] + arguments).map { g_strdup($0) }
    words.append(nil)
    defer { for word in words { g_free(word) } }
    var output: UnsafeMutablePointer<CChar>?
    var status: gint = 0
    let flags = GSpawnFlags(rawValue: G_SPAWN_SEARCH_PATH.rawValue)
    var error: UnsafeMutablePointer<GError>?
    let ran = g_spawn_sync(nil, &words, nil, flags, nil, nil, &output, nil, &status, &error)
    XCTAssertTrue(
      ran != 0 && status == 0, "xdotool \(arguments.joined(separator: " ")) failed with \(reason(error) ?? "\(status)")"
    )
    defer { g_free(output) }
    return output.map { String(cString: $0) } ?? ""
  }

  /// Does several things one after the other while the main loop runs, as a hand does them. `sleep` waits between them.
  static func perform(_ steps: [String], then settle: () -> Bool = { true }) {
    final class Flag { var isSet = false }
    let ended = Flag()
    var words: [UnsafeMutablePointer<CChar>?] = (["timeout", "10", "xdotool"] + steps).map { g_strdup($0) }
    words.append(nil)
    defer { for word in words { g_free(word) } }
    var process = GPid()
    let flags = GSpawnFlags(rawValue: G_SPAWN_SEARCH_PATH.rawValue | G_SPAWN_DO_NOT_REAP_CHILD.rawValue)
    var error: UnsafeMutablePointer<GError>?
    guard g_spawn_async(nil, &words, nil, flags, nil, nil, &process, &error) != 0 else {
      return XCTFail("xdotool was not started: \(reason(error) ?? "")")
    }
    g_child_watch_add(
      process,
      { process, status, flag in
        XCTAssertEqual(status, 0, "xdotool failed")
        g_spawn_close_pid(process)
        Unmanaged<Flag>.fromOpaque(flag!).takeUnretainedValue().isSet = true
      }, Unmanaged.passUnretained(ended).toOpaque())
    XCTAssertTrue(MainLoop.run(seconds: 15) { ended.isSet && settle() })
  }

  private static func reason(_ error: UnsafeMutablePointer<GError>?) -> String? {
    defer { error.map(g_error_free) }
    return error.map { String(cString: $0.pointee.message) }
  }

  /// The X server's number of a window.
  static func findWindow(_ title: String) -> String {
    let found = run("search", "--sync", "--name", "^\(title)$")
    return String(found.split(separator: "\n").last ?? "")
  }

  static func move(to x: Double, _ y: Double) { run("mousemove", "\(Int(x))", "\(Int(y))") }

  static func press(button: Int = 1) { run("mousedown", "\(button)") }

  static func release(button: Int = 1) { run("mouseup", "\(button)") }

  /// Clicks where the mouse is.
  static func click(button: Int = 1) { run("click", "\(button)") }

  static func key(_ name: String) { run("key", name) }
}

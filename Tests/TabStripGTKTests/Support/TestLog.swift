import CGtk4

/// What GLib, GTK and the host have written to the log as warnings or worse.
@MainActor
enum TestLog {
  static var warnings: [String] = []

  /// Listens from now on.
  static func start() {
    g_log_set_writer_func(
      { level, fields, count, _ in
        let serious =
          G_LOG_LEVEL_WARNING.rawValue | G_LOG_LEVEL_CRITICAL.rawValue | G_LOG_LEVEL_ERROR.rawValue
        if level.rawValue & serious != 0, let text = g_log_writer_format_fields(level, fields, count, 0) {
          let line = String(cString: text)
          g_free(text)
          MainActor.assumeIsolated { TestLog.warnings.append(line) }
        }
        return g_log_writer_default(level, fields, count, nil)
      }, nil, nil)
  }
}

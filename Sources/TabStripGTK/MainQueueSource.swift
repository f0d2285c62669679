import CGtk4
import Dispatch
import Glibc

/// Lets Swift's main actor run under GLib's main loop.
///
/// GTK apps run GLib's loop, which knows nothing of the queue on which Swift runs `Task { @MainActor in … }` and
/// `DispatchQueue.main.async`: both would wait for ever. Attached once at start-up, this source runs what is queued whenever something is.
///
/// ```swift
/// gtk_init()
/// MainQueueSource.attach()
/// Task { @MainActor in strip.setItems(await load()) }
/// ```
///
/// An app that does not use the main actor from elsewhere needs none. While nothing is queued it costs nothing: GLib waits for a file descriptor
/// that the queue makes readable.
///
/// The two functions with which a foreign loop drains the main queue are those that CoreFoundation uses on Linux. They are exported by libdispatch, but no
/// header declares them; therefore this is opt-in.
@MainActor
public enum MainQueueSource {
  private static var source: guint = 0

  /// Whether the main queue is drained by GLib's default main loop.
  public static var isAttached: Bool { source != 0 }

  /// Begins to drain the main queue; once attached, does nothing more.
  ///
  /// Call it on the thread that runs GLib's default main loop, which has to be the process's main thread.
  public static func attach() {
    guard source == 0 else { return }
    let descriptor = mainQueueDescriptor()
    guard descriptor >= 0 else {
      tabstrip_log_warning("MainQueueSource: the main queue has no file descriptor here; main-actor tasks will not run")
      return
    }
    source = g_unix_fd_add(
      descriptor, G_IO_IN,
      { descriptor, _, _ in
        // The counter is emptied before the queue is: what is queued meanwhile raises it again.
        var count: UInt64 = 0
        _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
        drainMainQueue(nil)
        return 1
      }, nil)
  }

  /// Ends that. What is queued waits until the source is attached again.
  public static func detach() {
    guard source != 0 else { return }
    g_source_remove(source)
    source = 0
  }
}

@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private func mainQueueDescriptor() -> CInt

@_silgen_name("_dispatch_main_queue_callback_4CF")
private func drainMainQueue(_ message: UnsafeMutableRawPointer?)

import CGtk4

/// The time of a widget of ours, and its place in GTK's frame clock while it has something to draw.
///
/// The tick callback exists only between ``run()`` and the first frame after which nothing moves, so that an idle one
/// keeps GTK's clock still.
@MainActor
final class FrameClock {
  private let widget: WidgetPointer
  private var callback: guint = 0
  private var latest = 0.0
  /// The least time seen between an event's stamp and its arrival, in microseconds, the clocks' difference included.
  private var leastDelay: gint64 = 0
  /// No event waits longer, in microseconds.
  private static let longestWait: gint64.Magnitude = 60_000_000

  private let tick: GtkTickCallback

  /// Makes the time of a widget that outlives it. `tick` is called before each frame while the clock runs, and returns whether it
  /// goes on.
  init(widget: WidgetPointer, tick: @escaping GtkTickCallback) {
    self.widget = widget
    self.tick = tick
  }

  /// Seconds now, never less than any time handed out before.
  var now: Double { advance(to: g_get_monotonic_time()) }

  /// Seconds at which the present frame began, never less than any time handed out before: an event handled in the same
  /// frame may have seen a later one.
  var frameTime: Double {
    guard let clock = gtk_widget_get_frame_clock(widget) else { return now }
    return advance(to: gdk_frame_clock_get_frame_time(clock))
  }

  /// Seconds at which GTK's present event happened, by its time stamp in milliseconds; `now` where it has none.
  ///
  /// Events that waited for a busy program are handled all at once, but happened one after the other: their stamps tell how
  /// fast the mouse was. What zero means to the stamps is not defined; the event handled soonest after it happened shows it.
  func time(ofEvent controller: OpaquePointer?) -> Double {
    let stamp = gtk_event_controller_get_current_event_time(controller)
    let arrival = g_get_monotonic_time()
    guard stamp != 0 else { return now }
    let delay = arrival - gint64(stamp) * 1000
    // The server's milliseconds start again from 0 after 49 days.
    if (delay - leastDelay).magnitude > Self.longestWait { leastDelay = delay }
    leastDelay = min(leastDelay, delay)
    return advance(to: min(gint64(stamp) * 1000 + leastDelay, arrival))
  }

  /// Has the callback called before each frame, until it returns false.
  func run() {
    guard callback == 0 else { return }
    callback = gtk_widget_add_tick_callback(widget, tick, nil, nil)
  }

  /// Ends the calls; from inside one, by its result.
  func stop(fromInside: Bool = false) {
    if callback != 0, !fromInside { gtk_widget_remove_tick_callback(widget, callback) }
    callback = 0
  }

  private func advance(to microseconds: gint64) -> Double {
    latest = max(latest, Double(microseconds) / 1_000_000)
    return latest
  }
}

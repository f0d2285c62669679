import CAdwaita
import TabStripCore
import TabStripHosting

/// A recording as it happened, drawn from the engine's frames.
///
/// A recording has widths in place of titles and times of its own, which a strip in a window has not: so no host is between
/// what is recorded and what is seen.
@MainActor
final class ReplayView {
  /// The view.
  let widget: Widget
  private let recording: Recording
  private let area = gtk_drawing_area_new()!
  private let line = Widget.text("", "event")
  private var playback: Playback
  private var frame = TabStripFrame()
  private var begin: gint64?

  /// Makes the view of a file's recording, at its end.
  init(_ file: ReplayFile) {
    recording = file.recording
    playback = Playback(recording)
    let again = gtk_button_new_with_label("Again")!
    gtk_widget_set_halign(again, GTK_ALIGN_START)
    gtk_widget_set_halign(area, GTK_ALIGN_START)
    // Where a tab is, is the recording's to say, and not the window's.
    gtk_widget_set_direction(area, GTK_TEXT_DIR_LTR)
    let scroller = gtk_scrolled_window_new()!
    gtk_scrolled_window_set_policy(scroller.opaque, GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER)
    gtk_scrolled_window_set_child(scroller.opaque, area)
    let stage = scroller.styled("card", "stage")
    let content = Widget.column([
      Widget.text(file.name, "heading-1"),
      Widget.text("\(recording.steps.count) steps, drawn from the frames that the engine makes.", "explanation")
        .inset(top: 6, bottom: 18),
      stage, line.inset(top: 12, bottom: 12), again,
    ]).inset(horizontal: 24, top: 24, bottom: 24)
    widget = Widget.column([content])
    let size = Self.room(of: recording)
    gtk_drawing_area_set_content_width(area.cast(), size.width)
    gtk_drawing_area_set_content_height(area.cast(), size.height)
    gtk_drawing_area_set_draw_func(
      area.cast(),
      { _, context, _, _, view in
        nonisolated(unsafe) let (context, view) = (context!, view!)
        MainActor.assumeIsolated {
          Unmanaged<ReplayView>.fromOpaque(view).takeUnretainedValue().draw(on: context)
        }
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
    connect("clicked", of: again) { [weak self] in self?.play() }
    show(playback.finish())
  }

  /// Plays the recording from its beginning.
  func play() {
    let isOn = begin != nil
    playback = Playback(recording)
    begin = g_get_monotonic_time()
    guard !isOn else { return }
    let tick: GtkTickCallback = { _, _, view in
      nonisolated(unsafe) let view = view!
      return MainActor.assumeIsolated { Unmanaged<ReplayView>.fromOpaque(view).takeUnretainedValue().tick() } ? 1 : 0
    }
    gtk_widget_add_tick_callback(area, tick, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  private func tick() -> Bool {
    guard let start = begin else { return false }
    show(playback.advance(to: Double(g_get_monotonic_time() - start) / 1_000_000))
    if playback.isOver { begin = nil }
    return begin != nil
  }

  private func show(_ next: TabStripFrame) {
    frame = next
    let milliseconds = (playback.time * 1000).rounded() / 1000
    gtk_label_set_text(line.opaque, "\(milliseconds) s, step \(playback.position) of \(playback.count)")
    gtk_widget_queue_draw(area)
  }

  private func draw(on context: OpaquePointer) {
    FramePainter(frame, style: playback.style, colors: area).draw(on: context)
  }

  /// The largest room that the recording's strip has, within reason, in points.
  private static func room(of recording: Recording) -> (width: Int32, height: Int32) {
    var room = (width: 100.0, height: 32.0)
    for record in Replayer.records(of: recording, notingEveryStep: true) {
      room.width = max(room.width, record.frame.width)
      room.height = max(room.height, record.frame.height)
    }
    return (Int32(min(room.width, 4_000).rounded(.up)), Int32(min(room.height, 400).rounded(.up)))
  }
}

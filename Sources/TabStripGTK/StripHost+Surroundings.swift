import CGtk4
import TabStripCore

/// What the desktop and the app set for everything: theme, fonts, text size, writing direction, the wish for motion.
extension StripHost {
  /// The style that GTK computed for the strip is different: fonts or colours may be.
  func cssChanged() {
    guard !isDisposed else { return }
    themeMayHaveChanged()
    textMayHaveChanged()
  }

  /// Fonts or text size may be different.
  func textMayHaveChanged() {
    guard !isDisposed, measurer.refresh() else { return }
    tellLineHeight()
    gtk_widget_queue_resize(widget)
  }

  /// A title that was measured for the frame may be higher than any before. The frame after it has room for it.
  func lineMayHaveGrown() {
    guard !isDisposed, measurer.lineHeight > toldLineHeight else { return }
    tellLineHeight()
  }

  private func tellLineHeight() {
    toldLineHeight = measurer.lineHeight
    send(.textChanged(lineHeight: toldLineHeight))
  }

  /// The writing direction may be different.
  func directionMayHaveChanged() {
    let isRightToLeft = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
    send(.directionChanged(isRightToLeft ? .rightToLeft : .leftToRight))
  }

  /// The desktop's wish for motion, or the app's own, may be different.
  func sendMotionPreference() {
    let settings = gtk_widget_get_settings(widget)!
    let animates = tabstrip_settings_int(settings, "gtk-enable-animations") != 0
    send(.motionPreferenceChanged(motionPreference ?? (animates ? .full : .reduced)))
  }

  /// Has GTK tell of settings that it has no method of a widget for.
  func followSurroundings() {
    typealias NotifyHandler = @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> Void
    let animations: NotifyHandler = { _, _, strip in
      onMainActor(strip) { StripHost.of($0)?.sendMotionPreference() }
    }
    let scale: NotifyHandler = { _, _, strip in onMainActor(strip) { StripHost.of($0)?.scaleChanged() } }
    let settings = gtk_widget_get_settings(widget)!
    connect("notify::gtk-enable-animations", of: gpointer(settings), to: widget, animations)
    connect("notify::scale-factor", of: widget, to: widget, scale)
    gtk_widget_set_has_tooltip(widget, 1)
  }
}

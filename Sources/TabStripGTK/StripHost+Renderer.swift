import CGtk4
import TabStripCore
import TabStripHosting

/// The engine's frames on GTK's child widgets.
extension StripHost: @preconcurrency TabStripRenderer {
  /// Views differ in what they hold: parts of ours, or a widget of the app's.
  private enum Kind {
    static let parts = 0
    static let content = 1
  }

  func measure(_ id: TabID) -> TabMeasurement {
    guard let tab = source.content(of: id) else { return TabMeasurement(title: 0) }
    if let make = tab.makeContent { return TabMeasurement(title: measureContent(make(), of: id)) }
    return TabMeasurement(
      title: measurer.titleWidth(tab.title), icon: tab.iconName == nil ? 0 : style.iconSize,
      badge: tab.badge.map(measurer.badgeWidth) ?? 0)
  }

  var measuringAsksEngine: Bool { source.hasOwnViews }

  func kind(of id: TabID) -> Int { source.content(of: id)?.makeContent == nil ? Kind.parts : Kind.content }

  func makeView(kind: Int) -> TabView { TabView(in: widget) }

  func configure(_ view: TabView, for id: TabID) {
    guard let tab = source.content(of: id) else { return }
    if view.tab != id { keepFocus(from: view) }
    view.take(id)
    blend.contentChanged(id)
    view.spoken.setName(tab.name(in: strings))
    let direction: WritingDirection = coordinator.engine.isRightToLeft ? .rightToLeft : .leftToRight
    guard let make = tab.makeContent else {
      view.show(tab, style: style, direction: direction)
      return
    }
    if let content = measuredContent.removeValue(forKey: id) {
      view.show(content, style: style, direction: direction)
      return g_object_unref(content)
    }
    let made = make()
    // The same widget again stays where it is, with the focus in it.
    if view.shows(made) { return view.show(style: style, direction: direction) }
    let content = take(made)
    view.show(content, style: style, direction: direction)
    g_object_unref(content)
  }

  func place(_ view: TabView, as tab: TabStripFrame.Tab, in frame: TabStripFrame) {
    placed.append(view)
    if tab.states.contains(.disabled) { keepFocus(from: view) }
    view.place(as: tab, in: frame)
    view.spoken.setPosition(tab.index + 1, of: frame.count, in: strings)
  }

  func conceal(_ view: TabView) {
    keepFocus(from: view)
    view.conceal()
  }

  func discard(_ view: TabView) {
    keepFocus(from: view)
    view.discard()
  }

  func finish(_ frame: TabStripFrame, needsNaturalSize: Bool) {
    swap(&shown, &placed)
    presentTabs(inNewOrder: !shown.elementsEqual(placed, by: ===))
    placed.removeAll(keepingCapacity: true)
    blend.prepare(frame, shown: shown, host: self)
    let leftToRight = frame.direction == .leftToRight
    trim.place(frame.trim)
    indicator.place(frame.indicator, form: style.indicator.form)
    leadingButton.place(frame.leadingButton, style: style.overflowButton, pointsRight: !leftToRight)
    trailingButton.place(frame.trailingButton, style: style.overflowButton, pointsRight: leftToRight)
    dropMeasuredContent()
    if !isAllocating { gtk_widget_queue_allocate(widget) }
    gtk_widget_queue_draw(widget)
    if needsNaturalSize { naturalSizeMayHaveChanged() }
    selectionModeMayHaveChanged()
    moveFocus(to: frame.tabStop)
  }

  func allows(_ change: SelectionChange) -> Bool { source.allows(change) }

  func report(_ update: TabStripUpdate) { source.report(update) }

  func requestFrame(continuous: Bool) {
    guard !isDisposed else { return }
    wantsFrame = true
    if gtk_widget_get_mapped(widget) != 0 { clock.run() }
  }

  /// Lets go of the app's widgets that no view has taken.
  func dropMeasuredContent() {
    for content in measuredContent.values { g_object_unref(content) }
    measuredContent.removeAll(keepingCapacity: true)
  }

  /// The width that the app's widget will take, asked where it would inherit a tab's fonts. The widget is kept for the view that
  /// may be configured right afterwards.
  private func measureContent(_ made: WidgetPointer, of id: TabID) -> Double {
    let size: (width: Double, height: Double)
    if let tab = TabView.around(made), tab.tab == id, gtk_widget_get_parent(tab.widget) == widget {
      // The same widget again: the tab goes on showing it, with the focus in it.
      size = TabView.naturalSize(of: made)
    } else {
      let content = take(made)
      gtk_widget_set_parent(content, gauge.widget)
      size = TabView.naturalSize(of: content)
      gtk_widget_unparent(content)
      if let former = measuredContent.updateValue(content, forKey: id) { g_object_unref(former) }
    }
    return size.width * TabView.shrinking(of: size.height, to: style.rowHeight(lineHeight: measurer.lineHeight))
  }

  /// Owns a widget that the app has made, or hands out again while a tab still shows it.
  private func take(_ content: WidgetPointer) -> WidgetPointer {
    g_object_ref_sink(content)
    TabView.takeOut(content)
    return content
  }
}

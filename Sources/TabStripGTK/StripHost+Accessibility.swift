import CGtk4
import TabStripCore

/// What assistive technologies are told of the strip, and what they do with it.
extension StripHost {
  /// Says what the strip as a whole is.
  func describeRow() {
    // Without a label GTK says the name of the class.
    tabstrip_accessible_set_label(widget, strings.list)
    tabstrip_accessible_set_row(widget, saysSeveral ? 1 : 0)
  }

  /// Says whether several tabs can be selected, if that has changed.
  func selectionModeMayHaveChanged() {
    var several = false
    if case .multiple = coordinator.engine.configuration.selectionMode { several = true }
    guard several != saysSeveral else { return }
    saysSeveral = several
    describeRow()
  }

  /// Says everything anew, in other words.
  func stringsChanged() {
    guard !isDisposed else { return }
    describeRow()
    let frame = coordinator.frame
    for (tab, view) in zip(frame.tabs, shown) {
      if let content = source.content(of: tab.id) { view.spoken.setName(content.name(in: strings)) }
      view.spoken.forgetPosition()
      view.spoken.setPosition(tab.index + 1, of: frame.count, in: strings)
    }
  }

  /// Lets clients find the tabs of the frame in the order of the row, which is the order of the widgets.
  ///
  /// Clients learn of tabs that come and go, but not of tabs that change places: those go and come again.
  func presentTabs(inNewOrder isNewOrder: Bool) {
    if isNewOrder {
      arrange { !$0.spoken.isPresent }
      if !standsInOrder { arrange { _ in true } }
    }
    for view in shown { view.spoken.present() }
  }

  /// Scrolls by a page for a client.
  func page(toward end: StripEnd) {
    send(.overflowPressed(end))
    send(.overflowReleased)
  }

  /// Puts the tabs to be moved behind those that they follow in the row.
  private func arrange(where isToBeMoved: (TabView) -> Bool) {
    var previous: WidgetPointer?
    for view in shown {
      if isToBeMoved(view) {
        view.spoken.withdraw()
        gtk_widget_insert_after(view.widget, widget, previous)
      }
      previous = view.widget
    }
  }

  private var standsInOrder: Bool {
    var found = 0
    var child = gtk_widget_get_first_child(widget)
    while let present = child, found < shown.count {
      if present == shown[found].widget { found += 1 }
      child = gtk_widget_get_next_sibling(present)
    }
    return found == shown.count
  }
}

/// GTK's keyboard focus, which lies on the widget of the focused tab: it is the only focus that GTK tells clients of.
extension StripHost {
  /// Whether the focus lies on the strip or on a tab, and neither elsewhere nor on a widget that the app has put into a tab.
  var holdsFocus: Bool {
    guard let focus = focusedWidget else { return false }
    return focus == widget || gtk_widget_get_parent(focus) == widget
  }

  /// Takes the focus to the tab that the keyboard reaches first; to the strip, as long as that tab has no widget.
  ///
  /// - Returns: Whether the strip has the focus now; it does not take it where the keyboard reaches no tab.
  func takeFocus() -> Bool {
    if holdsFocus { return true }
    guard coordinator.engine.tabStop != nil else { return false }
    if let view = view(of: coordinator.frame.tabStop), gtk_widget_grab_focus(view.widget) != 0 { return true }
    return takeFocusItself()
  }

  /// Moves the focus along, if the strip has it.
  func moveFocus(to tab: TabID?) {
    guard holdsFocus else { return }
    let view = view(of: tab)
    guard focusedWidget != view?.widget ?? widget else { return }
    if let view, gtk_widget_grab_focus(view.widget) != 0 { return view.showFocus() }
    if focusedWidget != widget { _ = takeFocusItself() }
  }

  /// Keeps the focus inside the strip when a widget that may have it is about to be used otherwise.
  func keepFocus(from view: TabView) {
    if focusedWidget == view.widget { _ = takeFocusItself() }
  }

  private var focusedWidget: WidgetPointer? { gtk_widget_get_root(widget).flatMap(gtk_root_get_focus) }

  private func takeFocusItself() -> Bool { WidgetClass.parent.pointee.grab_focus(widget) != 0 }

  private func view(of tab: TabID?) -> TabView? {
    guard let tab else { return nil }
    return shown.first { $0.tab == tab }
  }
}

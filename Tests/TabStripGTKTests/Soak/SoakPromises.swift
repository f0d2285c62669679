import CGtk4
import TabStripCore
import _TabStripTestSupport

@testable import TabStripGTK

/// What holds of every strip of a soak, whatever happened to it.
@MainActor
struct SoakPromises {
  /// No strip of this window, 200 points ready at both ends, has more tabs in a frame, besides those that focus or a press keeps.
  static let mostTabs = Int((SoakStage.greatestSize.width + 2 * 200) / SoakLife.narrowestTab) + 4

  let stage: SoakStage

  /// What is broken after any step, in words; nil if nothing is.
  var brokenNow: String? {
    if let warning = TestLog.warnings.first { return "a warning: \(warning)" }
    for (name, strip, ids) in stage.all {
      if let wrong = wrongNow(strip, ids) { return "\(name): \(wrong)" }
    }
    return nil
  }

  /// What is broken although everything rests.
  var brokenAtRest: String? {
    if let broken = brokenNow { return broken }
    for (name, strip, ids) in stage.all {
      if let wrong = wrongAtRest(strip, ids) { return "\(name): \(wrong)" }
    }
    return wrongPage
  }

  private func wrongNow(_ strip: TabStripWidget<Int>, _ ids: [Int]) -> String? {
    let (engine, frame) = (strip.host.coordinator.engine, strip.host.coordinator.frame)
    if let unsound = frame.unsoundness { return unsound }
    if engine.count != ids.count { return "\(engine.count) tabs of \(ids.count)" }
    let chosen = strip.selections
    if Set(chosen).count != chosen.count { return "selected twice: \(chosen)" }
    for id in chosen where !strip.isSelected(id) || strip.model.map.tab(of: id) == nil {
      return "\(id) is selected and is not there"
    }
    if strip.selection != chosen.first { return "\(strip.selection ?? -1) is the selection of \(chosen)" }
    if strip.host.shown.count != frame.tabs.count || strip.host.coordinator.liveViewCount != frame.tabs.count {
      return
        "\(strip.host.shown.count) views, \(strip.host.coordinator.liveViewCount) of them counted, show \(frame.tabs.count) tabs"
    }
    if frame.tabs.count > Self.mostTabs {
      return "\(frame.tabs.count) tabs ready, the narrowest \(frame.tabs.map(\.width).min() ?? 0) wide"
    }
    let widgets = tabWidgets(of: strip).count
    // The gauge, and pictures of tabs that change their look, which are never more than the tabs.
    let most = Self.mostTabs + 1 + frame.tabs.count
    return widgets <= most ? nil : "\(widgets) widgets for \(frame.tabs.count) tabs"
  }

  private func wrongAtRest(_ strip: TabStripWidget<Int>, _ ids: [Int]) -> String? {
    let (host, engine, frame) = (strip.host, strip.host.coordinator.engine, strip.host.coordinator.frame)
    if strip.items.map(\.id) != ids { return "the tabs are others, or stand in another order" }
    // Out of sight nothing is drawn, nor asked for.
    guard gtk_widget_get_mapped(strip.widget) != 0 else { return nil }
    if engine.needsTick || host.wantsFrame { return "asks for frames" }
    if !(-0.5...engine.maximumOffset + 0.5).contains(engine.offset) {
      return "rests at \(engine.offset) of \(engine.maximumOffset)"
    }
    if frame.count != ids.count || (frame.offset - engine.offset).magnitude > 1 { return "an old frame" }
    let widgets = tabWidgets(of: strip).count
    let counted = host.coordinator.liveViewCount + host.coordinator.idleViewCount + 1
    if widgets != counted { return "\(widgets) widgets at rest, \(counted) of them known" }
    let reach = strip.configuration.overscan + 1
    let far = frame.tabs.filter { $0.x + $0.width < -reach || $0.x > frame.width + reach }
    if far.count > 2 { return "\(far.count) tabs far out of sight: \(far.map(\.index))" }
    for (tab, view) in zip(frame.tabs, host.shown) {
      if let wrong = wrong(view.widget, showing: tab, in: strip, frame) {
        return "tab \(tab.index) of \(frame.tabs.map(\.index)): \(wrong)"
      }
    }
    return wrongMark(strip, frame)
  }

  /// Whether GTK's widget stands, looks and reads as the frame and the app's item say.
  private func wrong(
    _ widget: UnsafeMutablePointer<GtkWidget>, showing tab: TabStripFrame.Tab, in strip: TabStripWidget<Int>,
    _ frame: TabStripFrame
  ) -> String? {
    var box = graphene_rect_t()
    guard gtk_widget_get_child_visible(widget) != 0, gtk_widget_compute_bounds(widget, strip.widget, &box) != 0 else {
      return "its widget is not in sight"
    }
    let (x, width) = (Double(box.origin.x), Double(box.size.width))
    // Far away a Float has no fractions of a point.
    if (x - tab.x).magnitude > 0.5 + tab.x.magnitude * 1e-6 { return "stands at \(x), not \(tab.x)" }
    if width < tab.width - 0.5 { return "is \(width) wide, not \(tab.width)" }
    let flags = gtk_widget_get_state_flags(widget).rawValue
    guard let item = strip.model.items[tab.id] else { return "shows an item that is gone" }
    if (flags & GTK_STATE_FLAG_SELECTED.rawValue != 0) != strip.isSelected(item.id) {
      return "looks selected, or not, wrongly"
    }
    if (flags & GTK_STATE_FLAG_INSENSITIVE.rawValue != 0) == item.isEnabled { return "looks enabled, or not, wrongly" }
    let title = widget.children.first { gtk_widget_has_css_class($0, "title") != 0 }
    let text = title.map { String(cString: gtk_label_get_text(OpaquePointer($0))) }
    return text == (item.makeContent == nil ? item.title : nil) ? nil : "reads \(text ?? "nothing"), not \(item.title)"
  }

  private func wrongMark(_ strip: TabStripWidget<Int>, _ frame: TabStripFrame) -> String? {
    guard strip.selections.count == 1, let mark = frame.indicator,
      let tab = frame.tabs.first(where: { $0.states.contains(.selected) })
    else { return nil }
    let distance = (mark.x + mark.width / 2 - tab.x - tab.width / 2).magnitude
    return distance <= 1.5 ? nil : "the mark rests \(distance) beside the selected tab"
  }

  private var wrongPage: String? {
    let (view, adjustment) = (stage.page.view, stage.page.adjustment)
    if view.sections.map(\.tab.id) != stage.page.ids { return "the sections are others, or stand in another order" }
    if let active = view.activeSection, !stage.page.ids.contains(active) {
      return "section \(active) is active and gone"
    }
    let offset = gtk_adjustment_get_value(adjustment)
    let most = max(0, gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment))
    if !(-0.5...most + 0.5).contains(offset) { return "the page rests at \(offset) of \(most)" }
    return nil
  }

  private func tabWidgets(of strip: TabStripWidget<Int>) -> [UnsafeMutablePointer<GtkWidget>] {
    strip.widget.children.filter { $0.cssName == "tab" }
  }
}

import CGtk4
import TabStripCore

/// The widget of one tab, filled anew for each tab that it comes to show.
@MainActor
final class TabView {
  /// The GtkWidget, a child of the strip.
  let widget: WidgetPointer
  /// What assistive technologies are told of it.
  var spoken: SpokenTab
  /// The tab that it shows, or showed last.
  private(set) var tab: TabID?
  /// Where the frame has put it, in the strip's coordinates.
  private(set) var box = PlacedBox()
  /// Whether it is to be drawn.
  private(set) var isVisible = false
  private var states: TabStates = []
  private var style = TabStripStyle()
  private var direction = WritingDirection.leftToRight
  private var icon: WidgetPointer?
  private var title: WidgetPointer?
  private var badge: WidgetPointer?
  private var content: WidgetPointer?
  /// What an app's widget may be high.
  private var rowHeight = 0.0

  /// Makes a widget in a strip, out of sight.
  ///
  /// - Parameter isPicture: Whether it is only to be seen, over another one's tab: neither keyboard, mouse nor assistive technologies
  ///   reach it.
  init(in strip: WidgetPointer, asPicture isPicture: Bool = false) {
    widget = WidgetClass.make(TabWidgetClass.type)
    if isPicture { tabstrip_accessible_set_presentational(widget) }
    spoken = SpokenTab(of: widget)
    WidgetInstance.attach(self, to: widget)
    gtk_widget_set_focusable(widget, isPicture ? 0 : 1)
    gtk_widget_set_can_target(widget, isPicture ? 0 : 1)
    gtk_widget_set_child_visible(widget, 0)
    gtk_widget_set_parent(widget, strip)
  }

  /// Comes to show another tab, which is another one to assistive technologies, too.
  func take(_ tab: TabID) {
    guard self.tab != tab else { return }
    self.tab = tab
    spoken.withdraw()
  }

  /// Shows icon, title and badge.
  func show(_ tab: TabContent, style: TabStripStyle, direction: WritingDirection) {
    show(style: style, direction: direction)
    setContent(nil)
    icon = part(icon, unless: tab.iconName == nil) { gtk_image_new() }
    if let icon { gtk_image_set_from_icon_name(OpaquePointer(icon), tab.iconName) }
    title = part(title, unless: tab.title.isEmpty) {
      let label = gtk_label_new(nil)!
      gtk_label_set_ellipsize(OpaquePointer(label), PANGO_ELLIPSIZE_END)
      gtk_label_set_single_line_mode(OpaquePointer(label), 1)
      gtk_widget_add_css_class(label, "title")
      return label
    }
    if let title { gtk_label_set_text(OpaquePointer(title), tab.title) }
    badge = part(badge, unless: tab.badge == nil) {
      let label = gtk_label_new(nil)!
      gtk_widget_add_css_class(label, "badge")
      return label
    }
    if let badge { gtk_label_set_text(OpaquePointer(badge), tab.badge) }
    turnParts()
  }

  /// Shows a widget of the app's instead.
  func show(_ content: WidgetPointer, style: TabStripStyle, direction: WritingDirection) {
    show(style: style, direction: direction)
    for part in [icon, title, badge] { part.map(gtk_widget_unparent) }
    (icon, title, badge) = (nil, nil, nil)
    setContent(content)
  }

  /// Takes the metrics of another style for what it shows.
  func setStyle(_ style: TabStripStyle) {
    self.style = style
    gtk_widget_queue_allocate(widget)
  }

  /// Whether it shows this widget of the app's.
  func shows(_ content: WidgetPointer) -> Bool {
    self.content == content && gtk_widget_get_parent(content) == widget
  }

  /// Whether it shows a widget of the app's.
  var hasOwnContent: Bool { content != nil }

  /// Takes the app's widget out, if there is one.
  func removeContent() { setContent(nil) }

  /// Takes the place and states of a tab of a frame.
  func place(as tab: TabStripFrame.Tab, in frame: TabStripFrame) {
    if states != tab.states {
      let changed = states.symmetricDifference(tab.states)
      states = tab.states
      applyStates(changed)
    }
    if direction != frame.direction {
      direction = frame.direction
      turnParts()
      gtk_widget_queue_allocate(widget)
    }
    if rowHeight != frame.height {
      rowHeight = frame.height
      if content != nil { gtk_widget_queue_allocate(widget) }
    }
    isVisible = tab.isVisible
    box = PlacedBox(x: tab.x, y: frame.bodyY, width: tab.width, height: frame.bodyHeight)
    gtk_widget_set_child_visible(widget, 1)
  }

  /// Gives the widget the room that it was placed in.
  func allocate() { box.allocate(widget) }

  /// Takes the widget out of sight, without a state that it might be met with later.
  func conceal() {
    isVisible = false
    spoken.withdraw()
    gtk_widget_set_child_visible(widget, 0)
    setContent(nil)
  }

  /// Drops the widget.
  func discard() {
    setContent(nil)
    gtk_widget_unparent(widget)
  }

  /// Whether the title does not fit.
  var isShortened: Bool {
    guard let title else { return false }
    return pango_layout_is_ellipsized(gtk_label_get_layout(OpaquePointer(title))) != 0
  }

  /// Lays out the parts: a group in the middle, icon, title and badge in reading order.
  func layOut(width: Double, height: Double) {
    let inner = Swift.max(0, width - 2 * style.horizontalPadding)
    if let content {
      guard gtk_widget_get_parent(content) == widget else { return }
      let own = Self.naturalSize(of: content)
      let factor = Self.shrinking(of: own.height, to: rowHeight)
      let shown = own.height * factor
      PlacedBox(x: style.horizontalPadding, y: ((height - shown) / 2).rounded(), width: inner, height: shown)
        .allocate(content, shrinking: factor)
      // Places are on whole pixels, so that a part of one may be missing.
      clip(own.width * factor > inner + 1)
      return
    }
    let icon = style.iconSize < 1 ? nil : icon
    if let all = self.icon { gtk_widget_set_child_visible(all, icon == nil ? 0 : 1) }
    let iconWidth = icon == nil ? 0 : style.iconSize
    let badgeSize = badge.map(Self.naturalSize) ?? (width: 0, height: 0)
    let badgeWidth =
      badge == nil ? 0 : Swift.max(badgeSize.width + 2 * style.badgePadding, style.badgeHeight, badgeSize.height)
    let iconRoom = icon == nil ? 0 : iconWidth + (title == nil && badge == nil ? 0 : style.iconGap)
    let badgeRoom = badge == nil ? 0 : badgeWidth + (title == nil ? 0 : style.badgeGap)
    let titleSize = title.map(Self.naturalSize) ?? (width: 0, height: 0)
    let titleWidth = Swift.max(0, Swift.min(titleSize.width, inner - iconRoom - badgeRoom))
    var x = ((width - iconRoom - titleWidth - badgeRoom) / 2).rounded(.down)
    func put(_ part: WidgetPointer?, _ partWidth: Double, _ partHeight: Double) {
      guard let part else { return }
      let left = direction == .leftToRight ? x : width - x - partWidth
      PlacedBox(x: left, y: ((height - partHeight) / 2).rounded(.down), width: partWidth, height: partHeight).allocate(
        part)
    }
    clip(iconRoom + titleWidth + badgeRoom > width || titleSize.width > 0 && titleWidth == 0)
    put(icon, iconWidth, style.iconSize)
    x += iconRoom
    put(title, titleWidth, titleSize.height)
    x += titleWidth + badgeRoom - badgeWidth
    // As high as large text needs, and in a body for small text no higher than that.
    put(badge, badgeWidth, Swift.max(badgeSize.height, Swift.min(style.badgeHeight, height)))
  }

  /// Confines what is too large for the body to it.
  private func clip(_ isTooLarge: Bool) {
    gtk_widget_set_overflow(widget, isTooLarge ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE)
  }

  /// Goes on showing what it shows, in another style or direction.
  func show(style: TabStripStyle, direction: WritingDirection) {
    self.style = style
    self.direction = direction
    gtk_widget_queue_allocate(widget)
  }

  /// Takes a widget of the app's out of the tab, or whatever else, that it is in.
  static func takeOut(_ content: WidgetPointer) {
    if let tab = around(content) { return tab.removeContent() }
    if gtk_widget_get_parent(content) != nil { gtk_widget_unparent(content) }
  }

  /// The tab that shows a widget of the app's, if one does.
  static func around(_ content: WidgetPointer) -> TabView? {
    guard let parent = gtk_widget_get_parent(content) else { return nil }
    let isTab = parent.withMemoryRebound(to: GTypeInstance.self, capacity: 1) {
      g_type_check_instance_is_a($0, TabWidgetClass.type) != 0
    }
    return isTab ? WidgetInstance.object(of: parent, as: TabView.self) : nil
  }

  private func setContent(_ new: WidgetPointer?) {
    guard content != new else { return }
    if let content {
      gtk_accessible_reset_state(OpaquePointer(content), GTK_ACCESSIBLE_STATE_HIDDEN)
      if gtk_widget_get_parent(content) == widget { gtk_widget_unparent(content) }
      g_object_unref(content)
    }
    content = new
    if let new {
      // An app may take it away without a word.
      g_object_ref(new)
      Self.takeOut(new)
      // The tab's name speaks for it.
      tabstrip_accessible_set_hidden(new, 1)
      gtk_widget_set_parent(new, widget)
    }
  }

  private func part(_ present: WidgetPointer?, unless absent: Bool, make: () -> WidgetPointer) -> WidgetPointer? {
    if absent {
      present.map(gtk_widget_unparent)
      return nil
    }
    if let present { return present }
    let part = make()
    tabstrip_accessible_set_presentational(part)
    gtk_widget_set_can_target(part, 0)
    gtk_widget_set_parent(part, widget)
    return part
  }

  private func turnParts() {
    let turn = direction == .rightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR
    gtk_widget_set_direction(widget, turn)
    for part in [icon, title, badge] { if let part { gtk_widget_set_direction(part, turn) } }
  }

  private func applyStates(_ changed: TabStates) {
    func flag(_ state: TabStates, _ flags: GtkStateFlags) {
      guard changed.contains(state) else { return }
      if states.contains(state) {
        gtk_widget_set_state_flags(widget, flags, 0)
      } else {
        gtk_widget_unset_state_flags(widget, flags)
      }
    }
    flag(.selected, GtkStateFlags(GTK_STATE_FLAG_SELECTED.rawValue | GTK_STATE_FLAG_CHECKED.rawValue))
    flag(.pressed, GTK_STATE_FLAG_ACTIVE)
    flag(.hovered, GTK_STATE_FLAG_PRELIGHT)
    if changed.contains(.focused) { showFocus() }
    if changed.contains(.disabled) { gtk_widget_set_sensitive(widget, states.contains(.disabled) ? 0 : 1) }
    if changed.contains(.selected) {
      tabstrip_accessible_set_selected(widget, states.contains(.selected) ? 1 : 0)
    }
  }

  /// Shows the focus where the engine wants it shown. GTK sets the same flags whenever it moves its focus or changes its mind.
  func showFocus() {
    if states.contains(.focused) {
      gtk_widget_set_state_flags(
        widget, GtkStateFlags(GTK_STATE_FLAG_FOCUSED.rawValue | GTK_STATE_FLAG_FOCUS_VISIBLE.rawValue), 0)
    } else {
      gtk_widget_unset_state_flags(widget, GTK_STATE_FLAG_FOCUS_VISIBLE)
      if gtk_widget_has_focus(widget) == 0 { gtk_widget_unset_state_flags(widget, GTK_STATE_FLAG_FOCUSED) }
    }
  }

  /// By how much an app's widget of a height is made smaller, so that it fits the row: at most 1.
  static func shrinking(of height: Double, to rowHeight: Double) -> Double {
    height > rowHeight && rowHeight > 0 ? rowHeight / height : 1
  }

  /// The size that a widget would like to have, in whole points.
  static func naturalSize(of widget: WidgetPointer) -> (width: Double, height: Double) {
    var size = GtkRequisition()
    gtk_widget_get_preferred_size(widget, nil, &size)
    return (Double(size.width), Double(size.height))
  }
}

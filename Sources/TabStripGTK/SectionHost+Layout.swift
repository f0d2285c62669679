import CGtk4
import TabStripCore

/// The page from top to bottom: hero, room for the strip, sections, footer; and the strip, wherever the sync says.
extension SectionHost {
  /// The least and natural size along an axis: a page is as high as what is on it.
  func measure(_ orientation: GtkOrientation, width: Int32) -> Int32 {
    let parts = [hero, strip.widget, column.widget, footer].compactMap(\.self)
    if orientation == GTK_ORIENTATION_HORIZONTAL { return parts.reduce(0) { max($0, $1.minimumWidth) } }
    return Int32(clamping: parts.reduce(0) { $0 + Int($1.height(forWidth: width)) })
  }

  /// Lays the page out, and tells the sync of every size that has changed, with the offset that followed from that.
  func layOut(width: Int32) {
    isLayingOut = true
    defer { isLayingOut = false }
    var sizes = PageSizes()
    sizes.hero = hero?.height(forWidth: width) ?? 0
    sizes.header = strip.widget.height(forWidth: width)
    sizes.footer = footer?.height(forWidth: width) ?? 0
    sizes.range = PageSizes.Range(adjustment)
    let sections = column.widget.height(forWidth: width)
    // GTK has no place beyond its greatest number; what would lie there is not reached.
    let top = Int32(clamping: Int(sizes.hero) + Int(sizes.header))
    hero?.allocate(y: 0, width: width, height: sizes.hero)
    column.widget.allocate(y: top, width: width, height: sections)
    footer?.allocate(y: Int32(clamping: Int(top) + Int(sections)), width: width, height: sizes.footer)
    tell(sizes)
    placeStrip(width: width, height: sizes.header)
  }

  private func tell(_ sizes: PageSizes) {
    var inputs = column.takeChanges()
    if sizes != toldSizes {
      toldSizes = sizes
      inputs += [
        headerInput, .sectionsChanged(.setHero(Double(sizes.hero))), .sectionsChanged(.setFooter(Double(sizes.footer))),
        .pageResized(height: viewportHeight),
      ]
    }
    if isOffsetUntold {
      isOffsetUntold = false
      inputs.append(.scrolled(to: offset, by: .program))
    }
    send(inputs)
  }

  private var headerInput: SectionSyncInput {
    .headerChanged(StickyHeader(height: Double(toldSizes.header), leavesWithSections: leavesWithSections))
  }

  /// Has the end of the sections push the strip out, or not.
  func setLeavesWithSections(_ leaves: Bool) {
    leavesWithSections = leaves
    send(headerInput)
  }

  private func placeStrip(width: Int32, height: Int32) {
    guard gtk_widget_should_layout(strip.widget) != 0 else { return }
    // GTK puts what it scrolls on whole points, and the strip has to stand on one, too, or its lines would be blurred.
    var bounds = graphene_rect_t()
    guard let viewport = gtk_widget_get_parent(page), gtk_widget_compute_bounds(page, viewport, &bounds) != 0 else {
      return
    }
    let y = (sync.headerPlace.y - Double(bounds.origin.y)).rounded(.up)
    strip.widget.allocate(y: Int32(clamping: Int(y)), width: width, height: height)
  }
}

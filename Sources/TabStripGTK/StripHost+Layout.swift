import CGtk4
import TabStripCore

/// Sizes that GTK asks for, and rooms that it hands out.
extension StripHost {
  /// The strip never asks to be wider than this: a window without a size of its own would grow with its tabs.
  static let widestNaturalWidth = 640.0
  /// The strip can be made as narrow as this.
  static let minimumWidth = 32.0

  /// The least and the natural size along an axis, in whole points.
  func measure(_ orientation: GtkOrientation) -> (minimum: Int32, natural: Int32) {
    naturalSize = currentNaturalSize
    if orientation == GTK_ORIENTATION_VERTICAL {
      let height = Int32(naturalSize.height)
      return (height, height)
    }
    return (Int32(Self.minimumWidth), Int32(naturalSize.width))
  }

  /// Gives the children the places of the last frame.
  func allocateChildren() {
    for view in shown { view.allocate() }
    blend.allocate()
    trim.allocate()
    indicator.allocate()
    leadingButton.allocate()
    trailingButton.allocate()
  }

  /// Adds a picture of the strip: the line along the bottom, the row with its mark, faded at its ends, and the buttons over it.
  func draw(to snapshot: OpaquePointer) {
    let frame = coordinator.frame
    trim.snapshot(to: snapshot, of: widget)
    RowFade(frame, scale: scale).draw(to: snapshot) { snapshot, range in
      if indicator.liesBehindTabs { indicator.snapshot(to: snapshot, of: widget) }
      for view in shown where view.isVisible && view.box.touches(range, within: Self.ringReach) {
        blend.snapshot(view, to: snapshot, of: widget)
      }
      if !indicator.liesBehindTabs { indicator.snapshot(to: snapshot, of: widget) }
    }
    leadingButton.snapshot(to: snapshot, of: widget)
    trailingButton.snapshot(to: snapshot, of: widget)
  }

  /// Has GTK ask for the sizes again, if they are not those that it knows.
  func naturalSizeMayHaveChanged() {
    if currentNaturalSize != naturalSize { gtk_widget_queue_resize(widget) }
  }

  /// How far a focus ring or a shadow may reach beyond a tab, in points.
  private static let ringReach = 16.0

  private var currentNaturalSize: (width: Double, height: Double) {
    let content = coordinator.engine.naturalWidth.rounded(.up)
    return (
      min(max(content, Self.minimumWidth), Self.widestNaturalWidth), coordinator.engine.naturalHeight.rounded(.up)
    )
  }
}

extension PlacedBox {
  /// Whether the box, with so much around it, touches a range of x.
  func touches(_ range: ClosedRange<Double>, within reach: Double) -> Bool {
    x - reach <= range.upperBound && x + width + reach >= range.lowerBound
  }
}

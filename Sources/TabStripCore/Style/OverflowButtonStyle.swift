/// The look and size of the buttons at the ends of a strip that overflows.
public struct OverflowButtonStyle: Hashable, Sendable {
  /// Width of the button's room at the end of the row, in points.
  public var width: Double
  /// Diameter of the round body in the middle of that room, in points.
  public var diameter: Double
  /// Size of the arrow, in points.
  public var glyphSize: Double
  /// Width of the body's border, in points.
  public var borderWidth: Double
  /// Colour of the body.
  public var bodyColor: StateValues<ColorRole>
  /// Colour of the border.
  public var borderColor: ColorRole
  /// Colour of the arrow.
  public var glyphColor: ColorRole

  /// Makes a button style.
  public init(
    width: Double = 40, diameter: Double = 28, glyphSize: Double = 12, borderWidth: Double = 0.6,
    bodyColor: StateValues<ColorRole> = StateValues(.background, pressed: .pressedFill, hovered: .fill),
    borderColor: ColorRole = .separator, glyphColor: ColorRole = .label
  ) {
    self.width = width
    self.diameter = diameter
    self.glyphSize = glyphSize
    self.borderWidth = borderWidth
    self.bodyColor = bodyColor
    self.borderColor = borderColor
    self.glyphColor = glyphColor
  }
}

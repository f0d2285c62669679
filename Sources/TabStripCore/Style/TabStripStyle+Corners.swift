extension TabStripStyle {
  /// Radius in points of the corners of a tab's body that is so high.
  ///
  /// A body that is round at the height that the style gives it stays so where it grows with the text.
  ///
  /// - Parameter height: In points. What is negative or NaN is read as 0.
  public func bodyRadius(height: Double) -> Double {
    let half = height > 0 ? height / 2 : 0
    if let bodyHeight, bodyHeight > 0, 2 * cornerRadius >= bodyHeight { return half }
    return min(cornerRadius, half)
  }
}

extension TabStripStyle {
  /// Height in points of a strip that nothing squeezes: the style's, or more where the text needs it.
  ///
  /// A host scales an app's own content to it before there is a frame; afterwards ``TabStripFrame/height`` tells.
  ///
  /// - Parameter lineHeight: Height of the tallest title line in points. What is negative, infinite or NaN is read as 0.
  public func rowHeight(lineHeight: Double) -> Double {
    Anatomy(self).height(lineHeight: lineHeight >= 0 && lineHeight < .infinity ? lineHeight : 0)
  }
}

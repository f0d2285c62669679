/// How the indicator's two ends lie between two tabs.
public enum IndicatorInterpolation: UInt8, Hashable, Sendable, CaseIterable {
  /// Both ends move evenly.
  case linear
  /// The end in front hurries ahead and the other follows: the mark stretches between the tabs. The ends follow a quarter of a sine and of
  /// 1 − cosine, as in Material's tab layout.
  case elastic

  /// How far the trailing and the leading end have gone, each 0…1, where the way has gone `fraction`. O(1).
  func ends(at fraction: Double) -> (start: Double, end: Double) {
    switch self {
    case .linear: return (fraction, fraction)
    case .elastic:
      if fraction <= 0 || fraction >= 1 { return (fraction, fraction) }
      let angle = fraction * (Double.pi / 2)
      return (1 - ElementaryFunctions.cos(angle), ElementaryFunctions.sin(angle))
    }
  }
}

import TabStripCore

extension ColorRole {
  /// The number by which JavaScript knows the role: its place in the list of Web/look.js. The app's own colours follow.
  var number: Double {
    switch self {
    case .clear: 0
    case .background: 1
    case .raised: 2
    case .label: 3
    case .secondaryLabel: 4
    case .separator: 5
    case .fill: 6
    case .pressedFill: 7
    case .accent: 8
    case .onAccent: 9
    case .badge: 10
    case .onBadge: 11
    case .custom(let number): 12 + Double(number)
    }
  }
}

import _TabStripTestSupport

/// What a soak does, and how often: of all weights together, each kind's is its share.
enum SoakStep: String, CaseIterable {
  // A hand.
  case click, drag, hold, wheel, keys, hover, carryParcel
  // An app.
  case insert, remove, move, update, toggle, replaceAll, editWhileDragged
  case select, deselect, reveal, track, endTracking
  case editPage, scrollPage, usePage
  // Surroundings.
  case resize, turn, hide, hideWindow, scaleText, changeTheme, stillMotion
  case restyle, reconfigure, bringOrDropGuest

  var weight: Int {
    switch self {
    case .click, .wheel: 8
    case .drag, .keys, .update: 6
    case .insert, .remove: 5
    case .hover, .move, .toggle, .select, .editPage, .usePage, .resize: 4
    case .hold, .reveal, .track, .editWhileDragged, .scrollPage, .turn, .restyle, .reconfigure, .bringOrDropGuest: 3
    case .carryParcel, .replaceAll, .deselect, .hide: 2
    case .endTracking, .hideWindow, .scaleText, .changeTheme, .stillMotion: 1
    }
  }

  /// Draws one of some kinds.
  static func random(of kinds: [SoakStep], _ random: inout SeededRandom) -> SoakStep {
    var left = Int.random(in: 0..<kinds.reduce(0) { $0 + $1.weight }, using: &random)
    return kinds.first { kind in
      left -= kind.weight
      return left < 0
    }!
  }
}

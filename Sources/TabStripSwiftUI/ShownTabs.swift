#if canImport(SwiftUI) && canImport(UIKit)
  import Foundation
  import TabStripUIKit

  /// What the items of a strip are made of: as long as it is the same, so are they.
  struct ShownTabs<Value: Hashable>: Equatable {
    var tabs: [StripTab<Value>] = []
    /// Whether the views around the strip are enabled: in ones that are not, a user can choose no tab.
    var isEnabled = true
    var locale = Locale.current

    /// The items for a strip of UIKit's.
    @MainActor
    func items(with hosted: HostedTabs<Value>) -> [TabStripItem<Value>] {
      tabs.map { hosted.item($0, isEnabled: isEnabled, locale: locale) }
    }
  }
#endif

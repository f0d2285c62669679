#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI
  import TabStripCore
  import TabStripUIKit
  import UIKit

  /// What the environment of a SwiftUI view says, as a strip of UIKit's is told it.
  extension TabStripView {
    /// Takes the environment over, but for what concerns single tabs.
    ///
    /// SwiftUI hands part of it on to UIKit by itself, which is not documented; where it does, this changes nothing. The tint comes that way
    /// only: no value of the environment can be asked for it.
    func take(_ environment: EnvironmentValues) {
      let direction: UISemanticContentAttribute =
        environment.layoutDirection == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
      if semanticContentAttribute != direction { semanticContentAttribute = direction }
      let scheme = UIUserInterfaceStyle(environment.colorScheme)
      if overrideUserInterfaceStyle != scheme { overrideUserInterfaceStyle = scheme }
      let size = UIContentSizeCategory(environment.dynamicTypeSize)
      if maximumContentSizeCategory != size { maximumContentSizeCategory = size }
      if minimumContentSizeCategory != size { minimumContentSizeCategory = size }
      let motion: MotionPreference = environment.accessibilityReduceMotion ? .reduced : .full
      if motionPreference != motion { motionPreference = motion }
      if colors != environment.tabStripColors { colors = environment.tabStripColors }
      strings = environment.tabStripStrings ?? TabStripStrings(numbersIn: environment.locale)
    }

    /// Takes a style and a behaviour that may be those it has.
    func take(_ style: TabStripStyle, _ configuration: TabStripConfiguration) {
      if self.style != style { self.style = style }
      if self.configuration != configuration { self.configuration = configuration }
    }
  }

  extension TabStripStrings {
    /// English, with the digits of a locale.
    fileprivate init(numbersIn locale: Locale) {
      self.init(position: { "\($0.written(in: locale)) of \($1.written(in: locale))" })
    }
  }

  extension Transaction {
    /// Whether what changes is to move.
    var isAnimated: Bool { animation != nil && !disablesAnimations }
  }
#endif

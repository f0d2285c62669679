#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI
  import TabStripCore
  import TabStripUIKit

  extension View {
    /// Sets how the strips in this view look.
    ///
    /// A style that is one of the presets brings the behaviour of its preset, unless ``SwiftUI/View/tabStripConfiguration(_:)`` says otherwise.
    ///
    /// ```swift
    /// TabStrip(selection: $size, 1...3) { StripTab("\($0) columns", value: $0) }
    ///   .tabStripStyle(.segmented)
    /// ```
    nonisolated public func tabStripStyle(_ style: TabStripStyle) -> some View { environment(\.tabStripStyle, style) }

    /// Sets how the strips in this view behave. `selectionMode` is that of each strip's binding.
    nonisolated public func tabStripConfiguration(_ configuration: TabStripConfiguration) -> some View {
      environment(\.tabStripConfiguration, configuration)
    }

    /// Sets the app's own colours for the styles' roles.
    nonisolated public func tabStripColors(_ colors: TabStripColors) -> some View {
      environment(\.tabStripColors, colors)
    }

    /// Sets what VoiceOver says of the strips in this view. Without, it is English with the numbers of the locale.
    nonisolated public func tabStripStrings(_ strings: TabStripStrings) -> some View {
      environment(\.tabStripStrings, strings)
    }

    /// Has the strips in this view stay where the user has taken them until their binding says something else than before.
    ///
    /// For bindings that pass a choice on to a store, which answers some time later. Without, a binding that still has its old value when anything
    /// updates the view has refused the choice, and the strip goes back until the answer comes. With it no binding can refuse by keeping its value:
    /// refuse by ``TabStrip/tabStripSelectionVeto(_:)``.
    ///
    /// - Parameter awaits: False: as without.
    nonisolated public func tabStripAwaitsAnswers(_ awaits: Bool = true) -> some View {
      environment(\.tabStripAwaitsAnswers, awaits)
    }
  }

  extension EnvironmentValues {
    var tabStripStyle: TabStripStyle? {
      get { self[StyleKey.self] }
      set { self[StyleKey.self] = newValue }
    }

    var tabStripConfiguration: TabStripConfiguration? {
      get { self[ConfigurationKey.self] }
      set { self[ConfigurationKey.self] = newValue }
    }

    var tabStripColors: TabStripColors {
      get { self[ColorsKey.self] }
      set { self[ColorsKey.self] = newValue }
    }

    var tabStripStrings: TabStripStrings? {
      get { self[StringsKey.self] }
      set { self[StringsKey.self] = newValue }
    }

    var tabStripAwaitsAnswers: Bool {
      get { self[AwaitsAnswersKey.self] }
      set { self[AwaitsAnswersKey.self] = newValue }
    }
  }

  private struct StyleKey: EnvironmentKey { static var defaultValue: TabStripStyle? { nil } }
  private struct ConfigurationKey: EnvironmentKey { static var defaultValue: TabStripConfiguration? { nil } }
  private struct ColorsKey: EnvironmentKey { static var defaultValue: TabStripColors { TabStripColors() } }
  private struct StringsKey: EnvironmentKey { static var defaultValue: TabStripStrings? { nil } }
  private struct AwaitsAnswersKey: EnvironmentKey { static var defaultValue: Bool { false } }

  extension TabStripStyle {
    /// The behaviour of the preset that the style is.
    var presetConfiguration: TabStripConfiguration? {
      switch self {
      case .pills: .pills
      case .chips: .chips
      case .selectionList: .selectionList
      case .segmented: .segmented
      case .sticky: .sticky
      default: nil
      }
    }
  }
#endif

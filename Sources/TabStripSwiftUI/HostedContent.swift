#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI

  /// What a view of SwiftUI's in a tab is shown with.
  struct HostedContent: View {
    /// A tab as it is now.
    struct Tab {
      var content: AnyView
      var isSelected: Bool
      var isDisabled: Bool
      /// A hosting controller begins with an environment of its own.
      var environment: EnvironmentValues
    }

    let tab: Tab
    let onLayout: (CGSize) -> Void

    var body: some View {
      tab.content
        .fixedSize(horizontal: true, vertical: true)
        .background {
          GeometryReader { proxy in Color.clear.preference(key: HostedSizeKey.self, value: proxy.size) }
        }
        .onPreferenceChange(HostedSizeKey.self, perform: onLayout)
        // The strip keeps clear of what covers the screen.
        .ignoresSafeArea()
        .disabled(tab.isDisabled)
        .environment(\.tabStripTabIsSelected, tab.isSelected)
        .environment(\.self, tab.environment)
    }
  }

  private struct HostedSizeKey: PreferenceKey {
    static var defaultValue: CGSize { .zero }
    static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
  }

  extension EnvironmentValues {
    /// In a view that is a tab's content: whether its tab is selected; false elsewhere.
    ///
    /// While a pager is under way it is what it was: the selection waits for the pager. Whether the tab can be chosen is `isEnabled`.
    ///
    /// ```swift
    /// struct Price: View {
    ///   @Environment(\.tabStripTabIsSelected) private var isSelected
    ///   let amount: Int
    ///
    ///   var body: some View { Text(isSelected ? "\(amount) €" : "\(amount)") }
    /// }
    /// ```
    public internal(set) var tabStripTabIsSelected: Bool {
      get { self[TabIsSelectedKey.self] }
      set { self[TabIsSelectedKey.self] = newValue }
    }
  }

  private struct TabIsSelectedKey: EnvironmentKey { static var defaultValue: Bool { false } }
#endif

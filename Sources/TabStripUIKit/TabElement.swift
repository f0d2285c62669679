#if canImport(UIKit)
  import TabStripCore
  import UIKit

  /// What VoiceOver is told of one tab, whether it has a view or not. Everything is looked up when it is asked for.
  @MainActor
  final class TabElement: UIAccessibilityElement {
    /// The tab.
    let tab: TabID
    private weak var strip: StripView?

    /// Makes the element of a tab.
    init(of tab: TabID, in strip: StripView) {
      self.tab = tab
      self.strip = strip
      super.init(accessibilityContainer: strip)
    }

    override var accessibilityLabel: String? {
      get { strip?.name(of: tab) }
      set {}
    }

    override var accessibilityHint: String? {
      get { strip?.source.content(of: tab)?.accessibilityHint }
      set {}
    }

    override var accessibilityValue: String? {
      get { strip?.position(of: tab) }
      set {}
    }

    override var accessibilityTraits: UIAccessibilityTraits {
      get { strip?.traits(of: tab) ?? .none }
      set {}
    }

    override var accessibilityFrameInContainerSpace: CGRect {
      get { strip?.frame(of: tab) ?? .zero }
      set {}
    }

    override var accessibilityFrame: CGRect {
      get { strip.map { UIAccessibility.convertToScreenCoordinates($0.frame(of: tab), in: $0) } ?? .zero }
      set {}
    }

    override func accessibilityActivate() -> Bool { strip?.activate(tab) ?? false }

    override func accessibilityElementDidBecomeFocused() {
      super.accessibilityElementDidBecomeFocused()
      strip?.bringIntoView(tab)
    }
  }
#endif

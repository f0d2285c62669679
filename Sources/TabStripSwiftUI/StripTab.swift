#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI
  import TabStripUIKit
  import UIKit

  /// One tab of a ``TabStrip``: what it shows, and the value that is selected by it.
  ///
  /// ```swift
  /// StripTab("News", value: .news)
  /// StripTab("Inbox", systemImage: "tray", value: .inbox).badge(unread).disabled(isOffline)
  /// ```
  ///
  /// It is no view but data, so that a strip of many thousand tabs makes views only for those in sight. SwiftUI has a type `Tab` of its own from
  /// iOS 18 on, for its `TabView`; this one is named otherwise so that both can be used in one file. Two tabs are equal whatever their views are.
  public struct StripTab<Value: Hashable>: Equatable {
    /// What is selected by the tab, and tells it from others. Where two tabs of a strip have the same, the first keeps it.
    public let value: Value
    let title: String
    let image: Picture?
    private(set) var content: Content?
    private(set) var badge: Badge?
    private(set) var isDisabled = false
    private(set) var label: String?
    private(set) var hint: String?

    /// A picture by what it is compared by: two images of one symbol need not be equal.
    enum Picture: Equatable {
      case symbol(String)
      case image(UIImage)
    }

    /// A view, of which only is compared whether there is one: it is handed on in each update anyway.
    struct Content: Equatable {
      let view: AnyView
      static func == (_: Content, _: Content) -> Bool { true }
    }

    enum Badge: Equatable {
      case count(Int)
      case text(String)
    }

    /// Makes a tab.
    ///
    /// - Parameters:
    ///   - title: The text, on one line, shown as it is; for a text in the user's language give `String(localized:)`.
    ///   - value: What is selected by the tab.
    public init<S: StringProtocol>(_ title: S, value: Value) { self.init(String(title), nil, value) }

    /// Makes a tab with a symbol of the system's before its title; a name that the system does not have gives none.
    public init<S: StringProtocol>(_ title: S, systemImage: String, value: Value) {
      self.init(String(title), .symbol(systemImage), value)
    }

    /// Makes a tab with a picture before its title, drawn as large as the style's `iconSize`.
    public init<S: StringProtocol>(_ title: S, image: UIImage, value: Value) {
      self.init(String(title), .image(image), value)
    }

    /// Makes a tab that shows a view of SwiftUI's.
    ///
    /// ```swift
    /// StripTab("\(amount) euros", value: amount) { Price(amount: amount) }
    /// ```
    ///
    /// The tab is as wide as the view's ideal size, in each update and when the view's own state makes it wider or narrower. The view has the strip's
    /// environment, whether its tab is selected as ``SwiftUI/EnvironmentValues/tabStripTabIsSelected``, and whether it can be chosen as `isEnabled`. A tap on it
    /// chooses the tab: it takes no touches of its own. It is there while the tab is at or near the visible part; state that is to outlast
    /// that belongs to the app. One that is higher than the strip is not made smaller.
    ///
    /// - Parameters:
    ///   - title: What VoiceOver and the large content viewer call the tab, unless ``accessibilityLabel(_:)`` says otherwise. It is not shown, nor
    ///     is the badge, which VoiceOver reads. VoiceOver reads nothing of the view.
    ///   - value: What is selected by the tab.
    ///   - content: The view. Made for each tab in each update, as a view's value in a `ForEach` is; shown only where the tab is in sight.
    public init<S: StringProtocol, Shown: View>(_ title: S, value: Value, @ViewBuilder content: () -> Shown) {
      self.init(String(title), nil, value)
      // Read now and not when the tab comes into sight: SwiftUI knows what a view depends on by what is read while its body is asked for.
      self.content = Content(view: AnyView(content()))
    }

    private init(_ title: String, _ image: Picture?, _ value: Value) {
      self.title = title
      self.image = image
      self.value = value
    }

    /// The tab with a number in a coloured body after its title, written as the environment's locale does; 0: none.
    public func badge(_ count: Int) -> StripTab { with { $0.badge = count == 0 ? nil : .count(count) } }

    /// The tab with a short text in a coloured body after its title; nil, empty and "0": none.
    ///
    /// Beside the one for every kind of string, so that `badge(nil)` has a type.
    public func badge(_ text: String?) -> StripTab { with { $0.badge = text.map { .text($0) } } }

    /// The tab with a short text of any kind of string, as ``badge(_:)-(String?)``.
    public func badge<S: StringProtocol>(_ text: S?) -> StripTab { badge(text.map { String($0) }) }

    /// The tab, which a user cannot choose where this is true.
    public func disabled(_ isDisabled: Bool) -> StripTab { with { $0.isDisabled = $0.isDisabled || isDisabled } }

    /// The tab under a name for VoiceOver instead of its title.
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> StripTab { with { $0.label = String(label) } }

    /// The tab with what VoiceOver says happens if it is chosen.
    public func accessibilityHint<S: StringProtocol>(_ hint: S) -> StripTab { with { $0.hint = String(hint) } }

    private func with(_ change: (inout StripTab) -> Void) -> StripTab {
      var tab = self
      change(&tab)
      return tab
    }
  }

  extension StripTab {
    /// What the strip is given for the tab.
    func item(isEnabled: Bool, locale: Locale) -> TabStripItem<Value> {
      let picture: UIImage? =
        switch image {
        case .symbol(let name): UIImage(systemName: name)
        case .image(let image): image
        case nil: nil
        }
      let text: String? =
        switch badge {
        case .count(let count): count.written(in: locale)
        case .text(let text): text
        case nil: nil
        }
      return TabStripItem(
        id: value, title: title, image: picture, badge: text, isEnabled: isEnabled && !isDisabled,
        accessibilityLabel: label, accessibilityHint: hint)
    }
  }

  extension Int {
    /// The number in the digits of a locale.
    func written(in locale: Locale) -> String { formatted(.number.locale(locale)) }
  }
#endif

#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI
  import TabStripUIKit
  import UIKit

  /// The tabs of a strip whose content is a view of SwiftUI's. Only those in sight have a view here, which the strip holds.
  @MainActor
  final class HostedTabs<Value: Hashable> {
    private struct Entry {
      weak var view: HostedTab?
    }

    private weak var strip: TabStripView<Value>?
    private var entries: [Value: Entry] = [:]
    private var tabs: [Value: StripTab<Value>] = [:]
    private var environment = EnvironmentValues()

    /// Makes views for the tabs of a strip from now on.
    func attach(to strip: TabStripView<Value>) { self.strip = strip }

    /// Takes over what the app says, before the strip is given its items. O(n) where any tab has content.
    func take(_ new: [StripTab<Value>], _ environment: EnvironmentValues) {
      self.environment = environment
      guard !tabs.isEmpty || new.contains(where: { $0.content != nil }) else { return }
      tabs = Dictionary(new.lazy.filter { $0.content != nil }.map { ($0.value, $0) }) { first, _ in first }
    }

    /// Shows in the tabs that have a view what they are now. O(tabs with a view).
    func show() {
      for (value, entry) in entries {
        guard let view = entry.view else {
          entries[value] = nil
          continue
        }
        if let shown = shown(value) { view.show(shown) }
      }
    }

    /// Lets go of everything.
    func close() {
      strip = nil
      entries = [:]
      tabs = [:]
    }

    /// The view of a tab, for the strip: the same one as long as the strip holds it.
    func view(of value: Value) -> UIView {
      if let view = entries[value]?.view { return view }
      guard let shown = shown(value) else { return UIView(frame: .zero) }
      let view = HostedTab(shown) { [weak self] in self?.resized(value) }
      entries[value] = Entry(view: view)
      return view
    }

    private func shown(_ value: Value) -> HostedContent.Tab? {
      guard let strip, let tab = tabs[value], let content = tab.content else { return nil }
      return HostedContent.Tab(
        content: content.view, isSelected: strip.isSelected(value), isDisabled: tab.isDisabled, environment: environment
      )
    }

    private func resized(_ value: Value) {
      guard let strip, let tab = tabs[value] else { return }
      strip.update(item(tab, isEnabled: environment.isEnabled, locale: environment.locale))
    }

    /// What the strip is given for a tab.
    func item(_ tab: StripTab<Value>, isEnabled: Bool, locale: Locale) -> TabStripItem<Value> {
      var item = tab.item(isEnabled: isEnabled, locale: locale)
      if tab.content != nil {
        item.makeContent = { [weak self] in self?.view(of: tab.value) ?? UIView(frame: .zero) }
      }
      return item
    }
  }
#endif

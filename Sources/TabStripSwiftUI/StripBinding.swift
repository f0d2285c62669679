#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI
  import TabStripCore
  import TabStripUIKit

  /// Keeps a strip and the app's binding together, as the coordinator of a represented strip.
  @MainActor
  final class StripBinding<Value: Hashable> {
    private var selection: StripSelection<Value>?
    private var shown = ShownTabs<Value>()
    private var unanswered = UnansweredChoices<Set<Value>>()
    private var isUpdating = false
    /// Whether the strip has changed its selection by itself in the middle of an update, when no state may be written.
    private var isLate = false

    /// Listens to a new strip.
    func bind(to view: TabStripView<Value>) {
      view.onSelect = { [weak self, weak view] _, _ in
        guard let self, let view else { return }
        if isUpdating { isLate = true } else { tell(view.selections) }
      }
    }

    /// Lets go of a strip that is taken away.
    func unbind(_ view: TabStripView<Value>) {
      view.onSelect = nil
      view.onReselect = nil
      view.shouldSelect = nil
      view.shouldDeselect = nil
      selection = nil
    }

    /// Brings a strip to what the app says.
    func update(
      _ view: TabStripView<Value>, from strip: TabStrip<Value>, _ environment: EnvironmentValues, isAnimated: Bool
    ) {
      isUpdating = true
      defer { isUpdating = false }
      selection = strip.selection
      let style = strip.style ?? environment.tabStripStyle ?? .pills
      var configuration =
        strip.configuration ?? environment.tabStripConfiguration ?? style.presetConfiguration ?? .pills
      configuration.selectionMode = strip.selection.mode(configuration.selectionMode)
      if strip.onReselect != nil, configuration.reselection == .ignore { configuration.reselection = .report }
      view.take(environment)
      view.take(style, configuration)
      view.onReselect = strip.onReselect
      view.shouldSelect = strip.refusesSelection.map { isRefused in { !isRefused($0, $1) } }
      view.shouldDeselect = strip.refusesDeselection.map { isRefused in { !isRefused($0, $1) } }
      let new = ShownTabs(tabs: strip.tabs, isEnabled: environment.isEnabled, locale: environment.locale)
      if new != shown {
        shown = new
        view.setItems(new.items)
      }
      let wanted = strip.selection.values
      if unanswered.isWord(wanted, awaitsAnswer: environment.tabStripAwaitsAnswers) {
        select(wanted, in: view, isAnimated: isAnimated)
      }
      if isLate { tellLater(of: view, instead: wanted) }
    }

    private func select(_ wanted: Set<Value>, in view: TabStripView<Value>, isAnimated: Bool) {
      let present = Set(view.selections)
      guard wanted != present else { return }
      if case .any = selection {
        for value in view.selections where !wanted.contains(value) { view.deselect(value) }
        for tab in shown.tabs where wanted.contains(tab.value) && !present.contains(tab.value) {
          view.select(tab.value, animated: isAnimated)
        }
      } else {
        view.select(wanted.first, animated: isAnimated)
      }
    }

    private func tell(_ selected: [Value]) {
      guard let selection, selection.tell(selected) else { return }
      unanswered.wrote(Set(selected), present: selection.values)
    }

    /// Tells the app once the update is over who has taken over from a removed tab, unless it has chosen itself by then.
    private func tellLater(of view: TabStripView<Value>, instead removed: Set<Value>) {
      isLate = false
      guard Set(view.selections) != removed else { return }
      Task { @MainActor [weak self, weak view] in
        guard let self, let view, let selection, selection.values == removed, Set(view.selections) != removed else {
          return
        }
        tell(view.selections)
      }
    }
  }
#endif

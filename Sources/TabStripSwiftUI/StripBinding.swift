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
    private var pager = FollowedPager()
    private let hosted = HostedTabs<Value>()
    /// What the app last said, where a pager has landed elsewhere and that has not been told yet.
    private var outdated: Set<Value>?

    /// Listens to a new strip.
    func bind(to view: TabStripView<Value>) {
      hosted.attach(to: view)
      view.onSelect = { [weak self, weak view] _, cause in
        guard let self, let view else { return }
        if cause != .tracking, cause != .removal { pager.goAhead() }
        if isUpdating { isLate = true } else { tell(view.selections) }
        hosted.show()
      }
    }

    /// Lets go of a strip that is taken away.
    func unbind(_ view: TabStripView<Value>) {
      view.onSelect = nil
      view.onReselect = nil
      view.shouldSelect = nil
      view.shouldDeselect = nil
      selection = nil
      hosted.close()
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
      hosted.take(strip.tabs, environment)
      let former = view.selection
      let new = ShownTabs(tabs: strip.tabs, isEnabled: environment.isEnabled, locale: environment.locale)
      if new != shown {
        shown = new
        view.setItems(new.items(with: hosted))
      }
      let wanted = strip.selection.values
      if outdated != wanted {
        outdated = nil
        if unanswered.isWord(wanted, awaitsAnswer: environment.tabStripAwaitsAnswers) {
          select(wanted, in: view, isAnimated: isAnimated)
        }
      }
      follow(strip.position, in: view, isChosen: view.selection != former)
      hosted.show()
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

    /// Brings the strip to where its pager is.
    private func follow(_ said: Double?, in view: TabStripView<Value>, isChosen: Bool) {
      var position = said
      if let said, !said.isFinite {
        // Has it reported.
        view.track(position: said)
        position = pager.position
      }
      guard position != nil || pager.position != nil || isChosen else { return }
      let selected = view.selection.flatMap { value in shown.tabs.firstIndex { $0.value == value } }
      switch pager.move(to: position, count: shown.tabs.count, selected: selected, isChosen: isChosen) {
      case .nothing: break
      case .follow(let position): view.track(position: position)
      case .rest(let position):
        view.track(position: position)
        view.endTracking()
      case .land(let position):
        let former = Set(view.selections)
        view.track(position: position)
        view.endTracking()
        if Set(view.selections) != former { outdated = selection?.values }
      }
    }

    private func tell(_ selected: [Value]) {
      guard let selection, selection.tell(selected) else { return }
      unanswered.wrote(Set(selected), present: selection.values)
    }

    /// Tells the app once the update is over who has taken over from a removed tab, or where a pager has landed, unless it has chosen itself by
    /// then.
    private func tellLater(of view: TabStripView<Value>, instead former: Set<Value>) {
      isLate = false
      guard Set(view.selections) != former else { return }
      Task { @MainActor [weak self, weak view] in
        guard let self, let view else { return }
        outdated = nil
        guard let selection, selection.values == former, Set(view.selections) != former else { return }
        tell(view.selections)
      }
    }
  }
#endif

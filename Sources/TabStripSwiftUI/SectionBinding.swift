#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI
  import TabStripCore
  import TabStripUIKit

  /// Keeps the tabs of a page and the app's binding together, as the coordinator of a represented page.
  @MainActor
  final class SectionBinding<ID: Hashable> {
    private var selection: StripSelection<ID>?
    private var shown = ShownTabs<ID>()
    private var unanswered = UnansweredChoices<Set<ID>>()
    private var onChange: ((ID?, SectionChange.Cause) -> Void)?
    private let hosted = HostedTabs<ID>()
    private var isUpdating = false
    private var hasOpened = false
    /// What happened in the middle of an update, when no state may be written.
    private var late: [(ID?, SectionChange.Cause)] = []

    /// Listens to new tabs.
    func bind(to tabs: SectionTabs<ID>) {
      hosted.attach(to: tabs.strip)
      tabs.onChange = { [weak self] id, cause in
        guard let self else { return }
        if isUpdating { late.append((id, cause)) } else { tell(id, cause) }
        hosted.show()
      }
    }

    /// Lets go of tabs that are taken away.
    func unbind() {
      selection = nil
      onChange = nil
      late = []
      hosted.close()
    }

    /// Brings the tabs and their page to what the app says.
    func update(
      _ tabs: SectionTabs<ID>, from selection: StripSelection<ID>, _ strips: [StripTab<ID>],
      _ onChange: ((ID?, SectionChange.Cause) -> Void)?, _ environment: EnvironmentValues, isAnimated: Bool
    ) {
      isUpdating = true
      defer { isUpdating = false }
      self.selection = selection
      self.onChange = onChange
      let style = environment.tabStripStyle ?? .sticky
      tabs.strip.take(environment)
      tabs.strip.take(style, environment.tabStripConfiguration ?? style.presetConfiguration ?? .sticky)
      hosted.take(strips, environment)
      let new = ShownTabs(tabs: strips, isEnabled: environment.isEnabled, locale: environment.locale)
      if new != shown {
        shown = new
        tabs.setSections(new.items(with: hosted))
      }
      let wanted = selection.values
      if unanswered.isWord(wanted, awaitsAnswer: environment.tabStripAwaitsAnswers), let id = wanted.first {
        go(to: id, tabs, isAnimated: isAnimated)
      }
      hosted.show()
      if !late.isEmpty { tellLater(of: tabs, instead: wanted) }
    }

    private func go(to id: ID, _ tabs: SectionTabs<ID>, isAnimated: Bool) {
      guard !shown.tabs.isEmpty else { return }
      defer { hasOpened = true }
      // A page that opens at its first section shows what is above that, too.
      guard tabs.activeSection != id else { return }
      if hasOpened { tabs.scroll(to: id, animated: isAnimated) } else { tabs.open(at: id) }
    }

    private func tell(_ id: ID?, _ cause: SectionChange.Cause) {
      guard let selection else { return }
      let active: Set<ID> = id.map { [$0] } ?? []
      // Where the app itself has sent the page, it knows.
      if selection.values != active, selection.tell(Array(active)) {
        unanswered.wrote(active, present: selection.values)
      }
      onChange?(id, cause)
    }

    /// Tells the app of changes once the update is over. The binding is not written where the app has set another value by then.
    private func tellLater(of tabs: SectionTabs<ID>, instead former: Set<ID>) {
      let events = late
      late = []
      Task { @MainActor [weak self, weak tabs] in
        guard let self, let tabs, let selection else { return }
        if let active = tabs.activeSection, selection.values == former, former != [active], selection.tell([active]) {
          unanswered.wrote([active], present: selection.values)
        }
        for (id, cause) in events { onChange?(id, cause) }
      }
    }
  }
#endif

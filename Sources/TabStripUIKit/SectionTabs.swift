#if canImport(UIKit)
  import TabStripCore
  import TabStripHosting
  import UIKit

  /// Binds a strip of tabs to the sections of a scroll view: the tab of the section being read is selected on every step of a scroll, and a tap on a
  /// tab scrolls to its section.
  ///
  /// ```swift
  /// let tabs = SectionTabs<String>()
  /// tabs.setSections(["First", "Second", "Third"].map { TabStripItem(id: $0, title: $0) })
  /// tabs.attach(to: tableView, placement: .outside(covering: 0))
  /// tabs.onChange = { id, cause in print(id ?? "none", cause) }
  /// ```
  ///
  /// The scroll view's delegate stays the app's. Any scroll view will do that can tell where its sections lie. What is decided how is in the
  /// guide to section sync. Keep the object as long as the page is to have its tabs; it keeps the scroll view only while it is attached.
  @MainActor
  public final class SectionTabs<ID: Hashable> {
    /// The strip. Its looks, behaviour and veto are set here. Its tabs are the sections', whichever of the two is given them.
    public let strip: TabStripView<ID>
    /// Where on the screen a section counts as active, and whether one does above the first.
    public var configuration: SectionSyncConfiguration {
      get { sync.configuration }
      set { send([.configurationChanged(newValue)]) }
    }
    /// Whether the end of the last section pushes a strip out that lies in the content, as what follows comes up; else the strip stays. False unless it is
    /// set.
    public var stripLeavesWithSections = false { didSet { sizesChanged() } }
    /// Called after another section has become active, with the cause: once for each change, whoever made it.
    public var onChange: ((ID?, SectionChange.Cause) -> Void)?

    var sync: SectionSync
    private var selection = SectionSelection()
    /// The strip's tabs as the sync knows them.
    private var order = SectionOrder()
    var page: SectionPage?
    private var observation: ScrollObservation?
    var focusObservation: NotificationObservation?
    weak var focusedItem: (any UIFocusItem)?
    var toldSizes = SectionPage.Sizes()
    var motion: PageMotion?
    var isWriting = false
    /// Whether the page has moved and nobody has said that it rests.
    var isUnsettled = false
    var lastOffset = 0.0
    private var waiting: [(ID?, SectionChange.Cause)] = []
    private var isDelivering = false
    lazy var clock = FrameClock { [weak self] in self?.drawFrame() }

    /// Makes a strip for sections to come.
    ///
    /// - Parameters:
    ///   - strip: The strip; nil: one of the sticky style.
    ///   - configuration: Where on the screen a section counts as active.
    public init(
      strip: TabStripView<ID>? = nil, configuration: SectionSyncConfiguration = SectionSyncConfiguration()
    ) {
      self.strip = strip ?? TabStripView(style: .sticky, configuration: .sticky)
      sync = SectionSync(configuration: configuration)
      self.strip.model.follower = self
      let configuration = self.strip.configuration
      // It is fitted to a page of sections as it is set.
      self.strip.configuration = configuration
      // Tabs that the strip has already are sections, too.
      stripEdited()
    }

    // MARK: The page

    /// Binds the strip to a scroll view, instead of the one that it was bound to.
    ///
    /// - Parameters:
    ///   - scroller: The app's scroll view, table or collection.
    ///   - placement: Where the strip is.
    ///   - sectionFrame: Where the section at an index lies in the scroll view's content. It is asked for every section whenever the content, the
    ///     room or the insets change their size, and at ``sizesChanged()``; never because of a scroll. Bad numbers are read as 0. It may be asked for a section that is about to come or to go, as the
    ///     app changes its page and its tabs one after the other: answer with an empty rectangle.
    public func attach(
      to scroller: UIScrollView, placement: SectionTabsPlacement = .inContent,
      sectionFrame: @escaping (Int) -> CGRect
    ) {
      detach()
      page = SectionPage(scroller: scroller, placement: placement, frame: sectionFrame)
      if placement == .inContent { scroller.addSubview(strip) }
      observation = ScrollObservation(of: scroller) { [weak self] in self?.pageChanged() }
      followFocus()
      sizesChanged()
    }

    /// Lets go of the scroll view, which stays where it is. A strip in its content is taken out.
    public func detach() {
      guard let page else { return }
      observation = nil
      focusObservation = nil
      motion = nil
      clock.stop()
      if page.placement == .inContent { strip.removeFromSuperview() }
      self.page = nil
      toldSizes = SectionPage.Sizes()
      apply(sync.handle(.pageResized(height: 0), at: clock.now))
    }

    /// Asks again where the sections lie. Needed only where that changes though content, room and insets stay as large as they were, and where
    /// the scroll view's delegate is told that the adjusted insets are others.
    /// - Complexity: O(n log n) for n sections.
    public func sizesChanged() {
      guard let page else { return }
      let height = Double(strip.intrinsicContentSize.height)
      toldSizes = page.sizes(header: height)
      send(page.inputs(count: sync.sections.count, header: height, leavesWithSections: stripLeavesWithSections))
      placeStrip()
    }

    // MARK: Sections

    /// Replaces all sections' tabs. A section whose identity was there before stays what it is, active or aimed at, wherever it stands now.
    ///
    /// It is the strip's ``TabStripView/setItems(_:)``: single sections come, go and move with the strip's `insert`, `remove` and `move`, and the
    /// page is asked each time where its sections lie.
    /// - Complexity: O(n log n).
    public func setSections(_ items: [TabStripItem<ID>]) { strip.setItems(items) }

    /// The section being read, or the one that was chosen last and still shows. Nil without sections and, if so configured, above the first.
    public var activeSection: ID? { sync.activeIndex.flatMap(id) }

    /// Scrolls to a section for the program, so that it begins right under the strip, as far as the page goes. It is active at once and stays
    /// so until somebody scrolls on. One that there is not changes nothing.
    ///
    /// - Parameters:
    ///   - id: The section.
    ///   - animated: Whether the page is seen to go there, if motion is wanted at all.
    /// - Complexity: O(n) for n sections.
    public func scroll(to id: ID, animated: Bool = true) {
      guard let index = index(of: id) else { return }
      send([.tabChosen(.index(index), cause: .program, animated: animated)])
    }

    /// Opens the page at a section, as a link does: it is kept under the strip while more is loaded above it, until the user takes over. One
    /// that there is not changes nothing.
    public func open(at id: ID) {
      if let index = index(of: id) { send([.linked(.index(index))]) }
    }

    private func id(at index: Int) -> ID? { order.tab(at: index).flatMap(strip.model.map.lastID) }

    private func index(of id: ID) -> Int? { strip.model.map.tab(of: id).flatMap(order.index) }

    /// The tab of the active section.
    private var activeTab: TabID? { sync.activeIndex.flatMap(order.tab) }

    /// Has the strip select the tab of the active section, or none.
    private func alignStrip() {
      let inside = strip.strip
      let (mode, input) = selection.steps(from: inside.coordinator.engine.selectedTab, to: activeTab)
      if let mode { inside.edit { engine, time in engine.setSelectionMode(mode, at: time) } }
      if let input { inside.send(input) }
    }

    private func tabChosen(_ tab: TabID, _ cause: SelectionCause) {
      guard let index = order.index(of: tab) else { return }
      send([.tabChosen(.index(index), cause: cause, animated: true)])
    }

    // MARK: To the sync and from it

    func send(_ inputs: [SectionSyncInput]) {
      guard !inputs.isEmpty else { return }
      let wanted: MotionPreference = UIAccessibility.isReduceMotionEnabled ? .reduced : .full
      let preference = SectionSyncInput.motionPreferenceChanged(strip.motionPreference ?? wanted)
      apply(sync.handle([preference] + inputs, at: clock.now))
    }

    private func apply(_ update: SectionSyncUpdate) {
      if update.header != nil { placeStrip() }
      if let change = update.change {
        waiting.append((change.index.flatMap(id), change.cause))
        alignStrip()
      }
      if let command = update.scroll { obey(command) }
      let diagnostics = sync.takeDiagnostics()
      if !diagnostics.isEmpty { strip.model.report(diagnostics) }
      deliver()
    }

    /// What the app does when told may bring more to tell.
    private func deliver() {
      guard !isDelivering else { return }
      isDelivering = true
      defer { isDelivering = false }
      for _ in 0..<TabStripCoordinator<StripView>.reentryLimit where !waiting.isEmpty {
        let (id, cause) = waiting.removeFirst()
        onChange?(id, cause)
      }
    }
  }

  extension SectionTabs: StripFollower {
    package func stripAsks() { stripEdited() }

    package func stripEdited() {
      let edits = strip.model.orderEdits
      guard order.isBehind(edits) else { return }
      send(order.follow(strip.strip.coordinator.engine, edits: edits))
      sizesChanged()
    }

    package func stripWantsRoom() {
      if page?.sizes(header: Double(strip.intrinsicContentSize.height)) != toldSizes { sizesChanged() }
    }

    package var selectionMode: SelectionMode { selection.mode }

    package func stripReports(_ update: TabStripUpdate) {
      stripEdited()
      if let again = update.reselected { return tabChosen(again, .reselect) }
      guard let change = update.selection else { return }
      if let new = change.new { tabChosen(new, change.cause) }
      // It may have gone where the page does not: a tab was removed before it was reported, or a pager came to rest.
      alignStrip()
    }
  }
#endif

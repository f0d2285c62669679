#if canImport(UIKit)
  import TabStripCore
  import TabStripHosting
  import UIKit

  /// What a strip has assistive technologies say; see the hosting module.
  public typealias TabStripStrings = TabStripHosting.TabStripStrings

  /// A view that is a strip under another name.
  @MainActor
  protocol StripWrapper: UIView {}

  /// A horizontally scrolling strip of tabs.
  ///
  /// Add it like any view; add tabs under identities of your own; set closures for what users do.
  ///
  /// ```swift
  /// let strip = TabStripView<String>(style: .pills, configuration: .pills)
  /// strip.setItems(["All", "Music", "News"].map { TabStripItem(id: $0, title: $0) })
  /// strip.onSelect = { id, cause in print(id ?? "none", cause) }
  /// view.addSubview(strip)
  /// ```
  ///
  /// It has the height of its style and takes any width. Colours, text size, writing direction and the wish for less motion are those of the
  /// views around it. A closure that captures the strip makes a cycle; capture it weakly.
  @MainActor
  public final class TabStripView<ID: Hashable>: UIView {
    let strip: StripView
    let model: StripModel<TabStripItem<ID>>

    /// Makes an empty strip.
    ///
    /// - Parameters:
    ///   - style: How it looks.
    ///   - configuration: How it behaves.
    public init(style: TabStripStyle, configuration: TabStripConfiguration) {
      model = StripModel { NSLog("%@", $0) }
      strip = StripView(source: model, style: style, configuration: configuration)
      super.init(frame: .zero)
      setUp()
    }

    /// Makes an empty strip of pills.
    public override init(frame: CGRect) {
      model = StripModel { NSLog("%@", $0) }
      strip = StripView(source: model, style: .pills, configuration: .pills)
      super.init(frame: frame)
      setUp()
    }

    /// Makes an empty strip of pills from an archive, which keeps no items.
    public required init?(coder: NSCoder) {
      model = StripModel { NSLog("%@", $0) }
      strip = StripView(source: model, style: .pills, configuration: .pills)
      super.init(coder: coder)
      setUp()
    }

    private func setUp() {
      addSubview(strip)
      // In a group of its own there is nowhere for the focus to go by arrows, which are the strip's.
      focusGroupIdentifier = "TabStripView \(ObjectIdentifier(self).hashValue)"
    }

    public override func layoutSubviews() {
      super.layoutSubviews()
      let insets = insetsForSafeArea ? safeAreaInsets : .zero
      let (width, height) = (bounds.width - insets.left - insets.right, bounds.height)
      // UIKit's scroller does not come back from a size that is none.
      strip.frame = CGRect(
        x: insets.left, y: 0, width: width.isFinite ? max(0, width) : 0, height: height.isFinite ? max(0, height) : 0)
    }

    public override func invalidateIntrinsicContentSize() {
      super.invalidateIntrinsicContentSize()
      // A view that is this strip and nothing else is as high.
      if superview is any StripWrapper { superview?.invalidateIntrinsicContentSize() }
      model.follower?.stripWantsRoom()
    }

    public override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      setNeedsLayout()
      model.follower?.stripWantsRoom()
    }

    /// Whether the strip keeps clear of what covers the screen at its sides, such as the sensor housing in landscape. True unless it is set.
    public var insetsForSafeArea = true { didSet { setNeedsLayout() } }

    public override var intrinsicContentSize: CGSize { strip.intrinsicContentSize }

    public override func sizeThatFits(_ size: CGSize) -> CGSize { strip.sizeThatFits(size) }

    public override var canBecomeFirstResponder: Bool { strip.canBecomeFirstResponder }

    /// Gives the keyboard to the strip: arrows, Home, End, Page Up and Page Down move through the tabs, Space and Return choose one.
    @discardableResult
    public override func becomeFirstResponder() -> Bool { strip.becomeFirstResponder() }

    public override var isFirstResponder: Bool { strip.isFirstResponder || super.isFirstResponder }

    @discardableResult
    public override func resignFirstResponder() -> Bool {
      strip.isFirstResponder ? strip.resignFirstResponder() : super.resignFirstResponder()
    }

    /// Whether the Tab key of a hardware keyboard comes to the strip where the system has a focus that moves, as on an iPad. True unless it is set.
    ///
    /// All tabs are one stop, and the strip is the first responder while it has the focus. It is a focus group of its own unless the app sets its
    /// `focusGroupIdentifier`.
    public var allowsFocus: Bool {
      get { strip.allowsFocus }
      set { strip.allowsFocus = newValue }
    }

    /// UIKit's command of an editing menu, which every responder has. It is out of reach here, so that nothing is taken for it that is meant for
    /// ``select(_:)``: neither the value of a strip whose identities are `AnyHashable`, nor one that is no identity of the strip's.
    @available(*, unavailable, message: "a tab is selected by an identity of the strip's ID type")
    public override func select(_ sender: Any?) {}

    #if canImport(ObjectiveC)
      /// No editing menu offers to select, as it would of a responder that has the method for it.
      public override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action != #selector(UIResponderStandardEditActions.select(_:))
          && super.canPerformAction(action, withSender: sender)
      }
    #endif

    public override var isHidden: Bool { didSet { strip.isOutOfSight = isHidden } }

    public override var semanticContentAttribute: UISemanticContentAttribute {
      didSet { strip.semanticContentAttribute = semanticContentAttribute }
    }

    // MARK: Looks and behaviour

    /// How the strip looks. Setting it takes effect in the next frame. Metrics that are negative or no number are read as 0 and reported
    /// once as ``Diagnostics/style``. O(1), and the tabs in sight.
    public var style: TabStripStyle {
      get { strip.style }
      set { strip.style = newValue }
    }

    /// How the strip behaves. Setting it takes effect at once; in ``shouldSelect`` and ``shouldDeselect`` once they have returned. Numbers that are negative
    /// or none are read as their defaults and reported once as ``Diagnostics/configuration``. O(1), and the tabs in sight.
    ///
    /// UIKit's own scroller drags the row, so that `scrolling.slop`, `frictionRate`, `minimumFlingSpeed`, `wheelStep` and `dragsWithMouse` are
    /// without effect here.
    public var configuration: TabStripConfiguration {
      get { strip.configuration }
      set { strip.configuration = model.fitted(newValue) }
    }

    /// The app's own colours for the style's roles. O(tabs in sight).
    public var colors: TabStripColors {
      get { strip.colors }
      set { strip.colors = newValue }
    }

    /// The app's own fonts for titles, by state; nil: the system's in the sizes and weights of the style, scaled with the user's text size. Own
    /// fonts are taken as they are: give fonts from `UIFontMetrics`, and set them anew when the text size changes. O(tabs in sight).
    public var titleFonts: StateValues<UIFont>? {
      get { strip.titleFonts }
      set { strip.titleFonts = newValue }
    }

    /// What VoiceOver says, in the app's language.
    public var strings: TabStripStrings {
      get { strip.strings }
      set { strip.strings = newValue }
    }

    /// Whether a choice by a user's hand is felt, on devices that can. False unless it is set.
    public var givesHapticFeedback: Bool {
      get { strip.givesHapticFeedback }
      set { strip.givesHapticFeedback = newValue }
    }

    /// Whether things move; nil follows Reduce Motion.
    public var motionPreference: MotionPreference? {
      get { strip.motionPreference }
      set { strip.motionPreference = newValue }
    }

    // MARK: Reports

    /// Called after the selection has changed by a user's hand, a pager, or because a selected tab was removed, with the tab that was
    /// chosen; nil where one was taken out of the selection and none came in. ``selection`` and ``selections`` are what is selected now.
    public var onSelect: ((ID?, SelectionCause) -> Void)? {
      get { model.onSelect }
      set { model.onSelect = newValue }
    }

    /// Called with the tab that a user has taken out of the selection, where none came in for it: in optional and multiple mode. Right
    /// afterwards ``onSelect`` is called with nil. Not called for a removed tab: who removed it knows it.
    public var onDeselect: ((ID, SelectionCause) -> Void)? {
      get { model.onDeselect }
      set { model.onDeselect = newValue }
    }

    /// Called when a user chooses the selected tab again, if the configuration's `reselection` asks for it.
    public var onReselect: ((ID) -> Void)? {
      get { model.onReselect }
      set { model.onReselect = newValue }
    }

    /// Asked before a user's choice takes effect, with the tab that is to be chosen, or nil where one is to be taken out and none to come
    /// in; false leaves everything as it is. Edits made here wait until it has returned.
    public var shouldSelect: ((ID?, SelectionCause) -> Bool)? {
      get { model.shouldSelect }
      set { model.shouldSelect = newValue }
    }

    /// Asked before a user takes a tab out of the selection where none comes in for it; false leaves everything as it is, and then
    /// ``shouldSelect`` is not asked as well. Edits made here wait until it has returned.
    public var shouldDeselect: ((ID, SelectionCause) -> Bool)? {
      get { model.shouldDeselect }
      set { model.shouldDeselect = newValue }
    }

    /// Whether ``onSelect`` and ``onDeselect`` are called for what the program itself selects and takes out, too.
    public var reportsProgrammaticChanges: Bool {
      get { model.reportsProgrammaticChanges }
      set { model.reportsProgrammaticChanges = newValue }
    }

    /// Called once for each kind of bad data met. Nil writes a line to the log.
    public var onDiagnostics: ((Diagnostics) -> Void)? {
      get { model.onDiagnostics }
      set { model.onDiagnostics = newValue }
    }
  }
#endif

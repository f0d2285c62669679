#if canImport(UIKit)
  import TabStripCore
  import TabStripHosting
  import UIKit

  /// Whoever knows the app's items and what they show.
  @MainActor
  protocol TabSource: StripOwner {
    /// What a tab shows; nil once it has gone.
    func content(of tab: TabID) -> TabContent?
  }

  extension StripModel: TabSource where Item.Content == TabContent {}

  /// The strip behind a ``TabStripView``: it carries UIKit's events to the engine and the engine's frames to views.
  ///
  /// It does not know the app's identities, so that what UIKit overrides and delegates stands outside of a generic class.
  @MainActor
  final class StripView: UIView {
    /// The engine and what drives it.
    let coordinator: TabStripCoordinator<StripView>
    /// Where items come from and reports go to.
    let source: any TabSource
    /// The strip's time.
    private(set) lazy var clock = FrameClock { [weak self] in self?.drawFrame() }
    /// What measures titles.
    let measurer = TitleMeasurer()
    /// What moves the row natively.
    let scroller = RowScroller(frame: .zero)
    /// Which part of the row the scroller reaches.
    var scrollWindow = ScrollWindow()
    /// The fade of the row's ends.
    let fade = RowFade()
    /// The line along the bottom.
    let trim = UIView()
    /// The mark of the selected tab.
    let indicator = IndicatorView(frame: .zero)
    /// The button at the leading end.
    let leadingButton = OverflowButtonView(frame: .zero)
    /// The button at the trailing end.
    let trailingButton = OverflowButtonView(frame: .zero)
    /// Views of the last frame drawn, in order.
    var shown: [TabView] = []
    /// Views of the frame that is being drawn.
    var placed: [TabView] = []
    /// The app's views that were made to be measured, until a tab's view takes them in the same frame.
    var measuredContent: [TabID: UIView] = [:]
    /// The elements that VoiceOver has asked for.
    var elements: [TabID: TabElement] = [:]
    /// Whether the row is lent to the native scroller.
    var isLent = false
    /// Touches that have stopped the scroller and mean nothing else.
    var stoppingTouches: Set<ObjectIdentifier> = []
    /// Presses of keys that the strip has used, while they are held.
    var takenPresses: Set<ObjectIdentifier> = []
    /// Whether the strip itself moves the scroller, which says nothing that the engine does not know.
    var isPlacing = false
    /// Whether something is to be drawn that has not been.
    var wantsFrame = false
    /// What tells of things dragged over the strip, where those choose tabs.
    var dragOver: UIDropInteraction?
    /// Whether VoiceOver is to be told that tabs have come, gone or moved.
    var hasNewRow = false
    /// What stands for the style's roles now. Measuring needs the style, when the engine is at work and cannot be asked.
    var look: StripLook
    /// Whether the style's surface is painted.
    var showsBackground = false
    /// The room that the engine knows of.
    var sentViewport: Viewport?
    private var reduceMotion: NotificationObservation?

    /// How the strip looks, as the app says. The engine may have to wait with it, and what is set next builds on it.
    var style: TabStripStyle { didSet { styleChanged() } }
    /// How the strip behaves, in the same way.
    var configuration: TabStripConfiguration {
      didSet {
        let new = Self.lent(configuration)
        edit { engine, time in engine.setConfiguration(new, at: time) }
        springLoadingMayHaveChanged()
      }
    }
    /// The app's own colours.
    var colors = TabStripColors() { didSet { lookChanged() } }
    /// The app's own fonts.
    var titleFonts: StateValues<UIFont>? { didSet { lookChanged() } }
    /// What VoiceOver says.
    var strings = TabStripStrings() { didSet { accessibilityLabel = strings.list.isEmpty ? nil : strings.list } }
    /// Whether a user's choice is felt.
    var givesHapticFeedback = false
    /// What makes it felt, once it has been.
    var feedback: UISelectionFeedbackGenerator?
    /// Whether the system's focus may come here.
    var allowsFocus = true
    /// Overrides the user's setting for motion.
    var motionPreference: MotionPreference? { didSet { sendMotionPreference() } }
    /// Whether the app has hidden the strip, or a view around it that hides it.
    var isOutOfSight = false { didSet { comeOrGo() } }

    /// Makes the inside of a strip.
    init(source: any TabSource, style: TabStripStyle, configuration: TabStripConfiguration) {
      self.source = source
      self.style = style
      self.configuration = configuration
      coordinator = TabStripCoordinator(style: style, configuration: Self.lent(configuration))
      // There is no view yet whose surroundings could be read.
      look = StripLook(style.sound, TabStripColors(), on: trim)
      super.init(frame: .zero)
      scroller.delegate = self
      scroller.row.strip = self
      leadingButton.strip = self
      trailingButton.strip = self
      for view in [trim, scroller, leadingButton, trailingButton] as [UIView] { addSubview(view) }
      // A strip that has been given no room draws no other frame, and would show its last one around itself.
      clipsToBounds = true
      trim.isUserInteractionEnabled = false
      indicator.isUserInteractionEnabled = false
      scroller.row.addSubview(indicator)
      // The ring round a tab is drawn with the tab.
      focusEffect = nil
      addInteraction(UIPointerInteraction(delegate: self))
      addInteraction(UILargeContentViewerInteraction(delegate: self))
      accessibilityTraits = .tabBar
      accessibilityContainerType = .semanticGroup
      reduceMotion = NotificationObservation(of: UIAccessibility.reduceMotionStatusDidChangeNotification) {
        [weak self] in self?.sendMotionPreference()
      }
      springLoadingMayHaveChanged()
      lookChanged()
      directionMayHaveChanged()
      sendMotionPreference()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("a StripView is made by a TabStripView") }

    // MARK: Layout

    override func layoutSubviews() {
      super.layoutSubviews()
      sendRoom()
      // A frame that shows the old room would be seen for a moment.
      if wantsFrame { drawFrame() }
    }

    override func didMoveToSuperview() {
      super.didMoveToSuperview()
      showBackground()
    }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      comeOrGo()
    }

    override var intrinsicContentSize: CGSize {
      CGSize(width: UIView.noIntrinsicMetric, height: CGFloat(coordinator.engine.naturalHeight))
    }

    override func invalidateIntrinsicContentSize() {
      super.invalidateIntrinsicContentSize()
      superview?.invalidateIntrinsicContentSize()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      let engine = coordinator.engine
      return CGSize(width: min(CGFloat(engine.naturalWidth), size.width), height: CGFloat(engine.naturalHeight))
    }

    // MARK: Surroundings

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      lookChanged()
      directionMayHaveChanged()
      sendRoom()
    }

    override func tintColorDidChange() {
      super.tintColorDidChange()
      lookChanged()
    }

    override var semanticContentAttribute: UISemanticContentAttribute { didSet { directionMayHaveChanged() } }

    // MARK: Touches

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { take(touches, .began) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { take(touches, .moved) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { take(touches, .ended) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { take(touches, .cancelled) }

    // MARK: Keyboard

    override var canBecomeFocused: Bool { allowsFocus && canBecomeFirstResponder }

    override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
      super.didUpdateFocus(in: context, with: coordinator)
      if context.nextFocusedItem === self {
        _ = becomeFirstResponder()
      } else if context.previouslyFocusedItem === self {
        _ = resignFirstResponder()
      }
    }

    override var canBecomeFirstResponder: Bool { coordinator.engine.tabStop != nil }

    override func becomeFirstResponder() -> Bool {
      let isFirst = super.becomeFirstResponder()
      if isFirst { send(.focusGained(visible: true)) }
      return isFirst
    }

    override func resignFirstResponder() -> Bool {
      let wasFirst = isFirstResponder
      let hasResigned = super.resignFirstResponder()
      if wasFirst, hasResigned { send(.focusLost) }
      return hasResigned
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      let others = presses.filter { !take($0) }
      if !others.isEmpty { super.pressesBegan(others, with: event) }
    }

    // The end of a press goes where its beginning went.

    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      let others = presses.filter { !isTaken($0, ends: false) }
      if !others.isEmpty { super.pressesChanged(others, with: event) }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      let others = presses.filter { !isTaken($0, ends: true) }
      if !others.isEmpty { super.pressesEnded(others, with: event) }
    }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      let others = presses.filter { !isTaken($0, ends: true) }
      if !others.isEmpty { super.pressesCancelled(others, with: event) }
    }

    // MARK: Accessibility

    override func accessibilityElementCount() -> Int { coordinator.engine.count }
    override func accessibilityElement(at index: Int) -> Any? { element(at: index) }
    override func index(ofAccessibilityElement element: Any) -> Int { place(of: element) }
    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { page(direction) }
  }
#endif

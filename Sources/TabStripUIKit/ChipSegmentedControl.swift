#if canImport(UIKit)
  import TabStripCore
  import UIKit

  /// Hears what users of a ``ChipSegmentedControl`` choose.
  @MainActor
  public protocol ChipSegmentedControlDelegate: AnyObject {
    /// A user has chosen a chip, be it the selected one again.
    ///
    /// - Parameters:
    ///   - index: Where the chip stands. Titles may repeat; the index tells which it was.
    ///   - title: What it says.
    func chipSegmentedControl(_ control: ChipSegmentedControl, didSelectItemAt index: Int, title: String)
  }

  /// A row of chips with titles, of which one is selected and in the middle as far as the row allows.
  ///
  /// ```swift
  /// let control = ChipSegmentedControl()
  /// control.titles = ["All", "Financials", "News", "Maps"]
  /// control.delegate = self
  /// ```
  ///
  /// It can be the custom class of a view in Interface Builder; ``titleList`` is in the inspector there.
  @MainActor
  public final class ChipSegmentedControl: UIView {
    /// A title, and how many of the same stand before it: what a chip is known by when titles are set anew.
    struct Chip: Hashable {
      var title: String
      var repetition: Int
    }

    /// Hears what users choose.
    public weak var delegate: (any ChipSegmentedControlDelegate)?
    /// What the chips say. Setting it replaces all chips: the selected one stays selected if there still is one with its title, else the first
    /// is. The delegate is not told.
    /// - Complexity: O(n log n).
    public var titles: [String] = [] { didSet { titlesChanged() } }
    /// ``titles`` as one text, with a comma between two: what Interface Builder's inspector can set. Spaces round a title are left out, and so are
    /// empty titles. Titles with a comma of their own are set in code.
    /// - Complexity: O(n log n).
    @IBInspectable public var titleList: String {
      get { titles.joined(separator: ", ") }
      set {
        titles = newValue.split(separator: ",").map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
          .filter { !$0.isEmpty }
      }
    }
    let strip: TabStripView<Chip>

    /// Makes a control without chips.
    public override init(frame: CGRect) {
      strip = TabStripView(style: .chips, configuration: .chips)
      super.init(frame: frame)
      setUp()
    }

    /// Makes a control without chips from an archive.
    public required init?(coder: NSCoder) {
      strip = TabStripView(style: .chips, configuration: .chips)
      super.init(coder: coder)
      setUp()
    }

    public override func layoutSubviews() {
      super.layoutSubviews()
      strip.frame = bounds
    }

    public override var intrinsicContentSize: CGSize { strip.intrinsicContentSize }

    public override func sizeThatFits(_ size: CGSize) -> CGSize { strip.sizeThatFits(size) }

    public override var isHidden: Bool { didSet { strip.isHidden = isHidden } }

    public override var semanticContentAttribute: UISemanticContentAttribute {
      didSet { strip.semanticContentAttribute = semanticContentAttribute }
    }

    // MARK: Selection

    /// The index of the selected chip; nil without chips. O(log n).
    public var selectedIndex: Int? {
      let engine = strip.strip.coordinator.engine
      return engine.selectedTab.flatMap(engine.index)
    }

    /// What the selected chip says.
    public var selectedTitle: String? { strip.selection?.title }

    /// Selects a chip for the program, which the delegate is not told. An index out of range changes nothing. O(log n).
    ///
    /// - Parameters:
    ///   - index: Where the chip stands.
    ///   - animated: Whether the row moves there; without, it is there in the next frame.
    public func select(at index: Int, animated: Bool = true) {
      guard let tab = strip.strip.coordinator.engine.id(at: index), let chip = strip.model.map.id(of: tab) else {
        return
      }
      strip.select(chip, animated: animated)
    }

    // MARK: Looks and behaviour

    /// How the control looks.
    public var style: TabStripStyle {
      get { strip.style }
      set { strip.style = newValue }
    }

    /// The app's own colours for the style's roles.
    public var colors: TabStripColors {
      get { strip.colors }
      set { strip.colors = newValue }
    }

    /// What VoiceOver says beside the titles, in the app's language.
    public var strings: TabStripStrings {
      get { strip.strings }
      set { strip.strings = newValue }
    }

    /// Whether a choice by a user's hand is felt, on devices that can. False unless it is set.
    public var givesHapticFeedback: Bool {
      get { strip.givesHapticFeedback }
      set { strip.givesHapticFeedback = newValue }
    }

    private func titlesChanged() {
      var seen: [String: Int] = [:]
      let chips = titles.map { title in
        let repetition = seen[title, default: 0]
        seen[title] = repetition + 1
        return Chip(title: title, repetition: repetition)
      }
      let stays = strip.selection.map { ($0.repetition) < seen[$0.title, default: 0] } ?? false
      strip.setItems(chips.map { TabStripItem(id: $0, title: $0.title) })
      if !stays { strip.select(chips.first, animated: false) }
    }

    private func setUp() {
      addSubview(strip)
      strip.onSelect = { [weak self] chip, cause in
        if let chip, cause != .removal { self?.tell(chip) }
      }
      strip.onReselect = { [weak self] chip in self?.tell(chip) }
    }

    private func tell(_ chip: Chip) {
      let engine = strip.strip.coordinator.engine
      guard let index = strip.model.map.tab(of: chip).flatMap(engine.index) else { return }
      delegate?.chipSegmentedControl(self, didSelectItemAt: index, title: chip.title)
    }
  }

  extension ChipSegmentedControl: StripWrapper {}
#endif

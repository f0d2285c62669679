#if canImport(UIKit)
  import GalleryDemos
  import TabStripCore
  import TabStripUIKit
  import UIKit

  /// The control of an option.
  @MainActor
  protocol OptionControl: UIView {
    /// Called with what the visitor sets.
    var onChange: ((DemoOption.Value) -> Void)? { get set }
    /// How large it is beside the option's name; nil: it is as wide as the row, above or below the name.
    var fixedSize: CGSize? { get }
    /// Whether it stands above what the option says.
    var isAboveText: Bool { get }
    /// Room between it and what the option says, in points.
    var gap: CGFloat { get }
    /// Says a value.
    func show(_ value: DemoOption.Value)
  }

  extension OptionControl {
    var fixedSize: CGSize? { nil }
    var isAboveText: Bool { false }
    var gap: CGFloat { 2 }
  }

  /// A switch.
  @MainActor
  final class ToggleControl: UIView, OptionControl {
    var onChange: ((DemoOption.Value) -> Void)?
    private let toggle = UISwitch(frame: .zero)

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(toggle)
      toggle.addAction(
        UIAction { [weak self] _ in
          if let self { onChange?(.toggle(toggle.isOn)) }
        }, for: .valueChanged)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("a control is made in code") }

    override var accessibilityLabel: String? {
      get { toggle.accessibilityLabel }
      set { toggle.accessibilityLabel = newValue }
    }

    var fixedSize: CGSize? { toggle.intrinsicContentSize }

    func show(_ value: DemoOption.Value) {
      if case .toggle(let isOn) = value, toggle.isOn != isOn { toggle.setOn(isOn, animated: true) }
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      toggle.frame = bounds
    }
  }

  /// One of several, as a row of chips.
  @MainActor
  final class ChoiceControl: UIView, OptionControl {
    var onChange: ((DemoOption.Value) -> Void)?
    private let strip: TabStripView<Int>

    init(_ titles: [String]) {
      var style = TabStripStyle.chips
      (style.leadingInset, style.trailingInset, style.spacing) = (14, 14, 8)
      var configuration = TabStripConfiguration.chips
      // A title wider than the row is to be read from its beginning.
      configuration.reveal = RevealPolicies(.nearest(peek: 14))
      strip = TabStripView(style: style, configuration: configuration)
      super.init(frame: .zero)
      strip.setItems(titles.enumerated().map { TabStripItem(id: $0.offset, title: $0.element) })
      strip.onSelect = { [weak self] index, _ in if let index { self?.onChange?(.choice(index)) } }
      addSubview(strip)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("a control is made in code") }

    override var accessibilityLabel: String? {
      get { strip.strings.list }
      set { strip.strings.list = newValue ?? "" }
    }

    func show(_ value: DemoOption.Value) {
      if case .choice(let index) = value, strip.selection != index { strip.select(index) }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: strip.intrinsicContentSize.height)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      strip.frame = bounds
    }
  }

  /// A number, with a slider.
  @MainActor
  final class NumberControl: UIView, OptionControl {
    var onChange: ((DemoOption.Value) -> Void)?
    private let slider = UISlider(frame: .zero)
    private let label = TextLabel(size: 15, color: .secondaryLabel)
    private let text: (Double) -> String
    private static let margin: CGFloat = 14

    init(_ range: DemoRange, text: @escaping (Double) -> String) {
      self.text = text
      super.init(frame: .zero)
      slider.maximumValue = Float(range.greatest)
      slider.minimumValue = Float(range.least)
      for view in [slider, label] { addSubview(view) }
      label.numberOfLines = 1
      slider.addAction(
        UIAction { [weak self] _ in
          if let self { onChange?(.number(Double(slider.value))) }
        }, for: .valueChanged)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("a control is made in code") }

    override var accessibilityLabel: String? {
      get { slider.accessibilityLabel }
      set { slider.accessibilityLabel = newValue }
    }

    func show(_ value: DemoOption.Value) {
      guard case .number(let number) = value else { return }
      label.text = text(number)
      slider.accessibilityValue = label.text
      // A thumb under a finger stays where the finger is.
      if !slider.isTracking { slider.setValue(Float(number), animated: false) }
      setNeedsLayout()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: max(Self.sliderHeight, label.sizeThatFits(size).height))
    }

    private static let sliderHeight: CGFloat = 34

    override func layoutSubviews() {
      super.layoutSubviews()
      let (width, room) = (ceil(label.sizeThatFits(bounds.size).width), bounds.insetBy(dx: Self.margin, dy: 0))
      let sliderWidth = max(0, room.width - width - 10)
      let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
      slider.frame = CGRect(
        x: isLeftToRight ? room.minX : room.maxX - sliderWidth, y: (bounds.height - Self.sliderHeight) / 2,
        width: sliderWidth, height: Self.sliderHeight)
      label.frame = CGRect(
        x: isLeftToRight ? room.maxX - width : room.minX, y: 0, width: width, height: bounds.height)
    }
  }

  /// A button.
  @MainActor
  final class ActionControl: UIControl, OptionControl {
    var onChange: ((DemoOption.Value) -> Void)?
    private let title: TextLabel
    private var presses = 0

    init(_ title: String) {
      self.title = TextLabel(title, size: 15, color: .systemBlue)
      super.init(frame: .zero)
      addSubview(self.title)
      isAccessibilityElement = true
      accessibilityTraits = .button
      addAction(
        UIAction { [weak self] _ in
          if let self { onChange?(.presses(presses + 1)) }
        }, for: .touchUpInside)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("a control is made in code") }

    var isAboveText: Bool { true }

    func show(_ value: DemoOption.Value) {
      if case .presses(let count) = value { presses = count }
    }

    override var isHighlighted: Bool { didSet { title.alpha = isHighlighted ? 0.4 : 1 } }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: title.sizeThatFits(CGSize(width: size.width - 28, height: 0)).height)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      title.frame = bounds.insetBy(dx: 14, dy: 0)
    }
  }
#endif

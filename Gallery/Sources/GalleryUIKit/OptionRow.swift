#if canImport(UIKit)
  import GalleryDemos
  import UIKit

  /// One option: what it is called and does, beside or above its control.
  @MainActor
  final class OptionRow: UIView {
    /// The option.
    let option: DemoOption
    /// Called with what the visitor sets.
    var onChange: ((DemoOption.Value) -> Void)?

    private let control: any OptionControl
    private let texts: Column
    private static let margin: CGFloat = 14
    private static let gap: CGFloat = 10

    init(_ option: DemoOption) {
      self.option = option
      control = Self.control(for: option)
      var rows: [Column.Row] = []
      // A button says itself what it does.
      if option.control != .action { rows.append(Column.Row(view: TextLabel(option.title, size: 15))) }
      if !option.explanation.isEmpty {
        rows.append(
          Column.Row(view: TextLabel(option.explanation, size: 12, color: .secondaryLabel), gap: 2))
      }
      texts = Column(rows)
      super.init(frame: .zero)
      addSubview(texts)
      addSubview(control)
      control.accessibilityLabel = option.title
      control.onChange = { [weak self] value in self?.onChange?(value) }
      show(option.initial)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("a row is made in code") }

    private static func control(for option: DemoOption) -> any OptionControl {
      switch option.control {
      case .toggle: ToggleControl(frame: .zero)
      case .choice(let titles): ChoiceControl(titles)
      case .number(let range): NumberControl(range) { option.text(for: .number($0)) }
      case .action: ActionControl(option.title)
      }
    }

    /// Has the control say a value, without taking that for the visitor's doing.
    func show(_ value: DemoOption.Value) {
      control.show(value)
      accessibilityValue = option.text(for: value)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: max(frames(in: size.width).text.maxY, frames(in: size.width).control.maxY))
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      let (text, place) = frames(in: bounds.width)
      (texts.frame, control.frame) = (text, place)
    }

    private func frames(in width: CGFloat) -> (text: CGRect, control: CGRect) {
      let room = max(0, width - 2 * Self.margin)
      func height(_ view: UIView, _ width: CGFloat) -> CGFloat {
        view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
      }
      guard let fixed = control.fixedSize else {
        let above = control.isAboveText
        let (first, second): (UIView, UIView) = above ? (control, texts) : (texts, control)
        let firstHeight = height(first, above ? width : room)
        let gap = firstHeight > 0 && height(second, above ? room : width) > 0 ? control.gap : 0
        let (top, bottom) = (
          CGRect(x: above ? 0 : Self.margin, y: 0, width: above ? width : room, height: firstHeight),
          CGRect(
            x: above ? Self.margin : 0, y: firstHeight + gap, width: above ? room : width,
            height: height(second, above ? room : width))
        )
        return above ? (bottom, top) : (top, bottom)
      }
      let textWidth = max(0, room - fixed.width - Self.gap)
      let textHeight = height(texts, textWidth)
      let whole = max(textHeight, fixed.height)
      let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
      return (
        CGRect(
          x: isLeftToRight ? Self.margin : width - Self.margin - textWidth, y: (whole - textHeight) / 2,
          width: textWidth, height: textHeight),
        CGRect(
          x: isLeftToRight ? width - Self.margin - fixed.width : Self.margin, y: (whole - fixed.height) / 2,
          width: fixed.width, height: fixed.height)
      )
    }
  }
#endif

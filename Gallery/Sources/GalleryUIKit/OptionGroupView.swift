#if canImport(UIKit)
  import GalleryDemos
  import UIKit

  /// Options that belong together, on a body under their heading.
  @MainActor
  final class OptionGroupView: UIView {
    /// The options, from the top.
    let rows: [OptionRow]
    private let column: Column

    /// What UIKit's own scroller decides and a demo cannot: a control for it would do nothing.
    private static let ownedBySystem: Set<String> = ["drag", "friction", "wheel"]

    init(_ group: DemoOptionGroup) {
      rows = group.options.filter { !Self.ownedBySystem.contains($0.id) }.map(OptionRow.init)
      let body = Column(
        rows.map { Column.Row(view: $0, gap: 14) }, insets: UIEdgeInsets(top: 12, left: 0, bottom: 12, right: 0))
      body.backgroundColor = .secondarySystemBackground
      body.layer.cornerRadius = 12
      body.clipsToBounds = true
      column = Column([
        Column.Row(view: TextLabel.caption(group.title), margin: 12), Column.Row(view: body, gap: 6),
      ])
      super.init(frame: .zero)
      addSubview(column)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("a group is made in code") }

    override func sizeThatFits(_ size: CGSize) -> CGSize { column.sizeThatFits(size) }

    override func layoutSubviews() {
      super.layoutSubviews()
      column.frame = bounds
    }
  }
#endif

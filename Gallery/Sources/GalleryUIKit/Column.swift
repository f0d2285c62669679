#if canImport(UIKit)
  import UIKit

  /// Views below one another, each as high as it needs for the column's width.
  @MainActor
  final class Column: UIView {
    /// One view of a column, and the room round it.
    struct Row {
      var view: UIView
      /// Room above it, where another row is there.
      var gap: CGFloat = 0
      /// Room at both its sides.
      var margin: CGFloat = 0
      /// How wide it is at most; nil: as wide as there is room.
      var width: CGFloat?
    }

    private let rows: [Row]
    private let insets: UIEdgeInsets

    init(_ rows: [Row], insets: UIEdgeInsets = .zero) {
      self.rows = rows
      self.insets = insets
      super.init(frame: .zero)
      for row in rows { addSubview(row.view) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("a column is made in code") }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: (frames(in: size.width).last?.maxY ?? insets.top) + insets.bottom)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      for (row, frame) in zip(rows, frames(in: bounds.width)) where row.view.frame != frame { row.view.frame = frame }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      setNeedsLayout()
    }

    private func frames(in width: CGFloat) -> [CGRect] {
      var y = insets.top
      let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
      return rows.enumerated().map { index, row in
        let whole = max(0, width - insets.left - insets.right - 2 * row.margin)
        let room = min(whole, row.width ?? whole)
        let height = row.view.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height
        y += index == 0 ? 0 : row.gap
        let x = insets.left + row.margin + (isLeftToRight ? 0 : whole - room)
        let frame = CGRect(x: x, y: y, width: room, height: height.rounded(.up))
        y = frame.maxY
        return frame
      }
    }
  }
#endif

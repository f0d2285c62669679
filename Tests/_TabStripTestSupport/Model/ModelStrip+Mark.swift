import Foundation
import TabStripCore

extension ModelStrip {
  /// Its two ends at a tab.
  func markEnds(at index: Int) -> (start: Double, end: Double) {
    let row = row
    var (start, end) = (row.starts[index], row.end(index))
    if style.indicator.extent == .content {
      let own = max(0, min(tabs[index].width, end - start) - 2 * ModelLength.length(style.horizontalPadding))
      let free = (end - start - own) / 2
      (start, end) = (start + free, end - free)
    }
    func inset(_ points: Double) -> Double {
      let size = ModelLength.points(ModelLength.length(abs(points)))
      return points < 0 ? -size : size
    }
    let room = ModelLength.points(end - start)
    // Insets that are too long leave nothing.
    let (before, after) = (inset(style.indicator.leadingInset), inset(style.indicator.trailingInset))
    let leading = min(before, max(room / 2, room - after))
    let trailing = min(after, room - leading)
    return (ModelLength.points(start) + leading, ModelLength.points(end) - trailing)
  }

  /// Its ends at the selected tab.
  var selectedEnds: (start: Double, end: Double)? { selected.flatMap { index(of: $0) }.map { markEnds(at: $0) } }

  /// Where it belongs: between two tabs while a pager is.
  var markEnds: (start: Double, end: Double)? {
    guard let place else { return selectedEnds }
    let (from, to) = (markEnds(at: place.from), markEnds(at: place.to))
    var (start, end) = (place.fraction, place.fraction)
    if style.indicator.interpolation == .elastic, start > 0, start < 1 {
      (start, end) = (1 - cos(start * .pi / 2), sin(end * .pi / 2))
      // The end in front hurries.
      if place.to < place.from { (start, end) = (end, start) }
    }
    return (from.start + (to.start - from.start) * start, from.end + (to.end - from.end) * end)
  }
}

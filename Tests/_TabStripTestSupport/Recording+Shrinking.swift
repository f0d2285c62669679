import TabStripCore
import TabStripHosting

extension Recording {
  /// A smaller recording that fails as this one does: steps, tabs and settings are left out as long as it still fails.
  ///
  /// - Complexity: O(n log n) to O(n²) calls of `fails`, for n parts.
  public func shrunk(while fails: (Recording) -> Bool) -> Recording {
    var smallest = self
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      for part in [Part.steps, .tabs, .style, .configuration] {
        if smallest.shrink(part, while: fails) { isSmaller = true }
      }
      for simpler in smallest.simplerBeginnings where simpler != smallest && fails(simpler) {
        smallest = simpler
        isSmaller = true
        break
      }
    }
    return smallest
  }

  private enum Part { case steps, tabs, style, configuration }

  private func count(of part: Part) -> Int {
    switch part {
    case .steps: steps.count
    case .tabs: tabs.count
    case .style: style.assignments.count
    case .configuration: configuration.assignments.count
    }
  }

  private func without(_ range: Range<Int>, of part: Part) -> Recording {
    var smaller = self
    switch part {
    case .steps: smaller.steps.removeSubrange(range)
    case .tabs: smaller.tabs.removeSubrange(range)
    case .style: smaller.style.assignments.removeSubrange(range)
    case .configuration: smaller.configuration.assignments.removeSubrange(range)
    }
    return smaller
  }

  /// Leaves out halves, quarters and so on down to single ones.
  private mutating func shrink(_ part: Part, while fails: (Recording) -> Bool) -> Bool {
    var isSmaller = false
    var length = max(1, count(of: part) / 2)
    while length >= 1 {
      var start = 0
      while start < count(of: part) {
        let smaller = without(start..<min(start + length, count(of: part)), of: part)
        if fails(smaller) {
          self = smaller
          isSmaller = true
        } else {
          start += length
        }
      }
      length /= 2
    }
    return isSmaller
  }

  private var simplerBeginnings: [Recording] {
    var simpler: [Recording] = []
    func add(_ change: (inout Recording) -> Void) {
      var one = self
      change(&one)
      simpler.append(one)
    }
    add { $0.style.preset = .plain }
    add { $0.configuration.preset = .plain }
    add { $0.motion = .full }
    add { $0.lineHeight = nil }
    add { $0.direction = .leftToRight }
    return simpler
  }
}

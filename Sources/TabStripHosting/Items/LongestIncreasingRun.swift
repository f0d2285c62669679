#if !hasFeature(Embedded)
  /// A longest increasing subsequence by patience sorting, O(n log n); O(n) if the sequence is in order.
  struct LongestIncreasingRun {
    /// For each element whether it is part of the run. Negative elements are never.
    private(set) var members: [Bool]

    init(_ values: [Int]) {
      members = Array(repeating: false, count: values.count)
      var ends: [Int] = []  // for each length: the index of the smallest value that ends a run of it
      var previous = [Int](repeating: -1, count: values.count)
      for (index, value) in values.enumerated() where value >= 0 {
        var low = 0
        var high = ends.count
        if let last = ends.last, values[last] < value { low = high }
        while low < high {
          let middle = (low + high) / 2
          if values[ends[middle]] < value { low = middle + 1 } else { high = middle }
        }
        if low > 0 { previous[index] = ends[low - 1] }
        if low == ends.count { ends.append(index) } else { ends[low] = index }
      }
      var index = ends.last ?? -1
      while index >= 0 {
        members[index] = true
        index = previous[index]
      }
    }
  }
#endif

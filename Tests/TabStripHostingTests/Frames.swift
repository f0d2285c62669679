import TabStripCore

/// A frame with these tabs, 100 points each, by slot; generation 0.
func frame(_ slots: [Int]) -> TabStripFrame {
  var frame = TabStripFrame()
  frame.count = 1000
  frame.tabs = slots.enumerated().map { place, slot in
    TabStripFrame.Tab(
      id: tab(slot), index: place, x: Double(place) * 100, width: 100, states: [], selectionFraction: 0, isVisible: true
    )
  }
  return frame
}

func tab(_ slot: Int, generation: UInt32 = 0) -> TabID { TabID(slot: UInt32(slot), generation: generation) }

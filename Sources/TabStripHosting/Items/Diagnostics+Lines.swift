#if !hasFeature(Embedded)
  import TabStripCore

  extension Diagnostics {
    /// Each kind in words for the developer who reads the log.
    package var lines: [String] {
      let words: [(Diagnostics, String)] = [
        (.measurement, "A tab measured negative, infinite or not a number; it was read as 0."),
        (.viewport, "The strip was given a size that is negative, infinite or not a number; it was read as 0."),
        (.input, "An input had a number that is infinite or not a number; it did nothing."),
        (.time, "A time was earlier than the one before; the one before was taken."),
        (.style, "A metric of the style is negative, infinite or not a number; it was read as 0."),
        (.configuration, "A number of the configuration is out of range; its default was taken."),
        (.duplicateID, "Two tabs have the same identity; the first keeps it, the later one is found by position only."),
      ]
      return words.compactMap { kind, line in contains(kind) ? line : nil }
    }
  }
#endif

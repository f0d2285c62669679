import GalleryDemos

extension DemoOption {
  /// Every value of a switch or a choice; of a number the ends, the initial one and some between; of a button some presses.
  var sampleValues: [Value] {
    switch control {
    case .toggle: [.toggle(false), .toggle(true)]
    case .action: [.presses(0), .presses(1), .presses(2), .presses(5)]
    case .choice(let titles): titles.indices.map(Value.choice)
    case .number(let range):
      [range.least, range.least + range.step, (range.least + range.greatest) / 2, range.greatest]
        .map { .number(range.nearest(to: $0)) } + [initial]
    }
  }
}

extension Demo {
  /// The demo as it opens, and with each value of each option alone.
  func variations() -> [DemoSettings] {
    [DemoSettings(self)]
      + options.flatMap { option in
        option.sampleValues.map { value in
          var settings = DemoSettings(self)
          settings[option] = value
          return settings
        }
      }
  }

  /// The demo with every pair of values of two different options.
  func pairedVariations() -> [DemoSettings] {
    variations().flatMap { settings in
      options.flatMap { option in
        option.sampleValues.map { value in
          var settings = settings
          settings[option] = value
          return settings
        }
      }
    }
  }
}

#if arch(wasm32)
  import CWebRuntime
  import TabStripCore
  import TabStripHosting

  // How a strip looks and behaves: a preset, whose numbers JavaScript may change, and gives back to be applied.

  /// Begins with the look and behaviour of a preset, by its number in ``Preset``, and returns where its numbers stand: those of the look and
  /// right after them those of the behaviour. One that there is not begins with the plain one.
  @_expose(wasm, "begin")
  @_cdecl("begin")
  public func begin(_ number: Int32, _ preset: Int32) -> UnsafeMutablePointer<Double>? {
    WebStrips[number].flatMap { $0.begin(with: UInt8(exactly: preset).flatMap(Preset.init) ?? .plain) }
  }

  /// Gives the engine the numbers as they now stand there.
  @_expose(wasm, "apply")
  @_cdecl("apply")
  public func apply(_ number: Int32, _ milliseconds: Double) {
    guard let strip = WebStrips[number] else { return }
    strip.apply(at: strip.time(milliseconds))
  }

  /// A number of the look. One that depends on a tab's states: 0 body, 1 opacity of the body, 2 border, 3 title, 4 font size, 5 weight (0…3), 6
  /// opacity, 7 body of an overflow button; one that does not: 8 indicator, 9 trim, 10 background, 11 border of an overflow button, 12 its arrow,
  /// 13 size of a badge's font, 14 its weight. Colours are numbers of roles.
  @_expose(wasm, "look")
  @_cdecl("look")
  public func look(_ number: Int32, _ part: Int32, _ states: Int32) -> Double {
    guard let style = WebStrips[number]?.style else { return 0 }
    let states = TabStates(rawValue: UInt8(truncatingIfNeeded: states))
    return switch part {
    case 0: style.bodyColor.value(for: states).number
    case 1: style.bodyOpacity.value(for: states)
    case 2: style.borderColor.value(for: states).number
    case 3: style.titleColor.value(for: states).number
    case 4: style.titleFont.value(for: states).size
    case 5: Double(style.titleFont.value(for: states).weight.rawValue)
    case 6: style.opacity.value(for: states)
    case 7: style.overflowButton.bodyColor.value(for: states).number
    case 8: style.indicator.color.number
    case 9: style.trim.color.number
    case 10: style.background.number
    case 11: style.overflowButton.borderColor.number
    case 12: style.overflowButton.glyphColor.number
    case 13: style.badgeFont.size
    case 14: Double(style.badgeFont.weight.rawValue)
    default: 0
    }
  }
#endif

#if arch(wasm32)
  import CWebRuntime
  import TabStripCore
  import TabStripHosting

  // How a strip looks and behaves: begin with a preset, set single numbers by the codes of `StyleMetric` and
  // `BehaviorSetting`, and apply them. A preset or a code that there is not does nothing.

  /// Begins with a preset's look and behaviour.
  @_expose(wasm, "begin")
  @_cdecl("begin")
  public func begin(_ number: Int32, _ preset: Int32) {
    guard let strip = WebStrips[number], let preset = UInt8(exactly: preset).flatMap(Preset.init) else { return }
    strip.style = StyleMetric.subject(of: preset)
    strip.configuration = BehaviorSetting.subject(of: preset)
  }

  /// Sets a number of the look.
  @_expose(wasm, "setMetric")
  @_cdecl("setMetric")
  public func setMetric(_ number: Int32, _ code: Int32, _ value: Double) {
    guard let strip = WebStrips[number], let metric = UInt8(exactly: code).flatMap(StyleMetric.init) else { return }
    metric.set(value, in: &strip.style)
  }

  /// A number of the look, without bad ones.
  @_expose(wasm, "metric")
  @_cdecl("metric")
  public func metric(_ number: Int32, _ code: Int32) -> Double {
    guard let strip = WebStrips[number], let metric = UInt8(exactly: code).flatMap(StyleMetric.init) else { return 0 }
    return metric.value(in: strip.style.sound)
  }

  /// Sets a number of the behaviour.
  @_expose(wasm, "setBehavior")
  @_cdecl("setBehavior")
  public func setBehavior(_ number: Int32, _ code: Int32, _ value: Double) {
    guard let strip = WebStrips[number], let setting = UInt8(exactly: code).flatMap(BehaviorSetting.init) else {
      return
    }
    setting.set(value, in: &strip.configuration)
  }

  /// Gives the engine what has been set.
  @_expose(wasm, "apply")
  @_cdecl("apply")
  public func apply(_ number: Int32, _ milliseconds: Double) {
    guard let strip = WebStrips[number] else { return }
    let time = strip.time(milliseconds)
    let style = strip.style
    let configuration = strip.configuration
    strip.edit { engine, _ in
      var update = engine.setStyle(style, at: time)
      update.merge(engine.setConfiguration(configuration, at: time))
      return update
    }
  }

  /// A number of the look that depends on a tab's states: 0 body, 1 opacity of the body, 2 border, 3 title, 4 font size, 5 weight (0…3), 6
  /// opacity, 7 body of an overflow button. Colours are numbers of roles.
  @_expose(wasm, "look")
  @_cdecl("look")
  public func look(_ number: Int32, _ part: Int32, _ states: Int32) -> Double {
    guard let style = WebStrips[number]?.style.sound else { return 0 }
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
    default: 0
    }
  }

  /// A number of the look that does not: 0 indicator, 1 trim, 2 background, 3 border of an overflow button, 4 its arrow, 5 size of a badge's font,
  /// 6 its weight.
  @_expose(wasm, "chrome")
  @_cdecl("chrome")
  public func chrome(_ number: Int32, _ part: Int32) -> Double {
    guard let style = WebStrips[number]?.style else { return 0 }
    return switch part {
    case 0: style.indicator.color.number
    case 1: style.trim.color.number
    case 2: style.background.number
    case 3: style.overflowButton.borderColor.number
    case 4: style.overflowButton.glyphColor.number
    case 5: style.badgeFont.size
    case 6: Double(style.badgeFont.weight.rawValue)
    default: 0
    }
  }
#endif

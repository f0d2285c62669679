#if arch(wasm32)
  import CWebRuntime
  import TabStripCore
  import TabStripHosting

  // What JavaScript may call. Strips, and the tabs in them, are numbers; times are milliseconds of `performance.now()`. A
  // number that is nobody's does nothing.

  /// Makes a strip and returns its number.
  @_expose(wasm, "create")
  @_cdecl("create")
  public func create() -> Int32 { WebStrips.make() }

  /// Lets a strip go.
  @_expose(wasm, "destroy")
  @_cdecl("destroy")
  public func destroy(_ number: Int32) { WebStrips.discard(number) }

  /// Takes an input. Returns 1 if the strip used it, 2 added if it claims the pointer.
  @_expose(wasm, "input")
  @_cdecl("input")
  public func input(
    _ number: Int32, _ code: Int32, _ milliseconds: Double, _ a: Double, _ b: Double, _ c: Double, _ d: Double
  ) -> Int32 {
    guard let strip = WebStrips[number] else { return 0 }
    let time = strip.time(milliseconds)
    let used = strip.send(at: time) { InputDecoder.input(code, a, b, c, d, tab: strip.keys.tab) }
    if code == InputDecoder.Code.externalScrollEnded.rawValue { strip.settle(from: a, at: time) }
    return used
  }

  /// Selects as a form begins.
  @_expose(wasm, "reset")
  @_cdecl("reset")
  public func reset(_ number: Int32, _ milliseconds: Double) {
    guard let strip = WebStrips[number] else { return }
    strip.reset(at: strip.time(milliseconds))
  }

  /// Draws, as the display is about to show a frame.
  @_expose(wasm, "render")
  @_cdecl("render")
  public func render(_ number: Int32, _ milliseconds: Double) {
    guard let strip = WebStrips[number] else { return }
    strip.coordinator.render(at: strip.time(milliseconds), renderer: strip)
  }

  // MARK: Items

  /// Room for so many whole numbers of 32 bits, good until the next call.
  @_expose(wasm, "room")
  @_cdecl("room")
  public func room(_ count: Int32) -> UnsafeMutablePointer<Int32>? { WebStrips.room(for: Int(count)) }

  /// Makes the strip have the tabs whose numbers stand in the room, in that order. A disabled one is written as −1 − its number.
  @_expose(wasm, "setTabs")
  @_cdecl("setTabs")
  public func setTabs(_ number: Int32, _ count: Int32, _ milliseconds: Double) {
    guard let strip = WebStrips[number] else { return }
    let order = WebStrips.roomContent(Int(count))
    let time = strip.time(milliseconds)
    strip.edit { engine, strip in strip.keys.setAll(order, in: &engine, at: time) }
  }

  /// What a tab shows, or whether it is disabled, is another.
  @_expose(wasm, "contentChanged")
  @_cdecl("contentChanged")
  public func contentChanged(_ number: Int32, _ key: Int32, _ isDisabled: Int32, _ milliseconds: Double) {
    guard let strip = WebStrips[number] else { return }
    let time = strip.time(milliseconds)
    strip.edit(changing: key) { engine, strip in
      strip.keys.tab(key).map { engine.setTraits(isDisabled != 0 ? .disabled : [], of: $0, time: time) }
        ?? TabStripUpdate()
    }
  }
#endif

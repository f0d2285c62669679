#if arch(wasm32)
  import CWebRuntime
  import TabStripCore
  import TabStripHosting

  // Questions. Not to be asked from inside `measure`.

  /// The height that the strip asks for, in CSS pixels.
  @_expose(wasm, "naturalHeight")
  @_cdecl("naturalHeight")
  public func naturalHeight(_ number: Int32) -> Double { WebStrips[number]?.coordinator.engine.naturalHeight ?? 0 }

  /// The width at which every tab has its own.
  @_expose(wasm, "naturalWidth")
  @_cdecl("naturalWidth")
  public func naturalWidth(_ number: Int32) -> Double { WebStrips[number]?.coordinator.engine.naturalWidth ?? 0 }

  /// The number of the selected tab, of several the one chosen last; −1: there is none.
  @_expose(wasm, "selected")
  @_cdecl("selected")
  public func selected(_ number: Int32) -> Int32 {
    guard let strip = WebStrips[number] else { return -1 }
    return strip.keys.key(of: strip.coordinator.engine.selectedTab)
  }

  /// How many tabs are selected; their positions stand in the room. O(selected · log n).
  @_expose(wasm, "selection")
  @_cdecl("selection")
  public func selection(_ number: Int32) -> Int32 {
    guard let strip = WebStrips[number] else { return 0 }
    let tabs = strip.coordinator.engine.selectedTabs
    let room = WebStrips.room(for: tabs.count)
    for place in 0..<tabs.count { room?[place] = Int32(strip.coordinator.engine.index(of: tabs[place]) ?? -1) }
    return Int32(tabs.count)
  }

  /// A tab's position; −1 for one that is gone.
  @_expose(wasm, "indexOf")
  @_cdecl("indexOf")
  public func indexOf(_ number: Int32, _ key: Int32) -> Int32 {
    guard let strip = WebStrips[number], let tab = strip.keys.tab(key),
      let index = strip.coordinator.engine.index(of: tab)
    else { return -1 }
    return Int32(index)
  }

  /// The number of the tab at a place in the strip; −1: there is none.
  @_expose(wasm, "tabAt")
  @_cdecl("tabAt")
  public func tabAt(_ number: Int32, _ x: Double) -> Int32 {
    guard let strip = WebStrips[number] else { return -1 }
    return strip.keys.key(of: strip.coordinator.engine.tab(atX: x))
  }

  /// Bytes in use, for tests.
  @_expose(wasm, "bytesInUse")
  @_cdecl("bytesInUse")
  public func bytesInUse() -> UInt32 { UInt32(web_runtime_bytes_in_use()) }
#endif

#if arch(wasm32)
  import CWebRuntime
  import TabStripCore

  // Pages of sections. What an input changed stands in the page's answer: the position to track; the index of the section that has become active,
  // −1 for none; the cause with which its tab is to be selected; the section's own cause; the offset to scroll to; 1 if that is animated.

  /// Makes a page and returns its number.
  @_expose(wasm, "createPage")
  @_cdecl("createPage")
  public func createPage() -> Int32 { WebPages.make() }

  /// Lets a page go.
  @_expose(wasm, "destroyPage")
  @_cdecl("destroyPage")
  public func destroyPage(_ number: Int32) { WebPages.discard(number) }

  /// Where the page's answer stands, for as long as the page lasts.
  @_expose(wasm, "pageAnswer")
  @_cdecl("pageAnswer")
  public func pageAnswer(_ number: Int32) -> UnsafeMutablePointer<Double>? { WebPages[number]?.answer }

  /// The page was laid out: so many heights stand in the room, in 1/64 pixels; what lies above the strip is `hero` high and what follows the
  /// last section `footer`.
  @_expose(wasm, "pageLaidOut")
  @_cdecl("pageLaidOut")
  public func pageLaidOut(
    _ number: Int32, _ milliseconds: Double, _ count: Int32, _ hero: Double, _ header: Double, _ topInset: Double,
    _ footer: Double, _ viewport: Double, _ offset: Double
  ) {
    let heights = WebStrips.roomContent(Int(count)).map { Double($0) / 64 }
    WebPages[number]?.send(
      [
        .headerChanged(StickyHeader(height: header, topInset: topInset)), .sectionsChanged(.setHero(hero)),
        .sectionsChanged(.replaceAll(heights)), .sectionsChanged(.setFooter(footer)), .pageResized(height: viewport),
        .scrolled(to: offset, by: .program),
      ], at: milliseconds)
  }

  /// The page is elsewhere, moved by a user or, with 0, by the program.
  @_expose(wasm, "pageScrolled")
  @_cdecl("pageScrolled")
  public func pageScrolled(_ number: Int32, _ milliseconds: Double, _ offset: Double, _ isByUser: Int32) {
    WebPages[number]?.send([.scrolled(to: offset, by: isByUser != 0 ? .user : .program)], at: milliseconds)
  }

  /// The page stands still.
  @_expose(wasm, "pageRested")
  @_cdecl("pageRested")
  public func pageRested(_ number: Int32, _ milliseconds: Double, _ offset: Double) {
    WebPages[number]?.send([.cameToRest(at: offset)], at: milliseconds)
  }

  /// A user laid a hand on the page.
  @_expose(wasm, "pageHeld")
  @_cdecl("pageHeld")
  public func pageHeld(_ number: Int32, _ milliseconds: Double) {
    WebPages[number]?.send([.gestureBegan], at: milliseconds)
  }

  /// A tab was chosen, for a cause by its number.
  @_expose(wasm, "pageChosen")
  @_cdecl("pageChosen")
  public func pageChosen(_ number: Int32, _ milliseconds: Double, _ index: Int32, _ cause: Int32) {
    guard let cause = UInt8(exactly: cause).flatMap(SelectionCause.init) else { return }
    WebPages[number]?.send([.tabChosen(.index(Int(index)), cause: cause, animated: true)], at: milliseconds)
  }

  /// The page was opened at a section.
  @_expose(wasm, "pageLinked")
  @_cdecl("pageLinked")
  public func pageLinked(_ number: Int32, _ milliseconds: Double, _ index: Int32) {
    WebPages[number]?.send([.linked(.index(Int(index)))], at: milliseconds)
  }

  /// The focus went to a stretch of a section; `top` counts from the section's.
  @_expose(wasm, "pageFocused")
  @_cdecl("pageFocused")
  public func pageFocused(_ number: Int32, _ milliseconds: Double, _ index: Int32, _ top: Double, _ extent: Double) {
    WebPages[number]?.send(
      [.focusMoved(into: .index(Int(index)), top: top, extent: extent, animated: false)], at: milliseconds)
  }

  /// The user's wish for motion changed; 1: reduced.
  @_expose(wasm, "pageMotion")
  @_cdecl("pageMotion")
  public func pageMotion(_ number: Int32, _ milliseconds: Double, _ isReduced: Int32) {
    WebPages[number]?.send([.motionPreferenceChanged(isReduced != 0 ? .reduced : .full)], at: milliseconds)
  }
#endif

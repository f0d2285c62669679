#if arch(wasm32)
  import CWebRuntime
  import TabStripCore

  // Pages of sections.

  /// Makes a page and returns its number.
  @_expose(wasm, "createPage")
  @_cdecl("createPage")
  public func createPage() -> Int32 { WebPages.make() }

  /// Lets a page go.
  @_expose(wasm, "destroyPage")
  @_cdecl("destroyPage")
  public func destroyPage(_ number: Int32) { WebPages.discard(number) }

  /// Tells a page what happened, by a code of ``PageCode``, and returns where its answer stands: the index of the section that has become active, −1
  /// for none; the cause with which its tab is to be selected; the section's own cause; the offset to scroll to; 1 if that is animated.
  @_expose(wasm, "page")
  @_cdecl("page")
  public func page(
    _ number: Int32, _ code: Int32, _ milliseconds: Double, _ a: Double, _ b: Double, _ c: Double, _ d: Double,
    _ e: Double, _ f: Double, _ g: Double, _ h: Double
  ) -> UnsafeMutablePointer<Double>? {
    guard let page = WebPages[number], let code = PageCode(rawValue: code) else { return nil }
    page.send(inputs(of: page, code, a, b, c, d, e, f, g, h), at: milliseconds)
    return page.answer
  }

  /// What may happen to a page, by the number that the element sends first.
  enum PageCode: Int32 {
    /// So many heights stand in the room, in 1/64 pixels, and after them the places that the sections had before, −1 for new ones; what lies above the strip is so high, and the strip itself, which stands so far below the
    /// page's upper edge; so high is what follows the last section, and the page's window; the offset; 1: motion is reduced.
    case laidOut = 1
    /// To an offset; 1: by a user.
    case scrolled = 2
    /// At an offset.
    case rested = 3
    /// A user laid a hand on the page.
    case held = 4
    /// The index of a tab that was chosen, and the cause's number.
    case chosen = 5
    /// The index of the section at which the page was opened.
    case linked = 6
  }

  private func inputs(
    of page: WebPage, _ code: PageCode, _ a: Double, _ b: Double, _ c: Double, _ d: Double, _ e: Double, _ f: Double,
    _ g: Double, _ h: Double
  ) -> [SectionSyncInput] {
    let whole = Int(Int32(exactly: a) ?? -1)
    switch code {
    case .laidOut:
      let heights = WebStrips.roomContent(whole).map { Double($0) / 64 }
      var inputs = page.edits(toPlaces: WebStrips.roomContent(whole, from: whole))
      inputs.append(.motionPreferenceChanged(h == 1 ? .reduced : .full))
      inputs.append(.headerChanged(StickyHeader(height: c, topInset: d)))
      inputs.append(.sectionsChanged(.setHero(b)))
      inputs.append(.sectionsChanged(.replaceAll(heights)))
      inputs.append(.sectionsChanged(.setFooter(e)))
      inputs.append(.pageResized(height: f))
      inputs.append(.scrolled(to: g, by: .program))
      return inputs
    case .scrolled: return [.scrolled(to: a, by: b == 1 ? .user : .program)]
    case .rested: return [.cameToRest(at: a)]
    case .held: return [.gestureBegan]
    case .chosen:
      guard let cause = UInt8(exactly: b).flatMap(SelectionCause.init) else { return [] }
      return [.tabChosen(.index(whole), cause: cause, animated: true)]
    case .linked: return [.linked(.index(whole))]
    }
  }
#endif

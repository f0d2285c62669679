#if canImport(UIKit)
  import TabStripCore
  import TabStripHosting
  import UIKit

  /// How the page is moved and heard of, and where the strip lies in it.
  extension SectionTabs {
    func obey(_ command: ScrollCommand) {
      guard let page else { return }
      guard command.isAnimated else {
        motion = nil
        write(command.target)
        return send([.scrolled(to: page.offset, by: .program), .cameToRest(at: page.offset)])
      }
      let former = command.isRetarget ? motion : nil
      motion = PageMotion(
        from: former?.offset(at: command.time) ?? page.offset, to: command.target,
        velocity: former?.velocity(at: command.time) ?? 0, at: command.time)
      clock.run()
    }

    private func write(_ offset: Double) {
      isWriting = true
      page?.scroll(to: offset)
      isWriting = false
      placeStrip()
    }

    /// The scroll view is somewhere else, or has another size.
    func pageChanged() {
      guard let page, !isWriting else { return }
      if page.sizes(header: toldSizes.header) != toldSizes { return sizesChanged() }
      placeStrip()
      guard page.offset != sync.offset else { return }
      motion = nil
      isUnsettled = true
      clock.run()
      send([.scrolled(to: page.offset, by: page.isUnderHand ? .user : .program)])
    }

    /// Moves the page on, and notices that a hand stops it or that it has come to rest.
    func drawFrame() {
      guard let page else { return clock.stop() }
      if let motion {
        if page.scroller.isTracking {
          self.motion = nil
          isUnsettled = true
          send([.gestureBegan])
        } else {
          step(motion, of: page)
        }
      } else if isUnsettled, !page.isUnderHand, page.offset == lastOffset {
        isUnsettled = false
        send([.cameToRest(at: page.offset)])
      }
      lastOffset = page.offset
      if motion == nil, !isUnsettled { clock.stop() }
    }

    private func step(_ motion: PageMotion, of page: SectionPage) {
      let time = clock.frameTime
      write(motion.offset(at: time))
      if motion.isDone(at: time) {
        self.motion = nil
        send([.scrolled(to: page.offset, by: .program), .cameToRest(at: page.offset)])
      } else {
        send([.scrolled(to: page.offset, by: .program)])
      }
    }

    func placeStrip() {
      guard let page, page.placement == .inContent else { return }
      let scroller = page.scroller
      let y = scroller.contentOffset.y + CGFloat(sync.headerPlace.y)
      let frame = CGRect(
        x: scroller.contentOffset.x, y: y, width: scroller.bounds.width, height: CGFloat(toldSizes.header))
      if strip.frame != frame { strip.frame = frame }
      if page.isCovered(strip) { scroller.bringSubviewToFront(strip) }
    }
  }
#endif

#if canImport(UIKit) && !canImport(ObjectiveC)
  @_spi(StandIn) import UIKit
  import XCTest

  /// The stand-in behaves as the pages of Apple's documentation say that each test names.
  @MainActor
  final class StandInTests: XCTestCase {
    private final class Recorder: UIView, UIScrollViewDelegate {
      var calls: [String] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if calls.last != "did scroll" { calls.append("did scroll") }
      }
      func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("will begin dragging") }
      func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
      ) { calls.append("will end dragging") }
      func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        calls.append("did end dragging, \(decelerate ? "goes on" : "stops")")
      }
      func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { calls.append("will begin decelerating") }
      func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("did end decelerating") }
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("did end animation") }
      func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { calls.append("did change inset") }
    }

    private func scroller(in display: Display) -> (UIScrollView, Recorder) {
      let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      scroller.contentSize = CGSize(width: 500, height: 50)
      let recorder = Recorder()
      scroller.delegate = recorder
      display.window.addSubview(scroller)
      return (scroller, recorder)
    }

    /// "frame", "bounds", "center" of UIView; "contentOffset" of UIScrollView.
    func testGeometry() async {
      let outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
      XCTAssertEqual(outer.center, CGPoint(x: 60, y: 40))
      XCTAssertEqual(outer.bounds, CGRect(x: 0, y: 0, width: 100, height: 40))
      let scroller = UIScrollView(frame: outer.bounds)
      scroller.contentSize = CGSize(width: 300, height: 40)
      outer.addSubview(scroller)
      let inner = UIView(frame: CGRect(x: 30, y: 5, width: 10, height: 10))
      scroller.addSubview(inner)
      scroller.contentOffset.x = 25
      XCTAssertEqual(scroller.bounds.origin.x, 25)
      XCTAssertEqual(inner.convert(CGPoint.zero, to: outer), CGPoint(x: 5, y: 5))
      XCTAssertEqual(outer.convert(CGPoint(x: 5, y: 5), to: inner), .zero)
    }

    /// "hitTest(_:with:)": ignores hidden views, those that take no interaction, and those with an alpha below 0.01; goes from front to back.
    func testHitTesting() async {
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      let back = UIView(frame: outer.bounds)
      let front = UIView(frame: outer.bounds)
      outer.addSubview(back)
      outer.addSubview(front)
      let point = CGPoint(x: 5, y: 5)
      XCTAssertTrue(outer.hitTest(point, with: nil) === front)
      front.alpha = 0.005
      XCTAssertTrue(outer.hitTest(point, with: nil) === back)
      back.isUserInteractionEnabled = false
      XCTAssertTrue(outer.hitTest(point, with: nil) === outer)
      XCTAssertNil(outer.hitTest(CGPoint(x: 100, y: 5), with: nil))
    }

    /// "UIScrollViewDelegate": the order of its calls for a drag that is flung, and for one that is not.
    func testADragTellsItsDelegateInOrder() async {
      let display = Display(width: 200, height: 200)
      let (scroller, recorder) = scroller(in: display)
      let finger = Finger(on: display)
      finger.down(at: CGPoint(x: 90, y: 20))
      XCTAssertTrue(scroller.isTracking)
      XCTAssertFalse(scroller.isDragging)
      finger.move(to: CGPoint(x: 30, y: 20), steps: 3)
      finger.up()
      XCTAssertTrue(scroller.isDecelerating)
      display.show(seconds: 5)
      XCTAssertEqual(
        recorder.calls,
        [
          "will begin dragging", "did scroll", "will end dragging", "did end dragging, goes on",
          "will begin decelerating",
          "did scroll", "did end decelerating",
        ])
      recorder.calls = []
      finger.down(at: CGPoint(x: 30, y: 20))
      finger.move(to: CGPoint(x: 60, y: 20), steps: 3)
      display.show(seconds: 0.2)
      finger.up()
      XCTAssertEqual(
        recorder.calls, ["will begin dragging", "did scroll", "will end dragging", "did end dragging, stops"])
    }

    /// "setContentOffset(_:animated:)" and "scrollViewDidEndScrollingAnimation(_:)".
    func testAnAnimatedScrollEndsWithItsCall() async {
      let display = Display(width: 200, height: 200)
      let (scroller, recorder) = scroller(in: display)
      scroller.setContentOffset(CGPoint(x: 80, y: 0), animated: true)
      XCTAssertEqual(scroller.contentOffset.x, 0)
      display.show(seconds: 1)
      XCTAssertEqual(scroller.contentOffset.x, 80)
      XCTAssertEqual(recorder.calls, ["did scroll", "did end animation"])
      scroller.setContentOffset(CGPoint(x: 90, y: 0), animated: false)
      XCTAssertEqual(recorder.calls, ["did scroll", "did end animation", "did scroll"])
    }

    /// "adjustedContentInset", "contentInsetAdjustmentBehavior", "scrollViewDidChangeAdjustedContentInset(_:)": the safe area is added to the insets,
    /// in the directions that scroll, in all, or in none.
    func testTheSafeAreaIsAddedToTheInsets() async {
      let (scroller, recorder) = scroller(in: Display(width: 200, height: 200))
      scroller.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      XCTAssertEqual(scroller.adjustedContentInset, scroller.contentInset)
      recorder.calls = []
      scroller.covered = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
      XCTAssertEqual(scroller.adjustedContentInset, UIEdgeInsets(top: 1, left: 22, bottom: 3, right: 44))
      scroller.contentInsetAdjustmentBehavior = .always
      XCTAssertEqual(scroller.adjustedContentInset, UIEdgeInsets(top: 11, left: 22, bottom: 33, right: 44))
      scroller.contentInsetAdjustmentBehavior = .never
      XCTAssertEqual(scroller.adjustedContentInset, scroller.contentInset)
      XCTAssertEqual(recorder.calls.filter { $0 == "did change inset" }.count, 3)
      scroller.covered = .zero
      XCTAssertEqual(recorder.calls.filter { $0 == "did change inset" }.count, 3)
    }

    /// "canCancelContentTouches": a drag takes the touch away from the content.
    func testADragCancelsTheContentsTouch() async {
      final class Content: UIView {
        var calls: [String] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("began") }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("moved") }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("ended") }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("cancelled") }
      }
      let display = Display(width: 200, height: 200)
      let (scroller, _) = scroller(in: display)
      scroller.delaysContentTouches = false
      let content = Content(frame: CGRect(x: 0, y: 0, width: 500, height: 50))
      scroller.addSubview(content)
      let finger = Finger(on: display)
      finger.down(at: CGPoint(x: 50, y: 20))
      finger.move(to: CGPoint(x: 45, y: 20))
      finger.move(to: CGPoint(x: 30, y: 20))
      finger.up()
      XCTAssertEqual(content.calls, ["began", "moved", "cancelled"])
      display.show(seconds: 5)
      content.calls = []
      finger.tap(at: CGPoint(x: 50, y: 20))
      XCTAssertEqual(content.calls, ["began", "ended"])
    }

    /// "effectiveUserInterfaceLayoutDirection", "semanticContentAttribute", "resolvedColor(with:)", "traitCollectionDidChange(_:)".
    func testTraits() async {
      final class Listener: UIView {
        var changes = 0
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
          super.traitCollectionDidChange(previousTraitCollection)
          changes += 1
        }
      }
      let display = Display(width: 200, height: 200)
      let view = Listener()
      display.window.addSubview(view)
      display.window.setTraits(UITraitCollection(style: .dark, direction: .rightToLeft))
      XCTAssertEqual(view.changes, 1)
      XCTAssertEqual(view.effectiveUserInterfaceLayoutDirection, .rightToLeft)
      view.semanticContentAttribute = .forceLeftToRight
      XCTAssertEqual(view.effectiveUserInterfaceLayoutDirection, .leftToRight)
      XCTAssertEqual(UIColor.label.resolvedColor(with: view.traitCollection), .white)
    }
  }
#endif

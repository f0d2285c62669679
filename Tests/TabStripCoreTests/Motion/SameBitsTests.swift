import TabStripCore
import XCTest
import _TabStripTestSupport

/// A recorded gesture must replay alike everywhere, so motion may not depend on the platform by a single bit.
///
/// The expected figures came out alike from debug and optimized builds for x86-64 and from WebAssembly run by node. They
/// change only when a motion is changed on purpose.
final class SameBitsTests: XCTestCase {
  private var random = SeededRandom(seed: 77)
  private var digest: UInt64 = 0

  override func setUp() {
    random = SeededRandom(seed: 77)
    digest = 14_695_981_039_346_656_037
  }

  // Not `Double.random`, whose method is the standard library's affair.
  private func number(_ lower: Double, _ upper: Double) -> Double {
    lower + Double(random.next() >> 11) * 0x1p-53 * (upper - lower)
  }

  private func add(_ x: Double) {
    digest = (digest ^ x.bitPattern) &* 1_099_511_628_211
    digest ^= digest >> 29
  }

  private func add(_ motion: Simulation, upTo end: Double) {
    let t = number(0, end)
    add(motion.position(at: t))
    add(motion.velocity(at: t))
    add(motion.duration)
  }

  func testElementaryFunctions() {
    for _ in 0..<10_000 {
      add(ElementaryFunctions.exp(number(-750, 710)))
      add(ElementaryFunctions.log(number(0, 100)))
      add(ElementaryFunctions.sin(number(-1e6, 1e6)))
      add(ElementaryFunctions.cos(number(-10, 10)))
      add(ElementaryFunctions.pow(number(0, 10), number(-20, 20)))
    }
    XCTAssertEqual(digest, 0xB486_B8B7_9CE3_51DE)
  }

  func testSprings() {
    for _ in 0..<10_000 {
      let spring = Spring(
        from: number(-1e3, 1e3), to: number(-1e3, 1e3), velocity: number(-8e3, 8e3),
        angularFrequency: number(2, 60), dampingRatio: number(0.1, 2))
      add(.spring(spring), upTo: 1)
    }
    XCTAssertEqual(digest, 0x3096_64BC_A143_ECCA)
  }

  func testBallistics() {
    for _ in 0..<10_000 {
      let flight = Ballistic(
        from: number(-1e3, 1e3), velocity: number(-8e3, 8e3), limits: -500...number(-500, 500),
        frictionRate: number(1, 5), spring: .lightBounce)
      add(.ballistic(flight), upTo: 2)
    }
    XCTAssertEqual(digest, 0x6E01_44CA_72A0_E2DF)
  }

  func testEasings() {
    for _ in 0..<10_000 {
      let curve = EasingCurve(number(0, 1), number(0, 1), number(0, 1), number(0, 1))
      add(.easing(Easing(from: number(-1e3, 1e3), to: number(-1e3, 1e3), duration: 1, curve: curve)), upTo: 1)
    }
    XCTAssertEqual(digest, 0x30EF_A57D_5E2F_5F69)
  }

  func testVelocities() {
    for _ in 0..<2_000 {
      var tracker = VelocityTracker()
      var time = 0.0
      for _ in 0..<25 {
        time += number(0, 0.02)
        tracker.add(position: number(0, 100), time: time)
      }
      add(tracker.velocity(at: time))
      add(RubberBand.displayed(overdrag: number(-500, 500), dimension: 300))
    }
    XCTAssertEqual(digest, 0xA3BD_47E6_9009_F91D)
  }
}

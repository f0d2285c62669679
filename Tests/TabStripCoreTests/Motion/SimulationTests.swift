import TabStripCore
import XCTest
import _TabStripTestSupport

/// What holds for every motion, whatever it is made of.
final class SimulationTests: XCTestCase {
  private let cases = 10_000

  private func forRandomMotions(seed: UInt64, _ body: (MotionRecipe, inout SeededRandom) -> Void) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<cases { body(MotionRecipe(using: &random), &random) }
  }

  func testEveryMotionEndsAtItsTargetAndStaysThere() {
    forRandomMotions(seed: 101) { recipe, random in
      let motion = recipe.motion
      let message = "seed 101, \(recipe)"
      XCTAssertTrue(motion.duration >= 0 && motion.duration <= 600, message)
      XCTAssertTrue(motion.target.isFinite, message)
      let later = motion.duration + Double.random(in: 0...100, using: &random)
      for t in [motion.duration, motion.duration.nextUp, later, .infinity] {
        XCTAssertTrue(motion.isDone(at: t), message)
        XCTAssertEqual(motion.position(at: t), motion.target, message)
        XCTAssertEqual(motion.velocity(at: t), 0, message)
      }
      if motion.duration > 0 { XCTAssertFalse(motion.isDone(at: motion.duration.nextDown), message) }
    }
  }

  func testEveryMotionIsFiniteAtEveryTime() {
    forRandomMotions(seed: 102) { recipe, random in
      let motion = recipe.motion
      for t in [0, .nan, -1, -.infinity, Double.random(in: 0...2, using: &random), 1e-300, 1e300] {
        XCTAssertTrue(motion.position(at: t).isFinite, "seed 102, \(t), \(recipe)")
        XCTAssertTrue(motion.velocity(at: t).isFinite, "seed 102, \(t), \(recipe)")
      }
    }
  }

  func testTimesBeforeTheStartAreTheStart() {
    forRandomMotions(seed: 103) { recipe, _ in
      let motion = recipe.motion
      for t in [-1, -.infinity, .nan, -0.0] {
        XCTAssertEqual(motion.position(at: t), motion.position(at: 0), "seed 103, \(recipe)")
        XCTAssertEqual(motion.velocity(at: t), motion.velocity(at: 0), "seed 103, \(recipe)")
        XCTAssertEqual(motion.isDone(at: t), motion.isDone(at: 0), "seed 103, \(recipe)")
      }
    }
  }

  func testRightToLeftIsTheExactMirrorImage() {
    forRandomMotions(seed: 104) { recipe, random in
      let motion = recipe.motion
      let mirrored = recipe.mirrored.motion
      XCTAssertEqual(mirrored.duration, motion.duration, "seed 104, \(recipe)")
      XCTAssertEqual(mirrored.target, -motion.target, "seed 104, \(recipe)")
      for _ in 0..<8 {
        let t = Double.random(in: 0...1, using: &random) * motion.duration
        XCTAssertEqual(mirrored.position(at: t), -motion.position(at: t), "seed 104, \(t), \(recipe)")
        XCTAssertEqual(mirrored.velocity(at: t), -motion.velocity(at: t), "seed 104, \(t), \(recipe)")
      }
    }
  }

  func testVelocityIsTheSlopeOfThePosition() {
    let h = 1e-6
    forRandomMotions(seed: 105) { recipe, random in
      let motion = recipe.motion
      let t = Double.random(in: 0...1, using: &random) * motion.duration
      // Where the velocity itself jumps or bends a lot within 2h, no difference tells it.
      let (before, after) = (motion.velocity(at: t - h), motion.velocity(at: t + h))
      guard t > h, !motion.isDone(at: t + h), motion.target.magnitude < 1e5,
        motion.position(at: t).magnitude < 1e5, motion.velocity(at: t).magnitude < 1e6
      else { return }
      let slope = (motion.position(at: t + h) - motion.position(at: t - h)) / (2 * h)
      XCTAssertEqual(
        motion.velocity(at: t), slope, accuracy: 1e-2 + (after - before).magnitude, "seed 105, \(t), \(recipe)")
    }
  }

  func testRetargetingKeepsPositionAndVelocity() {
    forRandomMotions(seed: 106) { recipe, random in
      let motion = recipe.motion
      let t = Double.random(in: 0...1, using: &random) * motion.duration
      let (position, velocity) = (motion.position(at: t), motion.velocity(at: t))
      guard position.magnitude < 1e6, velocity.magnitude < 1e6 else { return }
      let next = Spring(from: position, to: position + 100, velocity: velocity, tuning: recipe.tuning)
      XCTAssertEqual(next.position(at: 0), position, "seed 106, \(recipe)")
      XCTAssertEqual(next.velocity(at: 0), velocity, "seed 106, \(recipe)")
    }
  }

  func testShiftingMovesTheWholeMotion() {
    forRandomMotions(seed: 107) { recipe, random in
      let motion = recipe.motion
      let shifted = motion.shifted(by: 512)
      let t = Double.random(in: 0...1.1, using: &random) * motion.duration
      guard motion.position(at: t).magnitude < 1e6, motion.target.magnitude < 1e6 else { return }
      XCTAssertEqual(shifted.duration, motion.duration, "seed 107, \(recipe)")
      XCTAssertEqual(shifted.target, motion.target + 512, accuracy: 1e-8, "seed 107, \(recipe)")
      XCTAssertEqual(shifted.position(at: t), motion.position(at: t) + 512, accuracy: 1e-8, "seed 107, \(recipe)")
      XCTAssertEqual(shifted.velocity(at: t), motion.velocity(at: t), "seed 107, \(recipe)")
      XCTAssertEqual(motion.shifted(by: .nan), motion, "seed 107, \(recipe)")
    }
  }

  func testReducedMotionIsAtTheSameEndAtOnce() {
    forRandomMotions(seed: 108) { recipe, _ in
      let motion = recipe.motion
      let reduced = motion.honoring(.reduced)
      XCTAssertEqual(motion.honoring(.full), motion, "seed 108, \(recipe)")
      XCTAssertEqual(reduced.duration, 0, "seed 108, \(recipe)")
      XCTAssertEqual(reduced.target, motion.target, "seed 108, \(recipe)")
      XCTAssertEqual(reduced.position(at: 0), motion.target, "seed 108, \(recipe)")
      XCTAssertTrue(reduced.isDone(at: 0), "seed 108, \(recipe)")
    }
  }
}

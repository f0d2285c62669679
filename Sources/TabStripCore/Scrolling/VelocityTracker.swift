/// Estimates how fast a pointer moves when it lets go.
///
/// The positions of the last 0.1 s are fitted with a parabola by least squares, and its slope at the newest of them is the
/// velocity. A straight line would lag behind a flick that speeds up; with fewer than three samples it is all there is.
///
/// The samples lie inside the value: nothing is allocated, and adding one takes constant time.
public struct VelocityTracker: Sendable {
  /// How many samples are kept: 0.1 s of a pointer that reports 200 times a second.
  static let capacity = 20
  /// How far the fit looks back, in seconds.
  static let horizon = 0.1
  /// A pointer that has not moved for longer than this, in seconds, has come to rest. Pointers that report with a video
  /// of 24 frames a second still count as moving.
  static let restTime = 0.05

  private struct Sample {
    var time = 0.0
    var position = 0.0
  }

  // A tuple, because an array would be on the heap.
  private typealias Five = (Sample, Sample, Sample, Sample, Sample)
  private static let five = (Sample(), Sample(), Sample(), Sample(), Sample())
  private var samples: (Five, Five, Five, Five) = (five, five, five, five)
  private var newest = 0
  private var count = 0

  /// The greatest speed reported, in points per second.
  public let maximumSpeed: Double

  /// Makes a tracker without samples.
  ///
  /// - Parameter maximumSpeed: The greatest speed reported, in points per second; 0, negative numbers and NaN are read as 0.
  public init(maximumSpeed: Double = 8_000) {
    self.maximumSpeed = maximumSpeed > 0 ? MotionDomain.velocity(maximumSpeed) : 0
  }

  /// Forgets all samples.
  public mutating func reset() { count = 0 }

  /// Notes where the pointer is.
  ///
  /// - Parameters:
  ///   - position: In points. NaN and infinities are ignored.
  ///   - time: In seconds, on the clock of all inputs. A time that is not after the newest sample is ignored, and so is NaN
  ///     or an infinity.
  public mutating func add(position: Double, time: Double) {
    guard position.isFinite, time.isFinite, count == 0 || time > self[0].time else { return }
    newest = (newest + 1) % Self.capacity
    let sample = Sample(time: time, position: MotionDomain.position(position))
    let slot = newest
    withUnsafeMutableBytes(of: &samples) {
      $0.storeBytes(of: sample, toByteOffset: slot * MemoryLayout<Sample>.stride, as: Sample.self)
    }
    count = Swift.min(count + 1, Self.capacity)
  }

  /// The velocity in points per second, within ±``maximumSpeed``.
  ///
  /// It is 0 if there are fewer than two samples, or if the pointer has not moved for more than 0.05 s. A pause of that length
  /// between samples hides what came before it. It never points against the last movement of a pointer that stands still as it lets go.
  ///
  /// - Parameter now: When the pointer lets go, in seconds. NaN, and what lies before the newest sample, is read as the time
  ///   of that.
  /// - Complexity: Constant: at most twenty samples.
  public func velocity(at now: Double) -> Double {
    guard count > 1 else { return 0 }
    let last = self[0]
    let now = now > last.time ? now : last.time
    var used = 1
    var stillSince = last.time
    var lastStep = 0.0
    while used < count {
      let sample = self[used]
      if self[used - 1].time - sample.time > Self.restTime || last.time - sample.time > Self.horizon { break }
      if stillSince == self[used - 1].time, sample.position == last.position { stillSince = sample.time }
      if lastStep == 0 { lastStep = last.position - sample.position }
      used += 1
    }
    guard used > 1, now - stillSince <= Self.restTime else { return 0 }
    let slope = slope(ofNewest: used)
    // A pointer that stands still for a moment before it lets go bends the parabola back, though nothing has moved that way.
    if stillSince < last.time, slope * lastStep < 0 { return 0 }
    return slope == slope ? MotionDomain.clamp(slope, -maximumSpeed, maximumSpeed) : 0
  }

  /// The slope at the newest sample of the parabola, or line, through the newest few.
  private func slope(ofNewest used: Int) -> Double {
    let last = self[0]
    var (t1, t2, t3, t4, x0, x1, x2) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    for i in 0..<used {
      // In units of the horizon and from the newest sample, which keeps the sums of like size.
      let t = (self[i].time - last.time) / Self.horizon
      let x = self[i].position - last.position
      t1 += t
      t2 += t * t
      t3 += t * t * t
      t4 += t * t * t * t
      x0 += x
      x1 += x * t
      x2 += x * t * t
    }
    // The normal equations, with the means taken out.
    let n = Double(used)
    let (a, b, c) = (t2 - t1 * t1 / n, t3 - t1 * t2 / n, t4 - t2 * t2 / n)
    let (p, q) = (x1 - t1 * x0 / n, x2 - t2 * x0 / n)
    let determinant = a * c - b * b
    let isParabola = used > 2 && determinant > 1e-6 * a * c
    return (isParabola ? (p * c - q * b) / determinant : p / a) / Self.horizon
  }

  /// A sample, counted back from the newest.
  private subscript(age: Int) -> Sample {
    let slot = (newest + Self.capacity - age) % Self.capacity
    return withUnsafeBytes(of: samples) {
      $0.load(fromByteOffset: slot * MemoryLayout<Sample>.stride, as: Sample.self)
    }
  }
}

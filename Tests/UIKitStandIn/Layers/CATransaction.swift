/// Follows Apple's "CATransaction". Nothing is animated here, so nothing is to be held back.
open class CATransaction: NSObject {
  open class func begin() {}
  open class func commit() {}
  open class func setDisableActions(_ flag: Bool) {}
}

/// Follows Apple's "CACurrentMediaTime()": seconds, moved on by a test's ``Display``.
public func CACurrentMediaTime() -> CFTimeInterval { MediaClock.shared.seconds }

/// Follows Apple's "CFTimeInterval".
public typealias CFTimeInterval = Double

final class MediaClock: @unchecked Sendable {
  static let shared = MediaClock()
  private let lock = NSLock()
  private var now = 1000.0
  var seconds: Double { lock.withLock { now } }
  func advance(by seconds: Double) { lock.withLock { now += seconds } }
  func set(to seconds: Double) { lock.withLock { now = seconds } }
}

import Foundation

/// The seeds to try: so many from 0, or those that the environment names as `TABSTRIP_SEEDS=7` or `=1000-5000`.
public func wantedSeeds(_ count: UInt64) -> Range<UInt64> {
  let wanted = ProcessInfo.processInfo.environment["TABSTRIP_SEEDS"] ?? "0-\(count)"
  let ends = wanted.split(separator: "-").compactMap { UInt64($0) }
  return ends.count == 2 && ends[0] < ends[1] ? ends[0]..<ends[1] : ends.first.map { $0..<$0 + 1 } ?? 0..<count
}

// swift-tools-version: 6.0
import PackageDescription

let strict: [SwiftSetting] = [.swiftLanguageMode(.v6)]
let core = Target.Dependency.product(name: "TabStripCore", package: "TabStrip")
let hosting = Target.Dependency.product(name: "TabStripHosting", package: "TabStrip")

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "TabStrip", path: "..")],
  targets: [
    .target(name: "CAllocations"),
    .target(name: "HeadlessHost", dependencies: [core, hosting], swiftSettings: strict),
    .executableTarget(name: "times", dependencies: [core, hosting, "HeadlessHost"], swiftSettings: strict),
    .executableTarget(
      name: "counts", dependencies: [core, hosting, "CAllocations", "HeadlessHost"], swiftSettings: strict),
  ])

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
    .executableTarget(name: "times", dependencies: [core], swiftSettings: strict),
    .executableTarget(name: "counts", dependencies: [core, hosting, "CAllocations"], swiftSettings: strict),
  ])

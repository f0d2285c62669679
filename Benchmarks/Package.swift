// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "TabStrip", path: "..")],
  targets: [
    .executableTarget(
      name: "bench", dependencies: [.product(name: "TabStripCore", package: "TabStrip")],
      swiftSettings: [.swiftLanguageMode(.v6)])
  ])

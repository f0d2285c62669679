// swift-tools-version: 6.0
import PackageDescription

let strict: [SwiftSetting] = [.swiftLanguageMode(.v6)]
let core = Target.Dependency.product(name: "TabStripCore", package: "TabStrip")

// The demos are data that every shell shows; only the shells differ by platform.
var products: [Product] = [
  .library(name: "GalleryDemos", targets: ["GalleryDemos"]),
  .executable(name: "gallery-data", targets: ["GalleryData"]),
]
var targets: [Target] = [
  .target(name: "GalleryDemos", dependencies: [core], swiftSettings: strict),
  // Writes the demos down as data, for shells that are not written in Swift.
  .executableTarget(name: "GalleryData", dependencies: ["GalleryDemos", core], swiftSettings: strict),
  .testTarget(name: "GalleryDataTests", dependencies: ["GalleryData", "GalleryDemos", core], swiftSettings: strict),
  .testTarget(name: "GalleryDemosTests", dependencies: ["GalleryDemos", core], swiftSettings: strict),
]

#if os(Linux)
  products += [.executable(name: "gallery", targets: ["Gallery"])]
  targets += [
    .systemLibrary(
      name: "CAdwaita", path: "Sources/CAdwaita", pkgConfig: "libadwaita-1",
      providers: [.apt(["libadwaita-1-dev"])]),
    .executableTarget(
      name: "Gallery",
      dependencies: [
        "CAdwaita", "GalleryDemos", core, .product(name: "TabStripHosting", package: "TabStrip"),
        .product(name: "TabStripGTK", package: "TabStrip"),
      ],
      swiftSettings: strict),
    .testTarget(
      name: "GalleryTests",
      dependencies: ["CAdwaita", "Gallery", "GalleryDemos", .product(name: "TabStripHosting", package: "TabStrip")],
      swiftSettings: strict),
  ]
#else
  // On Linux the library's own package compiles it, against a stand-in for UIKit.
  products += [.library(name: "GalleryUIKit", targets: ["GalleryUIKit"])]
  targets += [
    .target(
      name: "GalleryUIKit",
      dependencies: ["GalleryDemos", core, .product(name: "TabStripUIKit", package: "TabStrip")],
      swiftSettings: strict)
  ]
#endif

let package = Package(
  name: "Gallery",
  platforms: [.iOS(.v15), .macOS(.v12)],
  products: products,
  dependencies: [.package(name: "TabStrip", path: "..")],
  targets: targets)

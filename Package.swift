// swift-tools-version: 6.0
import PackageDescription

// SwiftPM applies `.when(platforms: [.linux])` to the WebAssembly triple as well, so the build for it is told apart by
// an environment variable, which the Makefile sets.
let buildsForWasm = Context.environment["TABSTRIP_WASM"] != nil

let strict: [SwiftSetting] = [.swiftLanguageMode(.v6)]
// A Linux target that imports nothing does not autolink the C math library that floating-point rounding needs.
let math: [LinkerSetting] = buildsForWasm ? [] : [.linkedLibrary("m", .when(platforms: [.linux]))]

var products: [Product] = [
  .library(name: "TabStripCore", targets: ["TabStripCore"]),
  .library(name: "TabStripHosting", targets: ["TabStripHosting"]),
]
var targets: [Target] = [
  .target(name: "TabStripCore", swiftSettings: strict, linkerSettings: math),
  .target(name: "TabStripHosting", dependencies: ["TabStripCore"], swiftSettings: strict, linkerSettings: math),
]

if buildsForWasm {
  targets += [
    .target(name: "CWebRuntime"),
    .executableTarget(
      name: "ReplayWasm", dependencies: ["CWebRuntime", "TabStripHosting"], swiftSettings: strict),
    .executableTarget(
      name: "TabStripWeb", dependencies: ["CWebRuntime", "TabStripCore", "TabStripHosting"], swiftSettings: strict),
  ]
} else {
  targets += [
    .target(name: "TabStripWeb", dependencies: ["TabStripCore", "TabStripHosting"], swiftSettings: strict),
    .target(
      name: "_TabStripTestSupport", dependencies: ["TabStripCore", "TabStripHosting"],
      path: "Tests/_TabStripTestSupport", swiftSettings: strict),
    .testTarget(
      name: "TabStripCoreTests", dependencies: ["TabStripCore", "_TabStripTestSupport"], swiftSettings: strict),
    .testTarget(
      name: "TabStripHostingTests", dependencies: ["TabStripHosting", "_TabStripTestSupport"], swiftSettings: strict),
    .testTarget(
      name: "ScenarioTests", dependencies: ["TabStripHosting", "_TabStripTestSupport"], swiftSettings: strict),
    .testTarget(
      name: "TabStripWebTests", dependencies: ["TabStripCore", "TabStripWeb"], swiftSettings: strict),
    .target(
      name: "_TabStripVectors", dependencies: ["TabStripCore", "TabStripHosting"], path: "Tests/_TabStripVectors",
      swiftSettings: strict),
    .executableTarget(
      name: "vectors", dependencies: ["_TabStripVectors"], path: "Tests/VectorsCommand", swiftSettings: strict),
    .testTarget(name: "VectorTests", dependencies: ["_TabStripVectors"], swiftSettings: strict),
    .executableTarget(
      name: "recordings", dependencies: ["TabStripHosting", "_TabStripTestSupport"], path: "Tests/recordings",
      swiftSettings: strict),
  ]
}

// The fuzzer can only be linked with the sanitizers' flags, which its script gives.
if Context.environment["TABSTRIP_FUZZ"] != nil {
  targets += [
    .target(name: "CFuzzer", path: "Tests/Fuzz/CFuzzer"),
    .executableTarget(
      name: "fuzz",
      dependencies: ["CFuzzer", "TabStripCore", "TabStripHosting", "TabStripWeb", "_TabStripTestSupport"],
      path: "Tests/Fuzz/fuzz", swiftSettings: strict),
  ]
}

// TABSTRIP_HOSTS=no leaves the hosts out, for what needs only Core and Hosting; gtk or apple builds just those.
#if os(Linux)
  let hosts = buildsForWasm ? "no" : Context.environment["TABSTRIP_HOSTS"] ?? "gtk apple"
  if hosts.contains("gtk") {
    targets += [
      .systemLibrary(
        name: "CGtk4", path: "Sources/CGtk4", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
      .target(
        name: "TabStripGTK", dependencies: ["CGtk4", "TabStripCore", "TabStripHosting"], swiftSettings: strict),
      .systemLibrary(name: "CAccessibleCheck", path: "Tests/Accessibility/CAccessibleCheck"),
      .systemLibrary(name: "CHeapCount", path: "Tests/Memory/CHeapCount"),
      .executableTarget(
        name: "accessibility-stage", dependencies: ["CGtk4", "CAccessibleCheck", "TabStripGTK", "TabStripCore"],
        path: "Tests/Accessibility/Stage", swiftSettings: strict),
      .testTarget(
        name: "TabStripGTKTests",
        dependencies: [
          "CGtk4", "CAccessibleCheck", "CHeapCount", "TabStripGTK", "TabStripCore", "_TabStripTestSupport",
        ],
        exclude: ["References"], swiftSettings: strict),
    ]
    products += [.library(name: "TabStripGTK", targets: ["TabStripGTK"])]
  }
  if hosts.contains("apple") {
    // UIKit is not on Linux: its host compiles and runs against a stand-in there, and is no product.
    targets += [
      .target(name: "UIKit", path: "Tests/UIKitStandIn", swiftSettings: strict),
      .target(
        name: "TabStripUIKit", dependencies: ["UIKit", "TabStripCore", "TabStripHosting"], swiftSettings: strict),
      .testTarget(
        name: "TabStripUIKitTests",
        dependencies: ["UIKit", "TabStripUIKit", "TabStripCore", "TabStripHosting", "_TabStripTestSupport"],
        swiftSettings: strict),
      .systemLibrary(
        name: "CPangoCairo", path: "Tests/UIKitPainter/CPangoCairo", pkgConfig: "pangocairo",
        providers: [.apt(["libpango1.0-dev"])]),
      .target(
        name: "UIKitPainter", dependencies: ["UIKit", "CPangoCairo"], path: "Tests/UIKitPainter/Painting",
        swiftSettings: strict),
      .testTarget(
        name: "UIKitPainterTests", dependencies: ["UIKit", "UIKitPainter"], path: "Tests/UIKitPainter/Tests",
        swiftSettings: strict),
      // The gallery of UIKit, which elsewhere belongs to the package in Gallery.
      .target(
        name: "GalleryDemos", dependencies: ["TabStripCore"], path: "Gallery/Sources/GalleryDemos",
        swiftSettings: strict),
      .target(
        name: "GalleryUIKit", dependencies: ["UIKit", "TabStripUIKit", "TabStripCore", "GalleryDemos"],
        path: "Gallery/Sources/GalleryUIKit", swiftSettings: strict),
      .executableTarget(
        name: "uikit-pictures",
        dependencies: ["UIKit", "UIKitPainter", "GalleryUIKit", "GalleryDemos", "TabStripUIKit", "TabStripCore"],
        path: "Tests/UIKitPainter/Pictures", swiftSettings: strict),
      .testTarget(
        name: "GalleryUIKitTests",
        dependencies: [
          "UIKit", "UIKitPainter", "GalleryUIKit", "GalleryDemos", "TabStripUIKit", "TabStripCore", "uikit-pictures",
        ],
        path: "Tests/UIKitPainter/GalleryTests", swiftSettings: strict),
    ]
    // The same for SwiftUI.
    targets += [
      .target(name: "SwiftUI", dependencies: ["UIKit"], path: "Tests/SwiftUIStandIn", swiftSettings: strict),
      .target(
        name: "TabStripSwiftUI",
        dependencies: ["SwiftUI", "UIKit", "TabStripUIKit", "TabStripCore", "TabStripHosting"],
        swiftSettings: strict),
      .testTarget(
        name: "TabStripSwiftUITests",
        dependencies: [
          "SwiftUI", "UIKit", "TabStripSwiftUI", "TabStripUIKit", "TabStripCore", "_TabStripTestSupport",
        ], swiftSettings: strict),
    ]
  }
#else
  targets += [
    .target(name: "TabStripUIKit", dependencies: ["TabStripCore", "TabStripHosting"], swiftSettings: strict),
    .testTarget(
      name: "TabStripUIKitTests",
      dependencies: ["TabStripUIKit", "TabStripCore", "TabStripHosting", "_TabStripTestSupport"], swiftSettings: strict),
    .target(
      name: "TabStripSwiftUI", dependencies: ["TabStripUIKit", "TabStripCore", "TabStripHosting"],
      swiftSettings: strict),
    .testTarget(
      name: "TabStripSwiftUITests",
      dependencies: ["TabStripSwiftUI", "TabStripUIKit", "TabStripCore", "_TabStripTestSupport"], swiftSettings: strict),
  ]
  products += [
    .library(name: "TabStripUIKit", targets: ["TabStripUIKit"]),
    .library(name: "TabStripSwiftUI", targets: ["TabStripSwiftUI"]),
  ]
#endif

let package = Package(name: "TabStrip", platforms: [.iOS(.v15), .macOS(.v12)], products: products, targets: targets)

// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// The folder of the toolchain that holds SwiftSyntax and SwiftParser: found beside the `swift` on PATH.
func toolchainHostLibraries() -> String {
  let search = (Context.environment["PATH"] ?? "").split(separator: ":").map(String.init)
  for folder in search {
    let swift = URL(fileURLWithPath: folder + "/swift").resolvingSymlinksInPath()
    let host = swift.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("lib/swift/host")
    if FileManager.default.fileExists(atPath: host.appendingPathComponent("libSwiftParser.so").path) {
      return host.path
    }
  }
  return "/usr/lib/swift/host"
}

let hostLibraries = toolchainHostLibraries()

let house: [SwiftSetting] = [
  .swiftLanguageMode(.v5),
  .treatAllWarnings(as: .error),
]
/// Frame pointers in the C parts keep a crash's backtrace whole. Debug builds, and so the tests, watch for
/// overlapping accesses; for a released library that would be a twentieth of its time.
let runtime: [SwiftSetting] =
  house + [
    .unsafeFlags(["-Xcc", "-fno-omit-frame-pointer", "-Xcc", "-mno-omit-leaf-frame-pointer"]),
    .unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release)),
  ]
let syntax: [SwiftSetting] = house + [.unsafeFlags(["-I", hostLibraries])]
let syntaxLink: [LinkerSetting] = [
  .unsafeFlags([
    "-L", hostLibraries, "-Xlinker", "-rpath", "-Xlinker", hostLibraries,
    "-lSwiftSyntax", "-lSwiftParser", "-lSwiftOperators", "-lSwiftIfConfig",
  ])
]

let package = Package(
  name: "Espalier",
  products: [
    .executable(name: "espalier", targets: ["espalier"]),
    .library(
      name: "UIKitRuntime", type: .dynamic,
      targets: [
        "AppLauncher", "EspalierLocalization", "UIKit", "QuartzCore", "CoreGraphics", "ObjectiveC", "os",
        "OSLog",
      ]),
  ],
  targets: [
    .systemLibrary(
      name: "CPango", pkgConfig: "pango harfbuzz", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(
      name: "CCairo", pkgConfig: "cairo librsvg-2.0 freetype2",
      providers: [.apt(["libcairo2-dev", "librsvg2-dev"])]),
    .systemLibrary(
      name: "CLibWebSockets", pkgConfig: "libwebsockets", providers: [.apt(["libwebsockets-dev"])]),

    // The kernel's filter that keeps apps and packages' manifests from the network.
    .target(name: "CNetworkDenial"),

    // Values and algorithms that know nothing of UIKit.
    .target(name: "Cassowary", swiftSettings: runtime),
    .target(name: "Surface", swiftSettings: runtime),
    .target(name: "TextLayout", swiftSettings: runtime),
    // ICU, for the plural rules of all languages.
    .target(
      name: "InterfaceBuilder", swiftSettings: runtime, linkerSettings: [.linkedLibrary("_FoundationICU")]),
    .target(name: "XcodeProject", swiftSettings: house),

    // The runtime that an app links.
    .target(name: "ObjectiveC", swiftSettings: runtime),
    .target(name: "os", swiftSettings: runtime),
    .target(name: "OSLog", dependencies: ["os"], swiftSettings: runtime),
    .target(name: "CoreGraphics", dependencies: ["Surface"], swiftSettings: runtime),
    .target(
      name: "QuartzCore", dependencies: ["CoreGraphics", "ObjectiveC", "Surface"],
      swiftSettings: runtime),
    .target(
      name: "UIKit",
      dependencies: [
        "ObjectiveC", "CoreGraphics", "QuartzCore", "Surface", "TextLayout", "InterfaceBuilder",
        "Cassowary",
      ], swiftSettings: runtime),
    .target(
      name: "PangoText", dependencies: ["TextLayout", "CPango"], swiftSettings: runtime),
    // The language of an app, for the declarations that the build adds to it.
    .target(name: "EspalierLocalization", dependencies: ["InterfaceBuilder"], swiftSettings: runtime),
    .target(
      name: "AppLauncher",
      dependencies: [
        "CNetworkDenial", "EspalierLocalization", "ObjectiveC", "UIKit", "PangoText", "TextLayout", "Surface",
      ],
      swiftSettings: runtime),

    // The build.
    .target(name: "Lowering", swiftSettings: syntax, linkerSettings: syntaxLink),
    .target(
      name: "BuildPlan", dependencies: ["CNetworkDenial", "XcodeProject", "Lowering", "InterfaceBuilder"],
      swiftSettings: syntax),

    // The displays.
    .target(
      name: "PNGRenderer", dependencies: ["Surface", "TextLayout", "PangoText", "CCairo"],
      swiftSettings: house),
    .target(name: "AppProcess", dependencies: ["Surface"], swiftSettings: house),
    .target(
      name: "HeadlessHost", dependencies: ["AppProcess", "PNGRenderer", "Surface"],
      swiftSettings: house),
    .target(
      name: "BrowserHost", dependencies: ["AppProcess", "Surface", "TextLayout", "CLibWebSockets"],
      swiftSettings: house),
    .executableTarget(
      name: "espalier",
      dependencies: [
        "AppProcess", "BuildPlan", "HeadlessHost", "BrowserHost", "Surface", "XcodeProject",
      ],
      swiftSettings: syntax),

    .executableTarget(
      name: "PictureApp", dependencies: ["AppProcess", "BrowserHost", "PangoText", "Surface", "TextLayout"],
      path: "Tests/PictureApp", swiftSettings: house),
    .testTarget(name: "CassowaryTests", dependencies: ["Cassowary"], swiftSettings: house),
    .testTarget(name: "SurfaceTests", dependencies: ["Surface"], swiftSettings: house),
    .testTarget(name: "PangoTextTests", dependencies: ["PangoText", "TextLayout"], swiftSettings: house),
    .testTarget(name: "InterfaceBuilderTests", dependencies: ["InterfaceBuilder"], swiftSettings: house),
    .testTarget(name: "ObjectiveCTests", dependencies: ["ObjectiveC"], swiftSettings: house),
    .testTarget(
      name: "LoweringTests", dependencies: ["Lowering", "ObjectiveC", "CoreGraphics", "OSLog"],
      swiftSettings: syntax),
    .testTarget(name: "XcodeProjectTests", dependencies: ["XcodeProject"], swiftSettings: house),
    .testTarget(
      name: "BuildPlanTests", dependencies: ["BuildPlan", "InterfaceBuilder", "Lowering", "XcodeProject"],
      swiftSettings: syntax),
    .testTarget(name: "UIKitTests", dependencies: ["UIKit", "PangoText"], swiftSettings: runtime),
    .testTarget(
      name: "PNGRendererTests", dependencies: ["PNGRenderer", "Surface", "TextLayout", "PangoText"],
      exclude: ["Expected"], swiftSettings: house),
    .testTarget(
      name: "HostTests", dependencies: ["HeadlessHost", "BrowserHost", "AppProcess", "Surface"],
      swiftSettings: house),
  ]
)

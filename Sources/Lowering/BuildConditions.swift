import SwiftIfConfig
import SwiftSyntax

/// Answers `#if` as a build for the iOS simulator would.
struct BuildConditions: BuildConfiguration {
  let configuration: Configuration

  /// Apple's modules that an app may import here, and those of Linux that stand in for Apple's.
  static let modules: Set<String> = [
    "UIKit", "Foundation", "QuartzCore", "CoreGraphics", "ObjectiveC", "os", "OSLog", "Dispatch", "Swift",
    "XCTest", "Testing", "Darwin", "FoundationNetworking", "FoundationXML", "Observation", "Synchronization",
    "RegexBuilder", "_Concurrency",
  ]

  func isCustomConditionSet(name: String) -> Bool { configuration.activeConditions.contains(name) }
  func hasFeature(name: String) -> Bool { false }
  func hasAttribute(name: String) -> Bool { true }
  func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
    guard let name = importPath.first?.1 else { return false }
    return Self.modules.contains(name) || configuration.importableModules.contains(name)
  }
  func isActiveTargetOS(name: String) -> Bool { name == "iOS" }
  func isActiveTargetArchitecture(name: String) -> Bool {
    #if arch(x86_64)
      name == "x86_64"
    #else
      name == "arm64"
    #endif
  }
  func isActiveTargetEnvironment(name: String) -> Bool { name == "simulator" }
  func isActiveTargetRuntime(name: String) -> Bool { name == "_ObjC" }
  func isActiveTargetPointerAuthentication(name: String) -> Bool { name == "_none" }
  func isActiveTargetObjectFormat(name: String) -> Bool { name == "MachO" }
  var targetPointerBitWidth: Int { 64 }
  var targetAtomicBitWidths: [Int] { [8, 16, 32, 64, 128] }
  var endianness: Endianness { .little }
  var languageVersion: VersionTuple {
    VersionTuple(parsing: configuration.swiftVersion) ?? VersionTuple(5)
  }
  var compilerVersion: VersionTuple { VersionTuple(6, 3, 1) }
}

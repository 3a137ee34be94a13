import Foundation

/// Has SwiftPM evaluate manifests: without network, once for each content.
struct ManifestReader {
  let toolchain: Toolchain
  let folders: Folders

  /// - Throws: `PackageError`.
  func read(_ package: URL) throws -> PackageManifest {
    let file = manifestFile(in: package)
    guard let text = try? Data(contentsOf: file) else { throw PackageError.noManifest(folder: package) }
    var print = Fingerprint()
    print.add(toolchain.compiler.resolvingSymlinksInPath().path)
    print.add(package.standardizedFileURL.path)
    print.add(text)
    let cache = folders.packages.appendingPathComponent("manifests/\(print.text).json")
    if let known = try? Data(contentsOf: cache) { return try PackageManifest(json: known, file: file) }
    let json = try dump(package, file)
    let manifest = try PackageManifest(json: json, file: file)
    try? FileManager.default.createDirectory(
      at: cache.deletingLastPathComponent(), withIntermediateDirectories: true)
    // Without a cache it is read again the next time.
    try? json.write(to: cache, options: .atomic)
    return manifest
  }

  /// The manifest for the newest tools that are not newer than ours: `Package@swift-6.0.swift`.
  private func manifestFile(in package: URL) -> URL {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: package.path)) ?? []
    let versioned = names.compactMap { name -> (PackageVersion, String)? in
      guard let match = name.wholeMatch(of: #/Package@swift-([0-9.]+)\.swift/#) else { return nil }
      return PackageVersion(String(match.output.1)).map { ($0, name) }
    }
    let ours = PackageVersion("6.3.99")
    let best = versioned.filter { $0.0 <= ours ?? $0.0 }.max { $0.0 < $1.0 }
    return package.appendingPathComponent(best?.1 ?? "Package.swift")
  }

  private func dump(_ package: URL, _ file: URL) throws -> Data {
    let scratch = folders.packages.appendingPathComponent("swiftpm", isDirectory: true)
    try BuildError.makeFolder(scratch)
    let swift = toolchain.compiler.deletingLastPathComponent().appendingPathComponent("swift")
    var arguments = ["package", "--package-path", package.path]
    for (option, name) in [
      ("--scratch-path", "build"), ("--cache-path", "cache"), ("--config-path", "configuration"),
      ("--security-path", "security"),
    ] {
      arguments += [option, scratch.appendingPathComponent(name).path]
    }
    arguments += ["--manifest-cache", "none", "dump-package"]
    let result = try WithoutNetwork.run(swift, arguments)
    guard result.status == 0, let start = result.output.firstIndex(of: "{") else {
      throw PackageError.brokenManifest(file, reason: reason(result.errorOutput))
    }
    return Data(result.output[start...].utf8)
  }

  /// The compiler's errors, or all that was said.
  private func reason(_ output: String) -> String {
    let lines = output.split(separator: "\n").map(String.init)
    let errors = lines.filter { $0.contains("error:") }
    return (errors.isEmpty ? lines : errors).joined(separator: "\n")
  }
}

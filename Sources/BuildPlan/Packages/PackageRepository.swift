import Foundation
import XcodeProject

/// Clones packages into the cache, with plain `git` and the person's own settings (`insteadOf`, proxies,
/// credentials).
struct PackageRepository {
  let name: String
  let address: String
  let folders: Folders
  let environment: [String: String]

  /// What is to be checked out.
  struct Version {
    let revision: String
    let version: PackageVersion?
  }

  private var folder: URL {
    var print = Fingerprint()
    print.add(address)
    return folders.packages.appendingPathComponent(
      "repositories/\(PackageIdentity.safe(name))-\(print.text.prefix(12))", isDirectory: true)
  }
  private var bare: URL { folder.appendingPathComponent("repository.git", isDirectory: true) }

  /// The folder with a commit's files. Nothing is fetched for one that lies in the cache already.
  /// - Throws: `PackageError`.
  func checkout(_ revision: String) throws -> URL {
    let place = folder.appendingPathComponent(PackageIdentity.safe(revision), isDirectory: true)
      .appendingPathComponent(PackageIdentity.safe(name), isDirectory: true)
    if FileManager.default.fileExists(atPath: place.path) { return place }
    try BuildError.makeFolder(place.deletingLastPathComponent())
    let lock = try BuildLock(folder)
    defer { lock.unlock() }
    if FileManager.default.fileExists(atPath: place.path) { return place }
    try update { try has(revision) }
    guard try has(revision) else { throw PackageError.missingRevision(name: name, revision: revision) }
    let fresh = folder.appendingPathComponent("fresh-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: fresh) }
    try run(["clone", "--quiet", "--shared", "--no-checkout", "--", bare.path, fresh.path])
    try run(["-C", fresh.path, "checkout", "--quiet", "--detach", revision, "--"])
    if FileManager.default.fileExists(atPath: fresh.appendingPathComponent(".gitmodules").path) {
      try run(["-C", fresh.path, "submodule", "--quiet", "update", "--init", "--recursive"])
    }
    guard rename(fresh.path, place.path) == 0 else {
      throw BuildError.cannotWrite(place, String(cString: strerror(errno)))
    }
    return place
  }

  /// The commit that a requirement means: of versions the highest.
  /// - Throws: `PackageError.noVersion`.
  func resolve(_ requirement: VersionRequirement) throws -> Version {
    try BuildError.makeFolder(folder)
    let lock = try BuildLock(folder)
    defer { lock.unlock() }
    let missing = PackageError.noVersion(name: name, wanted: requirement.description)
    switch requirement {
    case .revision(let revision): return Version(revision: revision, version: nil)
    case .branch(let branch):
      try update { false }
      guard let revision = try commit("refs/heads/\(branch)") else { throw missing }
      return Version(revision: revision, version: nil)
    case .range, .exact, .any:
      try update { try !versions(that: requirement).isEmpty }
      guard let best = try versions(that: requirement).max(by: { $0.0 < $1.0 }),
        let revision = try commit("refs/tags/\(best.1)")
      else { throw missing }
      return Version(revision: revision, version: best.0)
    }
  }

  private func versions(that requirement: VersionRequirement) throws -> [(PackageVersion, String)] {
    let tags = try run(["--git-dir", bare.path, "tag", "--list"]).split(separator: "\n").map(String.init)
    return tags.compactMap { tag in PackageVersion(tag).map { ($0, tag) } }.filter {
      requirement.allows($0.0)
    }
  }

  private func has(_ revision: String) throws -> Bool {
    let result = try git(["--git-dir", bare.path, "cat-file", "-e", "\(revision)^{commit}"])
    return result.status == 0
  }

  private func commit(_ name: String) throws -> String? {
    let result = try git(["--git-dir", bare.path, "rev-parse", "--verify", "--quiet", "\(name)^{commit}"])
    let text = result.output.trimmingCharacters(in: .whitespacesAndNewlines)
    return result.status == 0 && !text.isEmpty ? text : nil
  }

  /// Clones, or fetches unless what is wanted is there already.
  private func update(unless isEnough: () throws -> Bool) throws {
    if FileManager.default.fileExists(atPath: bare.path) {
      if try isEnough() { return }
      try run([
        "--git-dir", bare.path, "fetch", "--quiet", "--prune", "--tags", "--force", "origin",
        "+refs/heads/*:refs/heads/*",
      ])
      return
    }
    let fresh = folder.appendingPathComponent("fresh-\(UUID().uuidString).git")
    defer { try? FileManager.default.removeItem(at: fresh) }
    try run(["clone", "--quiet", "--bare", "--", address, fresh.path])
    guard rename(fresh.path, bare.path) == 0 else {
      throw BuildError.cannotWrite(bare, String(cString: strerror(errno)))
    }
  }

  @discardableResult private func run(_ arguments: [String]) throws -> String {
    let result = try git(arguments)
    guard result.status == 0 else {
      let said = result.errorOutput.trimmingCharacters(in: .whitespacesAndNewlines)
      throw PackageError.cloneFailed(
        name: name, address: address, reason: said.isEmpty ? "git ended with \(result.status)" : said)
    }
    return result.output
  }

  private func git(_ arguments: [String]) throws -> Subprocess.Result {
    guard let git = Toolchain.find("git", environment) else { throw PackageError.noGit }
    var environment = environment
    // A question would wait for an answer that nobody can give.
    environment["GIT_TERMINAL_PROMPT"] = "0"
    return try Subprocess.run(git, arguments, environment: environment)
  }
}

extension PackageIdentity {
  /// For the name of a folder.
  static func safe(_ name: String) -> String {
    let safe = name.map { $0.isLetter || $0.isNumber || ".-_".contains($0) ? $0 : "_" }
    return safe.first == "." ? "_" + String(safe) : String(safe)
  }
}

import Foundation
import Testing
import XcodeProject

@testable import BuildPlan

@Suite struct PackageRepositoryTests {
  private func repository(_ fixture: PackageFixture, _ address: String) -> PackageRepository {
    PackageRepository(
      name: "Plum", address: address, folders: fixture.folders, environment: fixture.environment)
  }

  @Test func aCommitIsClonedOnceAndKept() throws {
    let fixture = try PackageFixture()
    let source = try fixture.package("Plum")
    let commit = try fixture.commit(source, tag: "1.0.0")
    try fixture.write("Plum/Sources/Plum/Plum.swift", "public struct Newer {}\n")
    let newer = try fixture.commit(source, tag: "1.1.0")
    let repository = repository(fixture, source.absoluteString)

    let old = try repository.checkout(commit)
    #expect(old.lastPathComponent == "Plum")
    let text = try String(contentsOf: old.appendingPathComponent("Sources/Plum/Plum.swift"), encoding: .utf8)
    #expect(text == "public struct Plum {}\n")
    #expect(try repository.checkout(newer) != old)

    // What is in the cache needs no repository.
    try FileManager.default.removeItem(at: source)
    #expect(try repository.checkout(commit) == old)
  }

  @Test func insteadOfIsHonoured() throws {
    let fixture = try PackageFixture()
    let source = try fixture.package("Plum")
    let commit = try fixture.commit(source, tag: "1.0.0")
    try fixture.write(
      "gitconfig", "[url \"file://\(fixture.folder.path)/\"]\n\tinsteadOf = https://fruit.invalid/\n")
    let folder = try repository(fixture, "https://fruit.invalid/Plum").checkout(commit)
    #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path))
  }

  @Test func theHighestVersionThatFitsIsTaken() throws {
    let fixture = try PackageFixture()
    let source = try fixture.package("Plum")
    for tag in ["1.0.0", "v1.4.0", "1.10.0", "2.0.0", "1.11.0-beta.1", "nonsense"] {
      _ = try fixture.commit(source, tag: tag)
    }
    let repository = repository(fixture, source.path)
    let major = try repository.resolve(
      VersionRequirement(project: ["kind": "upToNextMajorVersion", "minimumVersion": "1.0.0"]))
    #expect(major.version == PackageVersion("1.10.0"))
    #expect(try major.revision == fixture.git("rev-parse", "1.10.0", in: source))
    let exact = try repository.resolve(
      VersionRequirement(project: ["kind": "exactVersion", "version": "1.4.0"]))
    #expect(try exact.revision == fixture.git("rev-parse", "v1.4.0", in: source))
    let branch = try repository.resolve(.branch("main"))
    #expect(try branch.revision == fixture.git("rev-parse", "HEAD", in: source))
    #expect(throws: PackageError.noVersion(name: "Plum", wanted: "3.0.0")) {
      try repository.resolve(VersionRequirement(project: ["kind": "exactVersion", "version": "3.0.0"]))
    }
  }

  @Test func whatFailsSaysWhatToDo() throws {
    let fixture = try PackageFixture()
    let repository = repository(fixture, "file://\(fixture.folder.path)/Nowhere")
    do {
      _ = try repository.checkout("abc")
      Issue.record("it was cloned")
    } catch let error as PackageError {
      #expect(error.text.contains("could not be cloned from file://"))
      #expect(error.text.contains("--package Plum=PATH"))
    }
    let source = try fixture.package("Plum")
    _ = try fixture.commit(source, tag: "1.0.0")
    let missing = String(repeating: "0", count: 40)
    #expect(throws: PackageError.missingRevision(name: "Plum", revision: missing)) {
      try self.repository(fixture, source.path).checkout(missing)
    }
  }
}

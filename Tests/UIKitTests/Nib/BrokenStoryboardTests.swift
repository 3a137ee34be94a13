import Foundation
import InterfaceBuilder
import Testing

@testable import UIKit

/// Storyboards that no editor would write: a message, never a crash or an endless loop.
@MainActor @Suite(.serialized) struct BrokenStoryboardTests {
  /// More of them: `ESPALIER_FUZZ_ROUNDS=100000 swift test --filter BrokenStoryboard`.
  nonisolated private static let setting = ProcessInfo.processInfo.environment["ESPALIER_FUZZ_ROUNDS"]
  private let rounds = Self.setting.flatMap(Int.init) ?? 40
  private let first = ProcessInfo.processInfo.environment["ESPALIER_FUZZ_FIRST"].flatMap(Int.init) ?? 1

  /// Makes, shows and inspects every scene of it, and starts every segue.
  private func use(_ text: String) throws {
    let document = try Document(data: Data(text.utf8), file: "Broken.storyboard")
    let storyboard = UIStoryboard(document: document, bundle: .main)
    let harness = Harness()
    for scene in document.scenes {
      guard let id = scene.controller?.id, let controller = storyboard.instantiate(id) else { continue }
      harness.window.rootViewController = controller
      harness.window.makeKeyAndVisible()
      harness.advance(1)
      _ = InspectedTree.windows()
      for segue in (controller.storyboardScene as? SceneObjects)?.segues ?? [] where segue.segue.kind != .push
      {
        segue.perform(sender: nil)
      }
      harness.advance(1)
      harness.window.rootViewController = nil
    }
  }

  /// Not those that end the program on an iPhone too: a push outside of a navigation controller, a popover that
  /// points at nothing, an action that the source lacks.
  private func isUsable(_ segue: DocumentSegue) -> Bool {
    let isRefused = [.push, .popover, .popoverPresentation].contains(segue.kind)
    return !isRefused && segue.modalPresentationStyle != "popover" && segue.creationSelector == nil
  }

  @Test func theFixtureItselfIsSound() throws {
    try use(BrokenStoryboardFixture.text)
  }

  @Test func faultsOfEveryKindAreSurvived() throws {
    let isLong = Self.setting != nil
    var damaged = 0
    for seed in first..<first + rounds {
      let text = BrokenStoryboardFixture.mutated(seed: UInt64(seed))
      if isLong { FileHandle.standardError.write(Data("seed \(seed)\n".utf8)) }
      do { try use(text) } catch let error as DocumentError {
        damaged += 1
        #expect(error.file == "Broken.storyboard" && error.line > 0)
      }
    }
    #expect(damaged < rounds)
  }

  @Test func everyCutIsAnErrorWithItsLine() {
    let bytes = Array(BrokenStoryboardFixture.text.utf8)
    for length in stride(from: 0, to: bytes.count - "</document>".utf8.count, by: 97) {
      let error = #expect(throws: DocumentError.self) {
        try Document(data: Data(bytes[..<length]), file: "Broken.storyboard")
      }
      let lines = bytes[..<length].count { $0 == UInt8(ascii: "\n") } + 1
      #expect((1...lines).contains(error?.line ?? 0), "cut at \(length)")
    }
  }
}

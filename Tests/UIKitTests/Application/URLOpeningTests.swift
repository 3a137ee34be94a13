import Surface
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct URLOpeningTests {
  private let harness = Harness(plist: [
    "CFBundleURLTypes": [["CFBundleURLSchemes": ["Own"]]],
    "LSApplicationQueriesSchemes": ["shop", "gone"],
  ])

  private func withInstalled(_ schemes: Set<String>, _ body: () throws -> Void) rethrows {
    URLOpening.installedSchemes = schemes
    defer { URLOpening.installedSchemes = [] }
    try body()
  }

  @Test(
    "only declared schemes may be asked for, and only installed ones can be opened",
    arguments: [
      ("https://example.com", true), ("mailto:a@example.com", true), ("own://x", true), ("SHOP://x", true),
      ("gone://x", false), ("hidden://x", false), ("x", false),
    ])
  func canOpen(text: String, expected: Bool) throws {
    let url = try #require(URL(string: text))
    withInstalled(["shop", "hidden"]) {
      #expect(UIApplication.shared.canOpenURL(url) == expected)
    }
  }

  @Test("what may not be asked for is named in UIKit's words")
  func words() throws {
    var lines: [String] = []
    Log.observer = { lines.append($1) }
    defer { Log.observer = nil }
    _ = UIApplication.shared.canOpenURL(try #require(URL(string: "hidden://x")))
    #expect(
      lines == [
        "-canOpenURL: failed for URL: \"hidden://x\" - error: "
          + "\"This app is not allowed to query for scheme hidden\""
      ])
  }

  @Test("an installed app is opened whether its scheme is declared or not; others are not")
  func open() throws {
    let hidden = try #require(URL(string: "hidden://x")), gone = try #require(URL(string: "gone://x"))
    var answers: [Bool] = []
    withInstalled(["hidden"]) {
      UIApplication.shared.open(hidden) { answers.append($0) }
      UIApplication.shared.open(gone) { answers.append($0) }
      harness.settle()
    }
    #expect(answers == [true, false])
    #expect(harness.sink.messages.contains(.openURL("hidden://x")))
    #expect(!harness.sink.messages.contains(.openURL("gone://x")))
  }
}

import Testing

@testable import Lowering

@Suite struct EditsTests {
  private func apply(_ text: String, _ change: (inout Edits) -> Void) -> String {
    var edits = Edits()
    change(&edits)
    return String(decoding: edits.applied(to: Array(text.utf8)), as: UTF8.self)
  }

  @Test func keepsNewlines() {
    #expect(apply("a\nb\nc") { $0.replace(0..<3, with: "x") } == "x\n\nc")
    #expect(apply("ab\nc") { $0.blank(0..<2) } == "  \nc")
  }

  @Test func insertsInFrontOfAReplacementAndInOrder() {
    let text = apply("abc") {
      $0.replace(1..<2, with: "B")
      $0.insert("1", at: 1)
      $0.insert("2", at: 1)
    }
    #expect(text == "a12Bc")
  }

  @Test func whatLiesInsideAReplacementIsVoid() {
    let text = apply("abcdef") {
      $0.insert("x", at: 3)
      $0.replace(2..<3, with: "C")
      $0.drop(1..<5)
    }
    #expect(text == "af")
  }
}

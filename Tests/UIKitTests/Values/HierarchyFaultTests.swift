import Testing

@testable import UIKit

/// Views that would hold themselves: every walk over them would never end.
@Suite struct HierarchyFaultTests {
  @Test func aViewCannotLieInItself() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        view.addSubview(view)
      }
    }
    #expect(text(result).contains("'NSInvalidArgumentException', reason: 'Can't add self as subview'"))
  }

  @Test func aViewCannotLieInItsDescendant() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let outer = UIView()
        let middle = UIView()
        let inner = UIView()
        outer.addSubview(middle)
        middle.addSubview(inner)
        inner.insertSubview(outer, at: 0)
      }
    }
    #expect(text(result).contains("'NSInvalidArgumentException', reason: 'Can't add "))
  }

  private func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }
}

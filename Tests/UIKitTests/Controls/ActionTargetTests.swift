import Testing

@testable import UIKit

@MainActor struct ActionTargetTests {
  @Test func whatIsNoObjectLeavesTheActionToTheResponderChain() {
    let method: (Int) -> () -> Int = { number in { number } }
    #expect(!ActionTarget(method, "tap:").hasTarget)
    #expect(!ActionTarget(nil, "tap:").hasTarget)
    let target = NSObject()
    #expect(ActionTarget(target, "tap:").hasTarget && ActionTarget(target, "tap:").target === target)
  }
}

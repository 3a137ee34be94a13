import Foundation
import Testing

@testable import ObjectiveC

nonisolated(unsafe) private var firstKey: UInt8 = 0
nonisolated(unsafe) private var secondKey: UInt8 = 0

@Suite struct AssociatedObjectsTests {
  private final class Owner: NSObject {}
  private final class Holder: AssociatedObjectHolder {}

  @Test func valuesAreKeptByKeyAndTakenAway() {
    for owner in [Owner(), Holder()] as [NSObject] {
      objc_setAssociatedObject(owner, &firstKey, "plum", .OBJC_ASSOCIATION_COPY_NONATOMIC)
      objc_setAssociatedObject(owner, &secondKey, 7, .OBJC_ASSOCIATION_RETAIN)
      #expect(objc_getAssociatedObject(owner, &firstKey) as? String == "plum")
      #expect(objc_getAssociatedObject(owner, &secondKey) as? Int == 7)
      objc_setAssociatedObject(owner, &firstKey, nil, .OBJC_ASSOCIATION_RETAIN)
      #expect(objc_getAssociatedObject(owner, &firstKey) == nil)
      objc_removeAssociatedObjects(owner)
      #expect(objc_getAssociatedObject(owner, &secondKey) == nil)
    }
  }

  @Test func anOptionalHoldsItsObject() {
    let owner: AnyObject? = Owner()
    objc_setAssociatedObject(owner as Any, &firstKey, 1, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(owner as Any, &firstKey) as? Int == 1)
    let none: AnyObject? = nil
    #expect(objc_getAssociatedObject(none as Any, &firstKey) == nil)
  }

  @Test func aHoldersValuesGoWithIt() {
    weak var value: Owner?
    do {
      let holder = Holder()
      let kept = Owner()
      value = kept
      objc_setAssociatedObject(holder, &firstKey, kept, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
    #expect(value == nil)
  }

  @Test func anAssignedObjectIsNotKept() {
    let owner = Owner()
    do {
      let value = Owner()
      objc_setAssociatedObject(owner, &firstKey, value, .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(owner, &firstKey) as? Owner === value)
    }
    #expect(objc_getAssociatedObject(owner, &firstKey) == nil)
  }
}

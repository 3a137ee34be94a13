import InterfaceBuilder
import Testing

@testable import UIKit

@MainActor @Suite struct KnownElementsTests {
  @Test("the elements that tools call supported are exactly those that are decoded")
  func sameNames() {
    #expect(Set(ElementDecoders.names) == KnownElements.objects)
  }
}

import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct SelectorMethodTests {
  @Test func selectorsNameUIKitsOwnMethods() throws {
    KeyValueRegistration.register()
    let parent = UIView(frame: .zero)
    let view = UIView(frame: .zero)
    parent.addSubview(view)
    try ObjectRegistry.perform("removeFromSuperview", on: view, with: [UIControl(), nil])
    #expect(view.superview == nil)
    #expect(view.responds(to: "endEditing:"))
    #expect(try ObjectRegistry.perform("endEditing:", on: view, with: [UIControl()]) is Bool)
  }

  @Test func dataSetsAreFoundByName() throws {
    let fixture = try NibFixture()
    let folder = "Assets.xcassets/menu.dataset"
    try fixture.write(
      #"{"data":[{"idiom":"universal","filename":"menu.json"}]}"#, to: folder + "/Contents.json")
    try fixture.write("[1]", to: folder + "/menu.json")
    #expect(NSDataAsset(name: "menu", bundle: fixture.bundle)?.data == Data("[1]".utf8))
    #expect(NSDataAsset(name: "missing", bundle: fixture.bundle) == nil)
  }
}

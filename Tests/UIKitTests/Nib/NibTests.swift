import Testing

@testable import UIKit

private final class Crate: NSObject {
  var lid: UIView?
  var events: [String] = []
  @MainActor static func register() {
    registerForTest(Crate.self) { record in
      record.setters["lid"] = { o, v in (o as? Crate)?.lid = v as? UIView }
      record.make = { Crate() }
      record.methods["open:"] = { o, _ in
        (o as? Crate)?.events.append("open")
        return nil
      }
    }
  }
}

private final class CrateViewController: UIViewController {}

@MainActor @Suite(.serialized) struct NibTests {
  let fixture: NibFixture
  init() throws {
    fixture = try NibFixture()
    Crate.register()
    registerForTest(CrateViewController.self)
  }

  @Test func aXibGivesItsObjectsAndConnectsTheOwner() throws {
    try fixture.xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Crate"><connections>
      <outlet property="lid" destination="v" id="1"/></connections></placeholder>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      <view id="v"><subviews><control id="c"><connections>
      <action selector="open:" destination="-1" eventType="touchDown" id="2"/></connections></control></subviews></view>
      <view id="w"/>
      """, named: "CrateLid")
    let owner = Crate()
    let objects = try #require(fixture.bundle.loadNibNamed("CrateLid", owner: owner))
    #expect(objects.compactMap { ($0 as? UIView)?.interfaceBuilderID } == ["v", "w"])
    #expect(owner.lid === objects[0] as AnyObject)
    (owner.lid?.fromDocument("c") as? UIControl)?.sendActions(for: .touchDown)
    #expect(owner.events == ["open"])
    let again = UINib(nibName: "CrateLid", bundle: fixture.bundle).instantiate(withOwner: nil)
    #expect(again[0] as AnyObject !== objects[0] as AnyObject)
  }

  @Test func aControllerLoadsTheNibOfItsName() throws {
    let owned = { (id: String) in
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
      <outlet property="view" destination="\(id)" id="1"/></connections></placeholder><view id="\(id)"/>
      """
    }
    try fixture.xib(owned("by-name"), named: "Shelf")
    try fixture.xib(owned("by-class"), named: "CrateViewController")
    let given = CrateViewController(nibName: "Shelf", bundle: fixture.bundle)
    #expect(given.view.interfaceBuilderID == "by-name")
    let implicit = CrateViewController(nibName: nil, bundle: fixture.bundle)
    #expect(implicit.view.interfaceBuilderID == "by-class")
    let plain = UIViewController(nibName: nil, bundle: fixture.bundle)
    #expect(plain.view.interfaceBuilderID == nil)
  }

  @Test func objectsThatAreNoViewsAreMadeAndConnected() throws {
    try fixture.xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <customObject id="k" customClass="Crate" customModule="Shop"><connections>
      <outlet property="lid" destination="v" id="1"/></connections></customObject><view id="v"/>
      """, named: "Objects")
    let objects = UINib(nibName: "Objects", bundle: fixture.bundle).instantiate(withOwner: nil)
    let crate = try #require(objects.first as? Crate)
    #expect(crate.lid?.interfaceBuilderID == "v")
  }

  @Test func aMissingNibEndsTheProgramInUIKitsWords() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UINib(nibName: "Gone", bundle: nil).instantiate(withOwner: nil) }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Could not load NIB in bundle: 'NSBundle <"))
    #expect(text.contains("with name 'Gone'"))
  }
}

import InterfaceBuilder
import Testing

@testable import UIKit

@MainActor @Suite struct SceneInsetsTests {
  /// A bar's root, what is shown from there, what is presented, and what stands alone.
  private func insets(
    _ id: String, device: String, orientation: String = "landscape", width: Double = 844, height: Double = 390
  ) throws -> UIEdgeInsets {
    let scene = { (id: String, segue: String) in
      """
      <scene sceneID="s\(id)"><objects><viewController id="\(id)" sceneMemberID="viewController">
      <navigationItem key="navigationItem" id="i\(id)"/><connections>\(segue)</connections>
      </viewController></objects></scene>
      """
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="19529">
      <device id="\(device)" orientation="\(orientation)" appearance="light"/><scenes>
      <scene sceneID="sn"><objects><navigationController id="nav" sceneMemberID="viewController"><connections>
      <segue destination="root" kind="relationship" relationship="rootViewController" id="g1"/>
      </connections></navigationController></objects></scene>
      \(scene("root", #"<segue destination="next" kind="show" id="g2"/>"#))
      \(scene("next", #"<segue destination="sheet" kind="presentation" id="g3"/>"#))
      \(scene("sheet", ""))\(scene("alone", ""))
      </scenes></document>
      """
    let document = try Document(data: Data(text.utf8), file: "Board.storyboard")
    let controller = try #require(document[id])
    return SceneInsets(
      document: document, controller: controller, size: CGSize(width: width, height: height)
    ).insets
  }

  @Test("bars are inferred from segues, not from items that were left behind")
  func bars() throws {
    let sides = UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44)
    var below = sides
    below.top = 32
    #expect(try insets("root", device: "retina6_0") == below)
    #expect(try insets("next", device: "retina6_0") == below)
    #expect(try insets("sheet", device: "retina6_0") == sides)
    #expect(try insets("alone", device: "retina6_0") == sides)
  }

  @Test("large phones keep the high bar on their side")
  func largePhones() throws {
    let insets = try insets("root", device: "retina6_7", width: 926, height: 428)
    #expect(insets == UIEdgeInsets(top: 44, left: 44, bottom: 21, right: 44))
  }

  @Test("upright, the status bar comes on top")
  func upright() throws {
    let root = try insets("root", device: "retina6_1", orientation: "portrait", width: 414, height: 896)
    #expect(root == UIEdgeInsets(top: 88, left: 0, bottom: 34, right: 0))
    let sheet = try insets("sheet", device: "retina6_1", orientation: "portrait", width: 414, height: 842)
    #expect(sheet == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
  }
}

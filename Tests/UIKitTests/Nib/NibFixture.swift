import Foundation
import InterfaceBuilder
import PangoText
import TextLayout

@testable import UIKit

/// A bundle in a temporary folder, with documents that a test writes.
@MainActor final class NibFixture {
  let folder: URL
  var bundle: Bundle { Bundle(path: folder.path) ?? .main }
  /// What the nib loader said.
  private(set) var log: [String] = []

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    if TextEngines.shared == nil { TextEngines.shared = PangoTextEngine() }
    KeyValueRegistration.register()
    listen()
  }
  /// Tests of other suites may have taken the log in between.
  private func listen() { Log.observer = { [weak self] _, text in self?.log.append(text) } }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func write(_ text: String, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// A storyboard of these scenes; the first controller's id is `one`.
  func storyboard(_ scenes: String, initial: String = "one", resources: String = "") throws -> UIStoryboard {
    listen()
    let name = "S" + UUID().uuidString
    try write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="YES" initialViewController="\(initial)">
      <device id="retina6_12" orientation="portrait"/>
      <scenes>\(scenes)</scenes><resources>\(resources)</resources></document>
      """, to: name + ".storyboard")
    return UIStoryboard(name: name, bundle: bundle)
  }

  func scene(_ id: String, _ objects: String) -> String {
    """
    <scene sceneID="s-\(id)"><objects>\(objects)<placeholder placeholderIdentifier="IBFirstResponder" id="f-\(id)" \
    sceneMemberID="firstResponder"/></objects></scene>
    """
  }

  /// A scene of one controller with this view content.
  func controllerScene(
    _ id: String, attributes: String = "", view: String = "", _ rest: String = "", loose: String = ""
  ) -> String {
    scene(
      id,
      """
      <viewController id="\(id)" \(attributes) sceneMemberID="viewController">
      <view key="view" id="v-\(id)"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>\(view)</view>\(rest)
      </viewController>\(loose)
      """)
  }

  func xib(_ objects: String, named name: String) throws {
    try write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
      <objects>\(objects)</objects></document>
      """, to: name + ".xib")
  }
}

extension UIView {
  /// The view below that came from this object id.
  func fromDocument(_ id: String) -> UIView? {
    if interfaceBuilderID == id { return self }
    for subview in subviews { if let found = subview.fromDocument(id) { return found } }
    return nil
  }
}

/// Registers what the lowering would have written for a class of an app.
@MainActor func registerForTest<Object: AnyObject>(
  _ type: Object.Type, _ configure: (ClassRecord) -> Void = { _ in }
) {
  ObjectRegistry.register(type, name: "Shop.\(type)", configure)
}

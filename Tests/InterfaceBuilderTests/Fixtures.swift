import Foundation
import InterfaceBuilder
import Testing

/// A storyboard with one scene around the given view contents.
func storyboard(
  view: String = "", controller: String = "", scenes: String = "", resources: String = "",
  device: String = #"<device id="retina6_1" orientation="portrait" appearance="light"/>"#
) -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES" \
  useTraitCollections="YES" useSafeAreas="YES" initialViewController="con-tr-oll">
      \(device)
      <scenes>
          <scene sceneID="sce-ne-one">
              <objects>
                  <viewController storyboardIdentifier="first" id="con-tr-oll" sceneMemberID="viewController">
                      <view key="view" id="vie-w0-one">\(view)</view>
                      \(controller)
                  </viewController>
                  <placeholder placeholderIdentifier="IBFirstResponder" id="fir-st-res" \
  sceneMemberID="firstResponder"/>
              </objects>
          </scene>
          \(scenes)
      </scenes>
      <resources>\(resources)</resources>
  </document>
  """
}

func document(_ text: String) throws -> Document {
  try Document(data: Data(text.utf8), file: "Main.storyboard")
}

/// The element with this id in a storyboard around `view`.
func element(_ id: String, in view: String) throws -> Element {
  try #require(try document(storyboard(view: view))[id])
}

/// A folder that is removed when the value goes.
final class TemporaryFolder {
  let url: URL
  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }
  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }
  func write(_ data: Data, to path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }
}

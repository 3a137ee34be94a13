import InterfaceBuilder
import PangoText
import Testing
import TextLayout

@testable import UIKit

@MainActor @Suite struct FrameComparisonTests {
  init() { if TextEngines.shared == nil { TextEngines.shared = PangoTextEngine() } }

  /// A scene of a vertical stack view at 0, 0 with these arranged views.
  private func compare(
    device: String = "retina6_12", stack: String, frame: String, attributes: String = "", inside: String = ""
  ) throws -> FrameComparison {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES"
        useTraitCollections="YES" useSafeAreas="YES" initialViewController="one">
      <device id="\(device)" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="s"><objects><viewController id="one" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="root">
      <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
      <subviews><stackView axis="vertical" alignment="center" translatesAutoresizingMaskIntoConstraints="NO" id="stack"
        \(attributes)>
      \(rect(frame))<subviews>\(stack)</subviews>\(inside)</stackView></subviews>
      <constraints>
      <constraint firstItem="stack" firstAttribute="top" secondItem="root" secondAttribute="top" id="c1"/>
      <constraint firstItem="stack" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c2"/>
      <constraint firstItem="stack" firstAttribute="width" secondItem="root" secondAttribute="width" id="c3"/>
      </constraints></view></viewController></objects></scene></scenes></document>
      """
    let document = try Document(data: Data(text.utf8), file: "Board.storyboard")
    return FrameComparison.best(of: document, bundle: .main)
  }

  private func rect(_ numbers: String) -> String {
    let parts = numbers.split(separator: " ")
    return
      #"<rect key="frame" x="\#(parts[0])" y="\#(parts[1])" width="\#(parts[2])" height="\#(parts[3])"/>"#
  }
  private func view(_ kind: String, _ id: String, _ frame: String, _ attributes: String = "") -> String {
    """
    <\(kind) contentMode="scaleAspectFit" horizontalHuggingPriority="251" verticalHuggingPriority="251"
      translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \(attributes)>\(rect(frame))\
    <fontDescription key="fontDescription" type="system" pointSize="17"/></\(kind)>
    """
  }

  @Test func whatHasNoContentKeepsItsSizeOnTheCanvas() throws {
    let result = try compare(
      stack: view("imageView", "image", "75 0 240 128")
        + view("label", "label", "174.33 128 41.33 20.33", #"text="Label" numberOfLines="0""#),
      frame: "0 0 390 148.33")
    #expect(result.misses.map(\.kind) == [])
    #expect((result.compared, result.unsized) == (2, 1))
  }

  @Test func aWrongFrameOfWhatHasContentIsAMiss() throws {
    let result = try compare(
      stack: view("label", "label", "174.33 0 41.33 60", #"text="Label" numberOfLines="0""#),
      frame: "0 0 390 60")
    #expect(result.misses.compactMap(\.element.id) == ["stack", "label"])
    #expect(result.unsized == 0)
  }

  @Test func statedPlaceholdersAreTaken() throws {
    let result = try compare(
      stack: view(
        "imageView", "image", "95 0 200 90",
        #"placeholderIntrinsicWidth="200" placeholderIntrinsicHeight="90""#),
      frame: "0 0 390 90")
    #expect(result.misses.map(\.kind) == [])
    #expect((result.compared, result.unsized) == (2, 0))
  }

  @Test func stackViewsWithMarginsArrangeWithinThem() throws {
    let result = try compare(
      stack: view("label", "label", "176 8 41.33 20.33", #"text="Label" numberOfLines="0""#),
      frame: "0 0 390 36.33",
      inside: """
        <directionalEdgeInsets key="directionalLayoutMargins" top="8" leading="10" bottom="8" trailing="6"/>
        """)
    #expect(result.misses.map(\.kind) == [])
  }

  /// Five labels of 20.5 points: at three pixels a point they would end 0.8 points higher.
  @Test func framesAreOfThePixelsOfTheDocumentsDevice() throws {
    let labels = (0..<8).map { index in
      view(
        "label", "l\(index)", "174.5 \(Double(index) * 20.5) 41.5 20.5", #"text="Label" numberOfLines="0""#)
    }
    let result = try compare(device: "retina6_1", stack: labels.joined(), frame: "0 0 390 164")
    #expect(result.misses.map(\.kind) == [])
  }
}

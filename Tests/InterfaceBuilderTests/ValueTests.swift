import Foundation
import Testing

@testable import InterfaceBuilder

@Suite struct ValueTests {
  private func child(_ xml: String) throws -> Element {
    try element("o", in: #"<subviews><label id="o">\#(xml)</label></subviews>"#)
  }

  @Test func geometry() throws {
    let o = try child(
      """
      <rect key="frame" x="1.5" y="-2" width="30" height="40"/>
      <inset key="contentInset" minX="1" minY="2" maxX="3" maxY="4"/>
      <directionalEdgeInsets key="directionalLayoutMargins" top="5" leading="6" bottom="7" trailing="8"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxX="YES" flexibleMinY="YES"/>
      <size key="itemSize" width="9" height="10"/><point key="value" x="11" y="12"/>
      """)
    #expect(o.rect("frame") == CGRect(x: 1.5, y: -2, width: 30, height: 40))
    #expect(o.insets("contentInset") == DocumentInsets(top: 2, leading: 1, bottom: 4, trailing: 3))
    #expect(
      o.insets("directionalLayoutMargins") == DocumentInsets(top: 5, leading: 6, bottom: 7, trailing: 8))
    #expect(o.autoresizingMask == 14)
    #expect(o.size("itemSize") == CGSize(width: 9, height: 10))
    #expect(o.point("value") == CGPoint(x: 11, y: 12))
  }

  @Test(arguments: [
    (#"systemColor="systemGray5Color""#, DocumentColor.system("systemGray5")),
    (#"systemColor="tintColor""#, .system("tint")),
    (#"cocoaTouchSystemColor="whiteColor""#, .system("white")),
    (
      #"xcode11CocoaTouchSystemColor="systemBackgroundColor" cocoaTouchSystemColor="whiteColor""#,
      .system("systemBackground")
    ),
    (#"name="AccentColor""#, .named("AccentColor")),
    (
      #"white="0.5" alpha="0.25" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace""#,
      .components(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.25)
    ),
    (
      #"red="0.1" green="0.2" blue="0.3" alpha="1" colorSpace="custom" customColorSpace="sRGB""#,
      .components(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
    ),
    (
      #"red="0.1" green="0.2" blue="0.3" alpha="1" colorSpace="calibratedRGB""#,
      .components(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
    ),
  ])
  func colors(_ attributes: String, _ expected: DocumentColor) throws {
    #expect(try child(#"<color key="textColor" \#(attributes)/>"#).color("textColor") == expected)
  }

  @Test func wideColorsAreConverted() throws {
    let o = try child(
      #"<color key="textColor" red="1" green="0" blue="0" alpha="1" customColorSpace="displayP3"/>"#)
    guard case .components(let red, let green, let blue, _)? = o.color("textColor") else {
      Issue.record("no components")
      return
    }
    #expect(abs(red - 1.093) < 0.001)
    #expect(abs(green + 0.227) < 0.001)
    #expect(abs(blue + 0.150) < 0.001)
  }

  @Test func nilIsNoColor() throws {
    #expect(try child(#"<nil key="textColor"/>"#).color("textColor") == nil)
  }

  @Test(arguments: [
    (#"style="UICTFontTextStyleBody""#, DocumentFont.textStyle("Body")),
    (#"style="UICTFontTextStyleTitle0""#, .textStyle("LargeTitle")),
    (#"style="UICTFontTextStyleSubhead""#, .textStyle("Subheadline")),
    (#"style="UICTFontTextStyleCaption1""#, .textStyle("Caption1")),
    (#"type="system" pointSize="17""#, .system(size: 17, weight: "regular", isItalic: false, width: nil)),
    (#"type="boldSystem" pointSize="24""#, .system(size: 24, weight: "bold", isItalic: false, width: nil)),
    (#"type="italicSystem" pointSize="9""#, .system(size: 9, weight: "regular", isItalic: true, width: nil)),
    (
      #"type="system" weight="semibold" pointSize="20""#,
      .system(size: 20, weight: "semibold", isItalic: false, width: nil)
    ),
    (#"name="Georgia" family="Georgia" pointSize="12""#, .named("Georgia", family: "Georgia", size: 12)),
    (
      #"name=".AppleSystemUIFont" family=".AppleSystemUIFont" pointSize="16""#,
      .system(size: 16, weight: "regular", isItalic: false, width: nil)
    ),
  ])
  func fonts(_ attributes: String, _ expected: DocumentFont) throws {
    #expect(
      try child(#"<fontDescription key="fontDescription" \#(attributes)/>"#).font("fontDescription")
        == expected)
  }

  @Test(arguments: [
    ("1:2", 0.5), ("16:9", 16.0 / 9), ("35%", 0.35), ("0.5", 0.5), ("1/4", 0.25), ("63:20", 3.15),
  ])
  func multipliers(_ text: String, _ expected: Double) {
    #expect(abs((Element.multiplier(text) ?? 0) - expected) < 1e-9)
  }

  @Test(arguments: ["", "a:b", "1:0", "%", "1:2:3"])
  func brokenMultipliersAreNone(_ text: String) { #expect(Element.multiplier(text) == nil) }

  @Test func constraints() throws {
    let view = try element(
      "o",
      in: """
        <subviews><view id="o"><constraints>
        <constraint firstItem="a" firstAttribute="leading" secondItem="b" secondAttribute="trailing" \
        constant="8" symbolic="YES" id="1"/>
        <constraint firstAttribute="width" secondItem="o" secondAttribute="height" multiplier="1:2" id="2"/>
        <constraint firstAttribute="height" relation="greaterThanOrEqual" priority="750" constant="44" id="3"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="o" secondAttribute="topMargin" \
        symbolic="YES" placeholder="YES" id="4"/></constraints></view></subviews>
        """)
    let all = view.constraints
    #expect(all.count == 4)
    #expect(all[0].constant == 8)
    #expect(all[1].firstItem == "o" && all[1].secondItem == "o" && all[1].multiplier == 0.5)
    #expect(all[2].secondItem == nil && all[2].relation == .greaterThanOrEqual && all[2].priority == 750)
    #expect(all[3].constant == nil && all[3].isPlaceholder)
  }

  @Test func connections() throws {
    let button = try child(
      """
      <connections>
      <action selector="pick:" destination="-2" eventType="touchUpInside" id="1"/>
      <outlet property="basket" destination="b" id="2"/>
      <outletCollection property="plums" destination="c" collectionClass="NSMutableArray" id="3"/>
      <segue destination="d" kind="presentation" identifier="go" modalPresentationStyle="fullScreen" \
      animates="NO" destinationCreationSelector="make:" id="4"/>
      <segue destination="e" kind="unwind" unwindAction="backWithSegue:" id="5"/>
      <segue destination="f" kind="relationship" relationship="rootViewController" id="6"/>
      <segue destination="g" kind="wormhole" id="7"/>
      </connections>
      """)
    let connections = button.connections
    #expect(connections[0] == .action(selector: "pick:", destination: "-2", event: "touchUpInside"))
    #expect(connections[1] == .outlet(property: "basket", destination: "b"))
    #expect(connections[2] == .outletCollection(property: "plums", destination: "c"))
    let segues = button.segues
    #expect(
      segues.map(\.kind) == [
        .presentation, .unwind, .relationship("rootViewController"), .unknown("wormhole"),
      ])
    #expect(segues[0].identifier == "go" && !segues[0].animates && segues[0].creationSelector == "make:")
    #expect(segues[1].unwindAction == "backWithSegue:")
  }

  @Test func runtimeAttributesOfEachType() throws {
    let o = try child(
      """
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="boolean" keyPath="a" value="YES"/>
      <userDefinedRuntimeAttribute type="number" keyPath="b"><integer key="value" value="3"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="c"><real key="value" value="1.5"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="string" keyPath="d" value="plum"/>
      <userDefinedRuntimeAttribute type="string" keyPath="e"><string key="value">long</string></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="point" keyPath="f"><point key="value" x="1" y="2"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="size" keyPath="g"><size key="value" width="1" height="2"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="rect" keyPath="h"><rect key="value" x="1" y="2" width="3" height="4"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="range" keyPath="i"><range key="value" location="1" length="2"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="color" keyPath="layer.borderColor"><color key="value" white="0" alpha="1"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="image" keyPath="k" value="leaf"/>
      <userDefinedRuntimeAttribute type="nil" keyPath="l"/>
      </userDefinedRuntimeAttributes>
      """)
    #expect(
      o.runtimeAttributes.map(\.value) == [
        .boolean(true), .integer(3), .real(1.5), .string("plum"), .string("long"),
        .point(CGPoint(x: 1, y: 2)),
        .size(CGSize(width: 1, height: 2)), .rect(CGRect(x: 1, y: 2, width: 3, height: 4)),
        .range(location: 1, length: 2), .color(.components(red: 0, green: 0, blue: 0, alpha: 1)),
        .image("leaf"),
        .none,
      ])
    #expect(o.runtimeAttributes[9].keyPath == "layer.borderColor")
  }

  @Test func variationsByFit() throws {
    let o = try child(
      """
      <variation key="default"><mask key="constraints"><exclude reference="c1"/><exclude reference="c2"/></mask></variation>
      <variation key="heightClass=compact-widthClass=regular"><mask key="constraints"><include reference="c2"/></mask></variation>
      <variation key="heightClass=compact" hidden="YES"><mask key="constraints"><include reference="c1"/></mask></variation>
      """)
    #expect(o.uninstalled("constraints", width: .compact, height: .regular) == ["c1", "c2"])
    #expect(o.uninstalled("constraints", width: .compact, height: .compact) == ["c2"])
    #expect(o.uninstalled("constraints", width: .regular, height: .compact) == [])
    #expect(o.variations.map(\.specificity) == [0, 1, 2])
    #expect(o.variations[1].attributes == ["hidden": "YES"])
  }

  @Test func attributedStrings() throws {
    let o = try child(
      """
      <attributedString key="attributedText"><fragment content="plum "><attributes>
      <color key="NSColor" white="0" alpha="1"/><font key="NSFont" metaFont="system" size="18"/>
      <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="wordWrapping" lineSpacing="2"/>
      </attributes></fragment><fragment><string key="content">pie</string><attributes>
      <integer key="NSUnderline" value="1"/></attributes></fragment></attributedString>
      """)
    let text = try #require(o.attributedText("attributedText"))
    #expect(text.string == "plum pie")
    #expect(text.fragments[0].font == .system(size: 18, weight: "regular", isItalic: false, width: nil))
    #expect(text.fragments[0].paragraph?.alignment == "center")
    #expect(text.fragments[0].paragraph?.numbers == ["lineSpacing": 2])
    #expect(text.fragments[1].numbers == ["NSUnderline": 1])
  }
}

@Suite struct VariedTests {
  private let xml = """
    <subviews><stackView id="o" spacing="8"><color key="tintColor" name="Leaf"/>
    <variation key="heightClass=compact" axis="vertical" spacing="4"><nil key="tintColor"/></variation>
    <variation key="heightClass=compact-widthClass=compact" spacing="2">
    <color key="backgroundColor" name="Leaf"/></variation></stackView></subviews>
    """

  @Test func theNarrowestFittingVariationWinsAndTheRestFallsBack() throws {
    let main = try document(storyboard(view: xml))
    let stack = try #require(main["o"])
    #expect(stack.hasVariedValues)
    let regular = stack.varied(width: .compact, height: .regular, defaults: ["axis": "horizontal"])
    #expect(regular["axis"] == "horizontal" && regular["spacing"] == "8")
    #expect(regular.color("tintColor") == .named("Leaf"))
    #expect(regular.child(key: "backgroundColor")?.name == "nil")
    let wide = stack.varied(width: .regular, height: .compact)
    #expect(wide["axis"] == "vertical" && wide["spacing"] == "4")
    #expect(wide.color("tintColor") == nil)
    let small = stack.varied(width: .compact, height: .compact)
    #expect(small["axis"] == "vertical" && small["spacing"] == "2")
    #expect(small.color("backgroundColor") == .named("Leaf"))
  }
}

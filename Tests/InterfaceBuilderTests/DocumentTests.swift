import Foundation
import Testing

@testable import InterfaceBuilder

@Suite struct DocumentTests {
  @Test func aStoryboardGivesItsScenesAndDevice() throws {
    let main = try document(storyboard())
    #expect(main.kind == .storyboard)
    #expect(main.initialViewController == "con-tr-oll")
    #expect(main.scenes.count == 1)
    #expect(main.scenes[0].controller?.id == "con-tr-oll")
    #expect(main.scenes[0].firstResponder?.id == "fir-st-res")
    #expect(main.scene(identifier: "first")?.id == "sce-ne-one")
    #expect(main.scene(containing: "vie-w0-one")?.id == "sce-ne-one")
    #expect(main.device.size == CGSize(width: 414, height: 896))
    #expect(main.device.scale == 2)
    #expect(main["vie-w0-one"]?.line == 8)
  }

  @Test func aTurnedDeviceAndNoDevice() throws {
    let turned = try document(storyboard(device: #"<device id="retina6_12" orientation="landscape"/>"#))
    #expect(turned.device.size == CGSize(width: 852, height: 393))
    #expect(turned.device.scale == 3)
    #expect(try document(storyboard(device: "")).device.size == CGSize(width: 600, height: 600))
  }

  @Test func aXibGivesItsTopLevelObjects() throws {
    let xib = try document(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Basket"/>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
      <view id="a"/></objects></document>
      """)
    #expect(xib.kind == .xib)
    #expect(xib.topLevelObjects.map(\.id) == ["-1", "-2", "a"])
  }

  @Test func entitiesAndLineSeparatorsInAttributesAreDecoded() throws {
    let view = try element(
      "lab",
      in: #"<subviews><label id="lab" text="a &amp; b &lt;c&gt; &quot;d&quot; &#10;e &#x2028;f"/></subviews>"#
    )
    #expect(view["text"] == "a & b <c> \"d\" \ne \u{2028}f")
  }

  @Test func longTextsStandInChildElements() throws {
    let main = try document(
      storyboard(
        view: """
          <subviews><label id="one"><string key="text">one &amp;
          two</string></label><label id="two"><mutableString key="text" base64-UTF8="YES">cGx1bQ</mutableString>
          </label></subviews>
          """))
    #expect(main["one"]?.string("text") == "one &\ntwo")
    #expect(main["two"]?.string("text") == "plum")
  }

  @Test func aDocumentCutInHalfNamesFileAndLine() throws {
    let whole = storyboard(view: "\n<subviews>\n<label id=\"a\"/>\n</subviews>\n")
    let half = String(whole.prefix(whole.count / 2))
    let error = #expect(throws: DocumentError.self) { try document(half) }
    #expect(error?.file == "Main.storyboard")
    #expect((error?.line ?? 0) > 1)
    #expect(error?.description.contains("Main.storyboard:") == true)
    #expect(error?.description.contains("is not closed") == true)
  }

  @Test func everyPrefixOfADocumentIsAnErrorAndNoCrash() throws {
    let bytes = Array(storyboard(view: #"<subviews><label id="a" text="&amp;"/></subviews>"#).utf8)
    for length in stride(from: 0, to: bytes.count - 12, by: 7) {
      #expect(throws: DocumentError.self) {
        try Document(data: Data(bytes[..<length]), file: "Main.storyboard")
      }
    }
  }

  @Test func randomBytesAreAnErrorAndNoCrash() {
    var generator = SystemRandomNumberGenerator()
    for size in [1, 100, 65536] {
      let bytes = (0..<size).map { _ in UInt8.random(in: 0...255, using: &generator) }
      #expect(throws: DocumentError.self) { try Document(data: Data(bytes), file: "Main.storyboard") }
    }
  }

  @Test func entityBombsAndDeepNestingAreErrors() {
    let bomb = """
      <!DOCTYPE b [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;">
      <!ENTITY d "&c;&c;&c;&c;&c;&c;&c;&c;"><!ENTITY e "&d;&d;&d;&d;&d;&d;&d;">]><document>&e;</document>
      """
    #expect(throws: DocumentError.self) { try document(bomb) }
    let deep = String(repeating: "<view>", count: 5000)
    #expect(throws: DocumentError.self) { try document(deep) }
  }

  @Test(arguments: [
    "<plist/>", #"<document type="com.apple.InterfaceBuilder3.Cocoa.XIB"/>"#, "<document/>",
    #"<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"/>"#,
  ])
  func otherXMLIsRefused(_ text: String) {
    let error = #expect(throws: DocumentError.self) { try document(text) }
    if case .notADocument = error?.cause {} else { Issue.record("\(String(describing: error))") }
  }

  @Test func anIDUsedTwiceNamesTheSecondPlace() {
    let text = storyboard(view: "<subviews>\n<label id=\"a\"/>\n<label id=\"a\"/></subviews>")
    let error = #expect(throws: DocumentError.self) { try document(text) }
    #expect(error?.cause == .duplicateID("a"))
    #expect(error?.line == 10)
  }

  @Test func resourcesCarrySizesAndFallbackColours() throws {
    let resources = try document(
      storyboard(
        resources: """
          <image name="gear" catalog="system" width="128" height="119"/><image name="plum" width="20" height="30"/>
          <namedColor name="Leaf"><color red="0.0" green="1" blue="0.0" alpha="1" colorSpace="custom" \
          customColorSpace="sRGB"/></namedColor>
          <systemColor name="systemGray5Color"><color white="0.9" alpha="1"/></systemColor>
          """)
    ).resources
    #expect(resources.images.map(\.name) == ["gear", "plum"])
    #expect(resources.images.map(\.isSystem) == [true, false])
    #expect(resources.images[1].size == CGSize(width: 20, height: 30))
    #expect(resources.color(named: "Leaf") == .components(red: 0, green: 1, blue: 0, alpha: 1))
    #expect(
      resources.systemColor(named: "systemGray5Color")
        == .components(red: 0.9, green: 0.9, blue: 0.9, alpha: 1))
  }
}

@Suite struct LocalizationTests {
  @Test func translationsOfEachKindReachTheirPlace() throws {
    let main = try document(
      storyboard(
        view: """
          <subviews><label id="lab" text="plum"><accessibility key="accessibilityConfiguration" label="plum"/></label>
          <label id="two"><string key="text">pear
          pie</string></label>
          <button id="btn"><state key="normal" title="Pick"/><buttonConfiguration key="configuration" title="Pick"/>
          </button><segmentedControl id="seg"><segments><segment title="a"/><segment title="b"/></segments>
          </segmentedControl></subviews>
          """))
    let table = """
      "lab.text" = "자두"; "lab.accessibilityLabel" = "자두!"; "two.text" = "배"; "btn.normalTitle" = "따기";
      "btn.configuration.title" = "따기"; "seg.segmentTitles[1]" = "나"; "gone.text" = "?"; "broken" = "?";
      """
    main.localize(with: try StringTable(strings: Data(table.utf8), file: "Main.strings"))
    #expect(main["lab"]?.string("text") == "자두")
    #expect(main["lab"]?.child(key: "accessibilityConfiguration")?["label"] == "자두!")
    #expect(main["two"]?.string("text") == "배")
    #expect(main["btn"]?.child(key: "normal")?["title"] == "따기")
    #expect(main["btn"]?.child(key: "configuration")?["title"] == "따기")
    #expect(main["seg"]?.group("segments").map { $0["title"] } == ["a", "나"])
  }
}

import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct TextInputDecodingTests {
  let scenes: DecodedScenes
  init() throws { scenes = try DecodedScenes() }

  @Test func aTextFieldTakesItsAttributesAndTraits() throws {
    let view = try scenes.root(
      """
      <subviews><textField id="f" opaque="NO" contentMode="scaleToFill" borderStyle="roundedRect" text="plum" \
      placeholder="a fruit" textAlignment="right" minimumFontSize="17" clearButtonMode="whileEditing" \
      clearsOnBeginEditing="YES" adjustsFontForContentSizeCategory="YES">
      <rect key="frame" x="10" y="20" width="97" height="34"/>
      <fontDescription key="fontDescription" style="UICTFontTextStyleTitle2"/>
      <color key="textColor" systemColor="systemRedColor"/>
      <textInputTraits key="textInputTraits" keyboardType="numberPad" returnKeyType="done" \
      autocapitalizationType="words" autocorrectionType="no" secureTextEntry="YES"/></textField></subviews>
      """)
    let field = try #require(view.fromDocument("f") as? UITextField)
    #expect(field.text == "plum" && field.placeholder == "a fruit")
    #expect(field.borderStyle == .roundedRect && field.clearButtonMode == .whileEditing)
    #expect(field.textAlignment == .right && field.minimumFontSize == 17 && field.clearsOnBeginEditing)
    #expect(
      field.font == .preferredFont(forTextStyle: .title2, compatibleWith: field.traitCollection)
        && field.adjustsFontForContentSizeCategory)
    #expect(field.textColor == .systemRed)
    #expect(field.keyboardType == .numberPad && field.returnKeyType == .done && field.isSecureTextEntry)
    #expect(field.autocapitalizationType == .words && field.autocorrectionType == .no)
  }

  @Test func aTextViewTakesItsTextAndWhatScrollViewsHave() throws {
    let view = try scenes.root(
      """
      <subviews><textView id="t" editable="NO" selectable="NO" scrollEnabled="NO" textAlignment="natural" \
      bounces="NO" adjustsFontForContentSizeCategory="YES">
      <rect key="frame" x="0" y="0" width="200" height="100"/>
      <string key="text">Two
      lines</string><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
      <inset key="textContainerInset" minX="1" minY="2" maxX="3" maxY="4"/>
      <textInputTraits key="textInputTraits" autocapitalizationType="sentences"/></textView></subviews>
      """)
    let text = try #require(view.fromDocument("t") as? UITextView)
    #expect(text.text == "Two\nlines" && !text.isEditable && !text.isSelectable)
    #expect(!text.isScrollEnabled && !text.bounces && text.adjustsFontForContentSizeCategory)
    #expect(text.font == .preferredFont(forTextStyle: .body, compatibleWith: text.traitCollection))
    #expect(text.textContainerInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
  }

  @Test func delegatesOfTextInputsAreOutlets() throws {
    registerForTest(FieldOwner.self)
    let controller = try scenes.controller(
      scenes.fixture.controllerScene(
        "one", attributes: #"customClass="FieldOwner" customModule="Shop""#,
        view: """
          <subviews><textField id="f"><connections><outlet property="delegate" destination="one" id="o1"/>
          </connections></textField><textView id="t"><connections>
          <outlet property="delegate" destination="one" id="o2"/></connections></textView></subviews>
          """))
    let view = try #require(controller.view)
    #expect((view.fromDocument("f") as? UITextField)?.delegate === controller)
    #expect((view.fromDocument("t") as? UITextView)?.delegate === controller)
  }
}

private final class FieldOwner: UIViewController, UITextFieldDelegate, UITextViewDelegate {}

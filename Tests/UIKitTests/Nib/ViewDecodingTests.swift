import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct ViewDecodingTests {
  let fixture: NibFixture
  init() throws { fixture = try NibFixture() }

  private func root(_ view: String, rest: String = "", resources: String = "") throws -> UIView {
    let storyboard = try fixture.storyboard(
      fixture.controllerScene("one", view: view, rest), resources: resources)
    let controller = try #require(storyboard.instantiateInitialViewController())
    let root = try #require(controller.view)
    controllers.append(controller)
    return root
  }
  private final class Keeper { var all: [UIViewController] = [] }
  private let keeper = Keeper()
  private var controllers: [UIViewController] {
    get { keeper.all }
    nonmutating set { keeper.all = newValue }
  }

  @Test func aViewTakesItsAttributes() throws {
    let view = try root(
      """
      <subviews><view id="a" tag="7" alpha="0.5" hidden="YES" clipsSubviews="YES" contentMode="scaleAspectFit" \
      userInteractionEnabled="NO" opaque="NO" exclusiveTouch="YES" horizontalHuggingPriority="251" \
      verticalCompressionResistancePriority="749" restorationIdentifier="r">
      <rect key="frame" x="1" y="2" width="30" height="40"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
      <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
      <color key="backgroundColor" systemColor="systemGray5Color"/>
      <color key="tintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      <accessibility key="accessibilityConfiguration" identifier="box" label="A box" hint="h">
      <accessibilityTraits key="traits" button="YES"/><bool key="isElement" value="YES"/></accessibility>
      </view></subviews>
      """)
    let a = try #require(view.fromDocument("a"))
    #expect(a.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(a.tag == 7 && a.alpha == 0.5 && a.isHidden && a.clipsToBounds && !a.isOpaque)
    #expect(a.contentMode == .scaleAspectFit && !a.isUserInteractionEnabled && a.isExclusiveTouch)
    #expect(a.contentHuggingPriority(for: .horizontal).rawValue == 251)
    #expect(a.contentCompressionResistancePriority(for: .vertical).rawValue == 749)
    #expect(a.autoresizingMask == [.flexibleWidth, .flexibleBottomMargin])
    #expect(a.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(a.backgroundColor == .systemGray5 && a.tintColor == .red)
    #expect(a.accessibilityIdentifier == "box" && a.accessibilityLabel == "A box")
    #expect(a.accessibilityTraits == .button && a.isAccessibilityElement)
    #expect(a.restorationIdentifier == "r")
  }

  @Test func constraintsOfEveryFormHold() throws {
    let view = try root(
      """
      <subviews><view id="a" translatesAutoresizingMaskIntoConstraints="NO"/>
      <view id="b" translatesAutoresizingMaskIntoConstraints="NO"><constraints>
      <constraint firstAttribute="width" secondItem="b" secondAttribute="height" multiplier="2:1" id="c1"/>
      <constraint firstAttribute="height" constant="30" id="c2"/></constraints></view></subviews>
      <viewLayoutGuide key="safeArea" id="g"/>
      <constraints>
      <constraint firstItem="a" firstAttribute="top" secondItem="g" secondAttribute="top" constant="10" id="c3"/>
      <constraint firstItem="a" firstAttribute="leading" secondItem="v-one" secondAttribute="leading" id="c4"/>
      <constraint firstItem="a" firstAttribute="width" secondItem="v-one" secondAttribute="width" multiplier="50%" id="c5"/>
      <constraint firstItem="a" firstAttribute="height" secondItem="b" secondAttribute="height" multiplier="1/2" id="c6"/>
      <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" symbolic="YES" id="c7"/>
      <constraint firstAttribute="trailing" secondItem="b" secondAttribute="trailing" constant="20" id="c8"/>
      <constraint firstItem="b" firstAttribute="top" secondItem="v-one" secondAttribute="top" constant="500" \
      placeholder="YES" id="c9"/>
      </constraints>
      """)
    view.layoutIfNeeded()
    let a = try #require(view.fromDocument("a")), b = try #require(view.fromDocument("b"))
    #expect(abs(a.frame.width - 393 / 2) < 0.2 && a.frame.height == 15)
    #expect(a.frame.origin == CGPoint(x: 0, y: 10))
    #expect(b.frame == CGRect(x: 393 - 20 - 60, y: 33, width: 60, height: 30))
  }

  @Test func aFixedFrameKeepsItsFrame() throws {
    let view = try root(
      """
      <subviews><view id="a" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="5" y="6" width="70" height="80"/></view></subviews>
      """)
    view.layoutIfNeeded()
    let a = try #require(view.fromDocument("a"))
    #expect(a.translatesAutoresizingMaskIntoConstraints)
    #expect(a.frame == CGRect(x: 5, y: 6, width: 70, height: 80))
  }

  @Test func anUnknownElementLeavesAPlaceholderAndTheRestLoads() throws {
    let view = try root(
      """
      <subviews>
      <holographView userLabel="Plum hologram" id="x"><rect key="frame" x="1" y="2" width="3" height="4"/>
      <subviews><view id="inside"/></subviews></holographView>
      <view id="after"/></subviews>
      """)
    let placeholder = try #require(view.fromDocument("x"))
    #expect(placeholder.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(placeholder.layer.borderWidth > 0)
    #expect(view.fromDocument("inside") != nil && view.fromDocument("after") != nil)
    let messages = fixture.log.filter { $0.contains("holographView") }
    #expect(messages.count == 1)
    #expect(messages[0].contains(".storyboard:") && messages[0].contains("\"Plum hologram\" (id x)"))
  }

  @Test func anUnknownClassFallsBackWithUIKitsMessage() throws {
    let view = try root(
      #"<subviews><stackView id="s" customClass="Gone" customModule="Shop" customModuleProvider="target"/></subviews>"#
    )
    #expect(view.fromDocument("s") is UIStackView)
    #expect(fixture.log.contains("Unknown class Gone in Interface Builder file."))
  }

  @Test func namedColoursUseTheAssetThenTheTintThenTheDocument() throws {
    try fixture.write(
      """
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb",
      "components":{"red":"1.000","green":"0.000","blue":"0.000","alpha":"1.000"}}}]}
      """, to: "Assets.xcassets/Leaf.colorset/Contents.json")
    try fixture.write(
      #"{"colors":[{"idiom":"universal"}]}"#, to: "Assets.xcassets/AccentColor.colorset/Contents.json")
    let view = try root(
      """
      <subviews><view id="a"><color key="backgroundColor" name="Leaf"/></view>
      <view id="b"><color key="backgroundColor" name="AccentColor"/></view>
      <view id="c"><color key="backgroundColor" name="Gone"/></view></subviews>
      """,
      resources: """
        <namedColor name="Gone"><color red="0.0" green="1" blue="0.0" alpha="1" colorSpace="custom" \
        customColorSpace="sRGB"/></namedColor>
        """)
    #expect(view.fromDocument("a")?.backgroundColor == .red)
    #expect(view.fromDocument("b")?.backgroundColor == .tintColor)
    #expect(view.fromDocument("c")?.backgroundColor == .green)
  }

  @Test func sizeClassesChooseConstraintsSubviewsAndValues() throws {
    let view = try root(
      """
      <subviews><stackView id="s" axis="vertical" translatesAutoresizingMaskIntoConstraints="NO">
      <subviews><view id="s1"/><view id="s2"/></subviews>
      <variation key="heightClass=compact" axis="horizontal" spacing="9"/></stackView>
      <view id="only"/><view id="last"/></subviews>
      <constraints>
      <constraint firstItem="s" firstAttribute="top" secondItem="v-one" secondAttribute="top" constant="10" id="c1">
      <variation key="heightClass=compact" constant="3"/></constraint>
      <constraint firstItem="s" firstAttribute="leading" secondItem="v-one" secondAttribute="leading" id="c2"/>
      <constraint firstItem="s" firstAttribute="width" constant="100" id="c3"/>
      <constraint firstItem="s" firstAttribute="width" constant="200" id="c4"/>
      <constraint firstItem="s" firstAttribute="height" constant="50" id="c5"/></constraints>
      <variation key="default"><mask key="subviews"><exclude reference="only"/></mask>
      <mask key="constraints"><exclude reference="c4"/></mask></variation>
      <variation key="heightClass=compact"><mask key="subviews"><include reference="only"/></mask>
      <mask key="constraints"><exclude reference="c3"/><include reference="c4"/></mask></variation>
      """)
    let stack = try #require(view.fromDocument("s") as? UIStackView)
    let regular = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(verticalSizeClass: .regular),
    ])
    let compact = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(verticalSizeClass: .compact),
    ])
    func apply(_ traits: UITraitCollection) {
      view.forEachInTree { $0.sizeClassVariations?.apply(traits) }
      view.layoutIfNeeded()
    }
    for _ in 0..<2 {
      apply(regular)
      #expect(stack.axis == .vertical && stack.spacing == 0)
      #expect(stack.frame == CGRect(x: 0, y: 10, width: 100, height: 50))
      #expect(view.subviews.map(\.interfaceBuilderID) == ["s", "last"])
      apply(compact)
      #expect(stack.axis == .horizontal && stack.spacing == 9)
      #expect(stack.frame == CGRect(x: 0, y: 3, width: 200, height: 50))
      #expect(view.subviews.map(\.interfaceBuilderID) == ["s", "only", "last"])
    }
  }

  @Test func constraintsThatUIKitRefusesAreLeftOutWithTheirLine() throws {
    let view = try root(
      """
      <subviews><view id="a" translatesAutoresizingMaskIntoConstraints="NO"/></subviews><constraints>
      <constraint firstItem="a" firstAttribute="top" constant="10" id="k1"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="v-one" secondAttribute="width" id="k2"/>
      <constraint firstItem="a" firstAttribute="leading" secondItem="v-one" secondAttribute="leading" multiplier="0" \
      id="k3"/>
      <constraint firstItem="a" firstAttribute="width" constant="30" priority="1e308" id="k4"/></constraints>
      """)
    view.layoutIfNeeded()
    #expect(view.fromDocument("a")?.bounds.width == 30)
    #expect(fixture.log.filter { $0.contains("Location attributes must be specified in pairs") }.count == 2)
    #expect(
      fixture.log.contains { $0.contains("id k2") && $0.contains("Invalid pairing of layout attributes") })
    #expect(fixture.log.allSatisfy { $0.contains(".storyboard:") })
  }

  @Test func aPriorityMayBecomeOptionalWithTheSizeClass() throws {
    let view = try root(
      """
      <subviews><view id="a" translatesAutoresizingMaskIntoConstraints="NO"/></subviews><constraints>
      <constraint firstItem="a" firstAttribute="width" constant="30" id="k1">
      <variation key="heightClass=compact" priority="700"/></constraint>
      <constraint firstItem="a" firstAttribute="width" constant="50" priority="800" id="k2"/></constraints>
      """)
    for (height, width) in [(UIUserInterfaceSizeClass.regular, 30), (.compact, 50), (.regular, 30)] {
      let traits = UITraitCollection(traitsFrom: [
        UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(verticalSizeClass: height),
      ])
      view.forEachInTree { $0.sizeClassVariations?.apply(traits) }
      view.layoutIfNeeded()
      #expect(view.fromDocument("a")?.bounds.width == CGFloat(width))
    }
  }

  /// Behaviour 21: by the margins alone, as Interface Builder writes them, or by a runtime attribute.
  @Test(arguments: [
    #"<edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>"#,
    #"<directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" trailing="4"/>"#,
    "",
  ])
  func aStacksMarginsAreThereBeforeViewDidLoad(_ margins: String) throws {
    let attributes = """
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="boolean" \
      keyPath="layoutMarginsRelativeArrangement" value="YES"/></userDefinedRuntimeAttributes>
      """
    let view = try root(
      """
      <subviews><stackView id="s" translatesAutoresizingMaskIntoConstraints="NO">\(margins)<subviews>
      <view id="a" translatesAutoresizingMaskIntoConstraints="NO"><constraints>
      <constraint firstAttribute="width" constant="30" id="k1"/>
      <constraint firstAttribute="height" constant="20" id="k2"/></constraints></view></subviews>
      \(margins.isEmpty ? attributes : "")</stackView></subviews>
      <constraints>
      <constraint firstItem="s" firstAttribute="top" secondItem="v-one" secondAttribute="top" id="k3"/>
      <constraint firstItem="s" firstAttribute="leading" secondItem="v-one" secondAttribute="leading" id="k4"/>
      </constraints>
      """)
    let stack = try #require(view.fromDocument("s") as? UIStackView)
    #expect(stack.isLayoutMarginsRelativeArrangement)
    let own =
      margins.isEmpty
      ? UIEdgeInsets.zero
      : UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(stack.layoutMargins == own)
    view.layoutIfNeeded()
    #expect(
      stack.frame.size == CGSize(width: 30 + own.left + own.right, height: 20 + own.top + own.bottom))
    #expect(view.fromDocument("a")?.frame == CGRect(x: own.left, y: own.top, width: 30, height: 20))
  }

  /// Interface Builder writes a label's 251 and leaves out 250.
  @Test func huggingThatIsNotWrittenIs250() throws {
    let view = try root(
      """
      <subviews><label id="a" text="a" verticalHuggingPriority="251"/><label id="b" text="b" \
      horizontalHuggingPriority="100" verticalCompressionResistancePriority="2"/></subviews>
      """)
    let labels = try ["a", "b"].map { try #require(view.fromDocument($0) as? UILabel) }
    let axes = [NSLayoutConstraint.Axis.horizontal, .vertical]
    #expect(
      labels.map { label in axes.map { label.contentHuggingPriority(for: $0).rawValue } } == [
        [250, 251], [100, 250],
      ])
    #expect(labels[1].contentCompressionResistancePriority(for: .vertical).rawValue == 2)
    #expect(axes.map { UILabel().contentHuggingPriority(for: $0).rawValue } == [251, 251])
  }
}

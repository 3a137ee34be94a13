import Foundation

/// A storyboard with something of every kind, and what can go wrong with it.
enum BrokenStoryboardFixture {
  static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES" \
    useTraitCollections="YES" useSafeAreas="YES" initialViewController="nav">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <scenes>
    <scene sceneID="s1"><objects>
    <navigationController id="nav" sceneMemberID="viewController">
    <navigationBar key="navigationBar" contentMode="scaleToFill" largeTitles="YES" id="bar">
    <rect key="frame" x="0.0" y="59" width="393" height="96"/></navigationBar>
    <connections><segue destination="one" kind="relationship" relationship="rootViewController" id="r1"/></connections>
    </navigationController>
    <placeholder placeholderIdentifier="IBFirstResponder" id="f1" sceneMemberID="firstResponder"/>
    </objects></scene>
    <scene sceneID="s2"><objects>
    <viewController storyboardIdentifier="first" id="one" sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="v1"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews>
    <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" distribution="fillProportionally" \
    alignment="center" spacing="8" translatesAutoresizingMaskIntoConstraints="NO" id="st">
    <rect key="frame" x="20" y="119" width="353" height="400"/>
    <subviews>
    <label contentMode="left" text="Plum &amp; pear" textAlignment="natural" lineBreakMode="tailTruncation" \
    numberOfLines="2" minimumScaleFactor="0.5" adjustsFontSizeToFit="YES" horizontalHuggingPriority="251" \
    translatesAutoresizingMaskIntoConstraints="NO" id="lb">
    <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
    <color key="textColor" systemColor="labelColor"/><nil key="highlightedColor"/></label>
    <label text="Fig" translatesAutoresizingMaskIntoConstraints="NO" id="lc">
    <fontDescription key="fontDescription" type="system" weight="bold" pointSize="21"/>
    <color key="textColor" red="0.1" green="0.2" blue="0.3" alpha="1" colorSpace="calibratedRGB"/>
    <variation key="heightClass=compact" alpha="0.5" hidden="YES"/></label>
    <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="bt">
    <inset key="contentEdgeInsets" minX="8" minY="4" maxX="8" maxY="4"/><state key="normal" title="Pick"/>
    <buttonConfiguration key="configuration" style="filled" title="Pick" imagePadding="4"/>
    <connections><segue destination="two" kind="show" identifier="go" id="g1"/></connections></button>
    <imageView contentMode="scaleAspectFit" image="leaf" catalog="system" id="iv">
    <rect key="frame" x="0" y="0" width="40" height="40"/></imageView>
    <stepper value="1" minimumValue="0" maximumValue="20" stepValue="1" id="sp"/>
    <slider value="0.5" minValue="0" maxValue="1" id="sl"/><switch on="YES" id="sw"/>
    <segmentedControl segmentControlStyle="plain" selectedSegmentIndex="0" id="sg"><segments><segment title="a"/>
    <segment title="b"/></segments></segmentedControl>
    <pageControl numberOfPages="3" currentPage="1" id="pc"/><progressView progress="0.4" id="pv"/>
    <activityIndicatorView animating="YES" style="medium" id="ai"/>
    <textField borderStyle="roundedRect" placeholder="Name" minimumFontSize="17" id="tf">
    <fontDescription key="fontDescription" type="system" pointSize="14"/>
    <textInputTraits key="textInputTraits" keyboardType="numberPad"/></textField>
    </subviews>
    <constraints><constraint firstItem="lb" firstAttribute="width" secondItem="lc" secondAttribute="width" \
    multiplier="1:2" id="k1"/><constraint firstAttribute="width" relation="lessThanOrEqual" constant="353" \
    priority="999" id="k2"><variation key="widthClass=regular" constant="600"/></constraint></constraints>
    </stackView>
    <scrollView alwaysBounceVertical="YES" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" \
    id="sc"><subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="sv"/>
    </subviews><constraints><constraint firstItem="sv" firstAttribute="top" secondItem="sc" secondAttribute="top" \
    id="k3"/><constraint firstItem="sv" firstAttribute="leading" secondItem="sc" secondAttribute="leading" id="k4"/>
    <constraint firstAttribute="bottom" secondItem="sv" secondAttribute="bottom" id="k5"/>
    <constraint firstAttribute="trailing" secondItem="sv" secondAttribute="trailing" id="k6"/></constraints>
    <viewLayoutGuide key="contentLayoutGuide" id="cg"/><viewLayoutGuide key="frameLayoutGuide" id="fg"/></scrollView>
    <textView contentMode="scaleToFill" editable="NO" text="Long words" id="tv">
    <rect key="frame" x="0" y="600" width="100" height="40"/></textView>
    </subviews>
    <viewLayoutGuide key="safeArea" id="sa"/><color key="backgroundColor" systemColor="systemBackgroundColor"/>
    <gestureRecognizers/>
    <constraints>
    <constraint firstItem="st" firstAttribute="top" secondItem="sa" secondAttribute="top" constant="20" id="k7"/>
    <constraint firstItem="st" firstAttribute="leading" secondItem="sa" secondAttribute="leading" constant="20" id="k8"/>
    <constraint firstItem="sa" firstAttribute="trailing" secondItem="st" secondAttribute="trailing" constant="20" id="k9"/>
    <constraint firstItem="sc" firstAttribute="height" secondItem="v1" secondAttribute="height" multiplier="0.3" id="ka"/>
    <constraint firstItem="sc" firstAttribute="bottom" secondItem="sa" secondAttribute="bottomMargin" id="kb"/>
    </constraints>
    </view>
    <navigationItem key="navigationItem" title="Fruit" id="ni">
    <barButtonItem key="rightBarButtonItem" title="Next" systemItem="add" id="bb"/></navigationItem>
    </viewController>
    <tapGestureRecognizer numberOfTapsRequired="2" id="tg"/>
    <placeholder placeholderIdentifier="IBFirstResponder" id="f2" sceneMemberID="firstResponder"/>
    </objects></scene>
    <scene sceneID="s3"><objects>
    <tableViewController storyboardIdentifier="second" id="two" sceneMemberID="viewController">
    <tableView key="view" dataMode="static" style="insetGrouped" separatorStyle="default" rowHeight="44" \
    sectionHeaderHeight="18" id="tb"><rect key="frame" x="0" y="0" width="393" height="852"/>
    <sections><tableViewSection headerTitle="One" id="ts"><cells>
    <tableViewCell accessoryType="disclosureIndicator" style="IBUITableViewCellStyleValue1" textLabel="tl" \
    detailTextLabel="td" rowHeight="60" id="tc"><rect key="frame" x="0" y="40" width="393" height="60"/>
    <tableViewCellContentView key="contentView" tableViewCell="tc" id="cv">
    <rect key="frame" x="0" y="0" width="360" height="60"/><subviews>
    <label text="Title" id="tl"><rect key="frame" x="16" y="10" width="40" height="20"/></label>
    <label text="Detail" id="td"><rect key="frame" x="300" y="10" width="40" height="20"/></label>
    </subviews></tableViewCellContentView></tableViewCell>
    </cells></tableViewSection></sections></tableView>
    <connections><segue destination="col" kind="presentation" modalPresentationStyle="formSheet" id="g2"/></connections>
    </tableViewController>
    </objects></scene>
    <scene sceneID="s4"><objects>
    <collectionViewController id="col" sceneMemberID="viewController">
    <collectionView key="view" dataMode="prototypes" id="cc"><rect key="frame" x="0" y="0" width="393" height="852"/>
    <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" minimumInteritemSpacing="10" id="fl">
    <size key="itemSize" width="128" height="128"/><size key="headerReferenceSize" width="0" height="0"/>
    <inset key="sectionInset" minX="0" minY="0" maxX="0" maxY="0"/></collectionViewFlowLayout>
    <cells><collectionViewCell reuseIdentifier="cell" id="ce"><rect key="frame" x="0" y="0" width="128" height="128"/>
    </collectionViewCell></cells></collectionView></collectionViewController>
    </objects></scene>
    <scene sceneID="s5"><objects>
    <tabBarController id="tab" sceneMemberID="viewController">
    <tabBar key="tabBar" contentMode="scaleToFill" id="tx"><rect key="frame" x="0" y="0" width="393" height="49"/></tabBar>
    <connections><segue destination="nav" kind="relationship" relationship="viewControllers" id="r2"/>
    <segue destination="six" kind="relationship" relationship="viewControllers" id="r3"/></connections>
    </tabBarController></objects></scene>
    <scene sceneID="s6"><objects>
    <viewController id="six" sceneMemberID="viewController"><view key="view" id="v6">
    <rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
    <containerView contentMode="scaleToFill" id="cw"><rect key="frame" x="10" y="10" width="200" height="200"/>
    <connections><segue destination="sev" kind="embed" id="g3"/></connections></containerView></subviews></view>
    <tabBarItem key="tabBarItem" title="Six" id="ti"/></viewController></objects></scene>
    <scene sceneID="s7"><objects><viewController id="sev" sceneMemberID="viewController"><view key="view" id="v7"/>
    </viewController></objects></scene>
    </scenes>
    <resources><image name="leaf" catalog="system" width="128" height="117"/>
    <systemColor name="systemBackgroundColor"><color white="1" alpha="1" colorSpace="custom" \
    customColorSpace="genericGamma22GrayColorSpace"/></systemColor></resources>
    </document>
    """

  /// The same numbers on every machine: SplitMix64.
  struct Numbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  private static let values = [
    "", "nan", "inf", "-inf", "1e308", "-1e308", "1e19", "99999999999999999999", "-9223372036854775808",
    "9223372036854775807", "-1", "0", "0.0001", "1:0", "1/0", "50%", "YES", "no", "\u{1F347}", "&#0;&#1;",
    "&quot;",
    "one", "two", "nav", "v1", "st", "sa", "nowhere", "-1", "-2", "trailing", "width", "relationship",
    "embed", "unwind",
  ]

  private static let attribute = #/ ([A-Za-z:]+)="([^"]*)"/#
  private static let tag = #/<(/?)([A-Za-z]+)/#
  private static let closedElement = #/<[A-Za-z]+ [^<>]*/>/#

  /// The fixture with one to four faults.
  static func mutated(seed: UInt64) -> String {
    var numbers = Numbers(state: seed)
    var text = text
    for _ in 0..<Int.random(in: 1...4, using: &numbers) { text = mutate(text, &numbers) }
    return text
  }

  private static func mutate(_ text: String, _ numbers: inout Numbers) -> String {
    var text = text
    switch Int.random(in: 0..<10, using: &numbers) {
    case 0..<6:  // Another value.
      let matches = text.matches(of: attribute)
      guard let one = matches.randomElement(using: &numbers), !one.output.1.hasPrefix("placeholder") else {
        return text
      }
      let value = values.randomElement(using: &numbers) ?? ""
      text.replaceSubrange(one.range, with: " \(one.output.1)=\"\(value)\"")
    case 6:  // An attribute less.
      if let one = text.matches(of: attribute).randomElement(using: &numbers) {
        text.removeSubrange(one.range)
      }
    case 7:  // An element less.
      if let one = text.matches(of: closedElement).randomElement(using: &numbers) {
        text.removeSubrange(one.range)
      }
    case 8:  // An element of another kind.
      let names = Set(text.matches(of: tag).map { String($0.output.2) }).sorted()
      guard let old = names.randomElement(using: &numbers), let new = names.randomElement(using: &numbers)
      else {
        return text
      }
      for border in [" ", ">", "/>"] {
        text = text.replacingOccurrences(of: "<\(old)\(border)", with: "<\(new)\(border)")
        text = text.replacingOccurrences(of: "</\(old)\(border)", with: "</\(new)\(border)")
      }
    default:  // The value of another attribute.
      let matches = text.matches(of: attribute)
      guard let one = matches.randomElement(using: &numbers),
        let other = matches.randomElement(using: &numbers)
      else {
        return text
      }
      text.replaceSubrange(one.range, with: " \(one.output.1)=\"\(other.output.2)\"")
    }
    return text
  }
}

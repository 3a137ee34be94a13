/// The storyboards of a new project, written for this purpose.
enum TemplateStoryboards {
  private static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23094" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES"
    """

  private static let dependencies = """
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <dependencies>
            <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="23084"/>
            <capability name="Safe area layout guides" minToolsVersion="9.0"/>
            <capability name="System colors in document resources" minToolsVersion="11.0"/>
            <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
        </dependencies>
    """

  private static let resources = """
        <resources>
            <systemColor name="systemBackgroundColor">
                <color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
            </systemColor>
        </resources>
    </document>

    """

  static let launchScreen = """
    \(head) launchScreen="YES" initialViewController="lau-nc-001">
    \(dependencies)
        <scenes>
            <scene sceneID="lau-sc-001">
                <objects>
                    <viewController id="lau-nc-001" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="lau-vi-001">
                            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                            <viewLayoutGuide key="safeArea" id="lau-sa-001"/>
                            <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                        </view>
                    </viewController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="lau-fr-001" userLabel="First Responder" sceneMemberID="firstResponder"/>
                </objects>
                <point key="canvasLocation" x="52" y="374"/>
            </scene>
        </scenes>
    \(resources)
    """

  static func main(moduleName: String) -> String {
    """
    \(head) initialViewController="vie-wc-001">
    \(dependencies)
        <scenes>
            <!--View Controller-->
            <scene sceneID="vie-sc-001">
                <objects>
                    <viewController id="vie-wc-001" customClass="ViewController" customModule="\(moduleName)" customModuleProvider="target" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="vie-vi-001">
                            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                            <subviews>
                                <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" alignment="center" spacing="16" translatesAutoresizingMaskIntoConstraints="NO" id="sta-ck-001">
                                    <rect key="frame" x="165.66666666666666" y="396" width="62" height="91"/>
                                    <subviews>
                                        <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="0" textAlignment="center" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" adjustsFontForContentSizeCategory="YES" translatesAutoresizingMaskIntoConstraints="NO" id="lab-el-001">
                                            <accessibility key="accessibilityConfiguration" identifier="count"/>
                                            <fontDescription key="fontDescription" style="UICTFontTextStyleTitle0"/>
                                            <nil key="textColor"/>
                                            <nil key="highlightedColor"/>
                                        </label>
                                        <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="but-to-001">
                                            <accessibility key="accessibilityConfiguration" identifier="button"/>
                                            <state key="normal" title="Button"/>
                                            <buttonConfiguration key="configuration" style="plain" title="Count"/>
                                            <connections>
                                                <action selector="tapButton:" destination="vie-wc-001" eventType="touchUpInside" id="act-io-001"/>
                                            </connections>
                                        </button>
                                    </subviews>
                                </stackView>
                            </subviews>
                            <viewLayoutGuide key="safeArea" id="vie-sa-001"/>
                            <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                            <constraints>
                                <constraint firstItem="sta-ck-001" firstAttribute="centerX" secondItem="vie-vi-001" secondAttribute="centerX" id="con-st-001"/>
                                <constraint firstItem="sta-ck-001" firstAttribute="centerY" secondItem="vie-vi-001" secondAttribute="centerY" id="con-st-002"/>
                            </constraints>
                        </view>
                        <connections>
                            <outlet property="countLabel" destination="lab-el-001" id="out-le-001"/>
                        </connections>
                    </viewController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="vie-fr-001" userLabel="First Responder" sceneMemberID="firstResponder"/>
                </objects>
                <point key="canvasLocation" x="130" y="3"/>
            </scene>
        </scenes>
    \(resources)
    """
  }
}

import Testing

@testable import UIKit

/// Tab bars, split views, bars and what they hold.
@MainActor @Suite(.serialized) struct ContainerDecodingTests {
  let scenes: DecodedScenes
  init() throws { scenes = try DecodedScenes() }

  private func relationship(_ name: String, _ destination: String) -> String {
    #"<segue destination="\#(destination)" kind="relationship" relationship="\#(name)" id="r-\#(destination)"/>"#
  }

  @Test func aTabBarControllerHasItsChildrenAndTheirItems() throws {
    let fixture = scenes.fixture
    let controller = try scenes.controller(
      fixture.scene(
        "tabs",
        """
        <tabBarController id="tabs" sceneMemberID="viewController">
        <tabBar key="tabBar" id="bar" contentMode="scaleToFill" translucent="NO">
        <color key="barTintColor" systemColor="systemGray6Color"/></tabBar>
        <connections>\(relationship("viewControllers", "one"))\(relationship("viewControllers", "two"))
        </connections></tabBarController>
        """)
        + fixture.controllerScene(
          "one",
          #"<tabBarItem key="tabBarItem" title="Pears" image="star" catalog="system" badgeValue="3" id="i1"/>"#
        )
        + fixture.controllerScene(
          "two", #"<tabBarItem key="tabBarItem" systemItem="search" id="i2"/>"#),
      initial: "tabs")
    let tabs = try #require(controller as? UITabBarController)
    #expect(tabs.viewControllers?.map(\.interfaceBuilderID) == ["one", "two"])
    #expect(tabs.viewControllers?.first?.tabBarItem.title == "Pears")
    #expect(tabs.viewControllers?.first?.tabBarItem.badgeValue == "3")
    #expect(tabs.viewControllers?.first?.tabBarItem.image != nil)
    #expect(tabs.viewControllers?.last?.tabBarItem.title == "Search")
    #expect(!tabs.tabBar.isTranslucent && tabs.tabBar.barTintColor == .systemGray6)
    let window = scenes.show(tabs)
    #expect(window.fromDocument("v-one") != nil && window.fromDocument("v-two") == nil)
  }

  @Test func aSplitViewControllerHasItsColumns() throws {
    let fixture = scenes.fixture
    let controller = try scenes.controller(
      fixture.scene(
        "split",
        """
        <splitViewController id="split" style="doubleColumn" preferredDisplayMode="oneBesideSecondary" \
        sceneMemberID="viewController"><connections>\(relationship("masterViewController", "one"))
        \(relationship("detailViewController", "two"))</connections></splitViewController>
        """) + fixture.controllerScene("one") + fixture.controllerScene("two"),
      initial: "split")
    let split = try #require(controller as? UISplitViewController)
    #expect(split.style == .doubleColumn && split.preferredDisplayMode == .oneBesideSecondary)
    let primary = try #require(split.viewController(for: .primary) as? UINavigationController)
    #expect(primary.topViewController?.interfaceBuilderID == "one")
    let secondary = try #require(split.viewController(for: .secondary) as? UINavigationController)
    #expect(secondary.topViewController?.interfaceBuilderID == "two")
  }

  @Test func aReferenceLeadsToAnotherStoryboard() throws {
    let fixture = scenes.fixture
    try fixture.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      initialViewController="far"><scenes>
      \(fixture.controllerScene("far", attributes: #"storyboardIdentifier="first""#))
      \(fixture.controllerScene("other", attributes: #"storyboardIdentifier="other""#))</scenes></document>
      """, to: "Orchard.storyboard")
    let reference = { (id: String, more: String) in
      fixture.scene(
        id,
        #"<viewControllerPlaceholder storyboardName="Orchard" \#(more) id="\#(id)" sceneMemberID="viewController"/>"#
      )
    }
    let controller = try scenes.controller(
      fixture.scene(
        "tabs",
        """
        <tabBarController id="tabs" sceneMemberID="viewController"><connections>
        \(relationship("viewControllers", "a"))\(relationship("viewControllers", "b"))</connections></tabBarController>
        """) + reference("a", "") + reference("b", #"referencedIdentifier="other""#),
      initial: "tabs")
    #expect(
      (controller as? UITabBarController)?.viewControllers?.map(\.interfaceBuilderID) == ["far", "other"])
  }

  @Test func anEffectViewFillsItsContentView() throws {
    let view = try scenes.root(
      """
      <subviews><visualEffectView id="e"><rect key="frame" x="0" y="0" width="90" height="40"/>
      <view key="contentView" id="c"><rect key="frame" x="0" y="0" width="90" height="40"/>
      <subviews><label id="l" text="Quince"/></subviews></view>
      <blurEffect style="systemThinMaterial"/></visualEffectView></subviews>
      """)
    let effect = try #require(view.fromDocument("e") as? UIVisualEffectView)
    #expect((effect.effect as? UIBlurEffect)?.style == .systemThinMaterial)
    #expect(effect.contentView.fromDocument("l") is UILabel)
    #expect(effect.contentView.frame == CGRect(x: 0, y: 0, width: 90, height: 40))
  }
}

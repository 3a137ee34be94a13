import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct SearchBarDecodingTests {
  let fixture: NibFixture
  init() throws { fixture = try NibFixture() }

  @Test func searchBarsTakeTheirAttributes() throws {
    let storyboard = try fixture.storyboard(
      fixture.controllerScene(
        "one",
        view: """
          <subviews><searchBar id="s" contentMode="redraw" searchBarStyle="minimal" placeholder="Find" showsScopeBar="YES">
          <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
          <textInputTraits key="textInputTraits" returnKeyType="go"/>
          <scopeButtonTitles><string>All</string><string>New</string></scopeButtonTitles>
          <connections><outlet property="delegate" destination="one" id="d"/></connections></searchBar>
          </subviews>
          """))
    let controller = try #require(storyboard.instantiateInitialViewController())
    let bar = try #require(controller.view.fromDocument("s") as? UISearchBar)
    #expect(bar.searchBarStyle == .minimal && bar.placeholder == "Find" && bar.returnKeyType == .go)
    #expect(bar.scopeButtonTitles == ["All", "New"] && bar.showsScopeBar)
  }
}

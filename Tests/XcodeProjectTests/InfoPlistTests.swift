import Foundation
import Testing

@testable import XcodeProject

@Suite struct InfoPlistTests {
  private let manifest = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
      <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
      <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
        <key>UIWindowSceneSessionRoleApplication</key><array><dict>
          <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
        </dict></array></dict></dict>
    </dict></plist>
    """

  @Test func settingsAreExpandedInTheFile() throws {
    let fixture = try ProjectFixture()
    try fixture.write("Shop/Info.plist", manifest)
    try fixture.writeProject(
      targetSettings: """
        INFOPLIST_FILE = "$(SRCROOT)/Shop/Info.plist"; PRODUCT_BUNDLE_IDENTIFIER = "org.example.$(TARGET_NAME:lower)";
        PRODUCT_NAME = "My Shop"; TARGETED_DEVICE_FAMILY = "1,2";
        """)
    let info = try Project(file: fixture.project).applicationTarget().info
    #expect(info["CFBundleIdentifier"] as? String == "org.example.shop")
    #expect(info["CFBundleName"] as? String == "My Shop")
    #expect(info["CFBundleDevelopmentRegion"] as? String == "ko")
    #expect(info["UIDeviceFamily"] as? [Int] == [1, 2])
    #expect("\(info["UIApplicationSceneManifest"] ?? "")".contains("My_Shop.SceneDelegate"))
  }

  @Test func theRestIsGenerated() throws {
    let fixture = try ProjectFixture()
    try fixture.write("Shop/Info.plist", manifest)
    try fixture.writeProject(
      targetSettings: """
        GENERATE_INFOPLIST_FILE = YES; INFOPLIST_FILE = Shop/Info.plist;
        INFOPLIST_KEY_UIMainStoryboardFile = Main; INFOPLIST_KEY_UIApplicationSupportsIndirectInputEvents = YES;
        INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES; INFOPLIST_KEY_UILaunchScreen_Generation = YES;
        INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone = "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft";
        INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = UIInterfaceOrientationPortrait;
        INFOPLIST_KEY_CFBundleDisplayName = "과일 가게"; MARKETING_VERSION = 2.1;
        """)
    let info = try Project(file: fixture.project).applicationTarget().info
    #expect(info["UIMainStoryboardFile"] as? String == "Main")
    #expect(info["UIApplicationSupportsIndirectInputEvents"] as? Bool == true)
    #expect((info["UISupportedInterfaceOrientations"] as? [String])?.count == 2)
    #expect((info["UISupportedInterfaceOrientations~ipad"] as? [String])?.count == 1)
    #expect(info["CFBundleDisplayName"] as? String == "과일 가게")
    #expect(info["CFBundleShortVersionString"] as? String == "2.1")
    #expect(info["UILaunchScreen"] != nil)
    #expect("\(info["UIApplicationSceneManifest"] ?? "")".contains("Shop.SceneDelegate"))
  }

  @Test func aMissingOrBrokenFileIsAProblem() throws {
    let fixture = try ProjectFixture()
    try fixture.writeProject(targetSettings: "INFOPLIST_FILE = Shop/Info.plist;")
    let missing = try Project(file: fixture.project).applicationTarget().problems
    #expect(missing.first?.description.contains("(INFOPLIST_FILE of target 'Shop')") == true)
    try fixture.write("Shop/Info.plist", "<?xml version=\"1.0\"?>\n<plist><dict>\n<key>a</key></dict>")
    let broken = try Project(file: fixture.project).applicationTarget().problems
    #expect(broken.first?.description.contains("Info.plist") == true)
    #expect(broken.first?.isWarning == false)
  }
}

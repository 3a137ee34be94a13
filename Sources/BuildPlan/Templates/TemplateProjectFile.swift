/// The `project.pbxproj` of a new project.
struct TemplateProjectFile {
  let name: String
  let interface: ProjectTemplate.Interface

  /// A name inside quotes, and one inside a comment.
  private var quoted: String { "\"\(name)\"" }
  private var identifier: String {
    String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
  }

  var text: String {
    """
    // !$*UTF8*$!
    {
    \tarchiveVersion = 1;
    \tclasses = {
    \t};
    \tobjectVersion = 77;
    \tobjects = {

    \(container)
    \(references)
    \(groups)
    \(phases)
    \(targets)
    \(project)
    \(configurations)
    \t};
    \trootObject = E50000000000000000000001 /* Project object */;
    }

    """
  }

  private var container: String {
    """
    /* Begin PBXContainerItemProxy section */
    \t\tE50000000000000000000030 /* PBXContainerItemProxy */ = {
    \t\t\tisa = PBXContainerItemProxy;
    \t\t\tcontainerPortal = E50000000000000000000001 /* Project object */;
    \t\t\tproxyType = 1;
    \t\t\tremoteGlobalIDString = E50000000000000000000010;
    \t\t\tremoteInfo = \(quoted);
    \t\t};
    /* End PBXContainerItemProxy section */

    /* Begin PBXTargetDependency section */
    \t\tE50000000000000000000031 /* PBXTargetDependency */ = {
    \t\t\tisa = PBXTargetDependency;
    \t\t\ttarget = E50000000000000000000010;
    \t\t\ttargetProxy = E50000000000000000000030 /* PBXContainerItemProxy */;
    \t\t};
    /* End PBXTargetDependency section */

    """
  }

  private var references: String {
    """
    /* Begin PBXFileReference section */
    \t\tE50000000000000000000004 = {isa = PBXFileReference; explicitFileType = wrapper.application; includeInIndex = 0; path = "\(name).app"; sourceTree = BUILT_PRODUCTS_DIR; };
    \t\tE50000000000000000000005 = {isa = PBXFileReference; explicitFileType = wrapper.cfbundle; includeInIndex = 0; path = "\(name)Tests.xctest"; sourceTree = BUILT_PRODUCTS_DIR; };
    /* End PBXFileReference section */

    /* Begin PBXFileSystemSynchronizedBuildFileExceptionSet section */
    \t\tE50000000000000000000008 = {
    \t\t\tisa = PBXFileSystemSynchronizedBuildFileExceptionSet;
    \t\t\tmembershipExceptions = (
    \t\t\t\tInfo.plist,
    \t\t\t);
    \t\t\ttarget = E50000000000000000000010;
    \t\t};
    /* End PBXFileSystemSynchronizedBuildFileExceptionSet section */

    /* Begin PBXFileSystemSynchronizedRootGroup section */
    \t\tE50000000000000000000006 = {
    \t\t\tisa = PBXFileSystemSynchronizedRootGroup;
    \t\t\texceptions = (
    \t\t\t\tE50000000000000000000008,
    \t\t\t);
    \t\t\tpath = \(quoted);
    \t\t\tsourceTree = "<group>";
    \t\t};
    \t\tE50000000000000000000007 = {
    \t\t\tisa = PBXFileSystemSynchronizedRootGroup;
    \t\t\tpath = "\(name)Tests";
    \t\t\tsourceTree = "<group>";
    \t\t};
    /* End PBXFileSystemSynchronizedRootGroup section */

    """
  }

  private var groups: String {
    """
    /* Begin PBXGroup section */
    \t\tE50000000000000000000002 = {
    \t\t\tisa = PBXGroup;
    \t\t\tchildren = (
    \t\t\t\tE50000000000000000000006,
    \t\t\t\tE50000000000000000000007,
    \t\t\t\tE50000000000000000000003 /* Products */,
    \t\t\t);
    \t\t\tsourceTree = "<group>";
    \t\t};
    \t\tE50000000000000000000003 /* Products */ = {
    \t\t\tisa = PBXGroup;
    \t\t\tchildren = (
    \t\t\t\tE50000000000000000000004,
    \t\t\t\tE50000000000000000000005,
    \t\t\t);
    \t\t\tname = Products;
    \t\t\tsourceTree = "<group>";
    \t\t};
    /* End PBXGroup section */

    """
  }

  private var phases: String {
    [("Frameworks", "12", "22"), ("Resources", "13", "23"), ("Sources", "11", "21")].map { kind, app, tests in
      let isa = "PBX\(kind)BuildPhase"
      let objects = [app, tests].map { number in
        """
        \t\tE500000000000000000000\(number) /* \(kind) */ = {
        \t\t\tisa = \(isa);
        \t\t\tbuildActionMask = 2147483647;
        \t\t\tfiles = (
        \t\t\t);
        \t\t\trunOnlyForDeploymentPostprocessing = 0;
        \t\t};
        """
      }
      return "/* Begin \(isa) section */\n\(objects.joined(separator: "\n"))\n/* End \(isa) section */\n"
    }.joined(separator: "\n")
  }

  private var targets: String {
    """
    /* Begin PBXNativeTarget section */
    \(target("10", name, phases: ["11", "12", "13"], dependency: nil, folder: "06", list: "42", product: "04", type: "application"))
    \(target("20", name + "Tests", phases: ["21", "22", "23"], dependency: "31", folder: "07", list: "43", product: "05", type: "bundle.unit-test"))
    /* End PBXNativeTarget section */

    """
  }

  private func target(
    _ number: String, _ name: String, phases: [String], dependency: String?, folder: String, list: String,
    product: String, type: String
  ) -> String {
    let id = "E500000000000000000000"
    return """
      \t\t\(id)\(number) = {
      \t\t\tisa = PBXNativeTarget;
      \t\t\tbuildConfigurationList = \(id)\(list);
      \t\t\tbuildPhases = (
      \(phases.map { "\t\t\t\t\(id)\($0)," }.joined(separator: "\n"))
      \t\t\t);
      \t\t\tbuildRules = (
      \t\t\t);
      \t\t\tdependencies = (\(dependency.map { "\n\t\t\t\t\(id)\($0)," } ?? "")
      \t\t\t);
      \t\t\tfileSystemSynchronizedGroups = (
      \t\t\t\t\(id)\(folder),
      \t\t\t);
      \t\t\tname = "\(name)";
      \t\t\tproductName = "\(name)";
      \t\t\tproductReference = \(id)\(product);
      \t\t\tproductType = "com.apple.product-type.\(type)";
      \t\t};
      """
  }

  private var project: String {
    """
    /* Begin PBXProject section */
    \t\tE50000000000000000000001 /* Project object */ = {
    \t\t\tisa = PBXProject;
    \t\t\tattributes = {
    \t\t\t\tBuildIndependentTargetsInParallel = 1;
    \t\t\t\tLastSwiftUpdateCheck = 1620;
    \t\t\t\tLastUpgradeCheck = 1620;
    \t\t\t\tTargetAttributes = {
    \t\t\t\t\tE50000000000000000000010 = {
    \t\t\t\t\t\tCreatedOnToolsVersion = 16.2;
    \t\t\t\t\t};
    \t\t\t\t\tE50000000000000000000020 = {
    \t\t\t\t\t\tCreatedOnToolsVersion = 16.2;
    \t\t\t\t\t\tTestTargetID = E50000000000000000000010;
    \t\t\t\t\t};
    \t\t\t\t};
    \t\t\t};
    \t\t\tbuildConfigurationList = E50000000000000000000041;
    \t\t\tdevelopmentRegion = en;
    \t\t\thasScannedForEncodings = 0;
    \t\t\tknownRegions = (
    \t\t\t\ten,
    \t\t\t\tBase,
    \t\t\t);
    \t\t\tmainGroup = E50000000000000000000002;
    \t\t\tminimizedProjectReferenceProxies = 1;
    \t\t\tpreferredProjectObjectVersion = 77;
    \t\t\tproductRefGroup = E50000000000000000000003 /* Products */;
    \t\t\tprojectDirPath = "";
    \t\t\tprojectRoot = "";
    \t\t\ttargets = (
    \t\t\t\tE50000000000000000000010,
    \t\t\t\tE50000000000000000000020,
    \t\t\t);
    \t\t};
    /* End PBXProject section */

    """
  }

  private var configurations: String {
    let lists = [("41", "51", "52"), ("42", "53", "54"), ("43", "55", "56")]
    let debug = [
      "ENABLE_TESTABILITY = YES;", "ONLY_ACTIVE_ARCH = YES;",
      "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"DEBUG $(inherited)\";",
      "SWIFT_OPTIMIZATION_LEVEL = \"-Onone\";",
    ]
    let both = ["IPHONEOS_DEPLOYMENT_TARGET = 16.0;", "SDKROOT = iphoneos;", "SWIFT_VERSION = 5.0;"]
    let objects = [
      configuration("51", "Debug", both + debug),
      configuration(
        "52", "Release", both + ["SWIFT_COMPILATION_MODE = wholemodule;", "VALIDATE_PRODUCT = YES;"]),
      configuration("53", "Debug", appSettings), configuration("54", "Release", appSettings),
      configuration("55", "Debug", testSettings), configuration("56", "Release", testSettings),
    ]
    return """
      /* Begin XCBuildConfiguration section */
      \(objects.joined(separator: "\n"))
      /* End XCBuildConfiguration section */

      /* Begin XCConfigurationList section */
      \(lists.map { list($0.0, $0.1, $0.2) }.joined(separator: "\n"))
      /* End XCConfigurationList section */
      """
  }

  private var appSettings: [String] {
    var settings = [
      "ASSETCATALOG_COMPILER_APPICON_NAME = AppIcon;",
      "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = AccentColor;", "CODE_SIGN_STYLE = Automatic;",
      "CURRENT_PROJECT_VERSION = 1;", "GENERATE_INFOPLIST_FILE = YES;",
      "INFOPLIST_FILE = \"\(name)/Info.plist\";",
      "INFOPLIST_KEY_UIApplicationSupportsIndirectInputEvents = YES;",
      "INFOPLIST_KEY_UILaunchStoryboardName = LaunchScreen;",
      "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = \"UIInterfaceOrientationPortrait UIInterfaceOrientationPortraitUpsideDown UIInterfaceOrientationLandscapeLeft UIInterfaceOrientationLandscapeRight\";",
      "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone = \"UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft UIInterfaceOrientationLandscapeRight\";",
      "MARKETING_VERSION = 1.0;", "PRODUCT_BUNDLE_IDENTIFIER = \"org.example.\(identifier)\";",
      "PRODUCT_NAME = \"$(TARGET_NAME)\";", "SWIFT_EMIT_LOC_STRINGS = YES;",
      "TARGETED_DEVICE_FAMILY = \"1,2\";",
    ]
    if interface == .storyboard { settings.append("INFOPLIST_KEY_UIMainStoryboardFile = Main;") }
    return settings.sorted()
  }

  private var testSettings: [String] {
    [
      "BUNDLE_LOADER = \"$(TEST_HOST)\";", "CODE_SIGN_STYLE = Automatic;", "GENERATE_INFOPLIST_FILE = YES;",
      "PRODUCT_BUNDLE_IDENTIFIER = \"org.example.\(identifier)Tests\";", "PRODUCT_NAME = \"$(TARGET_NAME)\";",
      "TARGETED_DEVICE_FAMILY = \"1,2\";",
      "TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/\(name).app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/\(name)\";",
    ]
  }

  private func configuration(_ number: String, _ name: String, _ settings: [String]) -> String {
    """
    \t\tE500000000000000000000\(number) /* \(name) */ = {
    \t\t\tisa = XCBuildConfiguration;
    \t\t\tbuildSettings = {
    \(settings.map { "\t\t\t\t" + $0 }.joined(separator: "\n"))
    \t\t\t};
    \t\t\tname = \(name);
    \t\t};
    """
  }

  private func list(_ number: String, _ debug: String, _ release: String) -> String {
    """
    \t\tE500000000000000000000\(number) = {
    \t\t\tisa = XCConfigurationList;
    \t\t\tbuildConfigurations = (
    \t\t\t\tE500000000000000000000\(debug) /* Debug */,
    \t\t\t\tE500000000000000000000\(release) /* Release */,
    \t\t\t);
    \t\t\tdefaultConfigurationIsVisible = 0;
    \t\t\tdefaultConfigurationName = Release;
    \t\t};
    """
  }
}

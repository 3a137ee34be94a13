import Surface
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct LaunchTests {
  /// Calls of every delegate of the app that a test starts.
  nonisolated(unsafe) static var lines: [String] = []

  final class AppDelegate: UIResponder, UIApplicationDelegate {
    override init() {
      super.init()
      lines.append("app init")
    }
    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      lines.append("willFinish")
      return true
    }
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      lines.append("didFinish")
      return true
    }
    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      lines.append("configuration")
      return UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
    }
  }

  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    override init() {
      super.init()
      lines.append("scene init")
    }
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      lines.append("willConnect, delegate \(UIApplication.shared.delegate == nil ? "missing" : "there")")
      lines += connectionOptions.urlContexts.map { "to open \($0.url.absoluteString)" }
      let window = UIWindow(windowScene: scene)
      window.rootViewController = Controller()
      self.window = window
      window.makeKeyAndVisible()
    }
    func sceneWillEnterForeground(_ scene: UIScene) { lines.append("willEnterForeground") }
    func sceneDidBecomeActive(_ scene: UIScene) { lines.append("didBecomeActive") }
    func sceneWillResignActive(_ scene: UIScene) { lines.append("willResignActive") }
    func sceneDidEnterBackground(_ scene: UIScene) { lines.append("didEnterBackground") }
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
      lines.append("open \(URLContexts.first?.url.absoluteString ?? "")")
    }
  }

  final class Controller: UIViewController {
    override func viewDidLoad() { lines.append("viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { lines.append("viewWillAppear") }
    override func viewDidAppear(_ animated: Bool) { lines.append("viewDidAppear") }
  }

  /// Has the life cycle itself, as before there were scenes.
  final class OldDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      lines.append("launched for \((launchOptions?[.url] as? URL)?.absoluteString ?? "nothing")")
      return true
    }
    func application(
      _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
      lines.append("open \(url.absoluteString)")
      return true
    }
    func applicationWillEnterForeground(_ application: UIApplication) { lines.append("foreground") }
    func applicationDidBecomeActive(_ application: UIApplication) { lines.append("active") }
  }

  /// 11d: lacks every template method.
  final class BareDelegate: UIResponder, UIApplicationDelegate {}

  private let manifest: [String: Any] = [
    "UIApplicationSceneManifest": [
      "UIApplicationSupportsMultipleScenes": false,
      "UISceneConfigurations": [
        "UIWindowSceneSessionRoleApplication": [
          [
            "UISceneConfigurationName": "Default Configuration",
            "UISceneDelegateClassName": "Sample.SceneDelegate",
          ]
        ]
      ],
    ] as [String: Any]
  ]

  private func start(_ type: AnyClass, _ plist: [String: Any], toOpen url: String? = nil) -> Harness {
    let harness = Harness(plist: plist)
    try? FileManager.default.removeItem(at: Harness.stateFolder)
    Self.lines = []
    UIApplication.shared.applicationState = .inactive
    ObjectRegistry.register(AppDelegate.self, name: "Sample.AppDelegate") { $0.make = { AppDelegate() } }
    ObjectRegistry.register(OldDelegate.self, name: "Sample.OldDelegate") { $0.make = { OldDelegate() } }
    ObjectRegistry.register(BareDelegate.self, name: "Sample.BareDelegate") { $0.make = { BareDelegate() } }
    ObjectRegistry.register(SceneDelegate.self, name: "Sample.SceneDelegate") {
      $0.make = { SceneDelegate() }
    }
    var environment = Environment(device: .iPhone15)
    environment.usesVirtualClock = true
    ApplicationStart.start(
      delegateClass: type, environment: environment, connection: harness.sink, toOpen: url)
    harness.settle()
    return harness
  }

  @Test("the launch goes in iOS's order")
  func order() {
    let harness = start(AppDelegate.self, manifest)
    #expect(
      Self.lines == [
        "app init", "willFinish", "didFinish", "configuration", "scene init", "willConnect, delegate there",
        "viewDidLoad", "viewWillAppear", "willEnterForeground", "didBecomeActive", "viewDidAppear",
      ])
    #expect(harness.sink.messages.contains(.ready))
    #expect(UIApplication.shared.applicationState == .active)
    Self.lines = []
    ApplicationStart.handle(.lifecycle("background"))
    ApplicationStart.handle(.lifecycle("foreground"))
    ApplicationStart.handle(.openURL("sample://x"))
    #expect(
      Self.lines == [
        "willResignActive", "didEnterBackground", "willEnterForeground", "didBecomeActive", "open sample://x",
      ])
  }

  @Test("a scene that is started to open a URL finds it in its connection options")
  func startedByURL() {
    let harness = start(AppDelegate.self, manifest, toOpen: "sample://first")
    #expect(Self.lines.contains("to open sample://first"))
    #expect(!Self.lines.contains { $0.hasPrefix("open ") })
    _ = harness
  }

  @Test("an app that comes to the front to open a URL gets it before it is active")
  func broughtBackByURL() {
    let harness = start(AppDelegate.self, manifest)
    ApplicationStart.handle(.lifecycle("background"))
    Self.lines = []
    ApplicationStart.handle(.openURL("sample://later"))
    #expect(Self.lines == ["willEnterForeground", "open sample://later", "didBecomeActive"])
    #expect(UIApplication.shared.applicationState == .active)
    _ = harness
  }

  @Test("an app without scenes finds the URL in its launch options and then in open")
  func startedByURLWithoutScenes() {
    let harness = start(OldDelegate.self, [:], toOpen: "sample://old")
    #expect(Self.lines == ["launched for sample://old", "open sample://old", "active"])
    Self.lines = []
    ApplicationStart.handle(.lifecycle("background"))
    ApplicationStart.handle(.openURL("sample://again"))
    #expect(Self.lines == ["foreground", "open sample://again", "active"])
    _ = harness
  }

  @Test("11d: an app delegate that lacks every template method runs")
  func bare() {
    let harness = start(BareDelegate.self, manifest)
    #expect(Self.lines.contains("viewDidAppear"))
    _ = harness
  }
}

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

  private func start(_ type: AnyClass, _ plist: [String: Any]) -> Harness {
    let harness = Harness(plist: plist)
    Self.lines = []
    UIApplication.shared.applicationState = .inactive
    ObjectRegistry.register(AppDelegate.self, name: "Sample.AppDelegate") { $0.make = { AppDelegate() } }
    ObjectRegistry.register(BareDelegate.self, name: "Sample.BareDelegate") { $0.make = { BareDelegate() } }
    ObjectRegistry.register(SceneDelegate.self, name: "Sample.SceneDelegate") {
      $0.make = { SceneDelegate() }
    }
    var environment = Environment(device: .iPhone15)
    environment.usesVirtualClock = true
    ApplicationStart.start(delegateClass: type, environment: environment, connection: harness.sink)
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

  @Test("11d: an app delegate that lacks every template method runs")
  func bare() {
    let harness = start(BareDelegate.self, manifest)
    #expect(Self.lines.contains("viewDidAppear"))
    _ = harness
  }
}

import Foundation
import Surface
import Testing

@testable import UIKit

/// What a scene leaves when it goes to the background, and what its next start is handed.
@MainActor @Suite(.serialized) struct StateRestorationTests {
  nonisolated(unsafe) static var lines: [String] = []
  nonisolated(unsafe) static var answer: NSUserActivity?

  final class AppDelegate: UIResponder, UIApplicationDelegate {}
  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      lines.append("connect \(session.stateRestorationActivity?.activityType ?? "anew")")
      let window = UIWindow(windowScene: scene)
      window.rootViewController = UIViewController()
      self.window = window
      window.makeKeyAndVisible()
    }
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
      lines.append("interaction \(stateRestorationActivity.title ?? "-")")
    }
    func sceneDidEnterBackground(_ scene: UIScene) { lines.append("background") }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
      lines.append("asked")
      return answer
    }
  }

  /// The one that runs: the log's observer does not hold it.
  private static var running: Harness?

  @discardableResult private func start() -> Harness {
    let harness = Harness(plist: [
      "UIApplicationSceneManifest": [
        "UISceneConfigurations": [
          "UIWindowSceneSessionRoleApplication": [["UISceneDelegateClassName": "Restored.SceneDelegate"]]
        ]
      ]
    ])
    Self.lines = []
    UIApplication.shared.applicationState = .inactive
    ObjectRegistry.register(AppDelegate.self, name: "Restored.AppDelegate") { $0.make = { AppDelegate() } }
    ObjectRegistry.register(SceneDelegate.self, name: "Restored.SceneDelegate") {
      $0.make = { SceneDelegate() }
    }
    var environment = Environment(device: .iPhone15)
    environment.usesVirtualClock = true
    ApplicationStart.start(
      delegateClass: AppDelegate.self, environment: environment, connection: harness.sink)
    harness.settle()
    Self.running = harness
    return harness
  }
  private var session: UISceneSession? { UIApplication.shared.connectedScenes.first?.session }

  init() { try? FileManager.default.removeItem(at: Harness.stateFolder) }

  @Test("a scene is handed at its next start what it answered in the background")
  func sceneActivity() throws {
    start()
    #expect(Self.lines == ["connect anew"])
    let identifier = session?.persistentIdentifier
    let activity = NSUserActivity(activityType: "test.reading")
    activity.title = "Page"
    let uuid = UUID()
    activity.userInfo = [
      "page": 7, "url": try #require(URL(string: "https://example.com/a")), "id": uuid,
      "list": ["a", 1.5, Date(timeIntervalSince1970: 1)], "deep": ["flag": true],
    ]
    Self.answer = activity
    Self.lines = []
    ApplicationStart.handle(.lifecycle("background"))
    #expect(Self.lines == ["background", "asked"])

    start()
    #expect(Self.lines == ["connect test.reading", "interaction Page"])
    let restored = try #require(session?.stateRestorationActivity)
    #expect(session?.persistentIdentifier == identifier)
    #expect(restored.userInfo?["page"] as? Int == 7)
    #expect(restored.userInfo?["url"] as? URL == URL(string: "https://example.com/a"))
    #expect(restored.userInfo?["id"] as? UUID == uuid)
    #expect((restored.userInfo?["list"] as? [Any])?[2] as? Date == Date(timeIntervalSince1970: 1))
    #expect((restored.userInfo?["deep"] as? [String: Bool])?["flag"] == true)

    // Nothing to come back to any more.
    Self.answer = nil
    ApplicationStart.handle(.lifecycle("background"))
    start()
    #expect(Self.lines == ["connect anew"])
  }

  @Test("what cannot be saved is named and the rest is kept")
  func unfitInformation() {
    let harness = start()
    let activity = NSUserActivity(activityType: "test.reading")
    activity.userInfo = ["view": UIView(), "page": 1]
    Self.answer = activity
    ApplicationStart.handle(.lifecycle("background"))
    #expect(harness.log.contains { $0.contains("holds UIView for view") })
    start()
    #expect(session?.stateRestorationActivity?.userInfo?.count == 1)
    Self.answer = nil
  }

  @Test("a start that does not get through is not repeated with the same state")
  func crashingStart() throws {
    let state = SavedState(activity: NSUserActivity(activityType: "test.bad"))
    state.write()
    #expect(SavedState.take().activity?.activityType == "test.bad")
    // The process ended before `didRestore`.
    #expect(SavedState.take().activity == nil)
    state.write()
    _ = SavedState.take()
    SavedState.didRestore()
    #expect(SavedState.take().activity?.activityType == "test.bad")
    SavedState.didRestore()
  }

  @Test("owners are asked for the latest of an activity that needs it")
  func updates() {
    final class Owner: UIViewController {
      override func updateUserActivityState(_ activity: NSUserActivity) { activity.title = "latest" }
    }
    start()
    let owner = Owner(), activity = NSUserActivity(activityType: "test.owned")
    owner.userActivity = activity
    activity.needsSave = true
    session?.scene.flatMap { $0 as? UIWindowScene }?.windows.first?.rootViewController = owner
    ApplicationStart.handle(.lifecycle("background"))
    #expect(activity.title == "latest" && !activity.needsSave)
  }

  // MARK: Restoration identifiers, in apps without scenes

  final class OldDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let navigation = UINavigationController(rootViewController: Page("list"))
      navigation.restorationIdentifier = "root"
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = navigation
      return true
    }
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      lines.append("did finish")
      window?.makeKeyAndVisible()
      return true
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
      coder.encode("version 2", forKey: "note")
      return true
    }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool
    {
      lines.append(coder.decodeObject(forKey: "note") as? String ?? "no note")
      return true
    }
    func application(
      _ application: UIApplication,
      viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController? {
      lines.append("make " + identifierComponents.joined(separator: "/"))
      return identifierComponents.last == "sheet" ? Page("sheet") : nil
    }
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
      lines.append("decoded")
    }
  }

  final class Page: UIViewController, UIViewControllerRestoration {
    var text = ""
    weak var partner: UIViewController?
    convenience init(_ identifier: String) {
      self.init(nibName: nil, bundle: nil)
      restorationIdentifier = identifier
    }
    static func viewController(
      withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController? {
      lines.append("class " + identifierComponents.joined(separator: "/"))
      return Page(identifierComponents.last ?? "")
    }
    override func encodeRestorableState(with coder: NSCoder) {
      super.encodeRestorableState(with: coder)
      coder.encode(text, forKey: "text")
      coder.encode(text.count, forKey: "count")
      coder.encode(CGPoint(x: 1, y: 2.5), forKey: "offset")
      coder.encode(partner, forKey: "partner")
    }
    override func decodeRestorableState(with coder: NSCoder) {
      super.decodeRestorableState(with: coder)
      text = coder.decodeObject(forKey: "text") as? String ?? "none"
      #expect(coder.decodeInteger(forKey: "count") == text.count)
      #expect(coder.decodeCGPoint(forKey: "offset") == CGPoint(x: 1, y: 2.5))
      partner = coder.decodeObject(forKey: "partner") as? UIViewController
    }
    override func applicationFinishedRestoringState() {
      lines.append("finished \(restorationIdentifier ?? "")")
    }
  }

  private func startOld() -> Harness {
    let harness = Harness()
    Self.lines = []
    UIApplication.shared.applicationState = .inactive
    ObjectRegistry.register(OldDelegate.self, name: "Restored.OldDelegate") { $0.make = { OldDelegate() } }
    ObjectRegistry.register(Page.self, name: "Restored.Page")
    var environment = Environment(device: .iPhone15)
    environment.usesVirtualClock = true
    ApplicationStart.start(
      delegateClass: OldDelegate.self, environment: environment, connection: harness.sink)
    harness.settle()
    Self.running = harness
    return harness
  }
  private var navigation: UINavigationController? {
    UIApplication.shared.delegate?.window?.rootViewController as? UINavigationController
  }

  @Test("controllers with restoration identifiers come back with their stack, sheet and state")
  func identifiers() throws {
    let harness = startOld()
    let first = try #require(navigation), detail = Page("detail"), sheet = Page("sheet")
    detail.restorationClass = Page.self
    (detail.text, detail.partner) = ("half read", first.viewControllers[0])
    first.pushViewController(detail, animated: false)
    // Without an identifier nothing is kept.
    harness.settle()
    first.present(sheet, animated: false)
    harness.settle()
    LifeCycle.handle("background")

    _ = startOld()
    #expect(
      Self.lines
        == [
          "version 2", "make root", "make root/list", "class root/detail", "make root/sheet", "decoded",
          "did finish",
          "finished root", "finished list", "finished detail", "finished sheet",
        ].filter { $0 != "finished root" })
    let restored = try #require(navigation)
    #expect(
      restored !== first && restored.viewControllers.map(\.restorationIdentifier) == ["list", "detail"])
    let page = try #require(restored.topViewController as? Page)
    #expect(page.text == "half read" && page.partner === restored.viewControllers[0])
    #expect(restored.presentedViewController?.restorationIdentifier == "sheet")
  }
}

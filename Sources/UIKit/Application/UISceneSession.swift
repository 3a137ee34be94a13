/// Where a scene comes from and what it is restored with.
@preconcurrency @MainActor open class UISceneSession: UIKitObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    public static let windowExternalDisplay = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
  }
  open internal(set) weak var scene: UIScene?
  open internal(set) var configuration: UISceneConfiguration
  public let role: Role
  /// The same at every start.
  open internal(set) var persistentIdentifier = UUID().uuidString
  open var userInfo: [String: Any]?
  /// What `stateRestorationActivity(for:)` answered when the scene was last in the background.
  open internal(set) var stateRestorationActivity: NSUserActivity?

  init(role: Role, configuration: UISceneConfiguration) {
    (self.role, self.configuration) = (role, configuration)
    super.init(isolated: ())
  }
}

/// The classes and the storyboard that a scene is made of.
@preconcurrency @MainActor open class UISceneConfiguration: UIKitObject {
  open private(set) var name: String?
  public let role: UISceneSession.Role
  open var sceneClass: AnyClass?
  open var delegateClass: AnyClass?
  open var storyboard: UIStoryboard?

  /// Takes the rest from Info.plist's configuration of that name, as UIKit does; the first one for nil.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
    super.init(isolated: ())
    let all = InformationPropertyList.sceneConfigurations
    let entry =
      name == nil ? all.first : all.first { $0["UISceneConfigurationName"] as? String == name }
    guard let entry else {
      if let name, !all.isEmpty {
        Log.write(
          .error,
          "[SceneConfiguration] Info.plist contained no UIScene configuration dictionary "
            + "(looking for configuration named \"\(name)\")")
      }
      return
    }
    if self.name == nil { self.name = entry["UISceneConfigurationName"] as? String }
    if let className = entry["UISceneDelegateClassName"] as? String {
      delegateClass = ObjectRegistry.record(named: className)?.type
      if delegateClass == nil {
        Log.write(
          .error,
          "[SceneConfiguration] Info.plist configuration \"\(self.name ?? "(no name)")\" for \(role.rawValue)"
            + " contained UISceneDelegateClassName key, but could not load class with name "
            + "\"\(className)\".")
      }
    }
    if let className = entry["UISceneClassName"] as? String {
      sceneClass = ObjectRegistry.record(named: className)?.type
    }
    if let file = entry["UISceneStoryboardFile"] as? String {
      storyboard = UIStoryboard(name: file, bundle: nil)
    }
  }
}

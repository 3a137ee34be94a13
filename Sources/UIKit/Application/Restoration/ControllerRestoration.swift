/// A class that makes a controller again whose state was saved: `UIViewController.restorationClass`.
@preconcurrency @MainActor public protocol UIViewControllerRestoration: AnyObject {
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

/// Saves and restores the controllers of an app without scenes, by their restoration identifiers.
///
/// As on iOS a controller takes part when it and all above it have an identifier, and the app delegate says
/// that state is saved and restored. Apps with scenes use `stateRestorationActivity(for:)`.
/// Source: "Preserving Your App's UI Across Launches", "UI Restoration Process".
@MainActor enum ControllerRestoration {
  fileprivate struct Record {
    var path: [String]
    var restorationClass: String?
    var storyboard: String?
    /// What the controller and its view encoded.
    var state = Data(), view: Data?
    var children: [[String]] = []
    var selected: Int?
    var presented: [String]?
  }

  // MARK: Saving

  /// - Returns: nil when the app saves no state.
  static func save() -> Data? {
    let app = UIApplication.shared
    guard let delegate = app.delegate else { return nil }
    let whole = RestorationArchive()
    guard
      delegate.application(app, shouldSaveSecureApplicationState: whole.coder)
        || delegate.application(app, shouldSaveApplicationState: whole.coder)
    else { return nil }
    delegate.application(app, willEncodeRestorableStateWith: whole.coder)
    let root = Windows.all.lazy.compactMap(\.rootViewController).first
    var paths: [ObjectIdentifier: [String]] = [:]
    if let root { collect(root, [], &paths) }
    let records = root.map { Self.records($0, [], paths) } ?? []
    let list: [String: Any] = ["app": whole.data, "records": records.map(\.list)]
    return try? PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
  }

  private static func collect(
    _ controller: UIViewController, _ parent: [String], _ paths: inout [ObjectIdentifier: [String]]
  ) {
    guard let identifier = controller.restorationIdentifier else { return }
    let path = parent + [identifier]
    paths[ObjectIdentifier(controller)] = path
    for child in parts(of: controller) { collect(child, path, &paths) }
    if let presented = presented(by: controller) { collect(presented, path, &paths) }
  }
  private static func parts(of controller: UIViewController) -> [UIViewController] {
    (controller as? UITabBarController)?.viewControllers ?? controller.children
  }
  private static func presented(by controller: UIViewController) -> UIViewController? {
    controller.presentedViewController.flatMap {
      $0.presentingViewController === controller && !$0.isBeingDismissed ? $0 : nil
    }
  }

  /// Parents before their children.
  private static func records(
    _ controller: UIViewController, _ parent: [String], _ paths: [ObjectIdentifier: [String]]
  ) -> [Record] {
    guard let path = paths[ObjectIdentifier(controller)] else { return [] }
    var record = Record(path: path)
    record.restorationClass = controller.restorationClass.flatMap { ObjectRegistry.record(of: $0)?.name }
    record.storyboard = controller.storyboard?.name
    let state = RestorationArchive()
    controller.encodeRestorableState(with: state.coder)
    record.state = state.data
    if let view = controller.viewIfLoaded, view.restorationIdentifier != nil {
      let state = RestorationArchive()
      view.encodeRestorableState(with: state.coder)
      record.view = state.data
    }
    let parts = parts(of: controller).filter { paths[ObjectIdentifier($0)] != nil }
    record.children = parts.compactMap { paths[ObjectIdentifier($0)] }
    record.selected = (controller as? UITabBarController)?.selectedIndex
    let presented = presented(by: controller)
    record.presented = presented.flatMap { paths[ObjectIdentifier($0)] }
    return [record] + (parts + [presented].compactMap { $0 }).flatMap { records($0, path, paths) }
  }

  // MARK: Restoring

  /// Between `willFinishLaunching` and `didFinishLaunching`.
  /// - Parameter data: of the last run.
  /// - Returns: what is to be done when the first screen is there.
  static func restore(_ data: Data) -> (() -> Void)? {
    let app = UIApplication.shared
    guard let delegate = app.delegate,
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
      let whole = (list["app"] as? Data).flatMap({ RestorationUnarchive($0) })
    else { return nil }
    guard
      delegate.application(app, shouldRestoreSecureApplicationState: whole.coder)
        || delegate.application(app, shouldRestoreApplicationState: whole.coder)
    else { return nil }
    let records = (list["records"] as? [[String: Any]] ?? []).compactMap { Record($0) }
    var existing: [[String]: UIViewController] = [:]
    let root = delegate.window?.rootViewController ?? Windows.all.lazy.compactMap(\.rootViewController).first
    if let root { find(root, [], &existing) }
    var made = [[String]: UIViewController]()
    for record in records {
      guard let state = RestorationUnarchive(record.state) else { continue }
      made[record.path] = controller(record, state, existing, delegate)
      made[record.path]?.restorationIdentifier = record.path.last
    }
    for record in records {
      if let controller = made[record.path] {
        fill(controller, record.children.compactMap { made[$0] }, record)
      }
    }
    delegate.application(app, didDecodeRestorableStateWith: whole.coder)
    return { finish(records, made) }
  }

  private static func find(
    _ controller: UIViewController, _ parent: [String], _ found: inout [[String]: UIViewController]
  ) {
    guard let identifier = controller.restorationIdentifier else { return }
    let path = parent + [identifier]
    found[path] = controller
    for child in parts(of: controller) { find(child, path, &found) }
  }

  /// In UIKit's order: the restoration class, the delegate, what is there already, the storyboard.
  private static func controller(
    _ record: Record, _ state: RestorationUnarchive, _ existing: [[String]: UIViewController],
    _ delegate: any UIApplicationDelegate
  ) -> UIViewController? {
    if let name = record.restorationClass {
      let type = ObjectRegistry.record(named: name)?.type as? any UIViewControllerRestoration.Type
      return type?.viewController(withRestorationIdentifierPath: record.path, coder: state.coder)
    }
    if let made = delegate.application(
      .shared, viewControllerWithRestorationIdentifierPath: record.path, coder: state.coder)
    {
      return made
    }
    if let there = existing[record.path] { return there }
    guard let name = record.storyboard, let identifier = record.path.last else { return nil }
    let storyboard = UIStoryboard(name: name, bundle: nil)
    return storyboard.document.scene(identifier: identifier)?.controller != nil
      ? storyboard.instantiateViewController(withIdentifier: identifier) : nil
  }

  private static func fill(_ controller: UIViewController, _ children: [UIViewController], _ record: Record) {
    guard !children.isEmpty else { return }
    switch controller {
    case let navigation as UINavigationController:
      if !navigation.viewControllers.elementsEqual(children, by: ===) {
        navigation.setViewControllers(children, animated: false)
      }
    case let tabs as UITabBarController:
      if tabs.viewControllers?.count == children.count, let selected = record.selected {
        tabs.selectedIndex = selected
      }
    default: break
    }
  }

  private static func finish(_ records: [Record], _ made: [[String]: UIViewController]) {
    for record in records {
      guard let presented = record.presented.flatMap({ made[$0] }) else { continue }
      made[record.path]?.present(presented, animated: false)
    }
    for record in records {
      guard let controller = made[record.path] else { continue }
      if let state = RestorationUnarchive(record.state, made) {
        controller.decodeRestorableState(with: state.coder)
      }
      if let state = record.view.flatMap({ RestorationUnarchive($0, made) }) {
        controller.viewIfLoaded?.decodeRestorableState(with: state.coder)
      }
    }
    for record in records { made[record.path]?.applicationFinishedRestoringState() }
  }
}

extension ControllerRestoration.Record {
  fileprivate init?(_ list: [String: Any]) {
    guard let path = list["path"] as? [String], let state = list["state"] as? Data else { return nil }
    self.init(path: path)
    self.state = state
    restorationClass = list["class"] as? String
    storyboard = list["storyboard"] as? String
    view = list["view"] as? Data
    children = list["children"] as? [[String]] ?? []
    selected = list["selected"] as? Int
    presented = list["presented"] as? [String]
  }
  fileprivate var list: [String: Any] {
    var list: [String: Any] = ["path": path, "state": state, "children": children]
    list["class"] = restorationClass
    list["storyboard"] = storyboard
    list["view"] = view
    list["selected"] = selected
    list["presented"] = presented
    return list
  }
}

import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  private enum Reading {
    static let activityType = "com.example.Expo1900.reading"
    /// The name of the entry at the top of the list.
    static let topEntry = "topEntry"
    /// The name of the entry whose description is open.
    static let openEntry = "openEntry"
  }

  var window: UIWindow?

  /// Goes on where the reader was when the app was ended.
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let information = session.stateRestorationActivity?.userInfo,
      let navigation = window?.rootViewController as? UINavigationController,
      let storyboard = navigation.storyboard,
      let list = storyboard.instantiateViewController(withIdentifier: "EntryListViewController")
        as? EntryListViewController
    else { return }
    // Its title names the way back.
    navigation.topViewController?.loadViewIfNeeded()
    list.entryToBeginWith = information[Reading.topEntry] as? String
    navigation.pushViewController(list, animated: false)
    if let entry = information[Reading.openEntry] as? String { list.showDetail(ofEntryNamed: entry) }
  }

  /// On the first screen there is nothing to come back to.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    guard let navigation = window?.rootViewController as? UINavigationController,
      let list = navigation.viewControllers.lazy.compactMap({ $0 as? EntryListViewController }).first
    else { return nil }
    let activity = NSUserActivity(activityType: Reading.activityType)
    var information: [String: Any] = [:]
    information[Reading.topEntry] = list.topEntry
    information[Reading.openEntry] = (navigation.topViewController as? EntryDetailViewController)?.entry.name
    activity.userInfo = information
    return activity
  }
}

/// What the interface was when the app went to the background, for the next start: one file in the container.
///
/// As on iOS it lies in Library/Saved Application State and is thrown away when a start with it does not
/// reach the first screen: an app that crashes over its state starts anew.
@MainActor struct SavedState {
  /// Of the session; it outlives the process.
  var sessionIdentifier: String?
  /// What `stateRestorationActivity(for:)` answered.
  var activity: NSUserActivity?
  /// What controllers with restoration identifiers encoded.
  var controllers: Data?

  static var folder: URL = {
    let library = FileManager.default.urls(for: .libraryDirectory, in: .userDomainMask).first
    let name = (Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName) + ".savedState"
    return (library ?? URL(fileURLWithPath: NSHomeDirectory()))
      .appendingPathComponent("Saved Application State").appendingPathComponent(name)
  }()
  private static var file: URL { folder.appendingPathComponent("state.plist") }
  /// The file while a start makes use of it.
  private static var fileInUse: URL { folder.appendingPathComponent("restoring.plist") }

  /// What the last run left. A start calls `didRestore` when it is through.
  static func take() -> SavedState {
    let files = FileManager.default
    if files.fileExists(atPath: fileInUse.path) {
      try? files.removeItem(at: fileInUse)
      Log.write(.warning, "The start before did not get through with its saved state, which was discarded.")
    }
    guard files.fileExists(atPath: file.path) else { return SavedState() }
    do {
      try files.moveItem(at: file, to: fileInUse)
      let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: fileInUse), format: nil)
      return SavedState(list as? [String: Any] ?? [:])
    } catch {
      Log.write(.warning, "The saved state could not be read: \(error.localizedDescription)")
      return SavedState()
    }
  }

  /// The first screen is there: the state may be used again until there is another.
  static func didRestore() {
    guard FileManager.default.fileExists(atPath: fileInUse.path) else { return }
    try? FileManager.default.moveItem(at: fileInUse, to: file)
  }

  /// A disk without room keeps the state of before.
  func write() {
    do {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
        .write(to: Self.file, options: .atomic)
    } catch {
      Log.write(.warning, "The state of the interface could not be saved: \(error.localizedDescription)")
    }
  }
}

/// The activities that responders on the screen own.
@MainActor enum UserActivities {
  /// Asks the owners of those that need it for the latest.
  static func update() {
    for window in Windows.all {
      window.rootViewController?.forEachLoaded { update($0, $0.userActivity) }
      update(window, window.windowScene?.userActivity)
    }
  }
  private static func update(_ owner: UIResponder, _ activity: NSUserActivity?) {
    guard let activity, activity.needsSave else { return }
    activity.needsSave = false
    owner.updateUserActivityState(activity)
    activity.delegate?.userActivityWillSave(activity)
  }
}

extension SavedState {
  init(_ list: [String: Any]) {
    sessionIdentifier = list["session"] as? String
    activity = (list["activity"] as? [String: Any]).flatMap { NSUserActivity(list: $0) }
    controllers = list["controllers"] as? Data
  }
  var list: [String: Any] {
    var list: [String: Any] = [:]
    list["session"] = sessionIdentifier
    list["activity"] = activity?.list
    list["controllers"] = controllers
    return list
  }
}

extension NSUserActivity {
  fileprivate convenience init?(list: [String: Any]) {
    guard let type = list["type"] as? String else { return nil }
    self.init(activityType: type)
    title = list["title"] as? String
    webpageURL = (list["page"] as? String).flatMap { URL(string: $0) }
    targetContentIdentifier = list["target"] as? String
    userInfo = (list["information"] as? [String: Any]).map { information in
      Dictionary(uniqueKeysWithValues: information.map { (AnyHashable($0), PlainValue.value($1)) })
    }
  }
  @MainActor fileprivate var list: [String: Any] {
    var list: [String: Any] = ["type": activityType]
    list["title"] = title
    list["page"] = webpageURL?.absoluteString
    list["target"] = targetContentIdentifier
    if let userInfo {
      var information: [String: Any] = [:]
      for (key, value) in userInfo {
        guard let key = key.base as? String, let plain = PlainValue.plain(value) else {
          Log.write(
            .error,
            "The user information of the activity “\(activityType)” holds \(type(of: value)) for \(key), which"
              + " cannot be saved: strings, numbers, dates, data, URLs, UUIDs, arrays and dictionaries can.")
          continue
        }
        information[key] = plain
      }
      list["information"] = information
    }
    return list
  }
}

/// The values that an activity may hold, as those of a property list, which knows no URLs and UUIDs.
private enum PlainValue {
  private static let urlKey = "UIKit.URL", uuidKey = "UIKit.UUID"

  static func plain(_ value: Any) -> Any? {
    switch value {
    case let url as URL: return [urlKey: url.absoluteString]
    case let uuid as UUID: return [uuidKey: uuid.uuidString]
    case let array as [Any]:
      let plain = array.compactMap(plain)
      return plain.count == array.count ? plain : nil
    case let set as Set<AnyHashable>: return plain(set.map(\.base))
    case let dictionary as [String: Any]:
      let plain = dictionary.compactMapValues(plain)
      return plain.count == dictionary.count ? plain : nil
    default: return PropertyListSerialization.propertyList(value, isValidFor: .binary) ? value : nil
    }
  }
  static func value(_ plain: Any) -> Any {
    switch plain {
    case let array as [Any]: return array.map(value)
    case let dictionary as [String: Any]:
      if let text = dictionary[urlKey] as? String, let url = URL(string: text) { return url }
      if let text = dictionary[uuidKey] as? String, let uuid = UUID(uuidString: text) { return uuid }
      return dictionary.mapValues(value)
    default: return plain
    }
  }
}

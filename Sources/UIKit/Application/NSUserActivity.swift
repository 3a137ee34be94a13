/// What a user is doing, to be continued elsewhere. There is no elsewhere here: values are only kept.
open class NSUserActivity: NSObject {
  open private(set) var activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var webpageURL: URL?
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  public init(activityType: String) { self.activityType = activityType }
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
  open func becomeCurrent() {}
  open func resignCurrent() {}
  open func invalidate() {}
}
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

@preconcurrency @MainActor public protocol UIUserActivityRestoring: AnyObject {
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

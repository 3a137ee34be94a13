@preconcurrency @MainActor open class UIApplication: UIResponder {
  public static let shared = UIApplication()
  open func sendEvent(_ event: UIEvent) { EventDelivery.dispatch(event) }
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    ActionDelivery.send(action, to: target, from: sender, for: event)
  }
}
@preconcurrency @MainActor open class UIScene: UIResponder {}
@preconcurrency @MainActor open class UIWindowScene: UIScene {}

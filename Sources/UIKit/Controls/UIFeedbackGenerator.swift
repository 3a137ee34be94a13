/// Asks the device to be felt; a host that can, does.
@preconcurrency @MainActor open class UIFeedbackGenerator: UIKitObject {
  public init() { super.init(isolated: ()) }
  open func prepare() {}
  func send(_ name: String) { CommitPass.connection?.send(.haptic(name)) }
}

@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  public let style: FeedbackStyle
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }
  public override convenience init() { self.init(style: .medium) }
  public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }
  open func impactOccurred() { send("impact") }
  open func impactOccurred(intensity: CGFloat) { send("impact") }
  open func impactOccurred(at location: CGPoint) { send("impact") }
}

@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() { send("selection") }
  open func selectionChanged(at location: CGPoint) { send("selection") }
}

@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  open func notificationOccurred(_ notificationType: FeedbackType) {
    send(notificationType == .success ? "success" : notificationType == .warning ? "warning" : "error")
  }
}

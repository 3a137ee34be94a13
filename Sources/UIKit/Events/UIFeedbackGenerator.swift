/// Feedback that a finger feels. There is nothing to move here: the host is told and may show it.
@preconcurrency @MainActor
open class UIFeedbackGenerator: UIKitObject {
  init() { super.init(isolated: ()) }

  /// - Parameter view: Where the feedback belongs.
  public convenience init(view: UIView) { self.init() }

  /// Wakes the motor up, so that the feedback comes in time.
  open func prepare() {}

  func send(_ kind: String) { CommitPass.connection?.send(.haptic(kind)) }
}

/// The feedback of things that collide.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  public override init() { super.init() }
  public init(style: FeedbackStyle) { super.init() }

  /// - Parameter style: How heavy the things are that seem to collide.
  public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }

  open func impactOccurred() { send("impact") }
  /// - Parameter intensity: From 0 to 1.
  open func impactOccurred(intensity: CGFloat) { send("impact") }
  open func impactOccurred(at location: CGPoint) { send("impact") }
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) { send("impact") }
}

/// The feedback of a selection that moves on.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public override init() { super.init() }

  open func selectionChanged() { send("selection") }
  open func selectionChanged(at location: CGPoint) { send("selection") }
}

/// The feedback of a task that ends.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  public override init() { super.init() }

  open func notificationOccurred(_ notificationType: FeedbackType) { send("\(notificationType)") }
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
    send("\(notificationType)")
  }
}

/// What assistive technology is told, and what the user has set.
@MainActor public enum UIAccessibility {
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
    public static let pauseAssistiveTechnology = Notification(rawValue: 1019)
    public static let resumeAssistiveTechnology = Notification(rawValue: 1020)
  }

  /// An announcement is spoken at once; so are the words that come with a change of the screen.
  public static func post(notification: Notification, argument: Any?) {
    let words =
      (argument as? String) ?? (argument as? NSAttributedString)?.string
      ?? (argument as? UIResponder)?.accessibilityLabel
    guard let words, !words.isEmpty else { return }
    CommitPass.connection?.send(.announce(words))
  }

  // A browser does not tell whether a screen reader listens; the safe answer is the common one.
  public static var isVoiceOverRunning: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
  public static var isGuidedAccessEnabled: Bool { false }
  public static var isReduceMotionEnabled: Bool { UIScreen.main.environment.reducesMotion }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
  public static var isDarkerSystemColorsEnabled: Bool { false }
  public static var isInvertColorsEnabled: Bool { false }
  public static var isGrayscaleEnabled: Bool { false }
  public static var isMonoAudioEnabled: Bool { false }
  public static var isClosedCaptioningEnabled: Bool { false }
  public static var isSpeakScreenEnabled: Bool { false }
  public static var isSpeakSelectionEnabled: Bool { false }
  public static var isShakeToUndoEnabled: Bool { true }
  public static var isAssistiveTouchRunning: Bool { false }
  public static var isVideoAutoplayEnabled: Bool { true }
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  public static var shouldDifferentiateWithoutColor: Bool { false }
  public static var buttonShapesEnabled: Bool { false }
  public static var prefersCrossFadeTransitions: Bool { false }

  nonisolated public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  nonisolated public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  nonisolated public static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")

  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.layer.convert(rect, to: nil)
  }
}

import Foundation

/// What a host tells the app.
public enum Event: Codable, Equatable, Sendable {
  case touch(TouchEvent)
  /// A native scroll area moved. `phase`: began, changed, ended (finger up), settled (at rest).
  case scroll(node: NodeID, offset: CGPoint, phase: String)
  /// A native input changed. `marked`: start and length of the text being composed, nil if none.
  case text(node: NodeID, text: String, selection: [Int], marked: [Int]?)
  /// A native input was focused (true) or left.
  case focus(node: NodeID, Bool)
  /// The return key of a native input.
  case returnKey(node: NodeID)
  case key(KeyEvent)
  /// The keyboard of the viewer's own device covers this much of the screen's bottom, in points; 0: it went.
  /// Only where `Environment.showsKeyboard` is false: with it the app decides on the keyboard's frame.
  case keyboard(height: Double)
  /// A screen reader or the keyboard acts on an element: activate, increment, decrement, escape,
  /// custom:INDEX.
  case accessibilityAction(node: NodeID, String)
  case environment(Environment)
  /// Ask for a frame that holds everything (a browser came or came back).
  case attach
  /// UIKit's words: background, foreground, terminate, memoryWarning.
  case lifecycle(String)
  case openURL(String)
  /// One command of the `drive` protocol, as JSON text; answered by `Message.reply` with the same id.
  case command(id: Int, String)
}

public struct TouchEvent: Codable, Equatable, Sendable {
  public enum Phase: String, Codable, Sendable { case began, moved, ended, cancelled }
  /// Tells fingers apart; reused after ended or cancelled.
  public var finger: Int
  public var phase: Phase
  /// In points of the screen, in the interface's orientation.
  public var location: CGPoint
  /// Seconds of the host's clock that only rises.
  public var time: Double
  public init(finger: Int, phase: Phase, location: CGPoint, time: Double) {
    (self.finger, self.phase, self.location, self.time) = (finger, phase, location, time)
  }
}

public struct KeyEvent: Codable, Equatable, Sendable {
  /// As the web's KeyboardEvent.key: "a", "Enter", "Escape", "ArrowDown" …
  public var key: String
  public var code: String
  public var isDown: Bool
  public var modifiers: [String]
  public init(key: String, code: String, isDown: Bool, modifiers: [String] = []) {
    (self.key, self.code, self.isDown, self.modifiers) = (key, code, isDown, modifiers)
  }
}

/// What the app tells a host, beside frames and resources.
public enum Message: Codable, Equatable, Sendable {
  /// Sent once, when the app can take events.
  case ready
  case reply(id: Int, String)
  /// A line for the developer. `level`: debug, info, warning, error.
  case log(level: String, String)
  case openURL(String)
  /// Spoken by a screen reader at once.
  case announce(String)
  /// impact, selection, success, warning, error.
  case haptic(String)
  case pasteboard(String)
  case share([String])
}

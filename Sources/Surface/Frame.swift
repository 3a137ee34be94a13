import Foundation

/// One commit of the app: what changed since the last.
public struct Frame: Codable, Equatable, Sendable {
  public var sequence: Int
  /// True: this frame holds every node and replaces all that was shown before.
  public var isWhole: Bool
  /// The screen's node; its size is the interface's size in points.
  public var root: NodeID
  public var nodes: [Node]
  public var removed: [NodeID] = []
  public var animations: [Animation] = []
  /// Animations that the app took off before their end.
  public var cancelledAnimations: [Int] = []
  public var screen: ScreenState
  public init(sequence: Int, isWhole: Bool, root: NodeID, nodes: [Node], screen: ScreenState) {
    (self.sequence, self.isWhole, self.root, self.nodes, self.screen) =
      (sequence, isWhole, root, nodes, screen)
  }
}

/// What the device around the picture has to know.
public struct ScreenState: Codable, Equatable, Sendable {
  public var size: CGSize
  /// The interface's orientation, in UIKit's names: portrait, landscapeLeft, landscapeRight,
  /// portraitUpsideDown.
  public var orientation = "portrait"
  /// light (white text) or dark content of the status bar.
  public var statusBarStyle = "dark"
  public var isStatusBarHidden = false
  public var isHomeIndicatorHidden = false
  public var isDark = false
  /// The node whose text input has the keyboard.
  public var firstResponder: NodeID?
  /// Where the keyboard lies, in points of the screen; nil while there is none. A host without a keyboard of
  /// its own draws one there, above all of the app's, and slides it in and out.
  public var keyboard: CGRect?
  public var language = "en"
  public init(size: CGSize) { self.size = size }
}

/// Bytes that nodes name: a picture or a font. Sent once, before the first frame that uses it.
public struct Resource: Equatable, Sendable {
  /// Unique by content.
  public var id: String
  /// A MIME type: image/png, image/jpeg, image/svg+xml.
  public var type: String
  public var bytes: Data
  public init(id: String, type: String, bytes: Data) {
    (self.id, self.type, self.bytes) = (id, type, bytes)
  }
}

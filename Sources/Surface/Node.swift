import Foundation

/// Names a node for as long as its view lives; never reused within one process.
public typealias NodeID = Int

/// One primitive of the picture: a box with at most one kind of content, drawn before its children.
///
/// Lengths are points. `frame` lies in the parent's content coordinates (the parent's `contentOffset`
/// has not been subtracted) and is not transformed; `transform` turns the box about `anchor`.
public struct Node: Codable, Equatable, Sendable {
  public var id: NodeID
  public var frame = CGRect.zero
  /// a, b, c, d, tx, ty; nil is the identity. Applied about the anchor point.
  public var transform: [Double]?
  /// In unit coordinates of the box; nil is the centre (0.5, 0.5).
  public var anchor: CGPoint?
  public var opacity = 1.0
  public var isHidden = false
  public var background: Color?
  public var cornerRadius = 0.0
  /// Rounded corners: top left, top right, bottom right, bottom left; nil is all four.
  public var roundedCorners: [Bool]?
  public var border: Border?
  public var shadow: Shadow?
  public var clipsToBounds = false
  /// What lies behind is blurred and tinted (bars, sheets, alerts).
  public var material: Material?
  public var gradient: Gradient?
  /// A node, not among the children, whose painted shape masks this one.
  public var mask: NodeID?
  public var content: Content?
  public var scroll: ScrollArea?
  public var input: TextInput?
  /// False: touches fall through to what lies behind (no hit for this box; children may still be hit).
  public var receivesTouches = true
  public var accessibility: Accessibility?
  public var children: [NodeID] = []

  public init(id: NodeID) { self.id = id }
}

/// sRGB with straight alpha; components 0…1.
public struct Color: Codable, Hashable, Sendable {
  public var red: Double, green: Double, blue: Double, alpha: Double
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
}

public struct Border: Codable, Equatable, Sendable {
  public var width: Double
  public var color: Color
  public init(width: Double, color: Color) { (self.width, self.color) = (width, color) }
}

public struct Shadow: Codable, Equatable, Sendable {
  public var color: Color
  public var offset: CGSize
  public var radius: Double
  public init(color: Color, offset: CGSize, radius: Double) {
    (self.color, self.offset, self.radius) = (color, offset, radius)
  }
}

public struct Material: Codable, Equatable, Sendable {
  /// Standard deviation of the blur, in points.
  public var blurRadius: Double
  public var tint: Color
  public init(blurRadius: Double, tint: Color) { (self.blurRadius, self.tint) = (blurRadius, tint) }
}

public struct Gradient: Codable, Equatable, Sendable {
  public enum Kind: String, Codable, Sendable { case linear, radial, conic }
  public var kind: Kind
  public var colors: [Color]
  public var locations: [Double]
  /// Unit coordinates of the box.
  public var start: CGPoint, end: CGPoint
  public init(kind: Kind, colors: [Color], locations: [Double], start: CGPoint, end: CGPoint) {
    (self.kind, self.colors, self.locations, self.start, self.end) = (kind, colors, locations, start, end)
  }
}

public enum Content: Codable, Equatable, Sendable {
  case text(TextContent)
  case image(ImageContent)
  case drawing(Drawing)
}

/// A picture placed in the box.
public struct ImageContent: Codable, Equatable, Sendable {
  /// The id of a resource sent before (`Resource`).
  public var resource: String
  /// Where the whole picture goes, in the box's coordinates; may lie outside (`scaleAspectFill`).
  public var rect: CGRect
  /// A template picture: its alpha is filled with this colour.
  public var tint: Color?
  /// Nine-part stretching: top, left, bottom, right caps in points of the picture.
  public var caps: [Double]?
  /// Size of the picture in points.
  public var size: CGSize
  public init(resource: String, rect: CGRect, tint: Color? = nil, caps: [Double]? = nil, size: CGSize) {
    (self.resource, self.rect, self.tint, self.caps, self.size) = (resource, rect, tint, caps, size)
  }
}

/// A scroll area. The host may scroll it natively; it then reports the offset with `Event.scroll`.
public struct ScrollArea: Codable, Equatable, Sendable {
  public var contentSize: CGSize
  public var contentOffset: CGPoint
  /// The adjusted content inset: top, left, bottom, right.
  public var inset: [Double]
  public var isEnabled = true
  public var isPaging = false
  public var showsVerticalIndicator = true
  public var showsHorizontalIndicator = true
  public var bounces = true
  public var alwaysBouncesVertically = false
  public var alwaysBouncesHorizontally = false
  /// Rises whenever the app moved the offset itself; a host that scrolls natively takes over the
  /// offset only then, so that the user's scrolling is never pulled back.
  public var revision = 0
  /// The last move by the app is to be animated by the host.
  public var animatesOffset = false
  public init(contentSize: CGSize, contentOffset: CGPoint, inset: [Double]) {
    (self.contentSize, self.contentOffset, self.inset) = (contentSize, contentOffset, inset)
  }
}

/// A native text input laid over the box.
public struct TextInput: Codable, Equatable, Sendable {
  public var text: String
  public var placeholder = ""
  /// nil is the host's usual colour.
  public var placeholderColor: Color?
  public var font: Font
  public var color: Color
  public var tint: Color?
  public var alignment = "natural"
  public var isSecure = false
  public var isMultiline = false
  public var isEnabled = true
  public var isFocused = false
  /// UIKit's names: default, emailAddress, numberPad, URL …
  public var keyboardType = "default"
  public var returnKey = "default"
  public var autocapitalization = "sentences"
  public var autocorrects = true
  /// Start and length in UTF-16 units; nil leaves the host's selection.
  public var selection: [Int]?
  /// Rises whenever the app changed text or selection itself.
  public var revision = 0
  /// Between the box and the text: top, left, bottom, right; nil is none.
  public var insets: [Double]?
  public init(text: String, font: Font, color: Color) {
    (self.text, self.font, self.color) = (text, font, color)
  }
}

/// What a screen reader and a keyboard user meet. Absent: the node is no accessibility element.
public struct Accessibility: Codable, Equatable, Sendable {
  /// UIKit's trait names: button, link, header, image, selected, staticText, adjustable, notEnabled …
  public var traits: [String] = []
  public var label: String?
  public var value: String?
  public var hint: String?
  public var identifier: String?
  /// True: this node speaks for its children, which are hidden from a screen reader.
  public var isElement = false
  /// Everything outside of this node is hidden from a screen reader, and focus stays inside.
  public var isModal = false
  /// True: children are hidden though the node is no element itself.
  public var hidesChildren = false
  /// Names of custom actions, by index.
  public var actions: [String] = []
  public init() {}
}

import Foundation

/// Writes frames as JSON, each node as the difference to what was sent of it last.
///
/// ```
/// {"whole":true,"sequence":1,"root":1,"fonts":[["system",17,400]],
///  "nodes":[{"id":1,"frame":[393,852],"children":[2]},
///           {"id":2,"text":[{"base":16,"width":30.2,"height":20.3,"runs":[{"font":0,"text":"Hi"}]}]}],
///  "screen":{"size":[393,852]}}
/// ```
/// A frame that is not whole lacks `whole`, and all that it does not change: `root`, `nodes` … Of a node only changed fields are written; null resets a field.
/// A node that was not sent before starts from the defaults. Fonts are sent when they are first used and
/// are named by their index in the list of all fonts sent since the last whole frame.
/// Lengths are rounded to 1/1000 point. Nodes that cannot be seen are left out until they can (`SentNodes`).
public struct FrameEncoder {
  private var nodes = SentNodes()
  private var fonts = FontNumbers()
  private var screen = ScreenState.blank
  private var root: NodeID?
  private var sequence = 0
  /// The last frame told a host nothing new, and need not be sent.
  public private(set) var isEmpty = false

  public init() {}

  /// The frame's JSON text. A frame that is not whole may list nodes that did not change; they are left out.
  public mutating func encode(_ frame: Frame) -> Data {
    if frame.isWhole { self = FrameEncoder() }
    let body = JSONWriter(fonts: fonts, capacity: frame.nodes.count * 160 + 256)
    body.beginObject()
    // What came and went between two frames was never sent.
    let removed = nodes.take(frame.nodes, root: frame.root, removed: frame.removed)
    writeNodes(frame, to: body)
    if !removed.isEmpty { body.field("removed", removed) }
    let animations = frame.animations.filter { nodes.sent[$0.node] != nil }
    if !animations.isEmpty { body.field("animations", FrameAnimations(animations)) }
    if !frame.cancelledAnimations.isEmpty { body.field("cancelled", frame.cancelledAnimations) }
    writeScreen(frame.screen, to: body)
    isEmpty = body.bytes.count == 1 && root == frame.root
    body.endObject()
    fonts = body.fonts
    // Without the head's closing and the body's opening brace.
    let before = sequence
    let head = head(of: frame)
    if isEmpty { sequence = before }
    let needsComma = head.count > 1 && body.bytes.count > 2
    return head + (needsComma ? [UInt8(ascii: ",")] : []) + body.bytes.dropFirst()
  }

  /// Starts with `{"whole":true` when the frame is whole, so that a host can tell without parsing.
  /// Frames are numbered one after the other, unless one says otherwise.
  private mutating func head(of frame: Frame) -> Data {
    let head = JSONWriter()
    head.beginObject()
    if frame.isWhole { head.field("whole", true) }
    if frame.sequence != sequence + 1 { head.field("sequence", frame.sequence) }
    sequence = frame.sequence
    if frame.root != root { head.field("root", frame.root) }
    root = frame.root
    let new = fonts.takeNew()
    if !new.isEmpty {
      head.key("fonts")
      head.beginArray()
      for font in new { head.definition(of: font) }
      head.endArray()
    }
    return Data(head.bytes)
  }

  private mutating func writeNodes(_ frame: Frame, to writer: JSONWriter) {
    let start = writer.position
    writer.key("nodes")
    writer.beginArray()
    let first = writer.position.count
    for (node, old) in nodes.changes(frame.nodes) {
      let position = writer.position
      writer.beginObject()
      writer.field("id", node.id)
      let written = writer.position.count
      node.writeFields(since: old ?? node.beforeItIsKnown, to: writer)
      if old != nil, writer.position.count == written {
        writer.rewind(to: position)
      } else {
        writer.endObject()
      }
    }
    if writer.position.count == first { return writer.rewind(to: start) }
    writer.endArray()
  }

  private mutating func writeScreen(_ new: ScreenState, to writer: JSONWriter) {
    guard new != screen else { return }
    writer.key("screen")
    writer.beginObject()
    new.writeFields(since: screen, to: writer)
    writer.endObject()
    screen = new
  }
}

extension JSONWriter {
  func field<T: WireValue>(_ name: StaticString, _ value: T) {
    key(name)
    value.write(to: self)
  }

  /// Family, size, weight, then tracking, italic and tabular digits as far as they are not the default.
  func definition(of font: Font) {
    beginArray()
    string(font.family)
    number(font.size)
    integer(font.weight)
    let extras = font.usesTabularDigits ? 3 : font.isItalic ? 2 : font.tracking != 0 ? 1 : 0
    if extras > 0 { number(font.tracking) }
    if extras > 1 { bool(font.isItalic) }
    if extras > 2 { bool(font.usesTabularDigits) }
    endArray()
  }
}

extension ScreenState: WireRecord {
  static var blank: ScreenState { ScreenState(size: .zero) }
  static func visit<V: WireVisitor>(_ new: inout ScreenState, _ old: ScreenState, _ visitor: inout V) throws {
    try visitor.field("size", &new.size, old.size)
    try visitor.field("orientation", &new.orientation, old.orientation)
    try visitor.field("statusBar", &new.statusBarStyle, old.statusBarStyle)
    try visitor.field("hidesStatusBar", &new.isStatusBarHidden, old.isStatusBarHidden)
    try visitor.field("hidesHomeIndicator", &new.isHomeIndicatorHidden, old.isHomeIndicatorHidden)
    try visitor.field("dark", &new.isDark, old.isDark)
    try visitor.field("firstResponder", &new.firstResponder, old.firstResponder)
    try visitor.field("keyboard", &new.keyboard, old.keyboard)
    try visitor.field("language", &new.language, old.language)
  }
}

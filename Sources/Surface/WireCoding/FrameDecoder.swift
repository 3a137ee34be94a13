import Foundation

/// Reads what `FrameEncoder` wrote, and gives frames whose nodes are complete.
///
/// Nothing of the bytes is trusted: the shape of every field, the references between nodes and the tree
/// itself are checked. After an error the decoder is as it was before the frame, and only a whole frame
/// makes sense next.
public struct FrameDecoder {
  private var nodes: [NodeID: Node] = [:]
  private var fonts: [Font] = []
  private var screen = ScreenState.blank
  private var root: NodeID = 0
  private var sequence = 0
  /// Whether the frame at hand moved a node to another parent or took one off.
  private var changesTree = false

  public init() {}

  /// - Throws: `WireError` that names the place, for example `nodes.3.frame: 4 numbers expected, not 3`.
  public mutating func decode(_ data: Data) throws -> Frame {
    let fields = try FrameFields(JSONValue(parsing: data))
    var next = fields.isWhole ? FrameDecoder() : self
    let frame = try next.apply(fields)
    self = next
    return frame
  }

  /// Whether a frame's bytes, as the encoder writes them, hold everything.
  public static func isWhole(_ data: Data) -> Bool { data.starts(with: Data("{\"whole\":true".utf8)) }

  private mutating func apply(_ fields: FrameFields) throws -> Frame {
    for (index, font) in fields.fonts.enumerated() {
      fonts.append(try WireError.inside("fonts.\(index)") { try Font(definition: font) })
    }
    let context = WireContext(fonts: fonts)
    changesTree = fields.isWhole || !fields.removed.isEmpty
    for id in fields.removed {
      try expect(nodes.removeValue(forKey: id) != nil, "removed: there is no node \(id)")
    }
    var changed: [Node] = []
    changed.reserveCapacity(fields.nodes.count)
    for (index, value) in fields.nodes.enumerated() {
      changed.append(try WireError.inside("nodes.\(index)") { try merge(value, context) })
    }
    if let value = fields.screen {
      screen = try WireError.inside("screen") { try ScreenState(wire: value, since: screen, in: context) }
    }
    root = fields.root ?? root
    sequence = fields.sequence ?? sequence + 1
    var frame = Frame(
      sequence: sequence, isWhole: fields.isWhole, root: root,
      nodes: changed.map(\.withLabelFromText), screen: screen)
    frame.removed = fields.removed
    frame.cancelledAnimations = fields.cancelled
    frame.animations = try WireError.inside("animations") {
      try FrameAnimations(wire: fields.animations, in: context).animations
    }
    try validate(frame)
    return frame
  }

  private mutating func merge(_ value: JSONValue, _ context: WireContext) throws -> Node {
    guard case .object(let members) = value,
      let id = try members.first(where: { $0.key == "id" }).map({ try Int(wire: $0.value, in: context) })
    else { throw WireError("a node needs an id") }
    var old = nodes[id] ?? .blank
    old.id = id
    var node = try Node(wire: value, since: old, in: context, besides: ["id"])
    if nodes[id] == nil {
      let usual = node.beforeItIsKnown
      let keys = members.map(\.key)
      if !keys.contains("touches") { node.receivesTouches = usual.receivesTouches }
      if !keys.contains("ax") { node.accessibility = usual.accessibility }
    }
    try node.validateShape()
    nodes[id] = node
    if node.children != old.children { changesTree = true }
    return node
  }

  private func validate(_ frame: Frame) throws {
    try expect(nodes[frame.root] != nil, "root: there is no node \(frame.root)")
    for (index, animation) in frame.animations.enumerated() {
      try WireError.inside("animations.\(index)") {
        try animation.validateShape()
        try expect(nodes[animation.node] != nil, "node: there is no node \(animation.node)")
      }
    }
    for node in frame.nodes {
      if let mask = node.mask {
        try expect(
          nodes[mask] != nil && mask != node.id, "node \(node.id): its mask \(mask) is no other node")
      }
    }
    if changesTree { try validateTree(from: frame.root) }
  }

  /// Every node has at most one parent, and a walk down from those without one reaches all: no circle.
  private func validateTree(from root: NodeID) throws {
    var withParent: Set<NodeID> = []
    for node in nodes.values {
      for child in node.children {
        try expect(nodes[child] != nil, "node \(node.id): there is no child \(child)")
        try expect(
          child != root && withParent.insert(child).inserted, "node \(child) has two parents, or is the root")
      }
    }
    var reached = 0
    var open = nodes.keys.filter { !withParent.contains($0) }
    while let id = open.popLast() {
      reached += 1
      open.append(contentsOf: nodes[id]?.children ?? [])
    }
    try expect(reached == nodes.count, "some node is its own ancestor")
  }
}

/// The members of a frame, before the nodes are looked at.
private struct FrameFields {
  var isWhole = false
  var sequence: Int?
  var root: NodeID?
  var fonts: [JSONValue] = []
  var nodes: [JSONValue] = []
  var removed: [NodeID] = []
  var animations = JSONValue.array([])
  var cancelled: [Int] = []
  var screen: JSONValue?

  init(_ value: JSONValue) throws {
    guard case .object(let members) = value else { throw WireError("an object expected, not \(value.kind)") }
    for member in members {
      try WireError.inside(member.key) { try take(member) }
    }
  }

  private mutating func take(_ member: JSONValue.Member) throws {
    let context = WireContext()
    switch member.key {
    case "whole": isWhole = try Bool(wire: member.value, in: context)
    case "sequence": sequence = try Int(wire: member.value, in: context)
    case "root": root = try Int(wire: member.value, in: context)
    case "fonts": fonts = try Self.list(member.value)
    case "nodes": nodes = try Self.list(member.value)
    case "removed": removed = try [NodeID](wire: member.value, in: context)
    case "animations": animations = member.value
    case "cancelled": cancelled = try [Int](wire: member.value, in: context)
    case "screen": screen = member.value
    default: throw WireError("unknown field")
    }
  }

  private static func list(_ value: JSONValue) throws -> [JSONValue] {
    guard case .array(let values) = value else { throw WireError("an array expected, not \(value.kind)") }
    return values
  }
}

extension Font {
  /// See `JSONWriter.definition(of:)`.
  fileprivate init(definition: JSONValue) throws {
    guard case .array(let items) = definition, (3...6).contains(items.count) else {
      throw WireError("family, size and weight expected")
    }
    let context = WireContext()
    self.init(
      family: try String(wire: items[0], in: context), size: try Double(wire: items[1], in: context),
      weight: try Int(wire: items[2], in: context))
    if items.count > 3 { tracking = try Double(wire: items[3], in: context) }
    if items.count > 4 { isItalic = try Bool(wire: items[4], in: context) }
    if items.count > 5 { usesTabularDigits = try Bool(wire: items[5], in: context) }
  }
}

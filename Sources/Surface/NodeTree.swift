import Foundation

/// The picture that a host holds: every node, as the frames so far left it.
public struct NodeTree: Equatable, Sendable {
  public enum Problem: Error, Equatable, CustomStringConvertible {
    case missingRoot(NodeID)
    case missingNode(NodeID, parent: NodeID)
    case cycle(NodeID)
    case tooDeep(NodeID)
    public var description: String {
      switch self {
      case .missingRoot(let id): "the frame's root \(id) is not among its nodes"
      case .missingNode(let id, let parent): "node \(parent) names node \(id), which was never sent"
      case .cycle(let id): "node \(id) lies inside itself"
      case .tooDeep(let id): "node \(id) lies more than \(NodeTree.deepest) nodes deep"
      }
    }
  }

  /// Deeper trees are no picture but a mistake.
  public static let deepest = 256

  public private(set) var nodes: [NodeID: Node] = [:]
  public private(set) var root: NodeID?
  public private(set) var screen = ScreenState(size: .zero)
  public init() {}

  public subscript(id: NodeID) -> Node? { nodes[id] }

  /// Takes a frame in.
  public mutating func apply(_ frame: Frame) {
    if frame.isWhole { nodes = [:] }
    for id in frame.removed { nodes[id] = nil }
    for node in frame.nodes { nodes[node.id] = node }
    root = frame.root
    screen = frame.screen
  }

  /// Every node that is named exists, and none lies inside itself.
  /// - Throws: `Problem`.
  public func check() throws {
    guard let root else { return }
    guard nodes[root] != nil else { throw Problem.missingRoot(root) }
    var path: Set<NodeID> = []
    var missing: Problem?
    try check(root, &path, &missing)
    if let missing { throw missing }
  }

  /// A cycle is thrown at once; a node that is missing only when there is no cycle.
  private func check(_ id: NodeID, _ path: inout Set<NodeID>, _ missing: inout Problem?) throws {
    guard path.insert(id).inserted else { throw Problem.cycle(id) }
    guard path.count <= Self.deepest else { throw Problem.tooDeep(id) }
    defer { path.remove(id) }
    guard let node = nodes[id] else { return }
    for child in node.children + [node.mask].compactMap({ $0 }) {
      if nodes[child] == nil {
        missing = missing ?? .missingNode(child, parent: id)
      } else {
        try check(child, &path, &missing)
      }
    }
  }
}

import Foundation

/// What a host knows of the nodes, and what it does not have to know yet.
///
/// Nodes that nobody can see — hidden ones, and all below them — are not worth bytes. A hidden node that is
/// new is sent as a stub without content and children; one that was seen before only says that it is hidden.
/// What changes there in the meantime goes out when it is shown.
struct SentNodes {
  /// As the host has them.
  private(set) var sent: [NodeID: Node] = [:]
  /// As the app last gave them.
  private var latest: [NodeID: Node] = [:]
  private var parents: [NodeID: NodeID] = [:]

  /// Takes a frame's nodes.
  /// - Returns: those of `removed` that the host knows.
  mutating func take(_ nodes: [Node], removed: [NodeID]) -> [NodeID] {
    for id in removed {
      latest[id] = nil
      parents[id] = nil
    }
    for node in nodes {
      let old = latest.updateValue(node.withoutRepeatedLabel, forKey: node.id)
      guard old?.children != node.children else { continue }
      for child in old?.children ?? [] where parents[child] == node.id { parents[child] = nil }
    }
    for node in nodes { for child in node.children { parents[child] = node.id } }
    return removed.filter { sent.removeValue(forKey: $0) != nil }
  }

  /// The nodes that the host has to be told, each once, with what it has of them (nil: nothing).
  mutating func changes(_ nodes: [Node]) -> [(new: Node, old: Node?)] {
    var changes: [(new: Node, old: Node?)] = []
    var told: [NodeID: Bool] = [:]
    for node in nodes { tell(node.id, isRevealed: false, &told, &changes) }
    return changes
  }

  private mutating func tell(
    _ id: NodeID, isRevealed: Bool, _ told: inout [NodeID: Bool], _ changes: inout [(new: Node, old: Node?)]
  ) {
    // A node that was told on its own is looked at again when its ancestor comes into sight.
    guard let node = latest[id], told[id] != true, told[id] == nil || isRevealed else { return }
    let old = sent[id]
    let isConcealed = node.isHidden || hasHiddenAncestor(id)
    // A node below a hidden one that the host has never seen stays unknown.
    if isConcealed, old == nil, !node.isHidden || hasHiddenAncestor(id) { return }
    told[id] = isRevealed
    let new = isConcealed ? stub(of: node, since: old) : node
    sent[id] = new
    if new != old { changes.append((new, old)) }
    guard !isConcealed else { return }
    // Nodes that are new here, or were out of sight, may have changed without being in this frame.
    let reveals = isRevealed || old.map(\.isHidden) ?? true
    let known = reveals ? [] : Set(old?.children ?? [])
    for child in node.children where !known.contains(child) {
      tell(child, isRevealed: true, &told, &changes)
    }
  }

  private func stub(of node: Node, since old: Node?) -> Node {
    var stub = old ?? Node(id: node.id)
    stub.isHidden = node.isHidden
    stub.children = node.children.filter { sent[$0] != nil }
    // A mask that was taken off must not be referred to any longer.
    if let mask = stub.mask, latest[mask] == nil { stub.mask = nil }
    return stub
  }

  private func hasHiddenAncestor(_ id: NodeID) -> Bool {
    var next = parents[id]
    while let id = next {
      guard let node = latest[id] else { return false }
      if node.isHidden { return true }
      next = parents[id]
    }
    return false
  }
}

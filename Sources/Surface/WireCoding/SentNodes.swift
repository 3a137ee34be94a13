import Foundation

/// What a host knows of the nodes, and what it does not have to know yet.
///
/// Nodes that nobody can see — hidden ones, and all below them — are not worth bytes. A hidden node that is
/// new is left out; one that was seen before only says that it is hidden. What changes there in the meantime
/// goes out when it is shown.
struct SentNodes {
  /// As the host has them.
  private(set) var sent: [NodeID: Node] = [:]
  /// As the app last gave them.
  private var latest: [NodeID: Node] = [:]
  private var parents: [NodeID: NodeID] = [:]
  /// The root and those that mask others: they must be known where they are referred to, and are no children.
  private var needed: Set<NodeID> = []

  /// Takes a frame's nodes.
  /// - Returns: those of `removed` that the host knows.
  mutating func take(_ nodes: [Node], root: NodeID, removed: [NodeID]) -> [NodeID] {
    needed.insert(root)
    for id in removed {
      latest[id] = nil
      parents[id] = nil
    }
    for node in nodes {
      let old = latest.updateValue(node.withoutRepeatedLabel, forKey: node.id)
      guard old?.children != node.children else { continue }
      for child in old?.children ?? [] where parents[child] == node.id { parents[child] = nil }
    }
    for node in nodes {
      for child in node.children { parents[child] = node.id }
      if let mask = node.mask { needed.insert(mask) }
    }
    return removed.filter { sent.removeValue(forKey: $0) != nil }
  }

  /// The nodes that the host has to be told, each once, with what it has of them (nil: nothing).
  mutating func changes(_ nodes: [Node]) -> [(new: Node, old: Node?)] {
    var known: [(id: NodeID, old: Node?)] = []
    var told: [NodeID: Bool] = [:]
    for node in nodes { tell(node.id, isRevealed: false, &told, &known) }
    // Who has a child that was left out until now names it.
    for (id, old) in known where old == nil {
      if let parent = parents[id], told[parent] == nil, let old = sent[parent], let latest = latest[parent] {
        told[parent] = false
        known.append((parent, old))
        sent[parent]?.children = latest.children
      }
    }
    return known.compactMap { id, old in
      guard var new = sent[id] else { return nil }
      new.children.removeAll { sent[$0] == nil }
      sent[id] = new
      return new == old ? nil : (new, old)
    }
  }

  private mutating func tell(
    _ id: NodeID, isRevealed: Bool, _ told: inout [NodeID: Bool], _ known: inout [(id: NodeID, old: Node?)]
  ) {
    // A node that was told on its own is looked at again when its ancestor comes into sight.
    guard let node = latest[id], told[id] != true, told[id] == nil || isRevealed else { return }
    let old = sent[id]
    let isConcealed = node.isHidden || hasHiddenAncestor(id)
    if isConcealed, old == nil, !needed.contains(id) { return }
    if told[id] == nil { known.append((id, old)) }
    told[id] = isRevealed
    sent[id] = isConcealed ? stub(of: node, since: old) : node
    guard !isConcealed else { return }
    // Nodes that are new here, or were out of sight, may have changed without being in this frame.
    let reveals = isRevealed || old.map(\.isHidden) ?? true
    let before = reveals ? [] : Set(old?.children ?? [])
    for child in node.children where !before.contains(child) {
      tell(child, isRevealed: true, &told, &known)
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

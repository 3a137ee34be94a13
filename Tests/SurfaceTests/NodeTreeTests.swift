import Foundation
import Surface
import Testing

@Suite struct NodeTreeTests {
  private func node(_ id: NodeID, _ children: [NodeID] = []) -> Node {
    var node = Node(id: id)
    node.children = children
    return node
  }
  private func frame(_ nodes: [Node], whole: Bool = true, removed: [NodeID] = []) -> Frame {
    var frame = Frame(
      sequence: 1, isWhole: whole, root: 1, nodes: nodes,
      screen: ScreenState(size: CGSize(width: 9, height: 9)))
    frame.removed = removed
    return frame
  }

  @Test func framesChangeTheTree() throws {
    var tree = NodeTree()
    tree.apply(frame([node(1, [2, 3]), node(2), node(3)]))
    try tree.check()
    tree.apply(frame([node(1, [3])], whole: false, removed: [2]))
    #expect(tree[2] == nil)
    #expect(tree[1]?.children == [3])
    try tree.check()
    tree.apply(frame([node(1)]))
    #expect(tree.nodes.count == 1)
  }

  @Test func mistakesAreNamed() {
    var tree = NodeTree()
    tree.apply(frame([node(1, [2])]))
    #expect(throws: NodeTree.Problem.missingNode(2, parent: 1)) { try tree.check() }
    tree.apply(frame([node(1, [2]), node(2, [1])]))
    #expect(throws: NodeTree.Problem.cycle(1)) { try tree.check() }
    tree.apply(frame([]))
    #expect(throws: NodeTree.Problem.missingRoot(1)) { try tree.check() }
  }
}

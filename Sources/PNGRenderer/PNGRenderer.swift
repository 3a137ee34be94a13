import Foundation
import PangoText
import Surface
import TextLayout

/// Draws what an app shows into a picture, without a browser.
///
/// The status bar, the home indicator and keyboards belong to the device around the picture and are not drawn.
public struct PNGRenderer {
  public struct Picture: Equatable, Sendable {
    public var png: Data
    /// In pixels.
    public var width: Int, height: Int
  }

  private let table: FontTable
  public init(table: FontTable = .standard) { self.table = table }

  /// - Parameters:
  ///   - resources: by id; pictures that are missing are left out.
  ///   - scale: pixels per point.
  /// - Throws: `RenderingProblem`; `NodeTree.Problem` for a tree without end. Nodes that are named but were
  ///   never sent are left out.
  public func render(_ tree: NodeTree, resources: [String: Resource], scale: Double) throws -> Picture {
    guard let id = tree.root, let root = tree[id] else { throw RenderingProblem.noRoot }
    do { try tree.check() } catch NodeTree.Problem.missingNode {
      // The rest can be seen all the same.
    }
    guard let canvas = Canvas(size: root.frame.size, scale: scale) else {
      throw RenderingProblem.size(root.frame.size)
    }
    let pictures = PictureStore(resources)
    let fonts = FontStore(table: table) { resources[$0] }
    NodePainter(
      tree: tree, canvas: canvas, fonts: fonts, pictures: pictures, engine: PangoTextEngine(table: table)
    ).paint(id)
    return Picture(png: try canvas.png(), width: canvas.width, height: canvas.height)
  }

  /// A display list alone, on a transparent ground.
  /// - Throws: `RenderingProblem`.
  public func render(_ drawing: Drawing, size: CGSize, resources: [String: Resource], scale: Double) throws
    -> Picture
  {
    var node = Node(id: 1)
    node.frame = CGRect(origin: .zero, size: size)
    node.content = .drawing(drawing)
    var tree = NodeTree()
    tree.apply(
      Frame(sequence: 1, isWhole: true, root: 1, nodes: [node], screen: ScreenState(size: size)))
    return try render(tree, resources: resources, scale: scale)
  }
}

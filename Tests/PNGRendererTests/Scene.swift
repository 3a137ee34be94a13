import Foundation
import PNGRenderer
import PangoText
import Surface
import TextLayout

/// A small picture of nodes, drawn at two pixels a point.
struct Scene {
  private(set) var nodes: [Node]
  var resources: [String: Resource] = [:]

  init(_ width: Double = 120, _ height: Double = 80, background: Color? = .white) {
    var root = Node(id: 1)
    root.frame = CGRect(x: 0, y: 0, width: width, height: height)
    root.background = background
    nodes = [root]
  }

  /// - Returns: the new node's id.
  @discardableResult
  mutating func add(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, to parent: NodeID = 1,
    isChild: Bool = true, _ configure: (inout Node) -> Void = { _ in }
  ) -> NodeID {
    var node = Node(id: nodes.count + 1)
    node.frame = CGRect(x: x, y: y, width: width, height: height)
    configure(&node)
    nodes.append(node)
    if isChild { nodes[parent - 1].children.append(node.id) }
    return node.id
  }

  var tree: NodeTree {
    var tree = NodeTree()
    tree.apply(
      Frame(sequence: 1, isWhole: true, root: 1, nodes: nodes, screen: ScreenState(size: nodes[0].frame.size))
    )
    return tree
  }
  func picture() throws -> PNGRenderer.Picture {
    try PNGRenderer().render(tree, resources: resources, scale: 2)
  }
}

extension Color {
  static let white = Color(red: 1, green: 1, blue: 1)
  static let black = Color(red: 0, green: 0, blue: 0)
  static let red = Color(red: 1, green: 0, blue: 0)
  static let green = Color(red: 0, green: 0.6, blue: 0)
  static let blue = Color(red: 0, green: 0, blue: 1)
}

/// Lines as an app would send them.
func lines(_ text: String, size: Double = 17, weight: Int = 400, width: Double = 110) -> TextContent {
  let run = TextRun(text: text, font: FontDescription(size: size, weight: weight))
  let result = PangoTextEngine().layout(
    TextRequest(paragraphs: [TextParagraph(runs: [run])], width: width, pixel: 0.5))
  return TextContent(
    lines: result.lines.map { line in
      TextLine(
        x: line.x, baseline: line.baseline, width: line.width, top: line.top, height: line.height,
        runs: line.runs.map { run in
          var glyphs = GlyphRun(
            text: run.text,
            font: Font(family: run.family, size: size, weight: weight, tracking: run.tracking), color: .black,
            x: run.x, width: run.width)
          glyphs.wordSpacing = run.wordSpacing
          glyphs.isRightToLeft = run.isRightToLeft
          return glyphs
        })
    })
}

import CCairo
import Foundation
import PangoText
import Surface

/// Paints nodes, parents before children.
struct NodePainter {
  let tree: NodeTree
  let canvas: Canvas
  let fonts: FontStore
  let pictures: PictureStore
  let engine: PangoTextEngine

  private var text: TextPainter { TextPainter(canvas: canvas, fonts: fonts, pictures: pictures) }

  func paint(_ id: NodeID, depth: Int = 0) {
    guard depth <= NodeTree.deepest, let node = tree[id], !node.isHidden, node.opacity > 0 else { return }
    canvas.saving {
      place(node)
      guard node.opacity < 1 || node.mask != nil || needsContentShadow(node) else {
        return paintPlain(node, depth: depth)
      }
      guard let group = canvas.group({ paintPlain(node, depth: depth) }) else { return }
      if let shadow = node.shadow, needsContentShadow(node) { paintShade(shadow, of: node, depth: depth) }
      paint(group, of: node, depth: depth)
      cairo_pattern_destroy(group)
    }
  }

  private func place(_ node: Node) {
    let frame = node.frame
    guard let transform = node.transform else { return canvas.translate(frame.minX, frame.minY) }
    let anchor = node.anchor ?? CGPoint(x: 0.5, y: 0.5)
    let x = anchor.x * frame.width, y = anchor.y * frame.height
    canvas.translate(frame.minX + x, frame.minY + y)
    canvas.concatenate(transform)
    canvas.translate(-x, -y)
  }

  private func paint(_ group: OpaquePointer, of node: Node, depth: Int) {
    guard let mask = node.mask else {
      cairo_set_source(canvas.context, group)
      cairo_paint_with_alpha(canvas.context, node.opacity)
      return
    }
    guard let shape = canvas.group({ paint(mask, depth: depth + 1) }) else { return }
    cairo_set_source(canvas.context, group)
    cairo_mask(canvas.context, shape)
    cairo_pattern_destroy(shape)
  }

  // MARK: The box

  private func bounds(_ node: Node) -> CGRect { CGRect(origin: .zero, size: node.frame.size) }
  private func radii(_ node: Node) -> [Double] {
    (node.roundedCorners ?? [true, true, true, true]).map { $0 ? node.cornerRadius : 0 }
  }
  private func addBox(_ node: Node, to canvas: Canvas) {
    canvas.addRoundedRect(bounds(node), radii: radii(node))
  }
  /// A box that is seen casts its own shadow; else what it holds does.
  private func hasBox(_ node: Node) -> Bool { (node.background?.alpha ?? 0) > 0 || node.gradient != nil }
  private func needsContentShadow(_ node: Node) -> Bool { node.shadow != nil && !hasBox(node) }

  private func paintPlain(_ node: Node, depth: Int) {
    if let shadow = node.shadow, hasBox(node) {
      ShadowPainter(canvas: canvas).paint(
        shadow, bounds: bounds(node), excluding: { addBox(node, to: $0) },
        shape: { other in
          other.setColor(Color(red: 0, green: 0, blue: 0))
          addBox(node, to: other)
          other.fill()
        })
    }
    paintBackground(node)
    canvas.saving {
      if node.clipsToBounds {
        addBox(node, to: canvas)
        canvas.clip()
      }
      paintContent(node)
      if let scroll = node.scroll { canvas.translate(-scroll.contentOffset.x, -scroll.contentOffset.y) }
      for child in node.children { paint(child, depth: depth + 1) }
    }
    paintBorder(node)
  }

  private func paintBackground(_ node: Node) {
    if let material = node.material {
      MaterialPainter(canvas: canvas).paint(material, box: bounds(node)) { addBox(node, to: canvas) }
    }
    if let background = node.background, background.alpha > 0 {
      canvas.setColor(background)
      addBox(node, to: canvas)
      canvas.fill()
    }
    if let gradient = node.gradient {
      addBox(node, to: canvas)
      canvas.fill(with: gradient, in: bounds(node))
    }
  }

  /// Inside the box, over the children, as Core Animation does.
  private func paintBorder(_ node: Node) {
    guard let border = node.border, border.width > 0 else { return }
    let inner = bounds(node).insetBy(dx: border.width, dy: border.width)
    canvas.setColor(border.color)
    addBox(node, to: canvas)
    if inner.width > 0, inner.height > 0 {
      canvas.addRoundedRect(inner, radii: radii(node).map { max($0 - border.width, 0) })
    }
    canvas.fill(evenOdd: true)
  }

  private func paintContent(_ node: Node) {
    switch node.content {
    case .text(let content): text.paint(content)
    case .image(let image): ImagePainter(canvas: canvas, pictures: pictures).paint(image)
    case .drawing(let drawing):
      // A layer's drawing is a picture of its own: what it clears or blends with is itself.
      guard let group = canvas.group({ paint(drawing) }) else { break }
      cairo_set_source(canvas.context, group)
      cairo_paint(canvas.context)
      cairo_pattern_destroy(group)
    case nil: break
    }
    if let input = node.input { InputPainter(engine: engine, text: text).paint(input, size: node.frame.size) }
  }

  private func paint(_ drawing: Drawing) {
    DrawingPainter(canvas: canvas, text: text, pictures: pictures).paint(drawing)
  }

  private func paintShade(_ shadow: Shadow, of node: Node, depth: Int) {
    ShadowPainter(canvas: canvas).paint(shadow, bounds: bounds(node), excluding: nil) { other in
      NodePainter(tree: tree, canvas: other, fonts: fonts, pictures: pictures, engine: engine)
        .paintPlainWithoutShadow(node, depth: depth)
    }
  }
  private func paintPlainWithoutShadow(_ node: Node, depth: Int) {
    var plain = node
    plain.shadow = nil
    paintPlain(plain, depth: depth)
  }
}

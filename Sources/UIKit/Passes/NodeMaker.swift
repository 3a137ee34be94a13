import Surface

/// From a layer to the node that hosts draw.
@MainActor enum NodeMaker {
  static func node(of layer: CALayer) -> Node {
    var node = Node(id: layer.nodeID)
    let size = layer.bounds.size
    var origin = CGPoint(
      x: layer.position.x - layer.anchorPoint.x * size.width,
      y: layer.position.y - layer.anchorPoint.y * size.height)
    if let parent = layer.superlayer, !(parent.owner is UIScrollView) {
      origin.x -= parent.bounds.minX
      origin.y -= parent.bounds.minY
    }
    node.frame = CGRect(origin: origin, size: size)
    if !layer.transform.isIdentity { node.transform = layer.transform.affineNumbers }
    if layer.anchorPoint != CGPoint(x: 0.5, y: 0.5) { node.anchor = layer.anchorPoint }
    node.opacity = Double(layer.opacity)
    node.isHidden = layer.isHidden
    style(&node, layer)
    if let drawing = layer.recordedDrawing { node.content = .drawing(drawing) }
    if let contents = LayerContents.content(of: layer) { node.content = contents }
    node.mask = layer.mask?.nodeID
    node.children = children(of: layer)
    layer.updateNode(&node)
    layer.owner?.complete(&node)
    return node
  }

  private static func style(_ node: inout Node, _ layer: CALayer) {
    if let color = layer.backgroundColor, color.alpha > 0 { node.background = color.surfaceColor }
    node.cornerRadius = layer.cornerRadius
    if layer.cornerRadius > 0, layer.maskedCorners.rawValue != 15 {
      node.roundedCorners = [
        layer.maskedCorners.contains(.layerMinXMinYCorner),
        layer.maskedCorners.contains(.layerMaxXMinYCorner),
        layer.maskedCorners.contains(.layerMaxXMaxYCorner),
        layer.maskedCorners.contains(.layerMinXMaxYCorner),
      ]
    }
    if layer.borderWidth > 0, let color = layer.borderColor {
      node.border = Border(width: layer.borderWidth, color: color.surfaceColor)
    }
    if layer.shadowOpacity > 0, let color = layer.shadowColor {
      var shade = color.surfaceColor
      shade.alpha *= Double(layer.shadowOpacity)
      node.shadow = Shadow(color: shade, offset: layer.shadowOffset, radius: layer.shadowRadius)
    }
    node.clipsToBounds = layer.masksToBounds
  }

  /// Back to front: by zPosition, then by order.
  private static func children(of layer: CALayer) -> [NodeID] {
    let sublayers = layer.sublayers ?? []
    guard sublayers.contains(where: { $0.zPosition != 0 }) else { return sublayers.map(\.nodeID) }
    return sublayers.enumerated().sorted {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }.map(\.element.nodeID)
  }
}

extension CGColor {
  var surfaceColor: Surface.Color {
    Surface.Color(
      red: Double(rgba[0]), green: Double(rgba[1]), blue: Double(rgba[2]), alpha: Double(rgba[3]))
  }
}

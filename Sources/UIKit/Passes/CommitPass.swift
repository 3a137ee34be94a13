import Surface

/// Makes the nodes of changed layers and sends them, with the animations of this turn.
@MainActor enum CommitPass {
  /// The way out; set once at start.
  static var connection: (any Connection)?
  private static var sequence = 0
  /// Animations recorded since the last commit.
  static var newAnimations: [Surface.Animation] = []
  static var cancelledAnimations: [Int] = []
  /// The next frame holds everything.
  static var needsWholeFrame = true

  static func run() {
    let root = Windows.rootLayer
    let (dirty, detached) = LayerChanges.take()
    guard let connection else { return }
    var nodes: [Node] = []
    var removed: [NodeID] = []
    for layer in detached where layer.rootLayer !== root { forget(layer, &removed) }
    if needsWholeFrame {
      show(root, whole: true, &nodes)
    } else {
      for layer in dirty where layer.rootLayer === root { show(layer, whole: false, &nodes) }
    }
    let isWhole = needsWholeFrame
    guard
      isWhole || !nodes.isEmpty || !removed.isEmpty || !newAnimations.isEmpty
        || !cancelledAnimations.isEmpty || screenState() != lastScreen
    else { return }
    needsWholeFrame = false
    sequence += 1
    lastScreen = screenState()
    var frame = Frame(
      sequence: sequence, isWhole: isWhole, root: root.nodeID, nodes: nodes, screen: screenState())
    frame.removed = removed
    frame.animations = newAnimations
    frame.cancelledAnimations = cancelledAnimations
    (newAnimations, cancelledAnimations) = ([], [])
    for node in nodes { PictureResources.send(usedBy: node, over: connection) }
    connection.send(frame)
  }
  private static var lastScreen: ScreenState?

  /// The node of `layer`, and of everything below it that the host does not know.
  private static func show(_ layer: CALayer, whole: Bool, _ nodes: inout [Node]) {
    layer.isShown = true
    nodes.append(NodeMaker.node(of: layer))
    for child in (layer.sublayers ?? []) + [layer.mask].compactMap({ $0 }) where whole || !child.isShown {
      show(child, whole: whole, &nodes)
    }
  }

  private static func forget(_ layer: CALayer, _ removed: inout [NodeID]) {
    layer.forEachInTree { layer in
      if layer.isShown {
        layer.isShown = false
        removed.append(layer.nodeID)
      }
    }
  }

  private static func screenState() -> ScreenState {
    let screen = UIScreen.main
    var state = ScreenState(size: screen.bounds.size)
    state.orientation = screen.interfaceOrientation.surfaceName
    state.isDark = screen.environment.isDark
    state.language = screen.environment.language ?? "en"
    state.firstResponder = (FirstResponder.current as? UIView)?.layer.nodeID
    state.keyboard = Keyboard.keysFrame
    StatusBar.describe(&state)
    return state
  }
}

extension UIInterfaceOrientation {
  var surfaceName: String {
    switch self {
    case .portraitUpsideDown: "portraitUpsideDown"
    case .landscapeLeft: "landscapeLeft"
    case .landscapeRight: "landscapeRight"
    default: "portrait"
    }
  }
}

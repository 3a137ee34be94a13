/// Records the drawing of every layer that asked for display.
@MainActor enum DisplayPass {
  static func run() {
    for layer in LayerChanges.dirty where layer.needsDisplayFlag { layer.displayIfNeeded() }
  }
}

import CoreGraphics
import Foundation

extension CALayer {
  /// Runs `draw(in:)` into a fresh display list and keeps it.
  public func drawIntoRecording() {
    let context = CGContext()
    draw(in: context)
    recordedDrawing = context.drawing.operations.isEmpty ? nil : context.drawing
  }
}

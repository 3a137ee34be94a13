import CoreGraphics
import Foundation

/// What changed in the layer trees of this process since the last commit.
///
/// Main thread only, like the layers themselves.
public enum LayerChanges {
  /// Layers whose own node has to be made again.
  nonisolated(unsafe) public private(set) static var dirty: [CALayer] = []
  /// Layers that left their parent; those still outside at the commit are removed from the picture.
  nonisolated(unsafe) public private(set) static var detached: [CALayer] = []
  /// Called when the first change after a commit comes, to ask for a turn of the frame passes.
  nonisolated(unsafe) public static var onFirstChange: () -> Void = {}
  /// Sees each change of an animatable property while an animation block or a transaction runs.
  nonisolated(unsafe) public static weak var recorder: LayerChangeRecorder?
  /// An animation block runs: changes of views' layers are of interest too, not only those of layers
  /// without a view, which are animated implicitly.
  nonisolated(unsafe) public static var isRecording = false

  static func markDirty(_ layer: CALayer) {
    let wasEmpty = dirty.isEmpty && detached.isEmpty
    dirty.append(layer)
    if wasEmpty { onFirstChange() }
  }

  static func markDetached(_ layer: CALayer) {
    let wasEmpty = dirty.isEmpty && detached.isEmpty
    detached.append(layer)
    if wasEmpty { onFirstChange() }
  }

  /// Hands over all changes and forgets them.
  public static func take() -> (dirty: [CALayer], detached: [CALayer]) {
    defer { (dirty, detached) = ([], []) }
    for layer in dirty { layer.isDirty = false }
    return (dirty, detached)
  }
}

/// The animatable properties of a layer.
public enum LayerProperty: String, Sendable {
  case position, bounds, transform, opacity, backgroundColor, cornerRadius, borderWidth, borderColor,
    shadowOpacity, shadowRadius, shadowOffset, contentOffset, strokeStart, strokeEnd
}

public protocol LayerChangeRecorder: AnyObject {
  /// - Parameters:
  ///   - from: the numbers of the property before (two for a position, four for bounds and colours, six
  ///     for a transform).
  func layer(_ layer: CALayer, willChange property: LayerProperty, from: [Double], to: [Double])
  func layer(_ layer: CALayer, didAdd animation: CAAnimation, forKey key: String)
  func layer(_ layer: CALayer, didRemove animation: CAAnimation, forKey key: String)
  /// What is on screen now, for the properties that are on their way.
  func presentedValues(of layer: CALayer) -> [LayerProperty: [Double]]
  /// A transaction ended; its completion block is to run when the animations made in it are over.
  func didCommit(_ transaction: CATransaction.Level)
}

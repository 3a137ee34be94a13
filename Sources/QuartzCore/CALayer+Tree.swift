import CoreGraphics
import Foundation

extension CALayer {
  public var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set {
      for child in children { child.removeFromSuperlayer() }
      for child in newValue ?? [] { addSublayer(child) }
    }
  }
  public func addSublayer(_ layer: CALayer) {
    if layer.superlayer === self { layer.removeFromSuperlayer() }
    attach(layer, at: children.count)
  }
  public func insertSublayer(_ layer: CALayer, at index: UInt32) {
    if layer.superlayer === self { layer.removeFromSuperlayer() }
    attach(layer, at: Int(index))
  }
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    if layer.superlayer === self { layer.removeFromSuperlayer() }
    attach(layer, at: children.firstIndex { $0 === sibling } ?? 0)
  }
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    if layer.superlayer === self { layer.removeFromSuperlayer() }
    attach(layer, at: (children.firstIndex { $0 === sibling } ?? children.count - 1) + 1)
  }
  public func replaceSublayer(_ old: CALayer, with new: CALayer) {
    guard let index = children.firstIndex(where: { $0 === old }) else { return }
    old.removeFromSuperlayer()
    attach(new, at: index)
  }
  /// The layer itself and everything below it, parents first.
  public func forEachInTree(_ body: (CALayer) -> Void) {
    body(self)
    for child in children { child.forEachInTree(body) }
    mask?.forEachInTree(body)
  }
  public var rootLayer: CALayer {
    var layer = self
    while let parent = layer.superlayer { layer = parent }
    return layer
  }

  // MARK: Coordinates

  private var transformToRoot: CGAffineTransform {
    var result = CGAffineTransform.identity
    var layer: CALayer? = self
    while let current = layer {
      result = result.concatenating(current.transformToSuperlayer)
      layer = current.superlayer
    }
    return result
  }
  public func transform(to layer: CALayer?) -> CGAffineTransform {
    guard let layer else { return transformToRoot }
    return transformToRoot.concatenating(layer.transformToRoot.inverted())
  }
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    l.map { p.applying($0.transform(to: self)) } ?? p.applying(transform(to: nil).inverted())
  }
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(transform(to: l)) }
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    l.map { r.applying($0.transform(to: self)) } ?? r.applying(transform(to: nil).inverted())
  }
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(transform(to: l)) }
  public func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
  public func hitTest(_ p: CGPoint) -> CALayer? {
    guard !isHidden, opacity > 0 else { return nil }
    let local = superlayer.map { convert(p, from: $0) } ?? p
    for child in children.reversed() { if let hit = child.hitTest(local) { return hit } }
    return contains(local) ? self : nil
  }
}

import CoreGraphics
import Foundation
import Surface

public typealias CFTimeInterval = Double

public protocol CALayerDelegate: AnyObject {
  func display(_ layer: CALayer)
  func draw(_ layer: CALayer, in ctx: CGContext)
  func layoutSublayers(of layer: CALayer)
  func layerWillDraw(_ layer: CALayer)
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) {}
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func layerWillDraw(_ layer: CALayer) {}
}

/// Completes the node of a layer with what only its owner knows (a view's text, traits, scroll area).
public protocol LayerNodeProvider: AnyObject {
  func complete(_ node: inout Node)
  func layoutOwnedLayer()
  func displayOwnedLayer()
}

/// A rectangle of the picture; every view has one. Lengths are points.
///
/// Geometry is that of Core Animation: `position` is where `anchorPoint` lies in the superlayer;
/// `transform` turns about it. Source: Core Animation Programming Guide, "Layer Geometry".
open class CALayer: NSObject {
  nonisolated(unsafe) private static var lastNodeID = 0

  /// The layer's name in the picture.
  public let nodeID: NodeID
  public var isDirty = false
  /// The host knows the node.
  public var isShown = false
  /// The view, for a view's own layer.
  public weak var owner: LayerNodeProvider?
  open weak var delegate: CALayerDelegate?
  open var name: String?

  public private(set) weak var superlayer: CALayer?
  var children: [CALayer] = []

  public required override init() {
    Self.lastNodeID += 1
    nodeID = Self.lastNodeID
    super.init()
  }
  public convenience init(layer: Any) { self.init() }
  public required init?(coder: NSCoder) {
    Self.lastNodeID += 1
    nodeID = Self.lastNodeID
    super.init()
  }

  // MARK: Geometry

  open var position = CGPoint.zero {
    willSet { record(.position, [position.x, position.y], [newValue.x, newValue.y]) }
    didSet { if position != oldValue { setNeedsCommit() } }
  }
  open var zPosition: CGFloat = 0 { didSet { if zPosition != oldValue { superlayer?.setNeedsCommit() } } }
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet { if anchorPoint != oldValue { setNeedsCommit() } }
  }
  open var bounds = CGRect.zero {
    willSet { record(.bounds, bounds.numbers, newValue.numbers) }
    didSet {
      guard bounds != oldValue else { return }
      setNeedsCommit()
      if movesChildrenWithBounds, bounds.origin != oldValue.origin {
        for child in children { child.setNeedsCommit() }
      }
      if bounds.size != oldValue.size { boundsSizeDidChange() }
    }
  }
  /// False for scroll areas, whose children's nodes do not depend on the offset.
  public var movesChildrenWithBounds = true
  open var transform = CATransform3DIdentity {
    willSet { record(.transform, transform.affineNumbers, newValue.affineNumbers) }
    didSet { if transform != oldValue { setNeedsCommit() } }
  }
  open var sublayerTransform = CATransform3DIdentity
  open func affineTransform() -> CGAffineTransform { transform.affine }
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  /// In the superlayer; undefined, as in Core Animation, while `transform` is not the identity.
  open var frame: CGRect {
    get {
      let origin = CGPoint(
        x: position.x - bounds.width * anchorPoint.x, y: position.y - bounds.height * anchorPoint.y)
      guard !transform.isIdentity else { return CGRect(origin: origin, size: bounds.size) }
      return bounds.applying(transformToSuperlayer)
    }
    set {
      guard transform.isIdentity else {
        let inverse = transform.affine.inverted()
        let size = newValue.size.applying(inverse)
        bounds.size = CGSize(width: abs(size.width), height: abs(size.height))
        position = CGPoint(
          x: newValue.minX + newValue.width * anchorPoint.x,
          y: newValue.minY + newValue.height * anchorPoint.y)
        return
      }
      position = CGPoint(
        x: newValue.minX + newValue.width * anchorPoint.x,
        y: newValue.minY + newValue.height * anchorPoint.y)
      bounds = CGRect(origin: bounds.origin, size: newValue.size)
    }
  }

  /// From this layer's bounds coordinates to the superlayer's.
  public var transformToSuperlayer: CGAffineTransform {
    let toAnchor = CGAffineTransform(
      translationX: -(bounds.minX + bounds.width * anchorPoint.x),
      y: -(bounds.minY + bounds.height * anchorPoint.y))
    return toAnchor.concatenating(transform.affine).concatenating(
      CGAffineTransform(translationX: position.x, y: position.y))
  }

  func boundsSizeDidChange() { setNeedsLayout() }

  // MARK: Appearance

  open var isHidden = false { didSet { if isHidden != oldValue { setNeedsCommit() } } }
  open var opacity: Float = 1 {
    willSet { record(.opacity, [Double(opacity)], [Double(newValue)]) }
    didSet { if opacity != oldValue { setNeedsCommit() } }
  }
  open var backgroundColor: CGColor? {
    willSet { record(.backgroundColor, backgroundColor.numbers, newValue.numbers) }
    didSet { if backgroundColor != oldValue { setNeedsCommit() } }
  }
  open var cornerRadius: CGFloat = 0 {
    willSet { record(.cornerRadius, [cornerRadius], [newValue]) }
    didSet { if cornerRadius != oldValue { setNeedsCommit() } }
  }
  open var maskedCorners: CACornerMask = .all { didSet { setNeedsCommit() } }
  open var cornerCurve = CALayerCornerCurve.circular
  open var masksToBounds = false { didSet { if masksToBounds != oldValue { setNeedsCommit() } } }
  open var borderWidth: CGFloat = 0 {
    willSet { record(.borderWidth, [borderWidth], [newValue]) }
    didSet { if borderWidth != oldValue { setNeedsCommit() } }
  }
  open var borderColor: CGColor? = .black {
    willSet { record(.borderColor, borderColor.numbers, newValue.numbers) }
    didSet { if borderColor != oldValue { setNeedsCommit() } }
  }
  open var shadowColor: CGColor? = .black { didSet { setNeedsCommit() } }
  open var shadowOpacity: Float = 0 {
    willSet { record(.shadowOpacity, [Double(shadowOpacity)], [Double(newValue)]) }
    didSet { if shadowOpacity != oldValue { setNeedsCommit() } }
  }
  open var shadowOffset = CGSize(width: 0, height: -3) {
    willSet {
      record(.shadowOffset, [shadowOffset.width, shadowOffset.height], [newValue.width, newValue.height])
    }
    didSet { if shadowOffset != oldValue { setNeedsCommit() } }
  }
  open var shadowRadius: CGFloat = 3 {
    willSet { record(.shadowRadius, [shadowRadius], [newValue]) }
    didSet { if shadowRadius != oldValue { setNeedsCommit() } }
  }
  open var shadowPath: CGPath? { didSet { setNeedsCommit() } }
  open var mask: CALayer? {
    didSet {
      if let oldValue, oldValue !== mask {
        oldValue.superlayer = nil
        LayerChanges.markDetached(oldValue)
      }
      mask?.superlayer = self
      mask?.setNeedsCommit()
      setNeedsCommit()
    }
  }
  open var contents: Any? { didSet { setNeedsCommit() } }
  open var contentsGravity = CALayerContentsGravity.resize { didSet { setNeedsCommit() } }
  open var contentsScale: CGFloat = 1
  open var rasterizationScale: CGFloat = 1
  open var shouldRasterize = false
  open var isOpaque = false
  open var allowsEdgeAntialiasing = false
  open var allowsGroupOpacity = true
  open var drawsAsynchronously = false
  open var isGeometryFlipped = false
  open var isDoubleSided = true
  open var needsDisplayOnBoundsChange = false
  open var actions: [String: CAAction]?
  open var style: [AnyHashable: Any]?

  /// What `draw` recorded the last time.
  public var recordedDrawing: Drawing? { didSet { setNeedsCommit() } }

  // MARK: Flags

  private(set) public var needsLayoutFlag = true
  private(set) public var needsDisplayFlag = false

  open func setNeedsLayout() {
    guard !needsLayoutFlag else { return }
    needsLayoutFlag = true
    setNeedsCommit()
  }
  open func needsLayout() -> Bool { needsLayoutFlag }
  open func layoutIfNeeded() { layoutTree() }
  open func setNeedsDisplay() {
    needsDisplayFlag = true
    setNeedsCommit()
  }
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
  open func needsDisplay() -> Bool { needsDisplayFlag }
  open func displayIfNeeded() {
    guard needsDisplayFlag else { return }
    needsDisplayFlag = false
    display()
  }
  open func display() {
    if let owner {
      owner.displayOwnedLayer()
    } else {
      delegate?.display(self)
      drawIntoRecording()
    }
  }
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }
  open func layoutSublayers() {
    if let owner { owner.layoutOwnedLayer() } else { delegate?.layoutSublayers(of: self) }
  }

  /// Lays out this layer and all below it that asked for it, parents first.
  public func layoutTree() {
    var rounds = 0
    while needsLayoutFlag, rounds < 8 {
      needsLayoutFlag = false
      layoutSublayers()
      rounds += 1
    }
    for child in children { child.layoutTree() }
  }

  /// The node has to be made again at the next commit.
  public func setNeedsCommit() {
    guard !isDirty else { return }
    isDirty = true
    LayerChanges.markDirty(self)
  }

  private func record(
    _ property: LayerProperty, _ old: @autoclosure () -> [Double], _ new: @autoclosure () -> [Double]
  ) {
    // Most changes come outside of any animation: no array is made for them.
    guard LayerChanges.isRecording || (owner == nil && isShown), let recorder = LayerChanges.recorder else {
      return
    }
    let (old, new) = (old(), new())
    guard old != new else { return }
    recorder.layer(self, willChange: property, from: old, to: new)
  }

  /// Lets a subclass in this module or UIKit record a change of its own animatable property.
  public func recordChange(_ property: LayerProperty, from: [Double], to: [Double]) {
    record(property, from, to)
  }

  /// Adds what this kind of layer draws to its node (shape, gradient, text layers).
  open func updateNode(_ node: inout Node) {}

  // MARK: Tree (stored here, verbs in CALayer+Tree.swift)

  func attach(_ child: CALayer, at index: Int) {
    child.removeFromSuperlayer()
    children.insert(child, at: min(max(index, 0), children.count))
    child.superlayer = self
    child.setNeedsCommit()
    setNeedsCommit()
  }

  open func removeFromSuperlayer() {
    guard let parent = superlayer else { return }
    if let index = parent.children.firstIndex(where: { $0 === self }) { parent.children.remove(at: index) }
    if parent.mask === self { parent.mask = nil }
    superlayer = nil
    parent.setNeedsCommit()
    LayerChanges.markDetached(self)
  }

  // MARK: Animations

  var animations: [String: CAAnimation] = [:]
  /// Numbers keys for animations added without one.
  var animationCount = 0
  /// Keys in the order of adding.
  var animationOrder: [String] = []
}

extension CGRect {
  public var numbers: [Double] { [origin.x, origin.y, size.width, size.height] }
}

extension Optional where Wrapped == CGColor {
  public var numbers: [Double] { self?.rgba.map(Double.init) ?? [0, 0, 0, 0] }
}

import CoreGraphics
import Foundation

extension CALayer {
  /// Starts an animation; one with the same key is taken off first.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    animationCount += 1
    let key = key ?? "animation-\(animationCount)"
    removeAnimation(forKey: key)
    // Core Animation copies: later changes of the object do not reach the running animation.
    let copy = anim.copyForLayer()
    animations[key] = copy
    animationOrder.append(key)
    LayerChanges.recorder?.layer(self, didAdd: copy, forKey: key)
  }
  public func removeAnimation(forKey key: String) {
    guard let animation = animations.removeValue(forKey: key) else { return }
    animationOrder.removeAll { $0 == key }
    LayerChanges.recorder?.layer(self, didRemove: animation, forKey: key)
  }
  public func removeAllAnimations() {
    for key in animationOrder { removeAnimation(forKey: key) }
    LayerChanges.recorder?.layer(self, didRemove: CAAnimation(), forKey: "*")
  }
  public func animation(forKey key: String) -> CAAnimation? { animations[key] }
  public func animationKeys() -> [String]? { animationOrder.isEmpty ? nil : animationOrder }
  /// The animation has run to its end.
  public func animationDidEnd(forKey key: String) {
    animations[key] = nil
    animationOrder.removeAll { $0 == key }
  }

  /// A copy that has the values on screen at this moment.
  public func presentation() -> Self? {
    let copy = Self.init()
    (copy.bounds, copy.position, copy.anchorPoint) = (bounds, position, anchorPoint)
    (copy.transform, copy.opacity, copy.isHidden) = (transform, opacity, isHidden)
    (copy.backgroundColor, copy.cornerRadius) = (backgroundColor, cornerRadius)
    (copy.borderWidth, copy.borderColor) = (borderWidth, borderColor)
    (copy.shadowOpacity, copy.shadowRadius, copy.shadowOffset) = (shadowOpacity, shadowRadius, shadowOffset)
    for (property, value) in LayerChanges.recorder?.presentedValues(of: self) ?? [:] {
      copy.take(value, for: property)
    }
    return copy
  }
  public func model() -> Self { self }

  private func take(_ v: [Double], for property: LayerProperty) {
    switch property {
    case .position:
      position = CGPoint(x: v[0], y: v[1])
    case .bounds:
      bounds = CGRect(x: v[0], y: v[1], width: v[2], height: v[3])
    case .transform:
      transform = CATransform3DMakeAffineTransform(
        CGAffineTransform(a: v[0], b: v[1], c: v[2], d: v[3], tx: v[4], ty: v[5]))
    case .opacity: opacity = Float(v[0])
    case .backgroundColor:
      backgroundColor = CGColor(red: v[0], green: v[1], blue: v[2], alpha: v[3])
    case .cornerRadius: cornerRadius = v[0]
    case .borderWidth: borderWidth = v[0]
    case .borderColor: borderColor = CGColor(red: v[0], green: v[1], blue: v[2], alpha: v[3])
    case .shadowOpacity: shadowOpacity = Float(v[0])
    case .shadowRadius: shadowRadius = v[0]
    case .shadowOffset: shadowOffset = CGSize(width: v[0], height: v[1])
    case .contentOffset: bounds.origin = CGPoint(x: v[0], y: v[1])
    case .strokeStart: (self as? CAShapeLayer)?.strokeStart = v[0]
    case .strokeEnd: (self as? CAShapeLayer)?.strokeEnd = v[0]
    }
  }
}

import CoreGraphics
import Foundation

/// An animation of one property, named by its key path.
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  open var isAdditive = false
  open var isCumulative = false
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
  override func copyForLayer() -> CAAnimation {
    let copy = super.copyForLayer()
    if let copy = copy as? CAPropertyAnimation {
      (copy.keyPath, copy.isAdditive, copy.isCumulative) = (keyPath, isAdditive, isCumulative)
    }
    return copy
  }
}

open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?
  override func copyForLayer() -> CAAnimation {
    let copy = super.copyForLayer()
    if let copy = copy as? CABasicAnimation {
      (copy.fromValue, copy.toValue, copy.byValue) = (fromValue, toValue, byValue)
    }
    return copy
  }
}

public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  open var keyTimes: [NSNumber]?
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode = CAAnimationCalculationMode.linear
  open var path: CGPath?
  open var rotationMode: CAAnimationRotationMode?
  override func copyForLayer() -> CAAnimation {
    let copy = super.copyForLayer()
    if let copy = copy as? CAKeyframeAnimation {
      (copy.values, copy.keyTimes, copy.timingFunctions) = (values, keyTimes, timingFunctions)
      (copy.calculationMode, copy.path, copy.rotationMode) = (calculationMode, path, rotationMode)
    }
    return copy
  }
}

public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0
  open var allowsOverdamping = false
  /// Until a thousandth of the way is left.
  open var settlingDuration: CFTimeInterval {
    let ratio = dampingRatio, frequency = (stiffness / mass).squareRoot()
    guard ratio > 0, frequency > 0 else { return duration }
    return ratio < 1 ? 6.907755 / (ratio * frequency) : 9.233414 / frequency * ratio
  }
  /// 1 comes to rest without oscillating.
  public var dampingRatio: CGFloat { damping / (2 * (stiffness * mass).squareRoot()) }
  override func copyForLayer() -> CAAnimation {
    let copy = super.copyForLayer()
    if let copy = copy as? CASpringAnimation {
      (copy.mass, copy.stiffness, copy.damping) = (mass, stiffness, damping)
      (copy.initialVelocity, copy.allowsOverdamping) = (initialVelocity, allowsOverdamping)
    }
    return copy
  }
}

open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?
  override func copyForLayer() -> CAAnimation {
    let copy = super.copyForLayer()
    (copy as? CAAnimationGroup)?.animations = animations?.map { $0.copyForLayer() }
    return copy
  }
}

public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fade = CATransitionType(rawValue: "fade")
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  public static let push = CATransitionType(rawValue: "push")
  public static let reveal = CATransitionType(rawValue: "reveal")
}
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// From one content of a layer to the next. The new content shows at once here; the times hold.
open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  open var subtype: CATransitionSubtype?
  open var startProgress: Float = 0
  open var endProgress: Float = 1
}

import CoreGraphics
import Foundation

public protocol CAAction: AnyObject {}

public protocol CAAnimationDelegate: AnyObject {
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// The part that all animations share. Times are seconds.
open class CAAnimation: NSObject, CAAction {
  open var timingFunction: CAMediaTimingFunction?
  open var delegate: CAAnimationDelegate?
  open var isRemovedOnCompletion = true
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
  public required override init() { super.init() }

  /// A copy for the layer that it is added to; subclasses add what is theirs.
  func copyForLayer() -> CAAnimation {
    let copy = type(of: self).init()
    (copy.timingFunction, copy.delegate, copy.isRemovedOnCompletion) =
      (timingFunction, delegate, isRemovedOnCompletion)
    (copy.beginTime, copy.duration, copy.speed, copy.timeOffset) = (beginTime, duration, speed, timeOffset)
    (copy.repeatCount, copy.repeatDuration) = (repeatCount, repeatDuration)
    (copy.autoreverses, copy.fillMode, copy.values) = (autoreverses, fillMode, values)
    return copy
  }

  /// Values that apps keep with an animation to know it again.
  private var values: [String: Any] = [:]
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  open func value(forKey key: String) -> Any? { values[key] }
}

public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A cubic curve of progress over time; control points as documented for CAMediaTimingFunction.
open class CAMediaTimingFunction: NSObject {
  public let points: [Double]
  public init(controlPoints x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) {
    points = [Double(x1), Double(y1), Double(x2), Double(y2)]
  }
  public init(name: CAMediaTimingFunctionName) {
    points =
      switch name {
      case .easeIn: [0.42, 0, 1, 1]
      case .easeOut: [0, 0, 0.58, 1]
      case .easeInEaseOut: [0.42, 0, 0.58, 1]
      case .default: [0.25, 0.1, 0.25, 1]
      default: [0, 0, 1, 1]
      }
  }
}

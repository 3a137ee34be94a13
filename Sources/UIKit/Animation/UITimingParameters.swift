/// How an animator's progress follows time.
@preconcurrency @MainActor public protocol UITimingCurveProvider: AnyObject {
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

@preconcurrency @MainActor open class UICubicTimingParameters: UIKitObject, UITimingCurveProvider {
  public let controlPoint1: CGPoint
  public let controlPoint2: CGPoint
  public init(controlPoint1: CGPoint, controlPoint2: CGPoint) {
    (self.controlPoint1, self.controlPoint2) = (controlPoint1, controlPoint2)
    super.init(isolated: ())
  }
  public convenience init(animationCurve curve: UIView.AnimationCurve) {
    guard case .cubic(let x1, let y1, let x2, let y2) = curve.timing else {
      self.init(controlPoint1: .zero, controlPoint2: CGPoint(x: 1, y: 1))
      return
    }
    self.init(controlPoint1: CGPoint(x: x1, y: y1), controlPoint2: CGPoint(x: x2, y: y2))
  }
  public convenience init() { self.init(animationCurve: .easeInOut) }
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  public var springTimingParameters: UISpringTimingParameters? { nil }
}

@preconcurrency @MainActor open class UISpringTimingParameters: UIKitObject, UITimingCurveProvider {
  let dampingRatio: CGFloat
  /// 1 covers the whole way in a second.
  public let initialVelocity: CGVector
  /// Of a spring given by its physics; nil lets the animator's duration decide.
  let settlingDuration: TimeInterval?
  let frequency: CGFloat?
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    (dampingRatio, initialVelocity, settlingDuration, frequency) = (ratio, velocity, nil, nil)
    super.init(isolated: ())
  }
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    let frequency = (stiffness / mass).squareRoot()
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    (dampingRatio, initialVelocity, self.frequency) = (ratio, velocity, frequency)
    settlingDuration = ratio < 1 ? 6.907755 / (ratio * frequency) : 9.233414 / frequency
    super.init(isolated: ())
  }
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  public var springTimingParameters: UISpringTimingParameters? { self }
}

extension UITimingCurveProvider {
  func timing(duration: TimeInterval) -> AnimationTiming {
    if let spring = springTimingParameters {
      if let frequency = spring.frequency {
        return .spring(
          ratio: spring.dampingRatio, frequency: frequency, velocity: spring.initialVelocity.dx,
          duration: duration)
      }
      return .spring(
        dampingRatio: spring.dampingRatio, velocity: spring.initialVelocity.dx, duration: max(0.01, duration))
    }
    guard let cubic = cubicTimingParameters else { return .linear }
    return .cubic(
      cubic.controlPoint1.x, cubic.controlPoint1.y, cubic.controlPoint2.x, cubic.controlPoint2.y)
  }
}

import Surface

/// One property of one layer on its way.
@MainActor final class RunningAnimation {
  let id: Int
  let layer: CALayer
  let property: Surface.Animation.Property
  var values: [[Double]]
  var times: [Double]
  let timing: AnimationTiming
  let duration: TimeInterval
  let delay: TimeInterval
  let repeatCount: Double
  let autoreverses: Bool
  let begin: TimeInterval
  /// The last value is the model's and is read at the commit.
  var endsAtModel = true
  var wasSent = false
  /// Stands still: both values are the same, and it has to be shown all the same.
  var isHold = false
  /// Frozen at this moment, by a paused animator.
  var pausedAt: TimeInterval?
  weak var context: AnimationContext?

  init(
    id: Int, layer: CALayer, property: Surface.Animation.Property, values: [[Double]], times: [Double],
    timing: AnimationTiming, duration: TimeInterval, delay: TimeInterval = 0, repeatCount: Double = 0,
    autoreverses: Bool = false
  ) {
    (self.id, self.layer, self.property, self.values, self.times) = (id, layer, property, values, times)
    (self.timing, self.duration, self.delay) = (timing, duration, delay)
    (self.repeatCount, self.autoreverses) = (repeatCount, autoreverses)
    begin = Clock.now
  }

  /// What is on screen now; nil after the end.
  var presentedValue: [Double]? {
    let elapsed = (pausedAt ?? Clock.now) - begin - delay
    guard duration > 0, let first = values.first, let last = values.last else { return nil }
    guard elapsed > 0 else { return first }
    let rounds = elapsed / duration, total = max(1, repeatCount) * (autoreverses ? 2 : 1)
    if repeatCount >= 0, rounds >= total { return autoreverses ? first : last }
    var share = rounds.truncatingRemainder(dividingBy: 1)
    if autoreverses, Int(rounds) % 2 == 1 { share = 1 - share }
    return value(at: timing.progress(at: share))
  }

  private func value(at progress: Double) -> [Double] {
    var index = 0
    while index < times.count - 2, progress > times[index + 1] { index += 1 }
    let (a, b) = (values[index], values[index + 1])
    let span = times[index + 1] - times[index]
    let share = span > 0 ? (progress - times[index]) / span : 1
    return zip(a, b).map { $0 + ($1 - $0) * share }
  }

  var surface: Surface.Animation {
    var result = Surface.Animation(
      id: id, node: layer.nodeID, property: property, values: values, times: times,
      timing: timing.surface, duration: duration)
    // What began in this turn begins with the frame: the time that layout took is no part of it.
    let elapsed = Clock.now - begin
    result.delay = elapsed < 1.0 / 30 ? delay : delay - elapsed
    result.repeatCount = repeatCount
    result.autoreverses = autoreverses
    return result
  }
}

extension CALayer {
  /// As `NodeMaker` writes it: in the parent's content coordinates.
  @MainActor var nodeFrame: CGRect {
    let size = bounds.size
    var origin = CGPoint(
      x: position.x - anchorPoint.x * size.width, y: position.y - anchorPoint.y * size.height)
    if let superlayer, !(superlayer.owner is UIScrollView) {
      origin.x -= superlayer.bounds.minX
      origin.y -= superlayer.bounds.minY
    }
    return CGRect(origin: origin, size: size)
  }

  /// The model's numbers of a property, as the picture has them.
  @MainActor func modelValue(of property: Surface.Animation.Property) -> [Double] {
    switch property {
    case .frame: nodeFrame.numbers
    case .transform: transform.affineNumbers
    case .opacity: [Double(opacity)]
    case .background: backgroundColor.numbers
    case .cornerRadius: [cornerRadius]
    case .borderWidth: [borderWidth]
    case .borderColor: borderColor.numbers
    case .shadowOpacity: [Double(shadowOpacity)]
    case .shadowRadius: [shadowRadius]
    case .shadowOffset: [shadowOffset.width, shadowOffset.height]
    case .contentOffset: [bounds.minX, bounds.minY]
    case .strokeStart: [Double((self as? CAShapeLayer)?.strokeStart ?? 0)]
    case .strokeEnd: [Double((self as? CAShapeLayer)?.strokeEnd ?? 1)]
    }
  }
}

extension LayerProperty {
  var surface: Surface.Animation.Property {
    switch self {
    case .position, .bounds: .frame
    case .transform: .transform
    case .opacity: .opacity
    case .backgroundColor: .background
    case .cornerRadius: .cornerRadius
    case .borderWidth: .borderWidth
    case .borderColor: .borderColor
    case .shadowOpacity: .shadowOpacity
    case .shadowRadius: .shadowRadius
    case .shadowOffset: .shadowOffset
    case .contentOffset: .contentOffset
    case .strokeStart: .strokeStart
    case .strokeEnd: .strokeEnd
    }
  }
}

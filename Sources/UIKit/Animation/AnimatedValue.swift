import Surface

/// A property of a layer between two values, to be put anywhere in between.
@MainActor struct AnimatedValue {
  private let layer: CALayer
  private let property: Surface.Animation.Property
  private let from: [Double]
  private let to: [Double]

  /// From where the recorded animation starts to what the model has now.
  init(_ animation: RunningAnimation) {
    (layer, property) = (animation.layer, animation.property)
    from = animation.values[0]
    to = animation.layer.modelValue(of: animation.property)
  }

  func value(at fraction: CGFloat) -> [Double] { zip(from, to).map { $0 + ($1 - $0) * Double(fraction) } }

  func animate(from start: CGFloat, to goal: CGFloat, in context: AnimationContext) {
    begin([value(at: start), value(at: goal)], context)
  }
  /// Shows the value for as long as the context lives, without changing the model.
  func hold(at fraction: CGFloat, in context: AnimationContext) {
    begin([value(at: fraction), value(at: fraction)], context)
  }
  private func begin(_ values: [[Double]], _ context: AnimationContext) {
    let recorder = AnimationRecorder.shared
    if let old = recorder.running[AnimationRecorder.Key(layer: layer.nodeID, property: property)] {
      recorder.cancel(old)
    }
    let made = RunningAnimation(
      id: recorder.nextID(), layer: layer, property: property, values: values, times: [0, 1],
      timing: context.timing, duration: max(context.duration, 0.001), delay: context.delay,
      repeatCount: context.repeatCount)
    (made.endsAtModel, made.isHold) = (false, values[0] == values[1])
    recorder.begin(made, in: context)
  }

  /// Gives the model the value.
  func settle(at fraction: CGFloat) {
    let v = value(at: fraction)
    switch property {
    case .frame:
      // The numbers are those of the picture: the parent's scrolled origin comes back in.
      let now = layer.nodeFrame, frame = CGRect(x: v[0], y: v[1], width: v[2], height: v[3])
      layer.bounds.size = frame.size
      layer.position.x += frame.minX - now.minX + (frame.width - now.width) * layer.anchorPoint.x
      layer.position.y += frame.minY - now.minY + (frame.height - now.height) * layer.anchorPoint.y
    case .transform:
      layer.transform = CATransform3DMakeAffineTransform(
        CGAffineTransform(a: v[0], b: v[1], c: v[2], d: v[3], tx: v[4], ty: v[5]))
    case .opacity: layer.opacity = Float(v[0])
    case .background: layer.backgroundColor = CGColor(red: v[0], green: v[1], blue: v[2], alpha: v[3])
    case .cornerRadius: layer.cornerRadius = v[0]
    case .borderWidth: layer.borderWidth = v[0]
    case .borderColor: layer.borderColor = CGColor(red: v[0], green: v[1], blue: v[2], alpha: v[3])
    case .shadowOpacity: layer.shadowOpacity = Float(v[0])
    case .shadowRadius: layer.shadowRadius = v[0]
    case .shadowOffset: layer.shadowOffset = CGSize(width: v[0], height: v[1])
    case .contentOffset: layer.bounds.origin = CGPoint(x: v[0], y: v[1])
    case .strokeStart: (layer as? CAShapeLayer)?.strokeStart = v[0]
    case .strokeEnd: (layer as? CAShapeLayer)?.strokeEnd = v[0]
    }
  }
}

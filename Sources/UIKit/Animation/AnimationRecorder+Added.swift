import Surface

/// Animations that apps add to layers themselves.
extension AnimationRecorder {
  func didAdd(_ animation: CAAnimation, to layer: CALayer, key: String) {
    let parts = flatten(animation, group: nil)
    let duration = animation.effectiveDuration
    let context = AnimationContext(duration: duration, timing: .linear)
    context.repeatCount = animation.effectiveRepeatCount(duration)
    if animation.autoreverses { context.options.insert(.autoreverse) }
    for part in parts {
      guard let made = make(part.animation, on: layer, duration: part.duration, outer: animation) else {
        continue
      }
      begin(made, in: context)
      added[ObjectIdentifier(layer), default: [:]][key, default: []].append(made)
    }
    context.hasChanges = true
    addedContexts[ObjectIdentifier(layer), default: [:]][key] = context
    // As Core Animation does, on the commit that starts it.
    AfterCommitPass.enqueue { animation.delegate?.animationDidStart(animation) }
    context.completion = { [weak self] finished in
      self?.added[ObjectIdentifier(layer)]?[key] = nil
      self?.addedContexts[ObjectIdentifier(layer)]?[key] = nil
      // `isRemovedOnCompletion` false with a fill mode keeps what the last value shows.
      if animation.isRemovedOnCompletion || !finished { layer.animationDidEnd(forKey: key) }
      animation.delegate?.animationDidStop(animation, finished: finished)
    }
    context.close()
    CATransaction.note(end: Clock.now + (context.totalDuration ?? 0))
  }

  func didRemove(from layer: CALayer, key: String) {
    for animation in added[ObjectIdentifier(layer)]?[key] ?? [] { cancel(animation) }
    added[ObjectIdentifier(layer)]?[key] = nil
    addedContexts[ObjectIdentifier(layer)]?[key]?.end(finished: false)
  }

  private func flatten(_ animation: CAAnimation, group: CAAnimation?) -> [(
    animation: CAAnimation, duration: Double
  )] {
    guard let group = animation as? CAAnimationGroup else {
      return [(animation, animation.effectiveDuration)]
    }
    return (group.animations ?? []).flatMap { child in
      flatten(child, group: group).map { part in
        (part.animation, child.duration > 0 ? part.duration : group.effectiveDuration)
      }
    }
  }

  private func make(_ animation: CAAnimation, on layer: CALayer, duration: Double, outer: CAAnimation)
    -> RunningAnimation?
  {
    guard let animation = animation as? CAPropertyAnimation, let path = animation.keyPath else { return nil }
    guard let track = AnimationTrack(keyPath: path, layer: layer) else {
      Log.unsupported("CAAnimation of “\(path)”", "the value changes at once")
      return nil
    }
    let (values, times) = track.values(of: animation)
    guard values.count > 1 else { return nil }
    let delay = max(
      0, animation.beginTime > 1e5 ? animation.beginTime - CACurrentMediaTime() : animation.beginTime)
    let made = RunningAnimation(
      id: nextID(), layer: layer, property: track.property, values: values, times: times,
      timing: animation.effectiveTiming(duration), duration: duration, delay: delay,
      repeatCount: outer.effectiveRepeatCount(duration), autoreverses: outer.autoreverses)
    made.endsAtModel = false
    return made
  }
}

extension CAAnimation {
  /// Core Animation's default is the transaction's duration.
  @MainActor fileprivate var effectiveDuration: TimeInterval {
    let speed = Double(self.speed) > 0 ? Double(self.speed) : 1
    if duration > 0 { return duration / speed }
    if let group = self as? CAAnimationGroup, let longest = group.animations?.map(\.duration).max(),
      longest > 0
    {
      return longest / speed
    }
    return CATransaction.animationDuration() / speed
  }
  @MainActor fileprivate func effectiveRepeatCount(_ duration: TimeInterval) -> Double {
    if repeatCount >= 1e6 || repeatDuration >= 1e6 || repeatCount == .infinity { return -1 }
    if repeatDuration > 0, duration > 0 { return repeatDuration / duration }
    return Double(repeatCount)
  }
  @MainActor fileprivate func effectiveTiming(_ duration: TimeInterval) -> AnimationTiming {
    if let spring = self as? CASpringAnimation {
      let frequency = (spring.stiffness / spring.mass).squareRoot()
      return .spring(
        ratio: spring.dampingRatio, frequency: frequency, velocity: spring.initialVelocity, duration: duration
      )
    }
    return timingFunction?.timing ?? .linear
  }
}

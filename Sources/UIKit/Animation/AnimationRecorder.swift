import Surface

/// Sees every change of an animatable property and makes animations of those that come in a block.
@MainActor final class AnimationRecorder {
  static let shared = AnimationRecorder()

  /// Open blocks, the innermost last.
  var blocks: [AnimationContext] = [] { didSet { LayerChanges.isRecording = !blocks.isEmpty } }
  var isEnabled = true
  /// While not nil, blocks are collected here instead of being timed: a finger drives them.
  var capture: [AnimationContext]?
  private var lastID = 0
  /// Newest per layer and property.
  private(set) var running: [Key: RunningAnimation] = [:]
  /// Made since the last commit.
  private var pending: [RunningAnimation] = []
  /// Animations that apps added to layers, by layer and key.
  var added: [ObjectIdentifier: [String: [RunningAnimation]]] = [:]
  var addedContexts: [ObjectIdentifier: [String: AnimationContext]] = [:]

  struct Key: Hashable {
    let layer: NodeID
    let property: Surface.Animation.Property
  }

  static func install() { LayerChanges.recorder = shared }

  func nextID() -> Int {
    lastID += 1
    return lastID
  }

  // MARK: Changes

  func willChange(_ layer: CALayer, _ property: LayerProperty, from: [Double]) {
    guard isEnabled else { return }
    if layer.owner != nil {
      guard let block = blocks.last, block.duration > 0 else { return }
      record(layer, property, from: from, in: block)
    } else if layer.isShown, layer !== Windows.rootLayer, !CATransaction.disableActions(),
      CATransaction.animationDuration() > 0
    {
      // Layers without a view animate by themselves. Source: Core Animation Programming Guide, "Implicit
      // animations".
      let block = AnimationContext(
        duration: CATransaction.animationDuration(),
        timing: CATransaction.animationTimingFunction().map(\.timing) ?? .cubic(0.25, 0.1, 0.25, 1))
      record(layer, property, from: from, in: block)
      block.close()
    }
  }

  private func record(_ layer: CALayer, _ property: LayerProperty, from: [Double], in block: AnimationContext)
  {
    var surface = property.surface
    // A scroll view's content moves by its bounds' origin.
    if property == .bounds, layer.owner is UIScrollView, from.count == 4,
      CGSize(width: from[2], height: from[3]) == layer.bounds.size
    {
      surface = .contentOffset
    }
    let key = Key(layer: layer.nodeID, property: surface)
    if let block = blocks.last, block.keyframe != nil {
      keyframeStarts[key] = keyframeStarts[key] ?? (layer, layer.modelValue(of: surface))
      block.hasChanges = true
      return
    }
    let old = running[key]
    if let old, old.context === block { return }
    let start = old?.presentedValue ?? layer.modelValue(of: surface)
    let animation = RunningAnimation(
      id: nextID(), layer: layer, property: surface, values: [start, start], times: [0, 1],
      timing: block.timing, duration: block.duration, delay: block.delay, repeatCount: block.repeatCount,
      autoreverses: block.autoreverses)
    if let old { replace(old, interrupting: block.options.contains(.beginFromCurrentState)) }
    begin(animation, in: block)
  }

  func begin(_ animation: RunningAnimation, in block: AnimationContext) {
    animation.context = block
    block.hasChanges = true
    block.running.append(animation)
    running[Key(layer: animation.layer.nodeID, property: animation.property)] = animation
    pending.append(animation)
    CATransaction.note(end: Clock.now + (block.totalDuration ?? 0))
    FramePasses.setNeedsTurn()
  }

  /// The picture forgets the old animation. Its block still ends when it would have, unless the new one
  /// begins from the current state.
  private func replace(_ old: RunningAnimation, interrupting: Bool) {
    cancelInPicture(old)
    guard interrupting, let context = old.context else { return }
    context.running.removeAll { $0 === old }
    if context.running.isEmpty { context.end(finished: false) }
  }

  private func cancelInPicture(_ animation: RunningAnimation) {
    pending.removeAll { $0 === animation }
    if animation.wasSent { CommitPass.cancelledAnimations.append(animation.id) }
    animation.wasSent = false
    FramePasses.setNeedsTurn()
  }

  /// Over: by time, or taken off.
  func forget(_ animation: RunningAnimation) {
    let key = Key(layer: animation.layer.nodeID, property: animation.property)
    if running[key] === animation { running[key] = nil }
  }

  /// Takes everything off the layer; the blocks end unfinished.
  func removeAll(of layer: CALayer) {
    for (key, animation) in running where key.layer == layer.nodeID {
      cancelInPicture(animation)
      forget(animation)
      guard let context = animation.context else { continue }
      context.running.removeAll { $0 === animation }
      if context.running.isEmpty { context.end(finished: false) }
    }
  }

  func cancel(_ animation: RunningAnimation) {
    cancelInPicture(animation)
    forget(animation)
  }

  func isAnimating(_ layer: CALayer) -> Bool { running.keys.contains { $0.layer == layer.nodeID } }

  // MARK: Key frames

  private var keyframeStarts: [Key: (CALayer, [Double])] = [:]

  /// Runs one key frame of the innermost block: what it changes goes from here to there in its share.
  func runKeyframe(start: Double, length: Double, _ animations: () -> Void) {
    guard let block = blocks.last, isEnabled, block.duration > 0 else { return animations() }
    keyframeStarts = [:]
    block.keyframe = (start, length)
    animations()
    block.keyframe = nil
    for (key, (layer, from)) in keyframeStarts {
      let to = layer.modelValue(of: key.property)
      if let animation = running[key], animation.context === block {
        let end = animation.times[animation.times.count - 1]
        if start > end {
          animation.times.append(start)
          animation.values.append(from)
        }
        animation.times.append(min(1, start + length))
        animation.values.append(to)
      } else {
        let animation = RunningAnimation(
          id: nextID(), layer: layer, property: key.property,
          values: start > 0 ? [from, from, to] : [from, to],
          times: start > 0 ? [0, start, min(1, start + length)] : [0, min(1, start + length)],
          timing: block.timing, duration: block.duration, delay: block.delay,
          repeatCount: block.repeatCount, autoreverses: block.autoreverses)
        begin(animation, in: block)
      }
    }
    keyframeStarts = [:]
  }

  // MARK: Commit

  /// What the host has to run from this frame on.
  func takePending() -> [Surface.Animation] {
    let isWhole = CommitPass.needsWholeFrame
    let candidates = isWhole ? Array(running.values).sorted { $0.id < $1.id } : pending
    pending = []
    return candidates.compactMap { animation in
      guard animation.layer.rootLayer === Windows.rootLayer else { return nil }
      if animation.endsAtModel { finish(animation) }
      guard animation.isHold || animation.values.contains(where: { $0 != animation.values[0] }) else {
        return nil
      }
      animation.wasSent = true
      return animation.surface
    }
  }

  /// The last value is the model's; key frames that stop before the end hold theirs.
  private func finish(_ animation: RunningAnimation) {
    if let last = animation.times.last, last < 1 {
      animation.times.append(1)
      animation.values.append(animation.values[animation.values.count - 1])
    }
    animation.values[animation.values.count - 1] = animation.layer.modelValue(of: animation.property)
  }
}

extension AnimationRecorder: LayerChangeRecorder {
  nonisolated func layer(_ layer: CALayer, willChange property: LayerProperty, from: [Double], to: [Double]) {
    MainActor.assumeIsolated { willChange(layer, property, from: from) }
  }
  nonisolated func layer(_ layer: CALayer, didAdd animation: CAAnimation, forKey key: String) {
    MainActor.assumeIsolated { didAdd(animation, to: layer, key: key) }
  }
  nonisolated func layer(_ layer: CALayer, didRemove animation: CAAnimation, forKey key: String) {
    MainActor.assumeIsolated {
      if key == "*" { removeAll(of: layer) } else { didRemove(from: layer, key: key) }
    }
  }
  nonisolated func presentedValues(of layer: CALayer) -> [LayerProperty: [Double]] {
    MainActor.assumeIsolated {
      var result: [LayerProperty: [Double]] = [:]
      for (key, animation) in running where key.layer == layer.nodeID {
        guard let value = animation.presentedValue else { continue }
        if key.property == .frame {
          let anchor = layer.anchorPoint
          var offset = CGPoint.zero
          if let parent = layer.superlayer, !(parent.owner is UIScrollView) { offset = parent.bounds.origin }
          result[.bounds] = [layer.bounds.minX, layer.bounds.minY, value[2], value[3]]
          result[.position] = [
            value[0] + anchor.x * value[2] + offset.x, value[1] + anchor.y * value[3] + offset.y,
          ]
        } else if let property = LayerProperty(surface: key.property) {
          result[property] = value
        }
      }
      return result
    }
  }
  nonisolated func didCommit(_ transaction: CATransaction.Level) {
    MainActor.assumeIsolated {
      guard let completion = transaction.completion else { return }
      Clock.after(max(0, transaction.latestEnd - Clock.now), completion)
    }
  }
}

extension LayerProperty {
  init?(surface: Surface.Animation.Property) {
    switch surface {
    case .frame: return nil
    case .background: self = .backgroundColor
    default: self.init(rawValue: surface.rawValue)
    }
  }
}

extension CAMediaTimingFunction {
  var timing: AnimationTiming { .cubic(points[0], points[1], points[2], points[3]) }
}

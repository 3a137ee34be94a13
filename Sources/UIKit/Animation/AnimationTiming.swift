import Surface

/// How far an animation is, 0…1 (springs pass 1), at a share of its duration.
enum AnimationTiming: Equatable {
  case cubic(Double, Double, Double, Double)
  case samples([Double])

  static let linear = AnimationTiming.cubic(0, 0, 1, 1)

  var surface: Surface.Timing {
    switch self {
    case .cubic(let x1, let y1, let x2, let y2): .cubic([x1, y1, x2, y2])
    case .samples(let samples): .samples(samples)
    }
  }

  func progress(at share: Double) -> Double {
    guard share > 0 else { return 0 }
    guard share < 1 else { return 1 }
    switch self {
    case .cubic(let x1, let y1, let x2, let y2): return Self.cubic(share, x1, y1, x2, y2)
    case .samples(let samples):
      guard samples.count > 1 else { return 1 }
      let place = share * Double(samples.count - 1), index = min(Int(place), samples.count - 2)
      return samples[index] + (samples[index + 1] - samples[index]) * (place - Double(index))
    }
  }

  /// y of the Bézier curve from (0, 0) to (1, 1) where its x is `share`: by halving, x rises always.
  private static func cubic(
    _ share: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) -> Double {
    let point = { (t: Double, a: Double, b: Double) in
      3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if point(middle, x1, x2) < share { low = middle } else { high = middle }
    }
    return point((low + high) / 2, y1, y2)
  }

  /// A damped spring that comes to rest at the end of `duration`.
  ///
  /// Source: UIView, animate(withDuration:delay:usingSpringWithDamping:…): damping 1 comes to rest without
  /// oscillating; velocity 1 covers the whole way in one second.
  static func spring(dampingRatio: Double, velocity: Double, duration: Double) -> AnimationTiming {
    let ratio = min(max(dampingRatio, 0.01), 1)
    // At the end a thousandth of the way is left.
    let frequency = ratio < 1 ? 6.907755 / (ratio * duration) : 9.233414 / duration
    return spring(ratio: ratio, frequency: frequency, velocity: velocity, duration: duration)
  }

  /// The motion of x'' + 2ζω x' + ω² x = 0 from -1 to 0, sampled 60 times a second.
  static func spring(ratio: Double, frequency: Double, velocity: Double, duration: Double) -> AnimationTiming
  {
    let count = min(max(Int(duration * 60), 2), 240)
    let samples = (0...count).map { index -> Double in
      guard index < count else { return 1 }
      let t = duration * Double(index) / Double(count)
      return 1 - springDisplacement(ratio: ratio, frequency: frequency, velocity: velocity, at: t)
    }
    return .samples(samples)
  }

  private static func springDisplacement(ratio: Double, frequency: Double, velocity: Double, at t: Double)
    -> Double
  {
    let decay = exp(-ratio * frequency * t)
    if ratio < 1 {
      let damped = frequency * (1 - ratio * ratio).squareRoot()
      let sine = (ratio * frequency - velocity) / damped
      return decay * (cos(damped * t) + sine * sin(damped * t))
    }
    if ratio == 1 { return decay * (1 + (frequency - velocity) * t) }
    let root = frequency * (ratio * ratio - 1).squareRoot()
    let (fast, slow) = (-ratio * frequency - root, -ratio * frequency + root)
    let share = (-velocity - slow) / (fast - slow)
    return share * exp(fast * t) + (1 - share) * exp(slow * t)
  }
}

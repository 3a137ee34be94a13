import Surface

/// A key path of Core Animation as a property of the picture: `position.x` moves the frame,
/// `transform.rotation.z` the transform.
@MainActor struct AnimationTrack {
  let property: Surface.Animation.Property
  private let layer: CALayer
  /// From a value of the key path to the numbers of the property.
  private let numbers: (Any) -> [Double]?
  /// The value of the key path that the model has.
  private let model: Any

  init?(keyPath: String, layer: CALayer) {
    let base = layer.modelValue(of: .frame)
    let anchor = layer.anchorPoint
    let frame = { (center: CGPoint, size: CGSize) -> [Double] in
      [center.x - anchor.x * size.width, center.y - anchor.y * size.height, size.width, size.height]
    }
    let (position, size) = (layer.position, layer.bounds.size)
    let affine = layer.transform.affine
    // The parent's scrolled origin, which the picture's frames leave out.
    let shift = CGPoint(
      x: base[0] - (position.x - anchor.x * size.width), y: base[1] - (position.y - anchor.y * size.height))
    let moved = { (numbers: [Double]) in [numbers[0] + shift.x, numbers[1] + shift.y, numbers[2], numbers[3]]
    }
    switch keyPath {
    case "position":
      self.init(.frame, layer, position) { ($0 as? CGPoint).map { moved(frame($0, size)) } }
    case "position.x":
      self.init(.frame, layer, position.x) {
        Self.number($0).map { moved(frame(CGPoint(x: $0, y: position.y), size)) }
      }
    case "position.y":
      self.init(.frame, layer, position.y) {
        Self.number($0).map { moved(frame(CGPoint(x: position.x, y: $0), size)) }
      }
    case "bounds":
      self.init(.frame, layer, layer.bounds) { ($0 as? CGRect).map { moved(frame(position, $0.size)) } }
    case "bounds.size":
      self.init(.frame, layer, size) { ($0 as? CGSize).map { moved(frame(position, $0)) } }
    case "bounds.size.width":
      self.init(.frame, layer, size.width) {
        Self.number($0).map { moved(frame(position, CGSize(width: $0, height: size.height))) }
      }
    case "bounds.size.height":
      self.init(.frame, layer, size.height) {
        Self.number($0).map { moved(frame(position, CGSize(width: size.width, height: $0))) }
      }
    case "opacity": self.init(.opacity, layer, Double(layer.opacity)) { Self.number($0).map { [$0] } }
    case "cornerRadius": self.init(.cornerRadius, layer, layer.cornerRadius) { Self.number($0).map { [$0] } }
    case "borderWidth": self.init(.borderWidth, layer, layer.borderWidth) { Self.number($0).map { [$0] } }
    case "shadowOpacity":
      self.init(.shadowOpacity, layer, Double(layer.shadowOpacity)) { Self.number($0).map { [$0] } }
    case "shadowRadius": self.init(.shadowRadius, layer, layer.shadowRadius) { Self.number($0).map { [$0] } }
    case "shadowOffset":
      self.init(.shadowOffset, layer, layer.shadowOffset) { ($0 as? CGSize).map { [$0.width, $0.height] } }
    case "backgroundColor":
      self.init(.background, layer, layer.backgroundColor ?? .clear) {
        ($0 as? CGColor).map { Optional($0).numbers }
      }
    case "borderColor":
      self.init(.borderColor, layer, layer.borderColor ?? .black) {
        ($0 as? CGColor).map { Optional($0).numbers }
      }
    case "strokeStart":
      self.init(.strokeStart, layer, (layer as? CAShapeLayer)?.strokeStart ?? 0) {
        Self.number($0).map { [$0] }
      }
    case "strokeEnd":
      self.init(.strokeEnd, layer, (layer as? CAShapeLayer)?.strokeEnd ?? 1) { Self.number($0).map { [$0] } }
    case "transform":
      self.init(.transform, layer, layer.transform) {
        ($0 as? CATransform3D)?.affineNumbers
          ?? ($0 as? CGAffineTransform).map { [$0.a, $0.b, $0.c, $0.d, $0.tx, $0.ty] }
      }
    case "transform.rotation", "transform.rotation.z":
      self.init(.transform, layer, atan2(affine.b, affine.a)) {
        Self.number($0).map { angle in
          let turned = CGAffineTransform(rotationAngle: angle)
          return [turned.a, turned.b, turned.c, turned.d, affine.tx, affine.ty]
        }
      }
    case "transform.scale", "transform.scale.xy":
      self.init(.transform, layer, 1.0) { Self.number($0).map { [$0, 0, 0, $0, affine.tx, affine.ty] } }
    case "transform.scale.x":
      self.init(.transform, layer, 1.0) {
        Self.number($0).map { [$0, 0, 0, affine.d, affine.tx, affine.ty] }
      }
    case "transform.scale.y":
      self.init(.transform, layer, 1.0) {
        Self.number($0).map { [affine.a, 0, 0, $0, affine.tx, affine.ty] }
      }
    case "transform.translation.x":
      self.init(.transform, layer, affine.tx) {
        Self.number($0).map { [affine.a, affine.b, affine.c, affine.d, $0, affine.ty] }
      }
    case "transform.translation.y":
      self.init(.transform, layer, affine.ty) {
        Self.number($0).map { [affine.a, affine.b, affine.c, affine.d, affine.tx, $0] }
      }
    default: return nil
    }
  }

  private init(
    _ property: Surface.Animation.Property, _ layer: CALayer, _ model: Any,
    _ numbers: @escaping (Any) -> [Double]?
  ) { (self.property, self.layer, self.model, self.numbers) = (property, layer, model, numbers) }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as Int: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  /// A turn of half a circle or more needs steps between, or the matrix would take the short way.
  func values(of animation: CAPropertyAnimation) -> (values: [[Double]], times: [Double]) {
    let (stops, times) = stops(of: animation)
    guard property == .transform, animation.keyPath?.contains("rotation") == true else {
      return zipped(stops, times)
    }
    var (fine, fineTimes): ([Any], [Double]) = ([], [])
    for index in stops.indices.dropLast() {
      guard let a = Self.number(stops[index]), let b = Self.number(stops[index + 1]) else { continue }
      let steps = max(1, Int((abs(b - a) / (.pi / 8)).rounded(.up)))
      for step in 0..<steps {
        let share = Double(step) / Double(steps)
        fine.append(a + (b - a) * share)
        fineTimes.append(times[index] + (times[index + 1] - times[index]) * share)
      }
    }
    if let last = stops.last, let time = times.last {
      (fine, fineTimes) = (fine + [last], fineTimes + [time])
    }
    return zipped(fine, fineTimes)
  }

  private func zipped(_ stops: [Any], _ times: [Double]) -> (values: [[Double]], times: [Double]) {
    let pairs = zip(stops, times).compactMap { stop, time in numbers(stop).map { ($0, time) } }
    return (pairs.map(\.0), pairs.map(\.1))
  }

  private func stops(of animation: CAPropertyAnimation) -> (values: [Any], times: [Double]) {
    if let frames = animation as? CAKeyframeAnimation {
      let additive = frames.isAdditive ? Self.number(model) : nil
      let values = (frames.values ?? []).map { value -> Any in
        // Shakes are written as additive moves around the model's value.
        if let additive, let number = Self.number(value) { return additive + number }
        return value
      }
      let count = values.count
      let times =
        frames.keyTimes?.map(\.doubleValue) ?? values.indices.map { Double($0) / Double(max(1, count - 1)) }
      return (values, times)
    }
    guard let basic = animation as? CABasicAnimation else { return ([], []) }
    let add = { (a: Any, b: Any) -> Any in
      if let a = Self.number(a), let b = Self.number(b) { return a + b }
      if let a = a as? CGPoint, let b = b as? CGPoint { return CGPoint(x: a.x + b.x, y: a.y + b.y) }
      return b
    }
    let from = basic.fromValue ?? model
    let to = basic.toValue ?? basic.byValue.map { add(from, $0) } ?? model
    guard basic.isAdditive else { return ([from, to], [0, 1]) }
    return ([add(model, basic.fromValue ?? 0.0), add(model, basic.toValue ?? 0.0)], [0, 1])
  }
}

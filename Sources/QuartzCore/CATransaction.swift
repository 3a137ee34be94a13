import Foundation

/// Groups changes of layers. Each change of a layer without a view that is on screen is animated by the
/// innermost transaction's duration, 0.25 s when nothing is said.
open class CATransaction: NSObject {
  public final class Level {
    public var duration: CFTimeInterval?
    public var timingFunction: CAMediaTimingFunction?
    public var disablesActions: Bool?
    public var completion: (() -> Void)?
    /// When the last animation made in it ends, on the animation clock; 0 without one.
    public var latestEnd: CFTimeInterval = 0
    var values: [String: Any] = [:]
  }
  nonisolated(unsafe) private static var levels: [Level] = []

  open class func begin() { levels.append(Level()) }
  open class func commit() {
    guard let level = levels.popLast() else { return }
    if let outer = levels.last { outer.latestEnd = max(outer.latestEnd, level.latestEnd) }
    guard level.completion != nil else { return }
    if let recorder = LayerChanges.recorder { recorder.didCommit(level) } else { level.completion?() }
  }
  open class func flush() {}

  open class func setDisableActions(_ flag: Bool) { levels.last?.disablesActions = flag }
  open class func disableActions() -> Bool {
    levels.last { $0.disablesActions != nil }?.disablesActions ?? false
  }
  open class func setAnimationDuration(_ dur: CFTimeInterval) { levels.last?.duration = dur }
  open class func animationDuration() -> CFTimeInterval {
    levels.last { $0.duration != nil }?.duration ?? 0.25
  }
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    levels.last?.timingFunction = function
  }
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    levels.last { $0.timingFunction != nil }?.timingFunction
  }
  open class func setCompletionBlock(_ block: (() -> Void)?) { levels.last?.completion = block }
  open class func completionBlock() -> (() -> Void)? { levels.last?.completion }
  open class func setValue(_ anObject: Any?, forKey key: String) { levels.last?.values[key] = anObject }
  open class func value(forKey key: String) -> Any? { levels.last { $0.values[key] != nil }?.values[key] }
  open class func lock() {}
  open class func unlock() {}

  /// An animation that ends at `time` was made inside the present transactions.
  public class func note(end time: CFTimeInterval) {
    if let level = levels.last { level.latestEnd = max(level.latestEnd, time) }
  }
}

/// Seconds that only rise.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

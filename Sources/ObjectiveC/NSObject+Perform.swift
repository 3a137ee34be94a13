import Foundation

extension NSObjectProtocol {
  public func responds(to selector: Selector!) -> Bool {
    selector.map { ObjectRegistry.responds(self, to: $0) } ?? false
  }

  @discardableResult
  public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! { send(selector, []) }

  @discardableResult
  public func perform(_ selector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    send(selector, [object])
  }

  @discardableResult
  public func perform(_ selector: Selector!, with first: Any!, with second: Any!) -> Unmanaged<AnyObject>! {
    send(selector, [first, second])
  }

  /// - Parameter delay: In seconds.
  public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
    DelayedPerforms.add(selector, self, argument, delay)
  }

  public func performSelector(onMainThread selector: Selector, with argument: Any?, waitUntilDone: Bool) {
    nonisolated(unsafe) let (receiver, value) = (self, argument)
    if Thread.isMainThread {
      send(selector, [argument])
    } else if waitUntilDone {
      DispatchQueue.main.sync { _ = receiver.send(selector, [value]) }
    } else {
      DispatchQueue.main.async { _ = receiver.send(selector, [value]) }
    }
  }

  public func performSelector(inBackground selector: Selector, with argument: Any?) {
    nonisolated(unsafe) let (receiver, value) = (self, argument)
    DispatchQueue.global().async { _ = receiver.send(selector, [value]) }
  }

  @discardableResult
  private func send(_ selector: Selector, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
    let result = uncaught { try ObjectRegistry.perform(selector, on: self, with: arguments) }
    return result.map { Unmanaged.passUnretained($0 as AnyObject) }
  }
}

extension NSObject {
  public class func cancelPreviousPerformRequests(withTarget target: Any) {
    DelayedPerforms.cancel { $0.receiver === target as AnyObject }
  }

  public class func cancelPreviousPerformRequests(
    withTarget target: Any, selector: Selector, object argument: Any?
  ) {
    let wanted = argument.map { $0 as AnyObject }
    DelayedPerforms.cancel {
      $0.receiver === target as AnyObject && $0.selector == selector
        && ($0.argument.map { $0 as AnyObject } === wanted
          || ($0.argument as? AnyHashable) == (argument as? AnyHashable))
    }
  }
}

/// What `perform(_:with:afterDelay:)` still has to do, on the main run loop.
private enum DelayedPerforms {
  struct Request {
    let receiver: AnyObject
    let selector: Selector
    let argument: Any?
    let timer: Timer
  }

  nonisolated(unsafe) private static var requests: [Request] = []

  static func add(_ selector: Selector, _ receiver: AnyObject, _ argument: Any?, _ delay: TimeInterval) {
    nonisolated(unsafe) let (object, value) = (receiver, argument)
    let timer = Timer(timeInterval: delay, repeats: false) { timer in
      requests.removeAll { $0.timer === timer }
      uncaught { try ObjectRegistry.perform(selector, on: object, with: [value]) }
    }
    requests.append(Request(receiver: receiver, selector: selector, argument: argument, timer: timer))
    PendingTime.add(timer)
    RunLoop.current.add(timer, forMode: .common)
  }

  static func cancel(where matches: (Request) -> Bool) {
    requests.filter(matches).forEach { $0.timer.invalidate() }
    requests.removeAll(where: matches)
  }
}

import Foundation

/// Swift's own reference counting frees objects at once: there is no pool to drain.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

extension NSMutableAttributedString {
  public convenience init() { self.init(string: "") }
}

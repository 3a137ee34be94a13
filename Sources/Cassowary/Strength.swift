/// How much a constraint matters, from 1 to `required`.
///
/// The order is strict: no number of constraints of a lower strength outweighs one of a higher, which is
/// what UIKit's layout priorities do. Between equal strengths the sum of the errors is made least.
public struct Strength: Hashable, Comparable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
{
  public let value: Double

  /// Must hold; two that cannot are an error.
  public static let required = Strength(1000)

  public init(_ value: Double) { self.value = value }
  public init(floatLiteral value: Double) { self.init(value) }
  public init(integerLiteral value: Int) { self.init(Double(value)) }

  public var isRequired: Bool { value >= 1000 }

  public static func < (left: Strength, right: Strength) -> Bool { left.value < right.value }
}

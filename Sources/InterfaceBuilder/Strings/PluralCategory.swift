import Foundation

/// CLDR's plural categories of cardinal numbers (Unicode CLDR 44, supplemental/plurals.xml), for the
/// languages iOS ships in.
public enum PluralCategory {
  private static let withoutPlural: Set<String> = ["ja", "ko", "zh", "th", "vi", "id", "ms", "yue"]
  private static let oneIsZeroOrOne: Set<String> = ["fr", "pt", "hi", "hy", "fa", "bn", "gu", "kn", "zu"]

  /// zero, one, two, few, many or other.
  public static func category(of number: Double, language: String) -> String {
    let code = language.split(whereSeparator: { $0 == "-" || $0 == "_" }).first.map(String.init) ?? "en"
    if withoutPlural.contains(code) { return "other" }
    guard number >= 0, number < 1e15, number == number.rounded() else {
      return oneIsZeroOrOne.contains(code) && abs(number) < 2 ? "one" : fraction(code)
    }
    let integer = Int(number)
    switch code {
    case "ru", "uk", "be": return eastSlavic(integer)
    case "hr", "sr", "bs": return southSlavic(integer)
    case "pl": return polish(integer)
    case "cs", "sk": return integer == 1 ? "one" : (2...4).contains(integer) ? "few" : "other"
    case "ro": return romanian(integer)
    case "ar": return arabic(integer)
    case "he", "iw": return integer == 1 ? "one" : integer == 2 ? "two" : "other"
    case "lt": return lithuanian(integer)
    case "sl": return slovenian(integer)
    default:
      return integer == 1 || (integer == 0 && oneIsZeroOrOne.contains(code)) ? "one" : "other"
    }
  }

  private static func fraction(_ code: String) -> String {
    switch code {
    case "cs", "sk", "lt": return "many"
    case "ro", "sl": return "few"
    default: return "other"
    }
  }

  private static func eastSlavic(_ n: Int) -> String {
    let ten = n % 10, hundred = n % 100
    if ten == 1, hundred != 11 { return "one" }
    return (2...4).contains(ten) && !(12...14).contains(hundred) ? "few" : "many"
  }
  private static func southSlavic(_ n: Int) -> String {
    let category = eastSlavic(n)
    return category == "many" ? "other" : category
  }
  private static func polish(_ n: Int) -> String {
    if n == 1 { return "one" }
    return (2...4).contains(n % 10) && !(12...14).contains(n % 100) ? "few" : "many"
  }
  private static func romanian(_ n: Int) -> String {
    if n == 1 { return "one" }
    return n == 0 || (1...19).contains(n % 100) ? "few" : "other"
  }
  private static func arabic(_ n: Int) -> String {
    switch n {
    case 0: return "zero"
    case 1: return "one"
    case 2: return "two"
    default:
      let hundred = n % 100
      return (3...10).contains(hundred) ? "few" : hundred >= 11 ? "many" : "other"
    }
  }
  private static func lithuanian(_ n: Int) -> String {
    if (11...19).contains(n % 100) || n % 10 == 0 { return "other" }
    return n % 10 == 1 ? "one" : "few"
  }
  private static func slovenian(_ n: Int) -> String {
    switch n % 100 {
    case 1: return "one"
    case 2: return "two"
    case 3, 4: return "few"
    default: return "other"
    }
  }
}

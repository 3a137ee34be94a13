import Foundation

/// CLDR's plural categories of cardinal numbers, by the rules of the ICU that Foundation comes with.
public enum PluralCategory {
  nonisolated(unsafe) private static var rules: [String: OpaquePointer] = [:]
  private static let lock = NSLock()

  /// zero, one, two, few, many or other.
  /// - Parameter language: BCP 47; a language that CLDR does not know has only `other`.
  public static func category(of number: Double, language: String) -> String {
    lock.withLock {
      var status: Int32 = 0
      var letters = [UInt16](repeating: 0, count: 16)
      let length = selectPlural(openRules(language), number, &letters, Int32(letters.count), &status)
      // ICU's warnings are negative, its errors positive.
      guard status <= 0, length > 0, length <= letters.count else { return "other" }
      return String(decoding: letters.prefix(Int(length)), as: UTF16.self)
    }
  }

  private static func openRules(_ language: String) -> OpaquePointer? {
    if let known = rules[language] { return known }
    var status: Int32 = 0
    let made = openPlurals(language.replacingOccurrences(of: "-", with: "_"), &status)
    rules[language] = made
    return made
  }
}

// https://unicode-org.github.io/icu-docs/apidoc/released/icu4c/upluralrules_8h.html. The module of Foundation's
// ICU has some two hundred headers, which every app would read with this one.
@_silgen_name("swift_uplrules_open") private func openPlurals(
  _ locale: UnsafePointer<CChar>, _ status: UnsafeMutablePointer<Int32>
) -> OpaquePointer?
@_silgen_name("swift_uplrules_select") private func selectPlural(
  _ rules: OpaquePointer?, _ number: Double, _ keyword: UnsafeMutablePointer<UInt16>?, _ capacity: Int32,
  _ status: UnsafeMutablePointer<Int32>
) -> Int32

/// One `%…` of a format: `%d`, `%2$@`, `%-8.*f`, or a variable, `%#@name@`.
struct FormatSpecifier {
  /// What `%2$` says, counted from 1.
  private(set) var position: Int?
  /// The name in `%#@name@`.
  private(set) var variable: String?
  /// Flags, width, precision, length and type.
  private(set) var text = ""
  /// Widths and precisions that are arguments themselves.
  private(set) var stars = 0
  private(set) var end: Substring.Index

  /// nil where the sign begins nothing that formats know.
  init?(at text: Substring) {
    var rest = text.dropFirst()
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    if let number = Int(digits), number > 0, rest.dropFirst(digits.count).first == "$" {
      position = number
      rest = rest.dropFirst(digits.count + 1)
    }
    end = rest.startIndex
    if rest.hasPrefix("#@") {
      rest = rest.dropFirst(2)
      guard let close = rest.firstIndex(of: "@") else { return nil }
      (variable, end) = (String(rest[..<close]), rest.index(after: close))
      return
    }
    let modifiers = rest.prefix { "+-# 0123456789.*'hlqLztj".contains($0) }
    rest = rest.dropFirst(modifiers.count)
    guard let type = rest.first, "@dDiuUxXoOfFeEgGaAcCsSp".contains(type) else { return nil }
    stars = modifiers.filter { $0 == "*" }.count
    self.text = modifiers + String(type)
    end = rest.index(after: rest.startIndex)
  }

  var isInteger: Bool { text.last.map { "dDiuUxXoO".contains($0) } ?? false }

  /// Which argument the first whole number of a format is, counted from 1; the first where there is none.
  static func firstInteger(in format: String) -> Int {
    var next = 1
    var rest = Substring(format)
    while let sign = rest.firstIndex(of: "%") {
      rest = rest[sign...]
      if rest.hasPrefix("%arg") { return next }
      guard !rest.hasPrefix("%%"), let specifier = FormatSpecifier(at: rest) else {
        rest = rest.dropFirst(rest.hasPrefix("%%") ? 2 : 1)
        continue
      }
      rest = rest[specifier.end...]
      let place = specifier.position ?? next + specifier.stars
      if specifier.isInteger { return place }
      if specifier.position == nil { next = place + 1 }
    }
    return 1
  }
}

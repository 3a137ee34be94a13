import Foundation

/// Reads what `swiftc -diagnostic-style llvm` prints.
enum CompilerOutput {
  static func messages(_ text: String) -> [BuildMessage] {
    var messages: [BuildMessage] = []
    for line in text.split(separator: "\n") {
      guard let message = message(String(line)) else { continue }
      // In whole-module mode the compiler repeats what it says about a declaration.
      if !messages.contains(message) || message.severity == .note { messages.append(message) }
    }
    return messages
  }

  /// `file:line:column: error: text`, or `error: text` of the driver and the linker.
  private static func message(_ line: String) -> BuildMessage? {
    let located =
      #/(?<file>.+?):(?<line>\d+):(?<column>\d+): (?<severity>error|warning|note|remark): (?<text>.*)/#
    if let match = line.wholeMatch(of: located) {
      guard let severity = BuildMessage.Severity(rawValue: String(match.output.severity)) else { return nil }
      return BuildMessage(
        severity, String(match.output.text), file: String(match.output.file),
        line: Int(match.output.line), column: Int(match.output.column))
    }
    let bare = #/(?:<unknown>:0: |ld\.lld: |lld: |clang: |swiftc: )?(?<severity>error|warning): (?<text>.*)/#
    if let match = line.wholeMatch(of: bare),
      let severity = BuildMessage.Severity(rawValue: String(match.output.severity))
    {
      return BuildMessage(severity, String(match.output.text))
    }
    return nil
  }
}

import Foundation

extension CrashReport {
  /// Reads what a crashing Swift program wrote to its standard error.
  public init(signal: Int32, errorOutput: String) {
    let lines = errorOutput.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let start = lines.lastIndex { $0.hasPrefix("*** Program crashed:") || $0.hasPrefix("*** Signal ") }
    self.signal = signal
    frames = start.map { CrashReport.crashedThread(in: lines[$0...]) } ?? []
    backtrace = frames.enumerated().map { "\($0) \($1.text)" }.joined(separator: "\n")
    message =
      CrashReport.fatalError(in: lines[..<(lines.firstIndex { $0.hasPrefix("*** ") } ?? lines.endIndex)])
      ?? CrashReport.overflow(signal, frames) ?? CrashReport.name(of: signal)
  }

  /// A function that calls itself until the stack is full looks like any wrong address but for the frames.
  private static func overflow(_ signal: Int32, _ frames: [Frame]) -> String? {
    guard signal == SIGSEGV || signal == SIGBUS else { return nil }
    let counts = Dictionary(frames.filter { $0.file != nil }.map { ($0.function, 1) }, uniquingKeysWith: +)
    guard let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }), most.value >= 5 else {
      return nil
    }
    return "The app's stack is full: \(most.key) calls itself without end (segmentation fault)."
  }

  /// The last message of the runtime before the backtrace; it may go over several lines.
  private static func fatalError(in lines: ArraySlice<String>) -> String? {
    let words = [
      "Fatal error:", "Assertion failed:", "Precondition failed:", "Could not cast value of type",
      "Fatal access conflict", "Simultaneous accesses to", "*** Terminating app",
    ]
    guard let first = lines.lastIndex(where: { line in words.contains { line.contains($0) } }) else {
      return nil
    }
    var text = lines[first...].joined(separator: "\n")
    // The exceptions of UIKit are raised in files of ours, which are no place for the app's author.
    if let exception = text.range(of: "*** Terminating app") { text = String(text[exception.lowerBound...]) }
    return text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private static func crashedThread(in lines: ArraySlice<String>) -> [Frame] {
    var frames: [Frame] = []
    var isInside = false
    for line in lines {
      if line.hasPrefix("Thread ") || line.hasPrefix("Crashed Thread") {
        if isInside { break }
        isInside = line.contains("crashed")
      } else if isInside, let frame = Frame(line: line) {
        frames.append(frame)
      } else if isInside, line.hasPrefix("Backtrace took") {
        break
      }
    }
    return frames
  }

  private static func name(of signal: Int32) -> String {
    switch signal {
    case SIGILL: return "The app trapped (illegal instruction): a Swift check failed without a text."
    case SIGTRAP: return "The app trapped: a Swift check failed without a text."
    case SIGSEGV: return "The app read or wrote memory that is not its own (segmentation fault)."
    case SIGBUS: return "The app read or wrote memory that is not its own (bus error)."
    case SIGABRT: return "The app aborted."
    case SIGFPE: return "The app divided by zero (arithmetic exception)."
    case SIGKILL: return "The app was killed from outside (perhaps for lack of memory)."
    default: return "The app was ended by signal \(signal)."
    }
  }
}

extension CrashReport.Frame {
  /// A line such as `  2 [ra] 0x0000557d95e188ff A.f(_:) + 190 in App at /folder/a.swift:2:61`.
  init?(line: String) {
    guard
      let match = line.wholeMatch(
        of: #/\s*\d+\s+(?:\[[a-z]+\]\s*)*0x[0-9a-f]+\s+(?<rest>.+)/#)
    else { return nil }
    var rest = String(match.output.rest)
    if let place = rest.firstMatch(of: #/ at (?<file>[^\n]+?)(?::(?<line>\d+))?(?::(?<column>\d+))?$/#) {
      let path = String(place.output.file)
      if !path.hasSuffix("<compiler-generated>") {
        file = path
        self.line = place.output.line.flatMap { Int($0) }
        column = place.output.column.flatMap { Int($0) }
      }
      rest = String(rest[..<place.range.lowerBound])
    }
    if let split = rest.range(of: " in ", options: .backwards) {
      image = String(rest[split.upperBound...])
      rest = String(rest[..<split.lowerBound])
    } else {
      image = ""
    }
    function = rest.replacing(#/ \+ \d+$/#, with: "")
  }

  var text: String {
    guard let file else { return image.isEmpty ? function : "\(function) in \(image)" }
    let place = [file, line.map(String.init), column.map(String.init)].compactMap { $0 }
    return "\(function) at \(place.joined(separator: ":"))"
  }
}

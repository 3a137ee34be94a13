import Foundation

/// What XCTest printed, as JUnit XML.
struct TestResults {
  private struct Test {
    let target: String
    let className: String
    let name: String
    var seconds = 0.0
    var failures: [String] = []
    var isSkipped = false
  }
  private var tests: [Test] = []
  private var running: Test?
  private var swiftTests = 0

  /// How many tests were run.
  var count: Int { tests.count + swiftTests }

  /// Takes one line of Swift Testing's output, which writes its own XML.
  mutating func readSwiftTesting(_ line: String) {
    if let match = line.firstMatch(of: #/Test run with (\d+) tests?\b.* (?:passed|failed) after/#) {
      swiftTests += Int(match.output.1) ?? 0
    }
  }

  /// Takes one line of XCTest's output.
  mutating func read(line: String, target: String) {
    if let match = line.wholeMatch(of: #/Test Case '(.+?)\.(.+?)' started.*/#) {
      running = Test(target: target, className: String(match.output.1), name: String(match.output.2))
    } else if let match = line.wholeMatch(
      of: #/Test Case '.+' (passed|failed|skipped) \(([0-9.]+) seconds\)\.?/#)
    {
      running?.seconds = Double(match.output.2) ?? 0
      running?.isSkipped = match.output.1 == "skipped"
      if match.output.1 == "failed" && running?.failures.isEmpty == true { running?.failures = ["failed"] }
      finish()
    } else if running != nil, let match = line.wholeMatch(of: #/(.+:\d+: error: .+)/#) {
      running?.failures.append(String(match.output.1))
    }
  }

  /// The program died: the test that ran is to blame.
  mutating func crashed(target: String) {
    if running == nil { running = Test(target: target, className: target, name: "launch") }
    running?.failures.append("the app crashed")
    finish()
  }

  private mutating func finish() {
    running.map { tests.append($0) }
    running = nil
  }

  var xml: String {
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites>"]
    var targets: [String] = []
    for test in tests where !targets.contains(test.target) { targets.append(test.target) }
    for target in targets {
      let own = tests.filter { $0.target == target }
      let failed = own.filter { !$0.failures.isEmpty }.count
      let seconds = own.reduce(0) { $0 + $1.seconds }
      lines.append(
        "<testsuite name=\"\(escape(target))\" tests=\"\(own.count)\" failures=\"\(failed)\" "
          + "skipped=\"\(own.filter(\.isSkipped).count)\" time=\"\(seconds)\">")
      lines += own.map(element)
      lines.append("</testsuite>")
    }
    return (lines + ["</testsuites>", ""]).joined(separator: "\n")
  }

  private func element(_ test: Test) -> String {
    var text =
      "<testcase classname=\"\(escape(test.target + "." + test.className))\" name=\"\(escape(test.name))\" "
      + "time=\"\(test.seconds)\">"
    if test.isSkipped { text += "<skipped/>" }
    for failure in test.failures { text += "<failure message=\"\(escape(failure))\"/>" }
    return text + "</testcase>"
  }

  private func escape(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // XML has no way to write other control characters.
      case _ where scalar.value < 0x20: result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

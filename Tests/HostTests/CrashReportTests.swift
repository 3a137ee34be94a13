import Foundation
import Testing

@testable import AppProcess

@Suite struct CrashReportTests {
  @Test func readsSwiftsBacktrace() {
    let text = """
      printed before
      Shop/Cart.swift:2: Fatal error: Unexpectedly found nil while unwrapping an Optional value

      *** Signal 4: Backtracing from 0x7f81b5f6df7f... done ***

      *** Program crashed: Illegal instruction at 0x00007f81b5f6df7f ***

      Platform: x86_64 Linux (Debian GNU/Linux 12 (bookworm))

      Thread 0 "a" crashed:

        0               0x00007f81b5f6df7f closure #1 in _assertionFailure(_:_:file:line:flags:) + 623 in libswiftCore.so
        2 [ra]          0x0000557d95e188ff Cart.add(_:) + 190 in Shop at /home/me/My App/Cart.swift:2:61
        4 [ra] [thunk]  0x0000557d95e186b8 thunk for @escaping () -> () + 39 in Shop at //<compiler-generated>
       14 [ra] [system] 0x0000557d95e189e9 main + 8 in Shop at /home/me/My App/Cart.swift
      ...

      Backtrace took 0.03s
      """
    let report = CrashReport(signal: 4, errorOutput: text)
    #expect(
      report.message
        == "Shop/Cart.swift:2: Fatal error: Unexpectedly found nil while unwrapping an Optional value")
    #expect(report.frames.count == 4)
    #expect(report.frames[0].function == "closure #1 in _assertionFailure(_:_:file:line:flags:)")
    #expect(report.frames[0].image == "libswiftCore.so")
    #expect(report.frames[1].file == "/home/me/My App/Cart.swift")
    #expect(report.frames[1].line == 2)
    #expect(report.frames[1].column == 61)
    #expect(report.frames[2].file == nil)
    #expect(report.frames[3].line == nil)
    #expect(report.backtrace.contains("1 Cart.add(_:) at /home/me/My App/Cart.swift:2:61"))
  }

  @Test func withoutTextTheSignalSpeaks() {
    let report = CrashReport(signal: 11, errorOutput: "hello\n")
    #expect(report.message.contains("segmentation fault"))
    #expect(report.frames.isEmpty)
  }

  @Test func aFullStackIsNoWrongAddress() {
    let frames = (0..<12).map {
      "  \($0) [ra] 0x0000557d95e188ff Cart.total() + 190 in Shop at /home/me/Cart.swift:2:61"
    }
    let text =
      (["*** Program crashed: Bad pointer dereference at 0x00007fffef7ecff8 ***", "Thread 0 \"a\" crashed:"]
      + frames + ["...", "Backtrace took 0.03s"]).joined(separator: "\n")
    #expect(
      CrashReport(signal: 11, errorOutput: text).message.contains("Cart.total() calls itself without end"))
    #expect(CrashReport(signal: 4, errorOutput: text).message.contains("trapped"))
  }

  @Test func exceptionsNameNoFileOfOurs() {
    let exception = "*** Terminating app due to uncaught exception 'NSRangeException', reason: 'plum'"
    let text = "UIKit/Views.swift:36: Fatal error: \(exception)\n*** Program crashed: x ***\n"
    #expect(CrashReport(signal: 4, errorOutput: text).message == exception)
  }
}

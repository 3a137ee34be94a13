import Foundation

/// Runs something that, with all the programs it starts, can open no network socket.
///
/// A thread of its own gets a filter of system calls (seccomp), which its children inherit. That needs no
/// privileges, and the rest of the process keeps its network.
enum WithoutNetwork {
  /// - Throws: `PackageError.noIsolation` where the kernel offers no filters; what the body throws.
  static func run<Value>(_ body: @escaping () throws -> Value) throws -> Value {
    nonisolated(unsafe) var result: Result<Value, any Error>?
    nonisolated(unsafe) let body = body
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      result = Result {
        guard SystemCallFilter.install() else { throw PackageError.noIsolation }
        return try body()
      }
      done.signal()
    }
    thread.stackSize = 1 << 20
    thread.start()
    done.wait()
    guard let result else { throw PackageError.noIsolation }
    return try result.get()
  }
}

/// A filter that leaves sockets of the local machine and refuses all others.
/// Source: seccomp(2), and the kernel's filter.h and seccomp.h.
private enum SystemCallFilter {
  private struct Instruction {
    var code: UInt16
    var whenTrue: UInt8 = 0
    var whenFalse: UInt8 = 0
    var value: UInt32
  }
  private struct Program {
    var length: UInt16
    var instructions: UnsafeMutablePointer<Instruction>
  }
  private typealias ProcessControl = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32

  #if arch(arm64)
    private static let (architecture, socket): (UInt32, UInt32) = (0xC000_00B7, 198)
  #else
    private static let (architecture, socket): (UInt32, UInt32) = (0xC000_003E, 41)
  #endif
  private static let ioUring: UInt32 = 425
  private static let load: UInt16 = 0x20, equal: UInt16 = 0x15, atLeast: UInt16 = 0x35, give: UInt16 = 0x06
  private static let allow: UInt32 = 0x7FFF_0000
  private static let refuse = 0x0005_0000 | UInt32(EACCES)

  /// For the calling thread and all that it starts.
  static func install() -> Bool {
    var instructions = [
      Instruction(code: load, value: 4),  // architecture
      Instruction(code: equal, whenFalse: 7, value: architecture),
      Instruction(code: load, value: 0),  // number of the call
      // The calls of the x32 interface, which have numbers of their own.
      Instruction(code: atLeast, whenTrue: 5, value: 0x4000_0000),
      Instruction(code: equal, whenTrue: 4, value: ioUring),
      Instruction(code: equal, whenFalse: 2, value: socket),
      Instruction(code: load, value: 16),  // first argument: the family
      Instruction(code: equal, whenFalse: 1, value: UInt32(AF_UNIX)),
      Instruction(code: give, value: allow),
      Instruction(code: give, value: refuse),
    ]
    // Foreign calls are refused too: the jump above leads to the last instruction.
    guard let symbol = dlsym(nil, "prctl") else { return false }
    let control = unsafeBitCast(symbol, to: ProcessControl.self)
    guard control(38 /* PR_SET_NO_NEW_PRIVS */, 1, 0, 0, 0) == 0 else { return false }
    return instructions.withUnsafeMutableBufferPointer { buffer in
      guard let first = buffer.baseAddress else { return false }
      var program = Program(length: UInt16(buffer.count), instructions: first)
      return withUnsafePointer(to: &program) { pointer in
        control(22 /* PR_SET_SECCOMP */, 2 /* SECCOMP_MODE_FILTER */, UInt(bitPattern: pointer), 0, 0) == 0
      }
    }
  }
}

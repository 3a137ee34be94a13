import Foundation
import ObjectiveC

/// Keeps an app, and what it starts, from other machines: internet sockets cannot be made any more.
///
/// The kernel's filter for system calls does it (seccomp(2)), so that it holds for every library; an app
/// sees what a device without a network shows it. `--allow-network` leaves it out.
enum NetworkDenial {
  /// Called once, before the app's code runs.
  static func begin() {
    if !Filter.install() {
      write("The network cannot be denied to this app: the system has no filter for system calls.")
    }
    AppNetwork.begin(isAllowed: false) { host in
      write("The app asks for \(host); apps have no network unless it is started with --allow-network.")
    }
  }

  private static func write(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}

/// A program of the kernel's packet filter that answers socket(AF_INET…) with EACCES.
private enum Filter {
  /// `struct sock_filter`.
  private struct Instruction {
    var code: UInt16
    var jumpTrue: UInt8 = 0
    var jumpFalse: UInt8 = 0
    var value: UInt32
  }
  /// `struct sock_fprog`.
  private struct Program {
    var count: UInt16
    var instructions: UnsafeMutablePointer<Instruction>?
  }

  private static let load: UInt16 = 0x20, jumpIfEqual: UInt16 = 0x15, answer: UInt16 = 0x06
  /// Offsets in `struct seccomp_data`.
  private static let callNumber: UInt32 = 0, architecture: UInt32 = 4, firstArgument: UInt32 = 16
  private static let allow: UInt32 = 0x7FFF_0000, fail: UInt32 = 0x0005_0000
  #if arch(x86_64)
    private static let machine: UInt32 = 0xC000_003E, socketCall: UInt32 = 41
  #elseif arch(arm64)
    private static let machine: UInt32 = 0xC000_00B7, socketCall: UInt32 = 198
  #else
    private static let machine: UInt32 = 0, socketCall: UInt32 = 0
  #endif

  static func install() -> Bool {
    guard machine != 0 else { return false }
    var program = [
      Instruction(code: load, value: architecture),
      Instruction(code: jumpIfEqual, jumpFalse: 5, value: machine),
      Instruction(code: load, value: callNumber),
      Instruction(code: jumpIfEqual, jumpFalse: 3, value: socketCall),
      Instruction(code: load, value: firstArgument),
      Instruction(code: jumpIfEqual, jumpTrue: 2, value: UInt32(AF_INET)),
      Instruction(code: jumpIfEqual, jumpTrue: 1, value: UInt32(AF_INET6)),
      Instruction(code: answer, value: allow),
      Instruction(code: answer, value: fail | UInt32(EACCES)),
    ]
    return program.withUnsafeMutableBufferPointer { instructions in
      var filter = Program(count: UInt16(instructions.count), instructions: instructions.baseAddress)
      // PR_SET_NO_NEW_PRIVS, then PR_SET_SECCOMP with SECCOMP_MODE_FILTER.
      guard control(38, 1, 0, 0, 0) == 0 else { return false }
      return withUnsafeMutablePointer(to: &filter) { control(22, 2, UInt(bitPattern: $0), 0, 0) == 0 }
    }
  }
}

/// Swift does not import prctl(2), which is variadic.
@_silgen_name("prctl") private func control(_ option: Int32, _ a: UInt, _ b: UInt, _ c: UInt, _ d: UInt)
  -> Int32

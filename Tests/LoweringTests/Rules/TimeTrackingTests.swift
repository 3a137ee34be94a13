import Testing

@testable import Lowering

@Suite struct TimeTrackingTests {
  @Test func timersAreNoted() {
    let module = lowered(
      """
      let a = Timer.scheduledTimer(withTimeInterval: 60, repeats: false) { _ in }
      let b = Timer(timeInterval: 1, repeats: true) { _ in }
      """)
    #expect(
      module.body() == """
        let a = ObjectiveC.tracked(Timer.scheduledTimer(withTimeInterval: 60, repeats: false) { _ in })
        let b = ObjectiveC.tracked(Timer(timeInterval: 1, repeats: true) { _ in })

        """)
  }

  @Test func delaysAreNoted() {
    let module = lowered(
      """
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) {}
      Task { try await Task.sleep(nanoseconds: 5) }
      Task { try await Task.sleep(for: .seconds(1)) }
      """)
    #expect(
      module.body() == """
        DispatchQueue.main.asyncAfter(deadline: ObjectiveC.tracked(.now() + 1)) {}
        Task { try await Task.sleep(nanoseconds: ObjectiveC.tracked(nanoseconds: 5)) }
        Task { try await Task.sleep(for: ObjectiveC.tracked(.seconds(1))) }

        """)
  }

  @Test func aTimerOfTheAppsOwnIsNone() {
    let source = "struct Timer { init(timeInterval: Int) {} }\nlet timer = Timer(timeInterval: 3)\n"
    #expect(lowered(source).body() == source)
  }

  @Test func compiles() {
    expectCompiles(
      """
      import Foundation
      final class Clock {
        var timer: Timer?
        func start() {
          timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.tick() }
          Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
          RunLoop.main.add(Timer(timeInterval: 1, repeats: false) { _ in }, forMode: .common)
          DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(300)) { self.tick() }
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: DispatchWorkItem {})
          Task {
            try? await Task.sleep(nanoseconds: 1_000_000)
            try? await Task.sleep(for: .milliseconds(2))
          }
        }
        func tick() {}
      }
      """)
  }
}

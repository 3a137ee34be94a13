import Testing

@testable import Lowering

@Suite struct TimerInformationTests {
  @Test func onlyATimersIsRenamed() {
    let module = lowered(
      "@objc func a(_ timer: Timer) { timer.userInfo }\nfunc b(_ n: Notification) { n.userInfo }\n")
    #expect(
      module.body()
        == "      func a(_ timer: Timer) { timer.selectorUserInfo }\nfunc b(_ n: Notification) { n.userInfo }\n"
    )
  }
}

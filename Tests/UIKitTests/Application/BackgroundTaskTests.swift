import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct BackgroundTaskTests {
  @MainActor private final class Heard { var names: [String] = [] }

  @Test("open tasks hear of the suspension five seconds before, ended ones do not")
  func expiration() {
    let harness = Harness(UIViewController()), app = UIApplication.shared, heard = Heard()
    app.applicationState = .active
    #expect(app.backgroundTimeRemaining == .greatestFiniteMagnitude)
    let first = app.beginBackgroundTask(withName: "save") { heard.names.append("save") }
    let second = app.beginBackgroundTask { heard.names.append("send") }
    #expect(first != second && first != .invalid)
    LifeCycle.handle("background")
    app.endBackgroundTask(first)
    harness.advance(10)
    #expect(abs(app.backgroundTimeRemaining - 20) < 0.01)
    #expect(heard.names.isEmpty)
    harness.advance(15)
    #expect(heard.names == ["send"])
    app.endBackgroundTask(second)
    LifeCycle.handle("foreground")
    #expect(app.backgroundTimeRemaining == .greatestFiniteMagnitude)
  }

  @Test("an app that comes back in time tells no task of an end")
  func returning() {
    let harness = Harness(UIViewController()), heard = Heard()
    UIApplication.shared.applicationState = .active
    let task = UIApplication.shared.beginBackgroundTask { heard.names.append("late") }
    LifeCycle.handle("background")
    harness.advance(20)
    LifeCycle.handle("foreground")
    harness.advance(20)
    #expect(heard.names.isEmpty)
    UIApplication.shared.endBackgroundTask(task)
  }
}

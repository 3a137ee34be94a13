import Foundation
import Surface

/// Several apps on one device, of which one is in front, as the browser host has them.
extension DriveSession {
  /// The app in front asked for a URL: the app that is there for it comes to the front.
  /// - Returns: what went wrong, as a reply; nil when the app is ready.
  func followOpenedURL() -> String? {
    guard let url = app.takeOpenedURL() else { return nil }
    let scheme = url.prefix { $0 != ":" }.lowercased()
    guard let index = others.firstIndex(where: { $0.schemes.contains(scheme) }) else { return nil }
    do {
      let next = try opened[index] ?? others[index].make()
      opened[index] = next
      return show(next, toOpen: url)
    } catch {
      return DriveReply.failure("\(error)")
    }
  }

  /// What the home bar does.
  func goHome() -> String {
    guard !others.isEmpty else {
      return DriveReply.failure("there is no home screen: name no project to drive it")
    }
    guard app !== home else { return DriveReply.ok() }
    return show(home, toOpen: nil) ?? DriveReply.ok()
  }

  private func show(_ next: HeadlessApp, toOpen url: String?) -> String? {
    app.send(.lifecycle("background"))
    secondsAway[ObjectIdentifier(app)] = 0
    app = next
    failure = nil
    guard next.isRunning else {
      start(toOpen: url)
      return failure
    }
    next.send(.environment(environment))
    next.send(url.map { .openURL($0) } ?? .lifecycle("foreground"))
    guard case .reply = next.perform(#"{"do":"tree"}"#) else {
      start(toOpen: url)
      return failure
    }
    return nil
  }

  /// Ends the apps that nobody looked at for long; the home screen stays.
  func pass(_ seconds: Double) {
    for other in opened.values where other !== app && other.isRunning {
      let key = ObjectIdentifier(other)
      secondsAway[key, default: 0] += seconds
      if secondsAway[key, default: 0] >= closesAfter { close(other) }
    }
  }

  /// As on iOS, where another language ends the apps that run.
  func closeAllBehind() {
    for other in [home] + Array(opened.values) where other !== app { close(other) }
  }

  private func close(_ other: HeadlessApp) {
    guard other.isRunning else { return }
    other.send(.lifecycle("background"))
    other.send(.lifecycle("terminate"))
    _ = other.perform(#"{"do":"tree"}"#, seconds: 5)
    other.kill()
  }

  func killAll() {
    for other in [home] + Array(opened.values) { other.kill() }
  }
}

import Surface

/// How the entry point of an app's process starts UIKit and hands it what the host says.
///
/// The entry point sets `TextEngines.shared`, calls `start` once on the main thread, and then `handle` on the
/// main thread for every event, in order.
public enum ApplicationStart {
  /// Makes the application and its delegate, shows the first scene and sends `Message.ready`.
  /// - Parameters:
  ///   - delegateClass: the class marked `@main`; nil is the class that `UIApplicationMain` was given.
  ///   - environment: the device and settings to start with.
  ///   - url: what the app is started to open.
  ///   - installedSchemes: the URL schemes of the other apps on this device.
  @MainActor public static func start(
    delegateClass: AnyClass?, environment: Surface.Environment, connection: any Surface.Connection,
    toOpen url: String? = nil, installedSchemes: [String] = []
  ) {
    URLOpening.installedSchemes = Set(installedSchemes.map { $0.lowercased() })
    UIScreen.main.environment = environment
    Clock.isVirtual = environment.usesVirtualClock
    CommitPass.connection = connection
    FramePasses.install()
    AnimationRecorder.install()
    Launch.run(delegateClass: delegateClass, toOpen: url.flatMap { URL(string: $0) })
    FramePasses.runTurn()
    connection.send(.ready)
  }

  /// Takes one event of the host and runs the frame passes.
  @MainActor public static func handle(_ event: Surface.Event) {
    switch event {
    case .touch, .scroll, .text, .focus, .returnKey, .key, .keyboard, .accessibilityAction:
      EventDelivery.handle(event)
    case .command(let id, let json):
      Automation.perform(json) { CommitPass.connection?.send(.reply(id: id, $0)) }
    case .attach:
      CommitPass.needsWholeFrame = true
    case .environment(let environment): ScreenChange.take(environment)
    case .lifecycle(let word): LifeCycle.handle(word)
    case .openURL(let url): LifeCycle.open(url)
    }
    FramePasses.runTurn()
  }
}

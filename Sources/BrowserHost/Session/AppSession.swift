import AppProcess
import Foundation
import Surface

/// Builds the app, runs it, and starts it again. Used on the server's thread only.
final class AppSession {
  enum State {
    case building
    case running
    case failed([Diagnostic])
    case ended(Ending)
  }

  /// Called on the server's thread.
  struct Handlers {
    var stateChanged: (State) -> Void
    var arrived: (Arrival) -> Void
  }

  private(set) var state = State.building
  var environment: Surface.Environment
  private let build: @Sendable () -> BuildOutcome
  private let handlers: Handlers
  private let perform: (@escaping () -> Void) -> Void
  private let queue = DispatchQueue(label: "espalier.build")
  private var process: AppProcess?
  private var launch: Launch?
  /// What the next process is started to open.
  private var pendingURL: String?
  /// Tells the arrivals of the present process from those of the one before.
  private var generation = 0
  /// Nothing of the process runs, so it takes no events.
  private var isSuspended = false
  private var isBuilding = false
  private var isBuildDue = false
  private var isOver = false

  /// - Parameters:
  ///   - build: called on a thread of its own.
  ///   - perform: runs a closure on the server's thread.
  init(
    environment: Surface.Environment, build: @escaping @Sendable () -> BuildOutcome, handlers: Handlers,
    perform: @escaping (@escaping () -> Void) -> Void
  ) {
    (self.environment, self.build, self.handlers, self.perform) = (environment, build, handlers, perform)
  }

  /// Builds, and starts what was built in the place of what runs. While it builds, the old app goes on.
  /// - Parameter url: what the app is to open when it has started.
  func rebuild(toOpen url: String? = nil) {
    guard !isOver else { return }
    if let url { pendingURL = url }
    guard !isBuilding else {
      isBuildDue = true
      return
    }
    isBuilding = true
    isBuildDue = false
    change(to: .building)
    queue.async { [self] in
      let outcome = build()
      perform { self.finishBuild(outcome) }
    }
  }

  var isRunning: Bool { process != nil }

  /// Brings the app to the front as it was, or starts what was built.
  /// - Returns: false when it has to be built first.
  func comeBack(toOpen url: String?) -> Bool {
    if let process {
      if isSuspended { process.resume() }
      isSuspended = false
      send(.environment(environment))
      return send(url.map { .openURL($0) } ?? .lifecycle("foreground"))
    }
    guard let launch, !isBuilding, !isOver else { return false }
    pendingURL = url
    start(launch)
    return true
  }

  /// Holds an app that nobody sees.
  func suspend() {
    guard let process, !isSuspended else { return }
    isSuspended = true
    process.suspend()
  }

  /// Ends an app that nobody sees; it can be started again. One that still runs is told, so that it can save
  /// what it has; a suspended one did so when it went to the background.
  func close() {
    guard let process else { return }
    generation += 1
    self.process = nil
    guard !isSuspended else {
      isSuspended = false
      return process.kill()
    }
    for word in ["background", "terminate"] { try? process.send(.lifecycle(word)) }
    queue.asyncAfter(deadline: .now() + Self.grace) { process.kill() }
  }

  /// - Returns: false when there is no app to take it.
  @discardableResult
  func send(_ event: Event) -> Bool {
    guard let process else { return false }
    do {
      try process.send(event)
      return true
    } catch {
      // An app that takes no events any more is ended; its end comes as an arrival.
      process.kill()
      return false
    }
  }

  /// Ends the app as the system does and starts it again; what was built stays.
  func relaunch() {
    guard let launch, process != nil, !isOver else { return rebuild() }
    let generation = generation
    send(.lifecycle("background"))
    send(.lifecycle("terminate"))
    queue.asyncAfter(deadline: .now() + Self.grace) { [self] in
      perform {
        if generation == self.generation, !self.isOver { self.start(launch) }
      }
    }
  }

  /// How long an app that is to end may take to save what it has.
  private static let grace = 0.3

  /// Tells the app to save what it has, and ends it.
  func finish() {
    isOver = true
    guard process != nil else { return }
    guard !isSuspended else { return close() }
    send(.lifecycle("background"))
    send(.lifecycle("terminate"))
    Thread.sleep(forTimeInterval: Self.grace)
    process?.kill()
    process = nil
  }

  private func finishBuild(_ outcome: BuildOutcome) {
    isBuilding = false
    guard !isOver else { return }
    guard !isBuildDue else { return rebuild() }
    switch outcome {
    case .failed(let diagnostics): change(to: .failed(diagnostics))
    case .app(let launch): start(launch)
    }
  }

  private func start(_ launch: Launch) {
    var launch = launch
    launch.environment = environment
    self.launch = launch
    launch.openURL = pendingURL
    pendingURL = nil
    generation += 1
    let generation = generation
    process?.kill()
    process = nil
    isSuspended = false
    do {
      process = try AppProcess(launch) { [self] arrival in
        perform {
          if generation == self.generation { self.take(arrival) }
        }
      }
      change(to: .running)
    } catch {
      change(to: .failed([Diagnostic(.error, "\(error)")]))
    }
  }

  private func take(_ arrival: Arrival) {
    guard case .ended(let ending) = arrival else { return handlers.arrived(arrival) }
    process = nil
    guard !isBuilding else { return }
    change(to: .ended(ending))
  }

  private func change(to state: State) {
    self.state = state
    handlers.stateChanged(state)
  }
}

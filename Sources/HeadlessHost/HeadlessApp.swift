import AppProcess
import Foundation
import Surface

/// One app without a display, and calls that wait for it.
///
/// The calls may come from any thread but not from several at once.
public final class HeadlessApp: @unchecked Sendable {
  /// What came of a request.
  public enum Answer: Equatable, Sendable {
    case reply(String)
    case ended(Ending)
    /// Nothing came in time: the app's main thread is busy without end.
    case silence(seconds: Double)
    /// The request could not be sent.
    case refused(String)
  }

  private let launch: Launch
  private let log: @Sendable (String) -> Void
  private let condition = NSCondition()
  private var process: AppProcess?
  /// Guarded by `condition`, as all that follows.
  private var isReady = false
  private var replies: [Int: String] = [:]
  private var ending: Ending?
  private var wholeFrame: Frame?
  private var frameProblem: String?
  private var pictures: [String: Resource] = [:]
  private var openedURL: String?
  private var nextIdentifier = 1
  /// Arrivals of a process that was replaced are dropped.
  private var generation = 0

  /// - Parameter log: gets what the app says to the developer, one line at a time.
  public init(launch: Launch, log: @escaping @Sendable (String) -> Void) {
    (self.launch, self.log) = (launch, log)
  }

  /// Starts the app and waits until it takes events.
  /// - Parameter url: what it is started to open.
  /// - Throws: `AppProcessError` when it cannot be started.
  /// - Returns: nil when it is ready.
  public func start(environment: Surface.Environment, toOpen url: String? = nil, seconds: Double = 30) throws
    -> Answer?
  {
    condition.lock()
    generation += 1
    let current = generation
    (isReady, ending, wholeFrame, frameProblem) = (false, nil, nil, nil)
    replies.removeAll()
    pictures.removeAll()
    condition.unlock()
    var launch = launch
    launch.environment = environment
    launch.openURL = url
    process = try AppProcess(launch) { [weak self] in self?.take($0, generation: current) }
    return wait(seconds) { self.isReady ? .some(nil) : self.ending.map { .ended($0) } }
      ?? .silence(seconds: seconds)
  }

  /// Whether there is a process that takes events.
  public var isRunning: Bool {
    condition.lock()
    defer { condition.unlock() }
    return process != nil && isReady && ending == nil
  }

  /// The URL that the app asked the system to open since the last call.
  public func takeOpenedURL() -> String? {
    condition.lock()
    defer { condition.unlock() }
    defer { openedURL = nil }
    return openedURL
  }

  /// Sends one command of the `drive` protocol and waits for the app's reply.
  public func perform(_ json: String, seconds: Double = 30) -> Answer {
    condition.lock()
    let identifier = nextIdentifier
    nextIdentifier += 1
    let ended = ending
    condition.unlock()
    if let ended { return .ended(ended) }
    if let refusal = send(.command(id: identifier, json)) { return refusal }
    return wait(seconds) {
      self.replies.removeValue(forKey: identifier).map { .reply($0) } ?? self.ending.map { .ended($0) }
    } ?? .silence(seconds: seconds)
  }

  /// - Returns: nil when the event was sent.
  @discardableResult
  public func send(_ event: Event) -> Answer? {
    do {
      guard let process else { return .refused("the app was not started") }
      try process.send(event)
      return nil
    } catch FramingError.closed {
      // Why it is gone is known as soon as its last words are read.
      return wait(5) { self.ending.map { .ended($0) } } ?? .refused("the app is gone")
    } catch {
      return .refused("\(error)")
    }
  }

  /// Asks for everything that is on the screen.
  public func screen(seconds: Double = 10) throws -> Screen {
    condition.lock()
    (wholeFrame, frameProblem) = (nil, nil)
    condition.unlock()
    if let refusal = send(.attach) { throw HeadlessError.noFrame(refusal) }
    let answer: Result<Frame, HeadlessError>? = wait(seconds) {
      if let problem = self.frameProblem { return .failure(.badFrame(problem)) }
      if let ending = self.ending { return .failure(.noFrame(.ended(ending))) }
      return self.wholeFrame.map { .success($0) }
    }
    guard let answer else { throw HeadlessError.noFrame(.silence(seconds: seconds)) }
    let frame = try answer.get()
    condition.lock()
    defer { condition.unlock() }
    return Screen(frame: frame, resources: pictures)
  }

  /// Ends the app at once and waits until it is gone.
  public func kill() {
    process?.kill()
    _ = wait(5) { self.ending }
    process = nil
  }

  /// All that is needed to draw the screen.
  public struct Screen: Sendable {
    public let frame: Frame
    public let resources: [String: Resource]
  }

  private func take(_ arrival: Arrival, generation: Int) {
    condition.lock()
    defer { condition.unlock() }
    guard generation == self.generation else { return }
    switch arrival {
    case .frame(let packet): takeFrame(packet)
    case .resource(let resource): pictures[resource.id] = resource
    case .message(.ready): isReady = true
    case .message(.reply(let identifier, let text)): replies[identifier] = text
    case .message(.log(let level, let text)): log("\(level): \(text)")
    case .message(.openURL(let address)):
      openedURL = address
      log("info: the app opens \(address)")
    case .message: break
    case .ended(let ending): self.ending = ending
    }
    condition.broadcast()
  }

  /// Only whole frames are read: a driver looks seldom, and a whole frame needs none before it.
  private func takeFrame(_ packet: Packet) {
    guard packet.isWholeFrame else { return }
    do {
      var decoder = FrameDecoder()
      wholeFrame = try packet.frame(with: &decoder)
    } catch {
      frameProblem = "\(error)"
    }
  }

  /// Waits until `value` gives something; called with the lock held.
  private func wait<Value>(_ seconds: Double, for value: () -> Value?) -> Value? {
    let end = Date(timeIntervalSinceNow: seconds)
    condition.lock()
    defer { condition.unlock() }
    while true {
      if let value = value() { return value }
      guard condition.wait(until: end) else { return value() }
    }
  }
}

/// Why the screen cannot be had.
public enum HeadlessError: Error, CustomStringConvertible {
  case noFrame(HeadlessApp.Answer)
  case badFrame(String)
  case notWritten(URL, String)

  public var description: String {
    switch self {
    case .noFrame(.ended(let ending)): return ending.explanation
    case .noFrame(.silence(let seconds)): return "the app showed nothing within \(Int(seconds)) seconds"
    case .noFrame(.refused(let reason)): return reason
    case .noFrame(.reply(let text)): return text
    case .notWritten(let url, let reason): return "\(url.path) cannot be written: \(reason)"
    case .badFrame(let reason): return "the app sent a picture that cannot be read: \(reason)"
    }
  }
}

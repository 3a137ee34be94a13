import Foundation
import PangoText
import Surface
import Testing
import TextLayout

@testable import UIKit

/// A screen for tests of controllers: virtual time, a window, and the lines that UIKit logs.
@MainActor final class Harness {
  final class Sink: Connection {
    var frames: [Frame] = []
    var messages: [Message] = []
    func send(_ frame: Frame) { frames.append(frame) }
    func send(_ resource: Resource) {}
    func send(_ message: Message) { messages.append(message) }
  }

  /// What apps of tests leave for their next start.
  static let stateFolder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  let sink = Sink()
  let window: UIWindow
  private(set) var log: [String] = []

  /// - Parameter root: shown at once, at rest.
  init(_ root: UIViewController? = nil, device: Device = .iPhone15, plist: [String: Any] = [:]) {
    if TextEngines.shared == nil { TextEngines.shared = PangoTextEngine() }
    SavedState.folder = Self.stateFolder
    Clock.isVirtual = true
    for window in Windows.all {
      window.rootViewController = nil
      window.isHidden = true
    }
    InformationPropertyList.values = plist
    UIScreen.main.environment = Environment(device: device)
    CommitPass.connection = sink
    CommitPass.needsWholeFrame = true
    FramePasses.install()
    AnimationRecorder.install()
    Launch.isDone = true
    UIApplication.shared.delegate = nil
    Orientation.begin()
    UITraitCollection.current = UIScreen.main.traitCollection
    window = UIWindow(frame: UIScreen.main.bounds)
    Log.observer = { [weak self] _, text in self?.log.append(text) }
    guard let root else { return }
    window.rootViewController = root
    window.makeKeyAndVisible()
    settle()
  }

  /// Runs turns and moves time on until nothing is due.
  func settle() {
    FramePasses.runTurn()
    var rounds = 0
    while rounds < 1000 {
      rounds += 1
      if let next = Clock.nextDue { Clock.advance(to: next) } else if FramePasses.isAtRest { break }
      FramePasses.runTurn()
    }
  }
  func advance(_ seconds: TimeInterval) {
    Clock.advance(to: Clock.now + seconds)
    FramePasses.runTurn()
  }
}

/// Writes down every call of the life cycle, under its name.
@MainActor class Witness: UIViewController {
  @MainActor final class Calls {
    var lines: [String] = []
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }
  let name: String
  let calls: Calls
  init(_ name: String, _ calls: Calls) {
    (self.name, self.calls) = (name, calls)
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  func note(_ text: String) { calls.lines.append("\(name) \(text)") }
  override func viewDidLoad() { note("didLoad") }
  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
}

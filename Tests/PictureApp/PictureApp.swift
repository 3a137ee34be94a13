import Foundation
import Surface

/// The app: a counter, a field, a slider, a list, an alert and a sheet.
final class PictureApp: @unchecked Sendable {
  var environment: Environment
  var stock = 10
  var volume = 40
  var isAlertShown = false
  var isSheetShown = false
  var inputText = ""
  var inputIsFocused = false
  var inputRevision = 0
  var listOffset = CGPoint.zero
  /// What a keyboard covers of the screen's bottom.
  var covered = 0.0
  /// What can be pressed, back to front, in the screen's points.
  var targets: [(id: NodeID, frame: CGRect, action: () -> Void)] = []
  var pendingAnimations: [Surface.Animation] = []

  private let channel: PacketChannel
  private var encoder = FrameEncoder()
  private var sequence = 0
  private var shown: Set<NodeID> = []
  private var press: (start: CGPoint, id: NodeID?)?
  private let ended = DispatchSemaphore(value: 0)

  init() {
    let variables = ProcessInfo.processInfo.environment
    environment =
      variables["ESPALIER_ENVIRONMENT"].flatMap {
        try? JSONDecoder().decode(Environment.self, from: Data($0.utf8))
      } ?? Environment(device: .iPhone15)
    let descriptor = variables["ESPALIER_FD"].flatMap { Int32($0) } ?? 3
    channel = PacketChannel(descriptor: descriptor, accepting: [.event])
  }

  func run() {
    try? channel.send(Packet(PictureResources.leaf))
    try? channel.send(Packet(Message.ready))
    commit(isWhole: true)
    channel.start(
      deliver: { [self] packet in take(try packet.event()) }, ended: { [self] _ in ended.signal() })
    ended.wait()
  }

  var size: CGSize {
    let size = environment.device.size
    return environment.orientation.hasPrefix("landscape")
      ? CGSize(width: size.height, height: size.width) : size
  }

  private func take(_ event: Event) {
    switch event {
    case .attach: return commit(isWhole: true)
    case .environment(let new): environment = new
    case .touch(let touch): take(touch)
    case .accessibilityAction(let node, let name): act(node, name)
    case .text(_, let text, _, _): inputText = text
    case .focus(_, let isFocused): inputIsFocused = isFocused
    case .returnKey:
      if inputText == "crash" { crash() }
      if inputText == "cut" { crashMidFrame() }
      if inputText == "flood" { flood() }
      inputText = ""
      inputRevision += 1
      inputIsFocused = false
    case .scroll(_, let offset, _): listOffset = offset
    case .keyboard(let height): covered = height
    default: return
    }
    commit(isWhole: false)
  }

  private func take(_ touch: TouchEvent) {
    let hit = targets.last { $0.frame.contains(touch.location) }?.id
    switch touch.phase {
    case .began: press = (touch.location, hit)
    case .moved: break
    case .cancelled: press = nil
    case .ended:
      if let press, isSheetShown, !isAlertShown, touch.location.y - press.start.y > 120 {
        isSheetShown = false
      } else if let press, press.id == hit, let hit {
        targets.first { $0.id == hit }?.action()
      }
      press = nil
    }
  }

  private func act(_ node: NodeID, _ name: String) {
    switch name {
    case "activate": targets.first { $0.id == node }?.action()
    case "increment": volume = min(100, volume + 10)
    case "decrement": volume = max(0, volume - 10)
    case "escape":
      if isAlertShown { isAlertShown = false } else { isSheetShown = false }
    default: break
    }
  }

  func order() {
    if stock >= 4 { stock -= 4 } else { isAlertShown = true }
  }

  /// More frames than any page can take.
  func flood() {
    for _ in 0..<1000 { commit(isWhole: true) }
    try? channel.send(Packet(Message.announce("over")))
  }

  func crashMidFrame() {
    let bytes: [UInt8] = [0, 0, 4, 0, PacketKind.frame.rawValue, 1, 2, 3]
    write(3, bytes, bytes.count)
    kill(getpid(), SIGKILL)
  }

  func crash() {
    let empty: [Int] = []
    stock = empty[stock]
  }

  private func commit(isWhole: Bool) {
    targets = []
    if environment.showsKeyboard { covered = inputIsFocused ? (size.width < size.height ? 336 : 209) : 0 }
    let nodes = PictureScene(app: self).nodes
    var screen = ScreenState(size: size)
    screen.orientation =
      ["landscapeLeft": "landscapeRight", "landscapeRight": "landscapeLeft"][
        environment.orientation, default: "portrait"]
    screen.isDark = environment.isDark
    screen.statusBarStyle = environment.isDark ? "light" : "dark"
    screen.firstResponder = inputIsFocused ? PictureScene.input : nil
    screen.language = environment.language ?? "ko"
    if covered > 0 {
      screen.keyboard = CGRect(x: 0, y: size.height - covered, width: size.width, height: covered)
    }
    sequence += 1
    var frame = Frame(sequence: sequence, isWhole: isWhole, root: 1, nodes: nodes, screen: screen)
    let ids = Set(nodes.map(\.id))
    frame.removed = isWhole ? [] : shown.subtracting(ids).sorted()
    frame.animations = pendingAnimations
    pendingAnimations = []
    shown = ids
    try? channel.send(Packet(frame, with: &encoder))
  }
}

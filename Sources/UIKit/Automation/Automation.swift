/// The app's side of the `drive` protocol: one command, one reply.
///
/// What the host does itself (snapshot, relaunch, quit) never comes here.
@MainActor enum Automation {
  /// - Parameters:
  ///   - json: one JSON object, as `espalier drive` takes it.
  ///   - completion: gets one JSON object when the app is at rest.
  static func perform(_ json: String, completion: @escaping (String) -> Void) {
    let command: AutomationCommand
    do {
      command = try AutomationCommand(json: json)
    } catch {
      completion(AutomationReply.failure("\(error)").json)
      return
    }
    // A command meets an app at rest, and leaves it at rest.
    Rest.wait { _ in
      run(command) { outcome in
        Rest.wait { busy in
          var reply = outcome()
          if !busy.isEmpty { reply.fields["busy"] = busy }
          completion(reply.json)
        }
      }
    }
  }

  /// `done` gets what makes the reply once the app is at rest.
  private static func run(
    _ command: AutomationCommand, done: @escaping (@escaping () -> AutomationReply) -> Void
  ) {
    let finish = { (result: Result<[String: Any], AutomationError>) in
      done {
        switch result {
        case .success(let fields): AutomationReply(fields: fields)
        case .failure(let error): .failure(error.description)
        }
      }
    }
    switch command {
    case .frames: done { AutomationReply(fields: FrameReport.fields()) }
    case .tree: done { AutomationReply(fields: ["tree": InspectedTree.windows()]) }
    case .tap(let target, let count): finish(attempt { try AutomationActions.tap(target, count: count) })
    case .type(let target, let text): finish(attempt { try AutomationActions.type(text, into: target) })
    case .clear(let target): finish(attempt { try AutomationActions.clear(target) })
    case .scroll(let target, let delta): finish(attempt { try AutomationActions.scroll(target, by: delta) })
    case .drag(let from, let to, let seconds, let holds):
      Fingers.drag(from: from, to: to, seconds: seconds, holding: holds) { finish(.success([:])) }
    case .rotate(let orientation):
      var environment = UIScreen.main.environment
      environment.orientation = orientation
      ApplicationStart.handle(.environment(environment))
      done { AutomationReply(fields: ["orientation": UIScreen.main.interfaceOrientation.surfaceName]) }
    case .set(let change):
      var environment = UIScreen.main.environment
      change(&environment)
      ApplicationStart.handle(.environment(environment))
      finish(.success([:]))
    case .advance(let seconds): Rest.advance(seconds) { finish(.success([:])) }
    }
  }

  private static func attempt(_ work: () throws -> Void) -> Result<[String: Any], AutomationError> {
    do {
      try work()
      return .success([:])
    } catch {
      return .failure(error as? AutomationError ?? AutomationError("\(error)"))
    }
  }
}

/// Why a command could not be done; the text is the reply's `error`.
struct AutomationError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

/// `{"ok":…}` and what else is to be said.
struct AutomationReply {
  var fields: [String: Any]
  var isOK = true
  init(fields: [String: Any]) { self.fields = fields }
  static func failure(_ error: String) -> AutomationReply {
    var reply = AutomationReply(fields: ["error": error])
    reply.isOK = false
    return reply
  }
  var json: String {
    var object = fields
    object["ok"] = isOK
    guard
      let data = try? JSONSerialization.data(
        withJSONObject: object, options: [.sortedKeys, .withoutEscapingSlashes])
    else { return #"{"ok":false,"error":"the reply could not be written"}"# }
    return String(decoding: data, as: UTF8.self)
  }
}

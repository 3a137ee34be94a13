import Foundation

/// One thing to do. Two are the same when their ids are, whatever they say.
struct Todo: Codable, Equatable {
  let id: Int
  var isDone: Bool
  var detail: String
  var isToday: Bool

  static func == (left: Todo, right: Todo) -> Bool { left.id == right.id }
}

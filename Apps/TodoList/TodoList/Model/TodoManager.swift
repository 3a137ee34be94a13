import Foundation

/// The list, in the user's order, and its file.
final class TodoManager {
  static let fileName = "todos.json"
  static let lastIDFileName = "lastID.json"

  /// What became of the file of the last run.
  enum Opening: Equatable {
    case read
    /// It could not be read and has this name now.
    case setAside(String)
    /// It could not be read and not be renamed: nothing is written over it.
    case locked
  }

  private(set) var todos: [Todo] = []
  private(set) var opening = Opening.read
  private var lastID = 0
  private let storage: Storage

  init(storage: Storage = Storage(.documents)) {
    self.storage = storage
    load()
  }

  private func load() {
    lastID = (try? storage.retrieve(Self.lastIDFileName, as: Int.self)) ?? 0
    do {
      todos = try storage.retrieve(Self.fileName, as: [Todo].self) ?? []
    } catch {
      do {
        opening = .setAside(try storage.setAside(Self.fileName))
      } catch {
        opening = .locked
      }
    }
    lastID = todos.map(\.id).reduce(lastID, max)
  }

  // MARK: Changes

  // Each is in the file when the method returns, or throws; the list holds it in any case.

  /// A new todo at the end.
  @discardableResult
  func add(detail: String, isToday: Bool) throws -> Todo {
    lastID += 1
    let todo = Todo(id: lastID, isDone: false, detail: detail, isToday: isToday)
    todos.append(todo)
    // First the id: should the second file not be written, the id is skipped and not used twice.
    try write(lastID, as: Self.lastIDFileName)
    try save()
    return todo
  }

  func update(_ todo: Todo) throws {
    guard let index = todos.firstIndex(of: todo) else { return }
    todos[index] = todo
    try save()
  }

  /// - Returns: where it was, for `insert`.
  @discardableResult
  func delete(_ todo: Todo) throws -> Int? {
    guard let index = todos.firstIndex(of: todo) else { return nil }
    todos.remove(at: index)
    try save()
    return index
  }

  /// Puts a deleted todo back.
  func insert(_ todo: Todo, at index: Int) throws {
    guard !todos.contains(todo) else { return }
    todos.insert(todo, at: min(index, todos.count))
    try save()
  }

  /// Puts a todo, changed or not, right before another of the list, or at the end.
  func move(_ todo: Todo, before other: Todo?) throws {
    guard let index = todos.firstIndex(of: todo), todo != other else { return }
    todos.remove(at: index)
    let target = other.flatMap { todos.firstIndex(of: $0) } ?? todos.count
    todos.insert(todo, at: target)
    try save()
  }

  private func save() throws { try write(todos, as: Self.fileName) }
  private func write<Value: Encodable>(_ value: Value, as fileName: String) throws {
    guard opening != .locked else { throw TodoError.locked }
    do {
      try storage.store(value, as: fileName)
    } catch {
      throw TodoError.notSaved(error)
    }
  }
}

import Foundation

/// What the list shows, in two sections, and what can be done with it.
final class TodoListViewModel {
  enum Section: Int, CaseIterable {
    case today, upcoming

    var title: String {
      switch self {
      case .today: return NSLocalizedString("section.today", comment: "header")
      case .upcoming: return NSLocalizedString("section.upcoming", comment: "header")
      }
    }
  }

  /// A change could not be saved.
  var didFail: ((Error) -> Void)?

  private let manager: TodoManager
  private var todosOfSections: [[Todo]] = []

  init(manager: TodoManager) {
    self.manager = manager
    arrange()
  }

  private func arrange() {
    todosOfSections = [manager.todos.filter(\.isToday), manager.todos.filter { !$0.isToday }]
  }

  // MARK: Looking

  func todos(in section: Section) -> [Todo] { todosOfSections[section.rawValue] }

  func todo(at indexPath: IndexPath) -> Todo? {
    guard let section = Section(rawValue: indexPath.section) else { return nil }
    let todos = self.todos(in: section)
    return todos.indices.contains(indexPath.item) ? todos[indexPath.item] : nil
  }

  func indexPath(of id: Int) -> IndexPath? {
    for section in Section.allCases {
      if let item = todos(in: section).firstIndex(where: { $0.id == id }) {
        return IndexPath(item: item, section: section.rawValue)
      }
    }
    return nil
  }

  /// What the user has to know at the start, or nil.
  var openingMessage: String? {
    switch manager.opening {
    case .read: return nil
    case .setAside(let name):
      let format = NSLocalizedString("alert.setAside %@", comment: "an unreadable file was kept")
      return String(format: format, name)
    case .locked: return TodoError.locked.errorDescription
    }
  }

  // MARK: Changing

  /// - Returns: false for a text that says nothing.
  func add(_ text: String?, isToday: Bool) -> Bool {
    let detail = (text ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
    guard !detail.isEmpty else { return false }
    change { try manager.add(detail: detail, isToday: isToday) }
    return true
  }

  func setDone(_ isDone: Bool, of id: Int) {
    change(id) { $0.isDone = isDone }
  }

  /// A text that says nothing leaves the todo as it was.
  func setDetail(_ text: String?, of id: Int) {
    let detail = (text ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
    guard !detail.isEmpty else { return }
    change(id) { $0.detail = detail }
  }

  /// - Returns: what puts the todo back.
  func delete(_ id: Int) -> (() -> Void)? {
    guard let todo = manager.todos.first(where: { $0.id == id }) else { return nil }
    let index = manager.todos.firstIndex(of: todo) ?? 0
    change { try manager.delete(todo) }
    return { [weak self] in
      guard let self = self else { return }
      self.change { try self.manager.insert(todo, at: index) }
    }
  }

  /// Takes over where a todo was dragged to, also into the other section.
  func move(from source: IndexPath, to destination: IndexPath) {
    guard var todo = todo(at: source), let section = Section(rawValue: destination.section) else { return }
    let others = todos(in: section).filter { $0 != todo }
    let follower = others.indices.contains(destination.item) ? others[destination.item] : nil
    todo.isToday = section == .today
    change { try manager.move(todo, before: follower) }
  }

  private func change(_ id: Int, _ body: (inout Todo) -> Void) {
    guard var todo = manager.todos.first(where: { $0.id == id }) else { return }
    body(&todo)
    change { try manager.update(todo) }
  }

  private func change(_ body: () throws -> Void) {
    do {
      defer { arrange() }
      try body()
    } catch {
      didFail?(error)
    }
  }
}

/// Records how to take back what was done. Foundation on Linux has none.
///
/// Groups by the turn of the main queue, as Foundation's does by the event.
/// Source: UndoManager, Foundation's reference.
@preconcurrency @MainActor open class UndoManager: UIKitObject {
  private struct Operation {
    weak var target: AnyObject?
    let handler: (AnyObject) -> Void
  }
  private struct Group {
    var operations: [Operation] = []
    var name = ""
  }
  private var undoStack: [Group] = []
  private var redoStack: [Group] = []
  private var open: [Group] = []
  private var closesByItself = false

  public init() { super.init(isolated: ()) }

  open private(set) var isUndoing = false
  open private(set) var isRedoing = false
  open var groupsByEvent = true
  /// 0 is without limit.
  open var levelsOfUndo = 0
  open var groupingLevel: Int { self.open.count }
  private var disabled = 0
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  open func disableUndoRegistration() { disabled += 1 }
  open func enableUndoRegistration() { disabled = max(0, disabled - 1) }

  open func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {
    guard isUndoRegistrationEnabled else { return }
    beginGroupIfNeeded()
    let operation = Operation(target: target) { if let target = $0 as? Target { handler(target) } }
    self.open[self.open.count - 1].operations.append(operation)
    if !isUndoing, !isRedoing { redoStack = [] }
  }
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    registerUndo(withTarget: target as AnyObject) {
      ActionDelivery.send(selector, to: $0, from: anObject, for: nil)
    }
  }

  private func beginGroupIfNeeded() {
    guard self.open.isEmpty else { return }
    self.open = [Group()]
    guard groupsByEvent, !isUndoing, !isRedoing else { return }
    closesByItself = true
    DispatchQueue.main.async { MainActor.assumeIsolated { [weak self] in self?.closeEventGroup() } }
  }
  private func closeEventGroup() {
    guard closesByItself else { return }
    closesByItself = false
    while !self.open.isEmpty { endUndoGrouping() }
  }
  open func beginUndoGrouping() { self.open.append(Group()) }
  open func endUndoGrouping() {
    guard let group = self.open.popLast() else { return }
    if !self.open.isEmpty {
      self.open[self.open.count - 1].operations += group.operations
      return
    }
    guard !group.operations.isEmpty else { return }
    if isUndoing {
      redoStack.append(group)
    } else {
      undoStack.append(group)
      if levelsOfUndo > 0, undoStack.count > levelsOfUndo { undoStack.removeFirst() }
    }
  }

  open var canUndo: Bool { !undoStack.isEmpty || self.open.contains { !$0.operations.isEmpty } }
  open var canRedo: Bool { !redoStack.isEmpty }
  open func undo() {
    closeEventGroup()
    undoNestedGroup()
  }
  open func undoNestedGroup() {
    guard let group = undoStack.popLast() else { return }
    isUndoing = true
    run(group)
    isUndoing = false
  }
  open func redo() {
    guard let group = redoStack.popLast() else { return }
    isRedoing = true
    run(group)
    isRedoing = false
  }
  /// What it registers meanwhile becomes the way back.
  private func run(_ group: Group) {
    self.open = [Group(name: group.name)]
    for operation in group.operations.reversed() { operation.target.map(operation.handler) }
    while !self.open.isEmpty { endUndoGrouping() }
  }

  open func removeAllActions() {
    (undoStack, redoStack, self.open, closesByItself) = ([], [], [], false)
  }
  open func removeAllActions(withTarget target: Any) {
    let object = target as AnyObject
    func clean(_ groups: [Group]) -> [Group] {
      groups.map { group in
        var group = group
        group.operations.removeAll { $0.target === object }
        return group
      }.filter { !$0.operations.isEmpty }
    }
    (undoStack, redoStack) = (clean(undoStack), clean(redoStack))
  }

  open func setActionName(_ actionName: String) {
    if self.open.isEmpty {
      if !undoStack.isEmpty { undoStack[undoStack.count - 1].name = actionName }
    } else {
      self.open[self.open.count - 1].name = actionName
    }
  }
  open var undoActionName: String { undoStack.last?.name ?? "" }
  open var redoActionName: String { redoStack.last?.name ?? "" }
  open var undoMenuItemTitle: String { undoActionName.isEmpty ? "Undo" : "Undo \(undoActionName)" }
  open var redoMenuItemTitle: String { redoActionName.isEmpty ? "Redo" : "Redo \(redoActionName)" }
}

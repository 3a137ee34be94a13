import UIKit

/// Today's and coming todos, and a bar to write a new one.
final class TodoListViewController: UIViewController {
  var viewModel: TodoListViewModel!

  @IBOutlet private weak var collectionView: UICollectionView!
  @IBOutlet private weak var textField: UITextField!
  @IBOutlet private weak var todayButton: UIButton!
  @IBOutlet private weak var inputBottomConstraint: NSLayoutConstraint!
  @IBOutlet private weak var undoBar: UIView!

  private lazy var inputBottomSpace = inputBottomConstraint.constant
  private var undoTimer: Timer?
  private var hasSaidOpeningMessage = false
  private var draftToRestore: Draft?

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.didFail = { [weak self] error in self?.say(error.localizedDescription) }
    collectionView.collectionViewLayout = makeLayout()
    collectionView.dataSource = self
    addGestures()
    followKeyboard()
    textField.text = draftToRestore?.text
    todayButton.isSelected = draftToRestore?.isToday ?? false
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let message = viewModel.openingMessage, !hasSaidOpeningMessage {
      hasSaidOpeningMessage = true
      say(message)
    }
  }

  private func makeLayout() -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
      self?.swipeActions(at: indexPath)
    }
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  // MARK: State restoration

  /// What is written and not added yet.
  private struct Draft {
    static let activityType = "com.example.TodoList.writing"
    let text: String
    let isToday: Bool
  }

  var writingActivity: NSUserActivity? {
    guard isViewLoaded, let text = textField.text, !text.isEmpty else { return nil }
    let activity = NSUserActivity(activityType: Draft.activityType)
    activity.userInfo = ["text": text, "isToday": todayButton.isSelected]
    return activity
  }

  /// Before the view is loaded.
  func restore(_ activity: NSUserActivity) {
    guard let text = activity.userInfo?["text"] as? String else { return }
    draftToRestore = Draft(text: text, isToday: activity.userInfo?["isToday"] as? Bool ?? false)
  }

  // MARK: New todos

  @IBAction private func toggleToday(_ sender: UIButton) { sender.isSelected.toggle() }

  @IBAction private func addTodo(_ sender: Any) {
    guard viewModel.add(textField.text, isToday: todayButton.isSelected) else { return }
    let section = todayButton.isSelected ? TodoListViewModel.Section.today : .upcoming
    textField.text = nil
    todayButton.isSelected = false
    view.endEditing(true)
    let last = IndexPath(item: viewModel.todos(in: section).count - 1, section: section.rawValue)
    collectionView.insertItems(at: [last])
    collectionView.scrollToItem(at: last, at: .bottom, animated: true)
  }

  // MARK: Changes of a todo

  private func setDone(_ isDone: Bool, of id: Int) {
    viewModel.setDone(isDone, of: id)
    if let indexPath = viewModel.indexPath(of: id) { collectionView.reconfigureItems(at: [indexPath]) }
  }

  private func setDetail(_ text: String, of id: Int) {
    viewModel.setDetail(text, of: id)
    if let indexPath = viewModel.indexPath(of: id) { collectionView.reconfigureItems(at: [indexPath]) }
  }

  private func delete(_ id: Int) {
    guard let indexPath = viewModel.indexPath(of: id), let restore = viewModel.delete(id) else { return }
    collectionView.deleteItems(at: [indexPath])
    undoManager?.registerUndo(withTarget: self) { controller in
      restore()
      if let indexPath = controller.viewModel.indexPath(of: id) {
        controller.collectionView.insertItems(at: [indexPath])
      }
    }
    offerUndo()
  }

  private func swipeActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let id = viewModel.todo(at: indexPath)?.id else { return nil }
    let title = NSLocalizedString("todo.delete", comment: "swipe action")
    let delete = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, completion in
      self?.delete(id)
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  // MARK: Undo

  @IBAction private func undoDelete(_ sender: Any) {
    undoManager?.undo()
    hideUndo()
  }

  /// For some seconds, and until the user takes the last deletion back.
  private func offerUndo() {
    undoBar.isHidden = false
    undoTimer?.invalidate()
    undoTimer = Timer.scheduledTimer(
      timeInterval: 8, target: self, selector: #selector(hideUndo), userInfo: nil, repeats: false)
  }

  @objc private func hideUndo() {
    undoTimer?.invalidate()
    undoTimer = nil
    undoBar.isHidden = true
  }

  // MARK: Gestures

  private func addGestures() {
    // A tap elsewhere puts the keyboard away, and still reaches what was tapped.
    let tap = UITapGestureRecognizer(target: self, action: #selector(endEditing))
    tap.cancelsTouchesInView = false
    collectionView.addGestureRecognizer(tap)
    collectionView.addGestureRecognizer(
      UILongPressGestureRecognizer(target: self, action: #selector(drag(_:))))
  }

  @objc private func endEditing() { view.endEditing(true) }

  @objc private func drag(_ recognizer: UILongPressGestureRecognizer) {
    let location = recognizer.location(in: collectionView)
    switch recognizer.state {
    case .began:
      guard let indexPath = collectionView.indexPathForItem(at: location) else { return }
      view.endEditing(true)
      collectionView.beginInteractiveMovementForItem(at: indexPath)
    case .changed: collectionView.updateInteractiveMovementTargetPosition(location)
    case .ended: collectionView.endInteractiveMovement()
    default: collectionView.cancelInteractiveMovement()
    }
  }

  // MARK: Keyboard

  private func followKeyboard() {
    for name in [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification] {
      NotificationCenter.default.addObserver(
        self, selector: #selector(keyboardWillMove(_:)), name: name, object: nil)
    }
  }

  /// The bar rides on the keyboard: as far above the safe area as the keyboard reaches into it.
  @objc private func keyboardWillMove(_ notification: Notification) {
    guard let information = notification.userInfo,
      let frame = information[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
      let duration = information[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double,
      let curve = information[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
    else { return }
    let isComing = notification.name == UIResponder.keyboardWillShowNotification
    let covered = isComing ? view.bounds.maxY - view.convert(frame, from: nil).minY : 0
    inputBottomConstraint.constant = inputBottomSpace + max(0, covered - view.safeAreaInsets.bottom)
    UIView.animate(
      withDuration: duration, delay: 0, options: UIView.AnimationOptions(rawValue: curve << 16),
      animations: { self.view.layoutIfNeeded() })
  }

  // MARK: Messages

  private func say(_ message: String) {
    let alert = UIAlertController(
      title: NSLocalizedString("alert.title", comment: "title"), message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: NSLocalizedString("alert.ok", comment: "button"), style: .default))
    guard presentedViewController == nil else { return }
    present(alert, animated: true)
  }
}

// MARK: - Collection view

extension TodoListViewController: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int {
    return TodoListViewModel.Section.allCases.count
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    return TodoListViewModel.Section(rawValue: section).map { viewModel.todos(in: $0).count } ?? 0
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: TodoCell.reuseIdentifier, for: indexPath)
    guard let todoCell = cell as? TodoCell, let todo = viewModel.todo(at: indexPath) else { return cell }
    todoCell.show(todo)
    todoCell.didToggleDone = { [weak self] isDone in self?.setDone(isDone, of: todo.id) }
    todoCell.didTapDelete = { [weak self] in self?.delete(todo.id) }
    todoCell.didEdit = { [weak self] text in self?.setDetail(text, of: todo.id) }
    todoCell.didChangeHeight = { [weak collectionView] in
      collectionView?.collectionViewLayout.invalidateLayout()
    }
    return todoCell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: TodoHeaderView.reuseIdentifier, for: indexPath)
    let section = TodoListViewModel.Section(rawValue: indexPath.section)
    (view as? TodoHeaderView)?.show(section?.title ?? "")
    return view
  }

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    return true
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    viewModel.move(from: sourceIndexPath, to: destinationIndexPath)
  }
}

// MARK: - Text field

extension TodoListViewController: UITextFieldDelegate {
  /// Done on the keyboard adds what is written, and puts the keyboard away in any case.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    addTodo(textField)
    view.endEditing(true)
    return true
  }
}

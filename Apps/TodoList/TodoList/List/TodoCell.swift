import UIKit

/// One todo: check button, text, and a delete button once it is done. A tap on the text edits it.
final class TodoCell: UICollectionViewListCell {
  static let reuseIdentifier = "TodoCell"

  @IBOutlet private weak var checkButton: UIButton!
  @IBOutlet private weak var detailLabel: UILabel!
  @IBOutlet private weak var deleteButton: UIButton!
  private var editor: UITextView?

  // What the user does. The cell knows neither the view model nor where it stands.
  var didToggleDone: ((_ isDone: Bool) -> Void)?
  var didTapDelete: (() -> Void)?
  var didEdit: ((_ text: String) -> Void)?
  /// The text that is being edited became higher or lower.
  var didChangeHeight: (() -> Void)?

  override func awakeFromNib() {
    super.awakeFromNib()
    backgroundColor = .secondarySystemGroupedBackground
    detailLabel.isUserInteractionEnabled = true
    detailLabel.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(beginEditing)))
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    endEditing()
    (didToggleDone, didTapDelete, didEdit, didChangeHeight) = (nil, nil, nil, nil)
  }

  func show(_ todo: Todo) {
    accessibilityIdentifier = "todo.\(todo.id)"
    detailLabel.accessibilityIdentifier = "todo.\(todo.id).text"
    detailLabel.accessibilityHint = NSLocalizedString("todo.edit", comment: "what a tap does")
    checkButton.accessibilityIdentifier = "check.\(todo.id)"
    checkButton.accessibilityLabel = spoken("todo.check %@", todo)
    deleteButton.accessibilityIdentifier = "delete.\(todo.id)"
    deleteButton.accessibilityLabel = spoken("todo.delete %@", todo)
    checkButton.isSelected = todo.isDone
    deleteButton.isHidden = !todo.isDone
    detailLabel.alpha = todo.isDone ? 0.2 : 1
    detailLabel.attributedText = attributed(todo)
  }

  private func spoken(_ key: String, _ todo: Todo) -> String {
    return String(format: NSLocalizedString(key, comment: "spoken name"), todo.detail)
  }

  /// The line through a done todo is as wide as its text, on each of its lines.
  private func attributed(_ todo: Todo) -> NSAttributedString {
    var attributes: [NSAttributedString.Key: Any] = [.font: detailLabel.font as Any]
    if todo.isDone { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    return NSAttributedString(string: todo.detail, attributes: attributes)
  }

  // MARK: Actions

  @IBAction private func toggleDone(_ sender: UIButton) { didToggleDone?(!sender.isSelected) }
  @IBAction private func deleteTodo(_ sender: UIButton) { didTapDelete?() }

  // MARK: Editing in place

  /// A text view takes the label's place.
  @objc private func beginEditing() {
    guard editor == nil else { return }
    let editor = UITextView()
    editor.delegate = self
    editor.text = detailLabel.text
    editor.font = detailLabel.font
    editor.adjustsFontForContentSizeCategory = true
    editor.backgroundColor = .clear
    editor.isScrollEnabled = false
    editor.textContainerInset = .zero
    editor.textContainer.lineFragmentPadding = 0
    editor.returnKeyType = .done
    editor.accessibilityIdentifier = detailLabel.accessibilityIdentifier
    editor.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(editor)
    NSLayoutConstraint.activate([
      editor.leadingAnchor.constraint(equalTo: detailLabel.leadingAnchor),
      editor.trailingAnchor.constraint(equalTo: detailLabel.trailingAnchor),
      editor.topAnchor.constraint(equalTo: detailLabel.topAnchor),
      editor.bottomAnchor.constraint(equalTo: detailLabel.bottomAnchor),
    ])
    self.editor = editor
    detailLabel.isHidden = true
    editor.becomeFirstResponder()
  }

  private func endEditing() {
    guard let editor = editor else { return }
    self.editor = nil
    editor.delegate = nil
    editor.resignFirstResponder()
    editor.removeFromSuperview()
    detailLabel.isHidden = false
  }
}

extension TodoCell: UITextViewDelegate {
  /// Return ends editing: a todo is one paragraph.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    guard text == "\n" else { return true }
    textView.resignFirstResponder()
    return false
  }

  /// The label below keeps the cell as high as the text.
  func textViewDidChange(_ textView: UITextView) {
    detailLabel.attributedText = NSAttributedString(
      string: textView.text.isEmpty ? " " : textView.text, attributes: [.font: detailLabel.font as Any])
    didChangeHeight?()
  }

  func textViewDidEndEditing(_ textView: UITextView) {
    let text = textView.text ?? ""
    endEditing()
    didEdit?(text)
  }
}

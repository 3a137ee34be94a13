import UIKit

/// One round button for each book, in the middle as long as they fit; more of them scroll.
final class SeriesRowView: UIScrollView {
  /// A button was pressed: the index of its book.
  var bookHandler: ((Int) -> Void)?

  private let stackView = UIStackView()
  private var buttons: [SeriesButton] = []
  private var selected = 0

  func showButtons(_ count: Int) {
    showsHorizontalScrollIndicator = false
    stackView.distribution = .fillEqually
    stackView.spacing = 6
    buttons = (0..<count).map(makeButton)
    for button in buttons { stackView.addArrangedSubview(button) }
    setUpConstraints()
  }

  func select(_ index: Int) {
    selected = index
    for (position, button) in buttons.enumerated() { button.isSelected = position == index }
    scrollToSelected()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // Where nothing can scroll, a press need not wait for what the finger does next.
    let mustScroll = contentSize.width > bounds.width
    guard mustScroll != isScrollEnabled else { return }
    isScrollEnabled = mustScroll
    scrollToSelected()
  }

  private func makeButton(_ index: Int) -> SeriesButton {
    let button = SeriesButton(number: index + 1)
    button.addTarget(self, action: #selector(pressed), for: .touchDown)
    return button
  }

  @objc private func pressed(_ button: SeriesButton) {
    guard let index = buttons.firstIndex(of: button) else { return }
    bookHandler?(index)
  }

  private func scrollToSelected() {
    guard isScrollEnabled, buttons.indices.contains(selected) else { return }
    let frame = stackView.convert(buttons[selected].frame, to: self)
    scrollRectToVisible(frame.insetBy(dx: -20, dy: 0), animated: window != nil)
  }

  private func setUpConstraints() {
    stackView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stackView)
    NSLayoutConstraint.activate([
      stackView.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor),
      stackView.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor),
      stackView.centerXAnchor.constraint(equalTo: contentLayoutGuide.centerXAnchor),
      stackView.leadingAnchor.constraint(
        greaterThanOrEqualTo: contentLayoutGuide.leadingAnchor, constant: 20),
      contentLayoutGuide.widthAnchor.constraint(greaterThanOrEqualTo: frameLayoutGuide.widthAnchor),
      hugging(contentLayoutGuide.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor)),
      frameLayoutGuide.heightAnchor.constraint(equalTo: stackView.heightAnchor),
    ])
  }

  /// The content is as wide as the row, unless the buttons need more.
  private func hugging(_ constraint: NSLayoutConstraint) -> NSLayoutConstraint {
    constraint.priority = .defaultLow
    return constraint
  }
}

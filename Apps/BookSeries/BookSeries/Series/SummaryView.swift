import UIKit

/// A summary, cut when it is long, and the button that unfolds it.
final class SummaryView: UIStackView {
  /// The reader wants the text folded, or unfolded.
  var foldHandler: ((Bool) -> Void)?

  private static let more = NSLocalizedString("more", comment: "unfolds a text")
  private static let less = NSLocalizedString("less", comment: "folds a text")

  private let label = UILabel.text("book.summary")
  private let foldButton = UIButton(type: .system)
  private var summary = Summary(text: "")
  private var isFolded = true

  init() {
    super.init(frame: .zero)
    axis = .vertical
    spacing = 4
    foldButton.titleLabel?.font = .preferredFont(forTextStyle: .subheadline)
    foldButton.titleLabel?.adjustsFontForContentSizeCategory = true
    foldButton.contentHorizontalAlignment = .trailing
    foldButton.accessibilityIdentifier = "fold"
    foldButton.addTarget(self, action: #selector(foldTapped), for: .touchUpInside)
    addArrangedSubview(label)
    addArrangedSubview(foldButton)
  }

  @available(*, unavailable)
  required init(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(_ summary: Summary, isFolded: Bool) {
    self.summary = summary
    foldButton.isHidden = !summary.isLong
    setFolded(isFolded)
  }

  func setFolded(_ isFolded: Bool) {
    self.isFolded = isFolded
    label.text = summary.shown(isFolded: isFolded)
    // Without its animation a system button would fade between the two words.
    UIView.performWithoutAnimation {
      foldButton.setTitle(isFolded ? SummaryView.more : SummaryView.less, for: .normal)
      foldButton.layoutIfNeeded()
    }
  }

  @objc private func foldTapped() {
    foldHandler?(!isFolded)
  }
}

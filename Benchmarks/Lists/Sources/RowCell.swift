import UIKit

/// A picture beside a stack of a title and a text of any number of lines, by Auto Layout.
class RowCell: UITableViewCell {
  private let picture = UIImageView(image: UIImage(systemName: "star.fill"))
  private let title = UILabel()
  private let details = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    title.font = .preferredFont(forTextStyle: .headline)
    details.font = .preferredFont(forTextStyle: .body)
    details.numberOfLines = 0
    let texts = UIStackView(arrangedSubviews: [title, details])
    texts.axis = .vertical
    texts.spacing = 4
    for view in [picture, texts] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      picture.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      picture.widthAnchor.constraint(equalToConstant: 32),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
      texts.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
      texts.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      texts.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      texts.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(_ row: Int) {
    title.text = "Row \(row)"
    details.text = String(repeating: "A few words that wrap over lines. ", count: row % 4 + 1)
  }
}

import UIKit

/// One entry: its picture and all that is said of it.
final class EntryDetailViewController: UIViewController {
  @IBOutlet private weak var imageView: UIImageView!
  @IBOutlet private weak var descriptionLabel: UILabel!

  let entry: Entry

  init?(coder: NSCoder, data: Entry) {
    entry = data
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented; use init?(coder:data:)")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = entry.localizedName
    imageView.image = UIImage(named: entry.imageName)
    imageView.isAccessibilityElement = true
    imageView.accessibilityLabel = entry.localizedName
    descriptionLabel.text = entry.localizedDescription
    addShareButton()
  }

  private func addShareButton() {
    let button = UIBarButtonItem(
      barButtonSystemItem: .action, target: self, action: #selector(share(_:)))
    button.accessibilityIdentifier = "detail.share"
    button.accessibilityLabel = NSLocalizedString("detail.share", comment: "shares the entry")
    navigationItem.rightBarButtonItem = button
  }

  @objc private func share(_ sender: UIBarButtonItem) {
    let text = "\(entry.localizedName)\n\n\(entry.localizedDescription)"
    let activity = UIActivityViewController(activityItems: [text], applicationActivities: nil)
    activity.popoverPresentationController?.barButtonItem = sender
    present(activity, animated: true)
  }
}

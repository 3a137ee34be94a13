import UIKit

/// The pamphlet's cover: poster, facts, description, and the way to Korea's entries.
final class MainViewController: UIViewController {
  @IBOutlet private weak var titleLabel: UILabel!
  @IBOutlet private weak var descriptionLabel: UILabel!
  @IBOutlet private weak var entriesButton: UIButton!
  @IBOutlet private weak var buttonStackView: UIStackView!
  @IBOutlet private var flagImageViews: [UIImageView]!
  @IBOutlet private weak var visitorsFactView: FactView!
  @IBOutlet private weak var locationFactView: FactView!
  @IBOutlet private weak var durationFactView: FactView!

  /// Set when the data could not be read; shown once the screen stands in the window.
  private var loadingError: Error?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("main.back", comment: "name of the first screen on the back button")
    entriesButton.titleLabel?.adjustsFontForContentSizeCategory = true
    entriesButton.titleLabel?.numberOfLines = 0
    entriesButton.titleLabel?.textAlignment = .center
    showExposition()
    arrangeForTextSize()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(true, animated: animated)
    setAllowsLandscape(false)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let error = loadingError {
      loadingError = nil
      showAlert(for: error)
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.setNavigationBarHidden(false, animated: animated)
    setAllowsLandscape(true)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    arrangeForTextSize()
  }

  private func showExposition() {
    do {
      let exposition = try DataAsset.decode(Exposition.self, named: Exposition.assetName)
      titleLabel.text = exposition.titleInTwoLines
      visitorsFactView.value = exposition.visitorsText
      locationFactView.value = exposition.localizedLocation
      durationFactView.value = exposition.duration
      descriptionLabel.text = exposition.localizedDescription
    } catch {
      loadingError = error
    }
  }

  /// Very large text takes the whole width: the flags move above and below the button.
  private func arrangeForTextSize() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    buttonStackView.axis = isLarge ? .vertical : .horizontal
  }

  private func setAllowsLandscape(_ allowsLandscape: Bool) {
    (UIApplication.shared.delegate as? AppDelegate)?.allowsLandscape = allowsLandscape
    if #available(iOS 16.0, *) {
      setNeedsUpdateOfSupportedInterfaceOrientations()
    } else {
      UIViewController.attemptRotationToDeviceOrientation()
    }
  }
}

import UIKit

extension UIViewController {
  /// Says what went wrong, in the words of the error.
  func showAlert(for error: Error) {
    let alert = UIAlertController(
      title: NSLocalizedString("error.title", comment: "title of an alert"),
      message: error.localizedDescription,
      preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: NSLocalizedString("ok", comment: "closes an alert"), style: .default))
    present(alert, animated: true)
  }
}

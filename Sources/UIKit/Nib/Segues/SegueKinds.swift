import InterfaceBuilder

/// What each kind of segue does with its destination.
@MainActor enum SegueKinds {
  static func perform(
    _ segue: DocumentSegue, from source: UIViewController, to destination: UIViewController,
    anchor: AnyObject?
  ) {
    switch segue.kind {
    case .show:
      UIView.withAnimations(segue.animates) { source.show(destination, sender: anchor) }
    case .showDetail, .replace:
      UIView.withAnimations(segue.animates) {
        source.showDetailViewController(destination, sender: anchor)
      }
    case .push:
      push(destination, from: source, segue)
    case .modal, .presentation, .popover, .popoverPresentation:
      present(destination, from: source, segue, anchor)
    case .custom:
      Log.write(.error, "The custom segue \(segue.identifier ?? segue.id) has no class; nothing is shown.")
    case .unknown(let kind):
      Log.write(
        .error, "The segue \(segue.identifier ?? segue.id) has the unknown kind \(kind); it is presented.")
      present(destination, from: source, segue, anchor)
    case .embed, .unwind, .relationship: break
    }
  }

  /// Outside of a navigation controller UIKit throws; the words are its own.
  private static func push(
    _ destination: UIViewController, from source: UIViewController, _ segue: DocumentSegue
  ) {
    guard let navigation = source as? UINavigationController ?? source.navigationController else {
      terminate(
        "NSGenericException",
        "Push segues can only be used when the source controller is managed by an instance of "
          + "UINavigationController.")
    }
    navigation.pushViewController(destination, animated: segue.animates)
  }

  private static func present(
    _ destination: UIViewController, from source: UIViewController, _ segue: DocumentSegue,
    _ anchor: AnyObject?
  ) {
    if let style = segue.modalPresentationStyle.flatMap({ presentationStyles[$0] }) {
      destination.modalPresentationStyle = style
    }
    if let style = segue.modalTransitionStyle.flatMap({ transitionStyles[$0] }) {
      destination.modalTransitionStyle = style
    }
    if segue.kind == .popover || segue.kind == .popoverPresentation {
      destination.modalPresentationStyle = .popover
      PopoverAnchor.set(on: destination, segue, anchor)
    }
    source.present(destination, animated: segue.animates)
  }

  static let presentationStyles: [String: UIModalPresentationStyle] = [
    "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
    "currentContext": .currentContext, "custom": .custom, "overFullScreen": .overFullScreen,
    "overCurrentContext": .overCurrentContext, "popover": .popover, "none": .none, "automatic": .automatic,
  ]
  static let transitionStyles: [String: UIModalTransitionStyle] = [
    "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve,
    "partialCurl": .partialCurl,
  ]
}

extension UIView {
  /// Runs the body with UIKit's animations switched off when they are not wanted.
  static func withAnimations(_ wanted: Bool, _ body: () -> Void) {
    if wanted { body() } else { performWithoutAnimation(body) }
  }
}

extension KeyValueRegistration {
  /// Methods of UIKit that apps name in `#selector` and storyboards as actions.
  static func registerMethods() {
    keys(of: UIResponder.self) { keys in
      keys.method("becomeFirstResponder") { responder, _ in responder.becomeFirstResponder() }
      keys.method("resignFirstResponder") { responder, _ in responder.resignFirstResponder() }
    }
    keys(of: UIView.self) { keys in
      keys.method("endEditing:") { view, arguments in view.endEditing(flag(arguments)) }
      keys.action("removeFromSuperview") { $0.removeFromSuperview() }
      keys.action("setNeedsLayout") { $0.setNeedsLayout() }
      keys.action("layoutIfNeeded") { $0.layoutIfNeeded() }
      keys.action("layoutSubviews") { $0.layoutSubviews() }
      keys.action("setNeedsDisplay") { $0.setNeedsDisplay() }
    }
    keys(of: UIActivityIndicatorView.self) { keys in
      keys.action("startAnimating") { $0.startAnimating() }
      keys.action("stopAnimating") { $0.stopAnimating() }
    }
    keys(of: UIRefreshControl.self) { keys in
      keys.action("beginRefreshing") { $0.beginRefreshing() }
      keys.action("endRefreshing") { $0.endRefreshing() }
    }
    keys(of: UIViewController.self) { keys in
      keys.method("dismissViewControllerAnimated:completion:") { controller, arguments in
        controller.dismiss(animated: flag(arguments), completion: arguments.last as? () -> Void)
        return nil
      }
    }
  }

  /// A first argument that is a BOOL. What sends an action is an object, which is not NO.
  static func flag(_ arguments: [Any?]) -> Bool {
    guard let first = arguments.first, let value = first else { return false }
    return convert(value, to: Bool.self) ?? true
  }
}

extension KeyRegistrar {
  /// A method that is called by its selector, with what it is given.
  func method(_ selector: Selector, _ call: @escaping @MainActor (Object, [Any?]) -> Any?) {
    record.methods[selector] = { object, arguments in
      MainActor.assumeIsolated { (object as? Object).flatMap { call($0, arguments) } }
    }
  }

  /// A method without arguments and result.
  func action(_ selector: Selector, _ call: @escaping @MainActor (Object) -> Void) {
    method(selector) { object, _ in
      call(object)
      return nil
    }
  }
}

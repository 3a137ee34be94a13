import InterfaceBuilder

/// Hangs segues on what starts them.
@MainActor enum NibSegues {
  static func connect(
    _ segue: DocumentSegue, from object: AnyObject, _ element: DocumentElement, _ nib: NibObjects
  ) {
    // Relationships were followed when the container was made.
    if case .relationship = segue.kind { return }
    guard let scene = nib.scene, let template = scene.segues.first(where: { $0.segue.id == segue.id }) else {
      return nib.report(element, "has a segue outside of a scene")
    }
    if !(object is UIViewController) { template.anchor = object }
    if segue.kind == .embed {
      if let container = object as? UIView { scene.embeddings.append((template, container)) }
      return
    }
    switch object {
    case is UIViewController: break
    case let control as UIControl:
      control.addTarget(template, action: SegueTemplate.action, for: event(of: control))
    case let recognizer as UIGestureRecognizer:
      recognizer.addTarget(template, action: SegueTemplate.action)
    case let item as UIBarButtonItem:
      item.target = template
      item.action = SegueTemplate.action
    default:
      SegueSources.connect(template, object, element, nib)
    }
  }

  /// Buttons start a segue when they are tapped, other controls when their value changes.
  private static func event(of control: UIControl) -> UIControl.Event {
    control is UIButton ? .touchUpInside : .valueChanged
  }
}

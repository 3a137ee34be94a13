import InterfaceBuilder

/// Draws the lines of a document: outlets, collections, actions and segues.
@MainActor enum NibConnections {
  /// Connects what leads from `object` to objects that exist; what leads to objects that are made later
  /// (a controller's views) is left for then.
  static func connect(_ element: DocumentElement, of object: AnyObject, _ nib: NibObjects) {
    if NibClass.knowsOnlyUIKit { return }
    var collections: [(property: String, members: [AnyObject])] = []
    for child in element.group("connections") {
      guard let connection = child.connection, !nib.isConnected(child) else { continue }
      switch connection {
      case .outlet(let property, let destination):
        guard let value = nib.object(destination) else {
          reportLost(destination, "its outlet \(property)", child, of: element, nib)
          continue
        }
        set(value, property, of: object, element, nib)
      case .outletCollection(let property, let destination):
        guard let value = nib.object(destination) else {
          reportLost(destination, "its outlet collection \(property)", child, of: element, nib)
          continue
        }
        if let index = collections.firstIndex(where: { $0.property == property }) {
          collections[index].members.append(value)
        } else {
          collections.append((property, [value]))
        }
      case .action(let selector, let destination, let event):
        guard let target = target(destination, nib) else {
          reportLost(destination, "its action \(selector)", child, of: element, nib)
          continue
        }
        connectAction(Selector(selector), from: object, to: target.object, event: event, element, nib)
      case .segue(let segue):
        NibSegues.connect(segue, from: object, element, nib)
      }
      nib.didConnect(child)
    }
    for (property, members) in collections { set(members, property, of: object, element, nib) }
  }

  /// Says once that a line leads to nothing; an object that is made later is in the document.
  private static func reportLost(
    _ id: String, _ line: String, _ connection: DocumentElement, of element: DocumentElement,
    _ nib: NibObjects
  ) {
    guard nib.document[id] == nil else { return }
    nib.report(element, "\(line) leads to the object \(id), which is not in the document")
    nib.didConnect(connection)
  }

  private static func set(
    _ value: Any, _ property: String, of object: AnyObject, _ element: DocumentElement, _ nib: NibObjects
  ) {
    do { try KeyValueCoding.set(value, forKey: property, of: object) } catch {
      nib.report(element, "its outlet \(property) cannot be set")
      terminate(uncaught: error)
    }
  }

  /// The receiver of an action: nil inside is the responder chain; nil itself is an object that does not
  /// exist yet.
  private static func target(_ id: String, _ nib: NibObjects) -> (object: AnyObject?, Void)? {
    if let object = nib.object(id) { return (object, ()) }
    let isFirstResponder = id == "-2" || nib.document[id]?["placeholderIdentifier"] == "IBFirstResponder"
    return isFirstResponder ? (nil, ()) : nil
  }

  private static func connectAction(
    _ selector: Selector, from object: AnyObject, to target: AnyObject?, event: String?,
    _ element: DocumentElement, _ nib: NibObjects
  ) {
    switch object {
    case let control as UIControl:
      guard let event = event.flatMap({ events[$0] }) else {
        return nib.report(element, "its action \(selector) has the unknown event \(event ?? "")")
      }
      control.addTarget(target, action: selector, for: event)
    case let recognizer as UIGestureRecognizer:
      if let target { recognizer.addTarget(target, action: selector) }
    case let item as UIBarButtonItem:
      item.target = target
      item.action = selector
    default:
      nib.report(element, "has an action \(selector) but sends none")
    }
  }

  static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
    "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter,
    "touchDragExit": .touchDragExit, "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
    "touchCancel": .touchCancel, "valueChanged": .valueChanged, "menuActionTriggered": .menuActionTriggered,
    "primaryActionTriggered": .primaryActionTriggered, "editingDidBegin": .editingDidBegin,
    "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit, "allTouchEvents": .allTouchEvents,
    "allEditingEvents": .allEditingEvents, "allEvents": .allEvents,
  ]
}

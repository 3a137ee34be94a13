import InterfaceBuilder

/// The objects of one scene or xib while they are made: by id, with what is still to be done to them.
@MainActor final class NibObjects {
  let document: Document
  let resources: NibResources
  /// Where a scene comes from; nil for a xib.
  let storyboard: UIStoryboard?
  /// The scene's controller, or a xib's file's owner.
  weak var owner: AnyObject?
  /// The scene these objects belong to; nil for a xib.
  weak var scene: SceneObjects?

  private var made: [String: AnyObject] = [:]
  /// Objects by id that lived when their loading had ended.
  private var finished: [String: WeakObject] = [:]
  /// Objects that have to be connected and awakened, in the order in which they were begun.
  private var pending: [(object: AnyObject, element: DocumentElement)] = []

  /// Lines already drawn: a controller's are looked at twice, before and after its view is there.
  private var connected: Set<ObjectIdentifier> = []
  func isConnected(_ line: DocumentElement) -> Bool { connected.contains(ObjectIdentifier(line)) }
  func didConnect(_ line: DocumentElement) { connected.insert(ObjectIdentifier(line)) }

  init(document: Document, bundle: Bundle, storyboard: UIStoryboard? = nil) {
    self.document = document
    self.storyboard = storyboard
    resources = NibResources(document: document, bundle: bundle)
  }

  /// What the id stands for: an object, `-1` file's owner. nil for what is not made, and for `-2`.
  func object(_ id: String) -> AnyObject? {
    if let object = made[id] ?? finished[id]?.object ?? later[id]?() { return object }
    guard id == "-1" || document[id]?["placeholderIdentifier"] == "IBFilesOwner" else { return nil }
    return owner
  }

  /// Makes an object known under the element's id.
  func adopt(_ object: AnyObject, _ element: DocumentElement) {
    name(object, element.id)
    guard !pending.contains(where: { $0.element === element }) else { return }
    pending.append((object, element))
  }

  /// Looks again at the lines of an object that is finished itself: some lead to what is made only now.
  func resume(_ object: AnyObject, _ element: DocumentElement) {
    resumed.append((object, element))
    name(object, element.id)
  }
  private var resumed: [(object: AnyObject, element: DocumentElement)] = []

  /// Makes a part known that needs no connecting: a layout guide, a constraint.
  func name(_ object: AnyObject, _ id: String?) {
    guard let id else { return }
    // A controller keeps its scene, which keeps these objects.
    if object is UIViewController { finished[id] = WeakObject(object: object) } else { made[id] = object }
  }

  /// Makes a part known that is made when it is first asked for.
  func nameLater(_ id: String?, _ make: @escaping () -> AnyObject?) {
    if let id { later[id] = make }
  }
  private var later: [String: () -> AnyObject?] = [:]

  /// Reads an element into an object that its owner made: a controller's navigation item, its bar.
  func decodeInPlace(_ element: DocumentElement, into object: AnyObject) -> Bool {
    guard let decoder = ElementDecoders.decoder(for: element) else { return false }
    adopt(object, element)
    decoder.decode(object, element, self)
    return true
  }

  /// Makes the object of an element; a placeholder where that cannot be done for a view.
  func make(_ element: DocumentElement) -> AnyObject? {
    guard let decoder = ElementDecoders.decoder(for: element) else { return nil }
    let type: AnyClass = NibClass.resolve(element, default: decoder.type)
    let coder = NibCoder(element: element, nib: self)
    let record = type == decoder.type ? nil : ObjectRegistry.record(of: type)
    let object =
      record?.makeFromCoder?(coder) ?? (record?.makeFromCoder == nil ? record?.make?() : nil)
      ?? decoder.make?(type, coder)
    guard let object else {
      report(element, "init?(coder:) of \(type) gave nothing")
      return nil
    }
    // Classes whose init?(coder:) does not lead to NibCoder.decode, such as plain NSObject subclasses.
    if !pending.contains(where: { $0.element === element }) {
      adopt(object, element)
      decoder.decode(object, element, self)
    }
    return object
  }

  /// Makes a view; for an element nobody knows one that shows its name.
  func makeView(_ element: DocumentElement) -> UIView? {
    if ElementDecoders.decoder(for: element) != nil { return make(element) as? UIView }
    report(element, "is not supported; a placeholder stands in its place")
    let placeholder = UnknownElementView(coder: NibCoder(element: element, nib: self))
    placeholder?.elementName = element.name
    return placeholder
  }

  /// One line that names file, element, id and title.
  func report(_ element: DocumentElement, _ what: String) {
    Log.write(.warning, "\(document.file):\(element.line): \(element.summary): \(what).")
  }

  /// Runs what has to happen after the last object is made: runtime attributes, connections, awakening.
  ///
  /// Runtime attributes come first, as with UIKit: outlets are still nil in the `didSet` of an inspectable
  /// property.
  /// - Parameter isLast: nothing of this scene is made later; only weak references are kept.
  func finish(isLast: Bool) {
    let round = pending
    pending = []
    for (object, element) in round { RuntimeAttributes.apply(element, to: object, self) }
    for (object, element) in round + resumed { NibConnections.connect(element, of: object, self) }
    resumed = []
    for (object, _) in round { NibAwakening.awaken(object) }
    guard isLast else { return }
    for (id, object) in made { finished[id] = WeakObject(object: object) }
    made = [:]
  }
}

private struct WeakObject {
  weak var object: AnyObject?
}

/// `awakeFromNib` of whatever has it.
@MainActor enum NibAwakening {
  static func awaken(_ object: AnyObject) {
    if let responder = object as? UIResponder { return responder.awakeFromNib() }
    if let item = object as? UIBarItem { return item.awakeFromNib() }
    // Objects of the app that are no responders have it by name.
    guard ObjectRegistry.responds(object, to: "awakeFromNib") else { return }
    _ = try? ObjectRegistry.perform("awakeFromNib", on: object)
  }
}

import InterfaceBuilder

/// A xib: objects that are made anew at each instantiation.
@preconcurrency @MainActor open class UINib: UIKitObject {
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Objects for the placeholders of the document, by their identifier.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private let name: String
  private let bundle: Bundle
  private let data: Data?

  /// - Parameter name: with or without extension. Whether the file exists is found out at `instantiate`.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    let suffixes = [".nib", ".xib"]
    self.name = suffixes.first { name.hasSuffix($0) }.map { String(name.dropLast($0.count)) } ?? name
    bundle = bundleOrNil ?? .main
    data = nil
    super.init(isolated: ())
  }
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    (name, bundle, self.data) = ("data", bundleOrNil ?? .main, data)
    super.init(isolated: ())
  }

  /// The top-level objects in the order of the document, placeholders left out.
  @discardableResult
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    KeyValueRegistration.register()
    let document = document()
    let nib = NibObjects(document: document, bundle: bundle)
    nib.owner = ownerOrNil.map { $0 as AnyObject }
    let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
    var objects: [AnyObject] = []
    for element in document.topLevelObjects {
      if element.name == "placeholder" {
        adoptPlaceholder(element, nib, external)
      } else if ElementDecoders.decoder(for: element) != nil {
        if let object = nib.make(element) { objects.append(object) }
      } else if let view = nib.makeView(element) {
        objects.append(view)
      }
    }
    nib.finish(isLast: true)
    return objects
  }

  private func adoptPlaceholder(_ element: DocumentElement, _ nib: NibObjects, _ external: [String: Any]) {
    switch element["placeholderIdentifier"] {
    case "IBFilesOwner": if let owner = nib.owner { nib.resume(owner, element) }
    case "IBFirstResponder": break
    case let identifier?:
      if let object = external[identifier] { nib.name(object as AnyObject, element.id) }
    case nil: break
    }
  }

  private func document() -> Document {
    do {
      if let data { return try Document(data: data, file: name) }
      if let document = try DocumentCache.document(name, extensions: ["xib"], bundle: bundle) {
        return document
      }
    } catch { fatalError("\(error)") }
    terminate(
      "NSInternalInconsistencyException",
      "Could not load NIB in bundle: 'NSBundle <\(bundle.bundlePath)> (loaded)' with name '\(name)'")
  }
}

extension Bundle {
  /// The top-level objects of a xib.
  @preconcurrency @MainActor
  @discardableResult
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}

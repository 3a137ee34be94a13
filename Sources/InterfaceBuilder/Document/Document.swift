import Foundation

/// A storyboard or xib.
public final class Document: @unchecked Sendable {
  public enum Kind: Sendable { case storyboard, xib }
  /// As messages name it: the path the caller gave.
  public let file: String
  public let kind: Kind
  public let root: Element
  /// Every element that has an id.
  public let elements: [String: Element]
  /// The device that the canvas showed; `frame` rectangles are those of this device.
  public let device: DocumentDevice

  /// - Throws: `DocumentError`.
  public convenience init(contentsOf url: URL) throws {
    let data: Data
    do { data = try Data(contentsOf: url) } catch {
      throw DocumentError(file: url.path, cause: .unreadable(error.localizedDescription))
    }
    try self.init(data: data, file: url.path)
  }

  /// - Throws: `DocumentError`.
  public init(data: Data, file: String) throws {
    let root = try DocumentParser.parse(data, file: file)
    (self.root, self.file) = (root, file)
    func refuse(_ why: String) -> DocumentError {
      DocumentError(file: file, line: root.line, cause: .notADocument(why))
    }
    guard root.name == "document" else {
      throw refuse("its root is <\(root.name)> instead of <document>.")
    }
    let type = root["type"] ?? ""
    guard type.hasPrefix("com.apple.InterfaceBuilder"), type.contains("CocoaTouch") else {
      throw refuse(type.isEmpty ? "its type is missing." : "its type is \(type).")
    }
    kind = type.contains("Storyboard") ? .storyboard : .xib
    device = DocumentDevice(element: root.child(named: "device"))
    var elements: [String: Element] = [:]
    var duplicate: Element?
    root.forEachDescendant { element in
      // Designables repeat the ids of what they preview; a constraint's layout guide does not.
      guard let id = element.id else { return }
      if elements.updateValue(element, forKey: id) != nil { duplicate = duplicate ?? element }
    }
    if let duplicate {
      throw DocumentError(file: file, line: duplicate.line, cause: .duplicateID(duplicate.id ?? ""))
    }
    self.elements = elements
  }

  public subscript(id: String) -> Element? { elements[id] }

  /// The id of the storyboard's entry point.
  public var initialViewController: String? { root["initialViewController"] }
  public var isLaunchScreen: Bool { root.bool("launchScreen") ?? false }
  public var usesSafeArea: Bool { root.bool("useSafeAreas") ?? false }
  public var usesAutoLayout: Bool { root.bool("useAutolayout") ?? false }
  public var usesTraitCollections: Bool { root.bool("useTraitCollections") ?? false }

  public var scenes: [DocumentScene] { root.group("scenes").map(DocumentScene.init) }

  /// Objects at the top of a xib, file's owner and first responder included.
  public var topLevelObjects: [Element] { root.group("objects") }

  /// The scene whose controller has this storyboard identifier.
  public func scene(identifier: String) -> DocumentScene? {
    scenes.first { $0.controller?["storyboardIdentifier"] == identifier }
  }

  /// The scene that holds the object with this id.
  public func scene(containing id: String) -> DocumentScene? {
    guard let element = elements[id] else { return nil }
    if element.name == "scene" { return DocumentScene(element) }
    return element.ancestor { $0.name == "scene" }.map(DocumentScene.init)
  }

  /// Names and values that the document carries along: images with their sizes, colours with their values.
  public var resources: DocumentResources { DocumentResources(root.child(named: "resources")) }
}

/// One scene: a controller, its first responder and what else lies in its dock.
public struct DocumentScene: Sendable {
  public let element: Element
  public init(_ element: Element) { self.element = element }

  public var id: String? { element["sceneID"] }
  public var objects: [Element] { element.group("objects") }
  /// The controller, or the placeholder of a storyboard reference.
  public var controller: Element? {
    objects.first { $0["sceneMemberID"] == "viewController" }
      ?? objects.first { $0.name.hasSuffix("iewController") || $0.name == "viewControllerPlaceholder" }
      ?? objects.first { $0.name.hasSuffix("Controller") }
  }
  public var exit: Element? { objects.first { $0.name == "exit" } }
  public var firstResponder: Element? {
    objects.first { $0["placeholderIdentifier"] == "IBFirstResponder" }
  }
  /// Views, recognizers and other objects in the scene's dock.
  public var looseObjects: [Element] {
    let controller = controller
    return objects.filter { $0 !== controller && $0.name != "placeholder" && $0.name != "exit" }
  }
}

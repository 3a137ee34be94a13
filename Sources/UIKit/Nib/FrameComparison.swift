import InterfaceBuilder
import Surface

/// Lays a storyboard's scenes out on the device of its canvas and compares with the frames that Interface
/// Builder wrote, which Apple's own Auto Layout computed.
///
/// Only UIKit's own classes are made and no controller hears of its view: what the app's classes change Interface
/// Builder never saw.
@MainActor struct FrameComparison {
  /// A view whose frame differs, in points of its superview.
  struct Miss {
    var element: Element
    var expected: CGRect
    var actual: CGRect
    var scene: String
    /// What is wrong, for counting: which length of which element, or what else it follows from.
    var kind: String
  }

  /// Frames may differ by this much, in points.
  static let tolerance: CGFloat = 1

  private(set) var compared = 0
  /// Views whose frames Interface Builder itself calls misplaced or ambiguous, and those inside of them.
  private(set) var leftOut = 0
  /// Views without content whose size only the canvas gives: an empty text, an image view without a picture.
  private(set) var unsized = 0
  private(set) var misses: [Miss] = []
  /// The text size category that the document was saved at.
  private(set) var contentSize = "L"
  private var canvas: CanvasSizes
  private let storyboard: UIStoryboard
  private var document: Document { storyboard.document }

  /// Compares at both of the categories that Interface Builder saves at, and keeps the better.
  static func best(of document: Document, bundle: Bundle) -> FrameComparison {
    let before = (UIScreen.main.environment, UIScreen.main.interfaceOrientation)
    NibClass.knowsOnlyUIKit = true
    defer {
      (UIScreen.main.environment, UIScreen.main.interfaceOrientation) = before
      NibClass.knowsOnlyUIKit = false
    }
    let all = Windows.withoutKey {
      ["L", "XS"].map { FrameComparison(document, bundle, contentSize: $0) }
    }
    return all[1].misses.count < all[0].misses.count ? all[1] : all[0]
  }

  private init(_ document: Document, _ bundle: Bundle, contentSize: String) {
    storyboard = UIStoryboard(document: document, bundle: bundle)
    self.contentSize = contentSize
    canvas = CanvasSizes(document)
    turnScreen()
    for scene in document.scenes { compare(scene) }
  }

  private func turnScreen() {
    let canvas = document.device
    let device = Device(
      name: canvas.identifier, idiom: canvas.identifier.hasPrefix("ipad") ? .pad : .phone,
      size: canvas.portraitSize, scale: canvas.scale,
      portraitInsets: [canvas.portraitTop, 0, canvas.portraitBottom, 0],
      landscapeInsets: [0, 0, 0, 0], cornerRadius: 0)
    UIScreen.main.environment.device = device
    UIScreen.main.environment.contentSize = contentSize
    UIScreen.main.environment.isDark = canvas.isDark
    UIScreen.main.interfaceOrientation = canvas.isLandscape ? .landscapeRight : .portrait
  }

  // MARK: Scenes

  private mutating func compare(_ scene: DocumentScene) {
    guard let element = scene.controller, let id = element.id, let root = element.child(key: "view"),
      let frame = root.rect("frame"), let controller = storyboard.instantiate(id)
    else { return }
    controller.loadView()
    guard let view = controller.viewIfLoaded else { return }
    view.frame = CGRect(origin: .zero, size: frame.size)
    view.setSafeAreaInsets(SceneInsets(document: document, controller: element, size: frame.size).insets)
    fillImages(view)
    canvas.takeStated(view)
    layOut(view)
    if canvas.takeMissing(view) { layOut(view) }
    for subview in view.subviews { compare(subview, scene: id) }
  }

  private func layOut(_ view: UIView) {
    view.setNeedsLayout()
    view.layoutIfNeeded()
  }

  /// What is known of the views around the one that is compared.
  private struct Surroundings {
    /// One has another size than Interface Builder's.
    var isResized = false
    /// One of another size was left out.
    var isUncertain = false
  }

  private mutating func compare(_ view: UIView, scene: String, in around: Surroundings = Surroundings()) {
    var around = around
    if let id = view.interfaceBuilderID, let element = document[id], let expected = element.rect("frame") {
      let isStated = element.bool("misplaced") == true || element.bool("ambiguous") == true
      let hasSize = Self.agree(expected.size, view.frame.size)
      if isStated || around.isUncertain {
        leftOut += 1
        if !hasSize { around.isUncertain = true }
      } else if hasSize, canvas.isTaken(view) {
        unsized += 1
      } else {
        compared += 1
        if !Self.agree(expected, view.frame) { miss(view, element, expected, scene, around) }
        if !hasSize { around.isResized = true }
      }
    }
    for subview in view.subviews { compare(subview, scene: scene, in: around) }
  }

  private mutating func miss(
    _ view: UIView, _ element: Element, _ expected: CGRect, _ scene: String, _ around: Surroundings
  ) {
    let kind = around.isResized ? "inside a view of another size" : kind(of: view, element, expected)
    misses.append(
      Miss(element: element, expected: expected, actual: view.frame, scene: scene, kind: kind))
  }

  private func kind(of view: UIView, _ element: Element, _ expected: CGRect) -> String {
    let width = abs(view.frame.width - expected.width) > Self.tolerance
    let height = abs(view.frame.height - expected.height) > Self.tolerance
    if !width, !height, hasResizedSibling(view) { return "moved by a neighbour" }
    if let name = element.child(key: "fontDescription")?["name"], UIFont(name: name, size: 12) == nil {
      return "text in a font that is not there"
    }
    let what = width && height ? "width and height" : width ? "width" : height ? "height" : "place"
    return "\(element.name): \(what)"
  }

  private func hasResizedSibling(_ view: UIView) -> Bool {
    (view.superview?.subviews ?? []).contains { sibling in
      guard sibling !== view, let id = sibling.interfaceBuilderID,
        let expected = document[id]?.rect("frame")
      else { return false }
      return !Self.agree(expected.size, sibling.frame.size)
    }
  }

  private static func agree(_ one: CGRect, _ other: CGRect) -> Bool {
    zip(one.numbers, other.numbers).allSatisfy { abs($0 - $1) <= tolerance + 0.001 }
  }
  static func agree(_ one: CGSize, _ other: CGSize) -> Bool {
    agree(CGRect(origin: .zero, size: one), CGRect(origin: .zero, size: other))
  }

  /// Pictures that the bundle lacks have the size that the document noted.
  private func fillImages(_ view: UIView) {
    if let imageView = view as? UIImageView, imageView.image == nil, let id = view.interfaceBuilderID,
      let name = document[id]?["image"],
      let size = document.resources.images.first(where: { $0.name == name })?.size, size.width > 0
    {
      imageView.image = UIGraphicsImageRenderer(size: size).image { _ in }
    }
    for subview in view.subviews { fillImages(subview) }
  }
}

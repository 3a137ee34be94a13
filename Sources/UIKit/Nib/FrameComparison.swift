import InterfaceBuilder
import Surface

/// Lays a storyboard's scenes out on the device of its canvas and compares with the frames that Interface
/// Builder wrote, which Apple's own Auto Layout computed.
///
/// Views are loaded, but no controller hears of it: what `viewDidLoad` changes Interface Builder never saw.
@MainActor struct FrameComparison {
  /// A view whose frame differs, in points of its superview.
  struct Miss {
    var element: Element
    var expected: CGRect
    var actual: CGRect
    var scene: String
  }

  /// Frames may differ by this much, in points.
  static let tolerance: CGFloat = 1

  private(set) var compared = 0
  private(set) var misses: [Miss] = []
  /// The text size category that the document was saved at.
  private(set) var contentSize = "L"
  private let storyboard: UIStoryboard
  private var document: Document { storyboard.document }

  /// Compares at both of the categories that Interface Builder saves at, and keeps the better.
  static func best(of document: Document, bundle: Bundle) -> FrameComparison {
    let before = (UIScreen.main.environment, UIScreen.main.interfaceOrientation)
    defer { (UIScreen.main.environment, UIScreen.main.interfaceOrientation) = before }
    let all = ["L", "XS"].map { FrameComparison(document, bundle, contentSize: $0) }
    return all[1].misses.count < all[0].misses.count ? all[1] : all[0]
  }

  private init(_ document: Document, _ bundle: Bundle, contentSize: String) {
    storyboard = UIStoryboard(document: document, bundle: bundle)
    self.contentSize = contentSize
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
    view.setNeedsLayout()
    view.layoutIfNeeded()
    for subview in view.subviews { compare(subview, scene: id) }
  }

  private mutating func compare(_ view: UIView, scene: String) {
    if let id = view.interfaceBuilderID, let element = document[id], let expected = element.rect("frame") {
      compared += 1
      let actual = view.frame
      if !Self.agree(expected, actual) {
        misses.append(Miss(element: element, expected: expected, actual: actual, scene: scene))
      }
    }
    for subview in view.subviews { compare(subview, scene: scene) }
  }

  private static func agree(_ one: CGRect, _ other: CGRect) -> Bool {
    zip(one.numbers, other.numbers).allSatisfy { abs($0 - $1) <= tolerance + 0.001 }
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

/// The safe area that Interface Builder assumes for a scene: the device's, and the bars it infers.
struct SceneInsets {
  let document: Document
  let controller: Element
  let size: CGSize

  @MainActor var insets: UIEdgeInsets {
    let device = document.device, top = CGFloat(device.portraitTop)
    let hasNotch = device.portraitBottom > 0, isPad = device.identifier.hasPrefix("ipad")
    var result = UIEdgeInsets(top: top, left: 0, bottom: CGFloat(device.portraitBottom), right: 0)
    if device.isLandscape && !isPad {
      result =
        hasNotch ? UIEdgeInsets(top: 0, left: top, bottom: 21, right: top) : .zero
    } else if size.height < device.size.height {
      // A sheet begins below the status bar.
      result.top = 0
    }
    if hasNavigationBar { result.top += isPad ? 50 : device.isLandscape ? 32 : 44 }
    return result
  }

  /// Inferred as Interface Builder does: the first scene of a navigation controller, what it shows, and
  /// scenes with an item for the bar.
  private var hasNavigationBar: Bool {
    guard controller.name != "navigationController", controller.name != "tabBarController" else {
      return false
    }
    return controller.child(key: "navigationItem") != nil
  }
}

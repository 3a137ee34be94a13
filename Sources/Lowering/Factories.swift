/// Writes the closures that make objects of a class that is known by its name only.
struct Factories {
  let index: ModuleIndex

  /// An initialiser of Objective-C and the Swift that calls it on the type `T`.
  private struct Factory {
    let selector: String
    let call: (String) -> String
  }

  private static let plain = Factory(selector: "init") { "\($0)()" }
  private static let frame = Factory(selector: "initWithFrame:") {
    "\($0)(frame: try ObjectiveC.argument(a, 0, as: Foundation.CGRect.self))"
  }
  private static let style = Factory(selector: "initWithStyle:reuseIdentifier:") {
    "\($0)(style: try ObjectiveC.argument(a, 0, as: UIKit.UITableViewCell.CellStyle.self), "
      + "reuseIdentifier: try ObjectiveC.argument(a, 1, as: Swift.String?.self))"
  }
  private static let reuse = Factory(selector: "initWithReuseIdentifier:") {
    "\($0)(reuseIdentifier: try ObjectiveC.argument(a, 0, as: Swift.String?.self))"
  }
  private static let nib = Factory(selector: "initWithNibName:bundle:") {
    "\($0)(nibName: try ObjectiveC.argument(a, 0, as: Swift.String?.self), "
      + "bundle: try ObjectiveC.argument(a, 1, as: Foundation.Bundle?.self))"
  }
  private static let segue = Factory(selector: "initWithIdentifier:source:destination:") {
    "\($0)(identifier: try ObjectiveC.argument(a, 0, as: Swift.String?.self), "
      + "source: try ObjectiveC.argument(a, 1, as: UIKit.UIViewController.self), "
      + "destination: try ObjectiveC.argument(a, 2, as: UIKit.UIViewController.self))"
  }

  /// What a class of UIKit can be made with where a subclass adds no initialisers of its own.
  private static func factories(of external: String) -> [Factory] {
    switch external {
    case "NSObject", "UIResponder": return [plain]
    case "UITableViewCell": return [style]
    case "UITableViewHeaderFooterView": return [reuse]
    case "UIStoryboardSegue": return [segue]
    case "UICollectionViewLayout", "UICollectionViewFlowLayout", "CALayer": return [plain]
    case "UIAlertController", "UIActivityViewController", "UIPresentationController": return []
    case "UICollectionView": return []
    case _ where external.isViewController: return [nib]
    case _ where external.isView: return [frame]
    default: return []
    }
  }

  func statements(for type: TypeDeclaration) -> [String] {
    guard let external = index.externalSuperclass(of: type) else { return [] }
    let chain = index.chain(from: type)
    // In its own body a generic or local class goes by its simple name.
    let name = type.registersInBody ? type.name.lastName : type.name
    let made = Self.factories(of: external).filter { isAvailable($0.selector, in: chain) }
    var statements = made.map { factory in
      let call = factory.call(name)
      return factory.selector == "init"
        ? "r.make = { \(call) }" : "r.initializers[\(factory.selector.swiftLiteral)] = { a in \(call) }"
    }
    // `init?(coder:)` is required: called through the metatype it may be marked unavailable.
    if let root = external.isViewController ? "UIViewController" : external.isView ? "UIView" : nil {
      statements.append(
        "r.makeFromCoder = { c in let t: UIKit.\(root).Type = \(name).self; return t.init(coder: c) }")
    } else if chain.contains(where: { $0.declares("initWithCoder:") }),
      isAvailable("initWithCoder:", in: chain)
    {
      statements.append("r.makeFromCoder = { c in \(name)(coder: c) }")
    }
    return statements
  }

  /// A class with designated initialisers of its own has only those; one without inherits all.
  private func isAvailable(_ selector: String, in chain: [TypeDeclaration]) -> Bool {
    for type in chain {
      let all = index.parts(of: type.name).flatMap(\.initializers)
      if let own = all.first(where: { $0.selector == selector }) { return !own.isUnavailable }
      if type.initializers.contains(where: { !$0.isConvenience }) { return false }
    }
    return true
  }
}

extension TypeDeclaration {
  fileprivate func declares(_ selector: String) -> Bool {
    initializers.contains { $0.selector == selector }
  }
}

extension String {
  /// Whether a class of UIKit with this name is a view controller.
  var isViewController: Bool {
    hasPrefix("UI") && hasSuffix("Controller")
      && ![
        "UIPresentationController", "UIPrintInteractionController", "UIMenuController",
        "UIDocumentInteractionController", "UIFocusDebugger",
      ].contains(self)
  }

  /// Whether a class of UIKit with this name is a view.
  var isView: Bool {
    let kinds = [
      "View", "Cell", "Control", "Button", "Label", "Field", "Bar", "Stepper", "Slider", "Switch", "Window",
    ]
    return hasPrefix("UI") && kinds.contains { hasSuffix($0) }
  }
}

import Foundation

/// A line drawn from one object to another.
public enum DocumentConnection: Equatable, Sendable {
  case outlet(property: String, destination: String)
  /// One member; members stand in order.
  case outletCollection(property: String, destination: String)
  /// `destination` -1 is file's owner, -2 the first responder; `event` is nil for recognizers and bar
  /// buttons.
  case action(selector: String, destination: String, event: String?)
  case segue(DocumentSegue)
}

/// A way from one scene to another, or the relationship of a container with its children.
public struct DocumentSegue: Equatable, Sendable {
  public enum Kind: Equatable, Sendable {
    case show, showDetail, push, modal, presentation, popoverPresentation, popover, replace, embed, unwind
    case relationship(String)
    case custom
    /// Interface Builder's word, which nobody knows.
    case unknown(String)
  }
  public var id: String
  public var kind: Kind
  public var identifier: String?
  public var destination: String
  public var customClass: String?
  public var customModule: String?
  public var animates: Bool
  public var modalPresentationStyle: String?
  public var modalTransitionStyle: String?
  /// Of an unwind segue.
  public var unwindAction: String?
  /// Of an `@IBSegueAction`, asked for the destination.
  public var creationSelector: String?
  /// What of the source starts it where it has more than one way: `accessoryAction` of a cell.
  public var trigger: String?
  /// Object ids of what a popover points at.
  public var popoverAnchorView: String?
  public var popoverAnchorBarButtonItem: String?
  public var popoverArrowDirections: [String]
  public var line: Int
}

extension Element {
  /// In the document's order.
  public var connections: [DocumentConnection] { group("connections").compactMap(\.connection) }

  /// The segues that start here.
  public var segues: [DocumentSegue] {
    connections.compactMap {
      if case .segue(let segue) = $0 { return segue }
      return nil
    }
  }

  /// The value of one child of `connections`.
  public var connection: DocumentConnection? {
    guard let destination = attributes["destination"] else { return nil }
    switch name {
    case "outlet":
      return attributes["property"].map { .outlet(property: $0, destination: destination) }
    case "outletCollection":
      return attributes["property"].map { .outletCollection(property: $0, destination: destination) }
    case "action":
      return attributes["selector"].map {
        .action(selector: $0, destination: destination, event: attributes["eventType"])
      }
    case "segue": return .segue(segue(to: destination))
    default: return nil
    }
  }

  private func segue(to destination: String) -> DocumentSegue {
    let directions = child(key: "popoverArrowDirection")
    return DocumentSegue(
      id: id ?? "", kind: segueKind, identifier: attributes["identifier"], destination: destination,
      customClass: customClass, customModule: customModule, animates: bool("animates") ?? true,
      modalPresentationStyle: attributes["modalPresentationStyle"],
      modalTransitionStyle: attributes["modalTransitionStyle"], unwindAction: attributes["unwindAction"],
      creationSelector: attributes["destinationCreationSelector"], trigger: attributes["trigger"],
      popoverAnchorView: attributes["popoverAnchorView"],
      popoverAnchorBarButtonItem: attributes["popoverAnchorBarButtonItem"],
      popoverArrowDirections: ["up", "down", "left", "right"].filter { directions?.bool($0) == true },
      line: line)
  }

  private var segueKind: DocumentSegue.Kind {
    switch attributes["kind"] {
    case "show": return .show
    case "showDetail": return .showDetail
    case "push": return .push
    case "modal": return .modal
    case "presentation": return .presentation
    case "popoverPresentation": return .popoverPresentation
    case "popover": return .popover
    case "replace": return .replace
    case "embed": return .embed
    case "unwind": return .unwind
    case "relationship": return .relationship(attributes["relationship"] ?? "")
    case "custom": return .custom
    case let other: return .unknown(other ?? "")
    }
  }
}

import InterfaceBuilder

/// The safe area that Interface Builder assumes for a scene: the device's, and the bars it infers.
///
/// Every rule is read off public storyboards: the place of views that are pinned to the safe area tells it.
struct SceneInsets {
  let document: Document
  let controller: Element
  let size: CGSize

  private var device: DocumentDevice { document.device }
  private var isPad: Bool { device.identifier.hasPrefix("ipad") }
  private var isSideways: Bool { device.isLandscape && !isPad }
  private var hasNotch: Bool { device.portraitBottom > 0 }

  @MainActor var insets: UIEdgeInsets {
    let side = isSideways && hasNotch ? CGFloat(device.portraitTop) : 0
    let bottom = isSideways ? (hasNotch ? 21 : 0) : CGFloat(device.portraitBottom)
    let bar = hasNavigationBar ? barHeight : 0
    return UIEdgeInsets(
      top: statusBarHeight + bar, left: side, bottom: bottom + (hasToolbar ? toolbarHeight : 0), right: side)
  }

  private var statusBarHeight: CGFloat {
    if isSideways || isSheet { return 0 }
    // From Xcode 12 on the canvas draws no status bar on devices without a notch.
    if !hasNotch, !isPad, (document.root.int("toolsVersion") ?? 0) >= 17_000 { return 0 }
    return CGFloat(device.portraitTop)
  }

  /// A sheet begins below the status bar.
  private var isSheet: Bool { size.height < device.size.height || (isSquare && isPresented) }
  /// Documents that name no device.
  private var isSquare: Bool { device.identifier.isEmpty }

  private var barHeight: CGFloat {
    if isPad { return 50 }
    // Large phones on their side are of regular width, and keep the high bar.
    if isSideways { return device.portraitSize.width >= 414 ? 44 : 32 }
    return isSheet ? 56 : 44
  }
  private var toolbarHeight: CGFloat { isPad ? 50 : barHeight }

  // MARK: Bars

  private var hasToolbar: Bool {
    controller.child(key: "simulatedBottomBarMetrics")?.name == "simulatedToolbarMetrics"
  }

  /// Stated, or inferred: a navigation controller's root has a bar, and what is shown from there.
  private var hasNavigationBar: Bool {
    if let stated = controller.child(key: "simulatedTopBarMetrics") { return stated.name != "nil" }
    var seen: Set<String> = []
    return isBelowBar(controller, &seen)
  }

  private func isBelowBar(_ controller: Element, _ seen: inout Set<String>) -> Bool {
    guard let id = controller.id, seen.insert(id).inserted else { return false }
    for segue in segues(to: id) {
      guard let source = owner(of: segue) else { continue }
      if source.name == "navigationController" {
        if segue["relationship"] == "rootViewController" { return source.bool("navigationBarHidden") != true }
      } else if ["show", "push"].contains(segue["kind"] ?? ""), isBelowBar(source, &seen) {
        return true
      }
    }
    return false
  }

  private var isPresented: Bool {
    let ids = [controller.id] + segues(to: controller.id ?? "").map { owner(of: $0)?.id }
    return ids.compactMap { $0 }.contains { id in
      segues(to: id).contains { ["presentation", "modal"].contains($0["kind"] ?? "") }
    }
  }

  private func segues(to id: String) -> [Element] {
    document.elements.values.filter { $0.name == "segue" && $0["destination"] == id }
  }
  private func owner(of segue: Element) -> Element? {
    segue.ancestor { $0["sceneMemberID"] == "viewController" }
  }
}

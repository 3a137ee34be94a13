import InterfaceBuilder

/// Finds the class that an element names.
@MainActor enum NibClass {
  /// While documents are laid out as Interface Builder does it: nothing of the app is known there, neither its
  /// classes nor what is connected to them.
  static var knowsOnlyUIKit = false

  /// The element's custom class, or `type` with UIKit's message when there is no such class.
  static func resolve(_ element: DocumentElement, default type: AnyClass) -> AnyClass {
    guard let name = element.customClass, !knowsOnlyUIKit else { return type }
    if let found = find(
      name, module: element.customModule, isOfTarget: element["customModuleProvider"] == "target")
    {
      return found
    }
    Log.write(.error, "Unknown class \(name) in Interface Builder file.")
    return type
  }

  /// - Parameter isOfTarget: the module is the app's own, whatever the document calls it.
  static func find(_ name: String, module: String?, isOfTarget: Bool) -> AnyClass? {
    var candidates: [String] = []
    if isOfTarget { candidates.append(appModule + "." + name) }
    if let module { candidates.append(module + "." + name) }
    candidates += [name, appModule + "." + name]
    for candidate in candidates {
      if let record = ObjectRegistry.record(named: candidate) { return record.type }
    }
    return nil
  }

  /// As NSStringFromClass begins for the app's classes.
  static var appModule: String {
    let name =
      Bundle.main.infoDictionary?["CFBundleExecutable"] as? String ?? ProcessInfo.processInfo.processName
    return String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }
}

import Foundation
import XcodeProject

/// The compiled modules of packages.
struct BuiltPackages {
  struct Module {
    let name: String
    /// The folder that holds the module's interface.
    let folder: URL
    let object: URL
    let fingerprint: String
  }

  /// Those that others need come first.
  var modules: [Module] = []
  /// What lies in the app besides its own resources.
  var resources: [Resource] = []
  var messages: [BuildMessage] = []

  var moduleNames: Set<String> { Set(modules.map(\.name)) }
  var importArguments: [String] { modules.flatMap { ["-I", $0.folder.path] } }
  var linkArguments: [String] { modules.map(\.object.path) }
  var registrations: PackageRegistrations { PackageRegistrations(modules: modules.map(\.name)) }

  /// Those modules only whose objects are not in what is linked already.
  func without(_ others: BuiltPackages) -> BuiltPackages {
    var rest = self
    rest.modules.removeAll { others.moduleNames.contains($0.name) }
    return rest
  }
}

/// Calls the registration of each package's module, by symbol: its name in the module could be hidden.
struct PackageRegistrations {
  let modules: [String]

  /// For the file that makes the calls.
  var declarations: String {
    modules.map { module in
      "@_silgen_name(\"\(symbol(module))\") @Swift.MainActor private func _espalierRegister\(module)()\n"
    }.joined()
  }

  var calls: String { modules.map { "_espalierRegister\($0)(); " }.joined() }

  /// For the module itself.
  static func file(of module: String) -> String {
    """
    @_silgen_name("\(PackageRegistrations(modules: []).symbol(module))")
    @Swift.MainActor public func _espalierRegisterModule\(module)() { EspalierRegistration.registerAll() }

    """
  }

  private func symbol(_ module: String) -> String { "espalier_register_\(module)" }
}

import Foundation

/// Everything that can be wrong with packages, each with its whole message.
enum PackageError: Error, Equatable {
  /// A name that `--package` gives and nothing uses.
  case unknownOverride(String, known: [String])
  /// A product for which no package is known.
  case unknownPackage(product: String)
  case noProduct(String, package: String, products: [String])
  case noTarget(String, package: String)
  case cloneFailed(name: String, address: String, reason: String)
  case noGit
  case missingRevision(name: String, revision: String)
  /// No pin, and no version that fits.
  case noVersion(name: String, wanted: String)
  case noManifest(folder: URL)
  case brokenManifest(URL, reason: String)
  case noIsolation
  case registry(identity: String)
  case cycle([String])
  case noSources(target: String, package: String, folder: URL)
  case duplicateModule(String, packages: [String])

  var text: String {
    switch self {
    case .unknownOverride(let name, let known):
      return "--package \(name): the project uses no package of that name "
        + (known.isEmpty ? "(it uses none at all)." : "(it uses \(known.sorted().joined(separator: ", "))).")
    case .unknownPackage(let product):
      return
        "No package of the project has the product '\(product)'. Give its folder with --package NAME=PATH."
    case .noProduct(let product, let package, let products):
      return "The package '\(package)' has no product '\(product)' "
        + "(it has \(products.isEmpty ? "none" : products.joined(separator: ", ")))."
    case .noTarget(let target, let package): return "The package '\(package)' has no target '\(target)'."
    case .cloneFailed(let name, let address, let reason):
      return "The package '\(name)' could not be cloned from \(address): \(reason)\n"
        + "Use a local copy of it: --package \(name)=PATH."
    case .noGit: return "git was not found on PATH; it is needed to clone packages."
    case .missingRevision(let name, let revision):
      return
        "The repository of the package '\(name)' has no commit \(revision), which Package.resolved names. "
        + "Use a local copy of it: --package \(name)=PATH."
    case .noVersion(let name, let wanted):
      return "Package.resolved has no pin for the package '\(name)', and its repository has no version that "
        + "fits \(wanted). Let Xcode resolve the packages once, or use a local copy: --package \(name)=PATH."
    case .noManifest(let folder): return "There is no Package.swift in \(folder.path)."
    case .brokenManifest(_, let reason): return "The package's manifest cannot be read: \(reason)"
    case .noIsolation:
      return
        "This system offers no way to keep a package's manifest from the network (seccomp), so it is not "
        + "evaluated."
    case .registry(let identity):
      return "The package '\(identity)' comes from a package registry, which is not asked here. Use a local "
        + "copy of it: --package \(identity)=PATH."
    case .cycle(let names):
      return "Package targets depend on each other in a circle: \(names.joined(separator: " → "))."
    case .noSources(let target, let package, let folder):
      return "The target '\(target)' of the package '\(package)' has no Swift source in \(folder.path)."
    case .duplicateModule(let name, let packages):
      return "Several packages have a target '\(name)': \(packages.joined(separator: ", "))."
    }
  }

  /// The file that a person has to look at; by default the project.
  func message(in file: URL) -> BuildMessage {
    if case .brokenManifest(let manifest, _) = self { return BuildMessage(.error, text, file: manifest.path) }
    return BuildMessage(.error, text, file: file.path)
  }
}

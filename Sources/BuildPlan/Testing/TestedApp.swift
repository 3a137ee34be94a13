/// What the app's module gives to the program of its tests, by symbol: a name in the module could be hidden
/// by a type that is called like the module.
struct TestedApp {
  let delegateClassName: String?
  let packages: PackageRegistrations

  var text: String {
    """
    import Foundation

    \(packages.declarations)
    @_silgen_name("espalier_tested_app")
    @Swift.MainActor public func espalierTestedApp() -> Swift.AnyClass? {
      \(packages.calls)EspalierRegistration.registerAll()
      return \(delegateClassName.map { "\($0).self" } ?? "nil")
    }

    """
  }
}

/// The file that starts the app: the only one that no rule of the lowering writes.
struct EntryPoint {
  /// nil: the app has no delegate class.
  let delegateClassName: String?
  let packages: PackageRegistrations

  /// The launcher is called by its symbol, because importing its module would bring the C headers of the
  /// text engine into the compilation of every app.
  var text: String {
    """
    import UIKit

    @_silgen_name("espalier_main")
    @Swift.MainActor private func espalierMain(_ delegateClass: Swift.AnyClass?) -> Swift.Never

    \(packages.declarations)
    @main enum EspalierEntryPoint {
      @Swift.MainActor static func main() {
        \(packages.calls)EspalierRegistration.registerAll()
        espalierMain(\(delegateClassName.map { "\($0).self" } ?? "nil"))
      }
    }

    """
  }
}

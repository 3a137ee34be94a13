/// Between NSObject, with a place for associated objects, and UIKit's classes: hides NSObject's nonisolated `init()`, so that a class on the main
/// actor can have an `init()` of its own that calls isolated initialisers.
open class UIKitObject: AssociatedObjectHolder {
  init(isolated: Void) { super.init() }
}

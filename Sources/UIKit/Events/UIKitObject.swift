/// Between NSObject and UIKit's classes: hides NSObject's nonisolated `init()`, so that a class on the main
/// actor can have an `init()` of its own that calls isolated initialisers.
open class UIKitObject: NSObject, AssociatedObjectHolder {
  /// What `objc_setAssociatedObject` stored.
  nonisolated(unsafe) public final var associatedObjects: AssociatedObjects?

  init(isolated: Void) { super.init() }
}

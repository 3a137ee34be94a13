/// What UIKit tells the developer, in the words and the place (standard error) of NSLog.
@MainActor enum UIKitLog {
  /// Where messages go; tests put their own in.
  static var write: (String) -> Void = { NSLog("%@", $0) }

  static func message(_ text: String) { write(text) }
}

/// Ends the process as an uncaught NSException does.
/// - Parameters:
///   - name: "NSInternalInconsistencyException" and the like.
///   - reason: UIKit's own words.
func raise(_ name: String, _ reason: String) -> Never {
  fatalError("*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'")
}

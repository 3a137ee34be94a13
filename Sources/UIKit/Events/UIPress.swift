@preconcurrency @MainActor open class UIPress: NSObject {}
@preconcurrency @MainActor open class UIKeyCommand: NSObject {}

@preconcurrency @MainActor open class UIApplication: UIResponder {
  public static let shared = UIApplication()
}
@preconcurrency @MainActor open class UIScene: UIResponder {}
@preconcurrency @MainActor open class UIWindowScene: UIScene {}

@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }
}

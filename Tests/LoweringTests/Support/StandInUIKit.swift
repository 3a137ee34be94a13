/// As much of UIKit as the snippets name, with the isolation and the initialisers of the real one.
let standInUIKit = """
  @_exported import Foundation
  @_exported import ObjectiveC
  @_exported import CoreGraphics

  @preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {}
  @preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
  }
  extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  }
  @preconcurrency @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  }
  extension UITableViewDelegate {
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { -1 }
  }
  @preconcurrency @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  }
  extension UITableViewDataSource {
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  }
  @preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
  }
  extension UITextFieldDelegate {
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  }

  @preconcurrency @MainActor open class UIResponder: NSObject {
    public override init() {}
    open func becomeFirstResponder() -> Bool { false }
  }
  open class UIEvent: NSObject {}
  open class UIImage: NSObject {
    public convenience init(imageLiteralResourceName: String) { self.init() }
  }
  open class UIColor: NSObject {
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { self.init() }
  }
  @preconcurrency @MainActor open class UIView: UIResponder {
    public init(frame: CGRect) {}
    public required init?(coder: NSCoder) {}
    public convenience override init() { self.init(frame: .zero) }
    open var frame = CGRect.zero
    open func endEditing(_ force: Bool) -> Bool { true }
    open func layoutSubviews() {}
    open func awakeFromNib() {}
  }
  open class UILabel: UIView { open var text: String? }
  open class UIControl: UIView {
    public struct Event: OptionSet, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let touchUpInside = Event(rawValue: 1)
    }
    open func addTarget(_ target: Any?, action: Selector, for event: Event) {}
  }
  open class UIButton: UIControl {}
  open class UIStepper: UIControl { open var value = 0.0 }
  open class UITextField: UIControl { open weak var delegate: UITextFieldDelegate? }
  open class UIScrollView: UIView { open var contentOffset = CGPoint.zero }
  open class UITableView: UIScrollView {
    open weak var delegate: UITableViewDelegate?
    open weak var dataSource: UITableViewDataSource?
  }
  open class UITableViewCell: UIView {
    public enum CellStyle: Int { case `default` }
    public init(style: CellStyle, reuseIdentifier: String?) { super.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  @preconcurrency @MainActor open class UIViewController: UIResponder {
    public init(nibName: String?, bundle: Bundle?) {}
    public required init?(coder: NSCoder) {}
    public convenience override init() { self.init(nibName: nil, bundle: nil) }
    public var view: UIView! = UIView()
    open var title: String?
    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open dynamic var shouldAutorotate: Bool { true }
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
  }
  open class UINavigationController: UIViewController {
    open dynamic override var shouldAutorotate: Bool { true }
    open var topViewController: UIViewController?
  }
  open class UITapGestureRecognizer: NSObject {
    public init(target: Any?, action: Selector?) {}
  }
  open class UIStoryboardSegue: NSObject {}
  """

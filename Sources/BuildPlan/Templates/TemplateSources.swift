import Foundation

/// The Swift files and small resources of a new project.
struct TemplateSources {
  let moduleName: String
  let title: String
  let interface: ProjectTemplate.Interface

  var appDelegate: String {
    """
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        true
      }

      func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
      ) -> UISceneConfiguration {
        UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
      }
    }

    """
  }

  var sceneDelegate: String {
    let body =
      interface == .storyboard
      ? ""
      : """


        func scene(
          _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
        ) {
          guard let scene = scene as? UIWindowScene else { return }
          let window = UIWindow(windowScene: scene)
          window.rootViewController = UINavigationController(rootViewController: ViewController())
          window.makeKeyAndVisible()
          self.window = window
        }
      """
    return """
      import UIKit

      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?\(body)
      }

      """
  }

  var viewController: String { interface == .storyboard ? storyboardController : codeController }

  private var storyboardController: String {
    """
    import UIKit

    class ViewController: UIViewController {
      @IBOutlet private weak var countLabel: UILabel!
      private(set) var count = 0

      @IBAction private func tapButton(_ sender: UIButton) {
        count += 1
        countLabel.text = "\\(count)"
      }
    }

    """
  }

  private var codeController: String {
    """
    import UIKit

    class ViewController: UIViewController {
      private let countLabel = UILabel()
      private let button = UIButton(type: .system)
      private(set) var count = 0

      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        title = "\(title.replacingOccurrences(of: "\"", with: "\\\""))"
        countLabel.text = "\\(count)"
        countLabel.font = .preferredFont(forTextStyle: .largeTitle)
        countLabel.accessibilityIdentifier = "count"
        button.setTitle("Count", for: .normal)
        button.accessibilityIdentifier = "button"
        button.addTarget(self, action: #selector(tapButton), for: .touchUpInside)
        arrange()
      }

      private func arrange() {
        let stack = UIStackView(arrangedSubviews: [countLabel, button])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
          stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
          stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
      }

      @objc private func tapButton() {
        count += 1
        countLabel.text = "\\(count)"
      }
    }

    """
  }

  var tests: String {
    """
    import XCTest

    @testable import \(moduleName)

    final class ViewControllerTests: XCTestCase {
      func testCountStartsAtZero() {
        XCTAssertEqual(ViewController().count, 0)
      }
    }

    """
  }

  var info: String {
    let storyboard =
      interface == .code
      ? ""
      : "\n\t\t\t\t\t<key>UISceneStoryboardFile</key>\n\t\t\t\t\t<string>Main</string>"
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
      \t<key>UIApplicationSceneManifest</key>
      \t<dict>
      \t\t<key>UIApplicationSupportsMultipleScenes</key>
      \t\t<false/>
      \t\t<key>UISceneConfigurations</key>
      \t\t<dict>
      \t\t\t<key>UIWindowSceneSessionRoleApplication</key>
      \t\t\t<array>
      \t\t\t\t<dict>
      \t\t\t\t\t<key>UISceneConfigurationName</key>
      \t\t\t\t\t<string>Default Configuration</string>
      \t\t\t\t\t<key>UISceneDelegateClassName</key>
      \t\t\t\t\t<string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>\(storyboard)
      \t\t\t\t</dict>
      \t\t\t</array>
      \t\t</dict>
      \t</dict>
      </dict>
      </plist>

      """
  }

  private static let author = "\"info\" : { \"author\" : \"xcode\", \"version\" : 1 }"
  static let catalog = "{ \(author) }\n"
  static let accentColor = "{ \"colors\" : [ { \"idiom\" : \"universal\" } ], \(author) }\n"
  static let appIcon =
    "{ \"images\" : [ { \"idiom\" : \"universal\", \"platform\" : \"ios\", \"size\" : \"1024x1024\" } ], \(author) }\n"
}

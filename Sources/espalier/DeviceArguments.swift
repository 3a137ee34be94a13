import AppProcess
import BuildPlan
import Foundation
import Surface

/// The device and settings that an app starts with.
struct DeviceArguments {
  static let options = [
    Arguments.Option(name: "device", value: "NAME", help: "the model (iPhone 15)"),
    Arguments.Option(name: "lang", value: "CODE", help: "the language, such as ko or en"),
    Arguments.Option(name: "dark", value: nil, help: "dark appearance"),
    Arguments.Option(name: "text-size", value: "SIZE", help: "XS…XXXL, AX1…AX5 (L)"),
    Arguments.Option(name: "erase", value: nil, help: "first delete what the app has stored"),
    Arguments.Option(name: "allow-network", value: nil, help: "let the app talk with other machines"),
  ]
  private static let sizes = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]

  let device: Device
  let language: String?
  let isDark: Bool
  let contentSize: String
  let erases: Bool
  let allowsNetwork: Bool

  init(_ arguments: Arguments, command: String) throws {
    if let name = arguments.value("device") {
      guard let device = Device.named(name) else {
        let names = Device.all.map(\.name).joined(separator: ", ")
        throw Arguments.wrong("there is no device '\(name)'; there are \(names)", command)
      }
      self.device = device
    } else {
      device = .iPhone15
    }
    language = arguments.value("lang")
    isDark = arguments.has("dark")
    contentSize = arguments.value("text-size") ?? "L"
    guard DeviceArguments.sizes.contains(contentSize) else {
      throw Arguments.wrong(
        "--text-size is one of \(DeviceArguments.sizes.joined(separator: ", ")), not '\(contentSize)'",
        command)
    }
    erases = arguments.has("erase")
    allowsNetwork = arguments.has("allow-network")
  }

  /// - Parameter orientations: those of the app; it starts in the first.
  func environment(orientations: [String]) -> Surface.Environment {
    var environment = Environment(device: device)
    environment.orientation = DeviceArguments.deviceOrientation(orientations.first)
    environment.isDark = isDark
    environment.contentSize = contentSize
    environment.language = language
    return environment
  }

  func launch(_ app: AppBundle, _ environment: Surface.Environment) -> Launch {
    var launch = Launch(
      executable: app.executable, container: Container(folder: app.container), environment: environment)
    launch.allowsNetwork = allowsNetwork
    return launch
  }

  /// Does what `--erase` asks for.
  func prepareContainer(of app: AppBundle) throws {
    guard erases, FileManager.default.fileExists(atPath: app.container.path) else { return }
    do {
      try FileManager.default.removeItem(at: app.container)
    } catch {
      throw Exit(
        .cannotCreate, "error: \(app.container.path) cannot be deleted: \(error.localizedDescription)")
    }
  }

  /// Interfaces and devices name landscape by opposite sides (UIInterfaceOrientation).
  private static func deviceOrientation(_ interface: String?) -> String {
    switch interface {
    case "landscapeLeft": return "landscapeRight"
    case "landscapeRight": return "landscapeLeft"
    case "portraitUpsideDown": return "portraitUpsideDown"
    default: return "portrait"
    }
  }
}

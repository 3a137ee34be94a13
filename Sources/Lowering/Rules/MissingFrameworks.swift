import SwiftSyntax

/// Imports of Apple's frameworks that are not there. The import goes, with a warning that names it: what the
/// file really uses of the framework is then told at its place, and a file that uses nothing of it compiles.
struct MissingFrameworks: Rule {
  private static let names: Set<String> = [
    "ARKit", "AVFoundation", "AVKit", "Accelerate", "Accounts", "AdSupport", "AddressBook",
    "AppTrackingTransparency", "AudioToolbox", "AuthenticationServices", "BackgroundTasks", "CallKit",
    "Charts",
    "CloudKit", "Combine", "Contacts", "ContactsUI", "CoreAudio", "CoreBluetooth", "CoreData", "CoreImage",
    "CoreLocation", "CoreMIDI", "CoreML", "CoreMedia", "CoreMotion", "CoreNFC", "CoreSpotlight",
    "CoreTelephony", "CoreText", "CoreVideo", "CryptoKit", "DeveloperToolsSupport", "EventKit", "EventKitUI",
    "GameController", "GameKit", "GameplayKit", "HealthKit", "HomeKit", "ImageIO", "Intents", "IntentsUI",
    "LinkPresentation", "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Messages", "Metal",
    "MetalKit", "MetricKit", "MobileCoreServices", "MultipeerConnectivity", "NaturalLanguage", "Network",
    "NetworkExtension", "NotificationCenter", "PDFKit", "PassKit", "PencilKit", "Photos", "PhotosUI",
    "PlaygroundSupport", "PushKit", "QuickLook", "RealityKit", "ReplayKit", "SafariServices", "SceneKit",
    "Security", "SensitiveContentAnalysis", "Social", "SoundAnalysis", "Speech", "SpriteKit", "StoreKit",
    "SwiftData", "SystemConfiguration", "TipKit", "UniformTypeIdentifiers", "UserNotifications",
    "UserNotificationsUI", "VideoToolbox", "Vision", "VisionKit", "WatchConnectivity", "WebKit", "WidgetKit",
    "simd",
  ]

  func visit(_ node: ImportDeclSyntax, _ context: FileContext) {
    guard let name = node.path.first?.name.text, Self.names.contains(name),
      !context.module.configuration.importableModules.contains(name),
      !BuildConditions.modules.contains(name)
    else { return }
    context.report(.warning, at: node, "\(Self.beginning)'\(name)': its import is left out.")
    context.drop(node)
  }

  /// How the warning begins; reports look for it.
  static let beginning = "Espalier has no framework "
}

extension Diagnostic {
  /// The framework that a warning says is missing.
  public static func missingFramework(in text: String) -> String? {
    guard text.hasPrefix(MissingFrameworks.beginning) else { return nil }
    return text.dropFirst(MissingFrameworks.beginning.count).split(separator: "'").first.map(String.init)
  }
}

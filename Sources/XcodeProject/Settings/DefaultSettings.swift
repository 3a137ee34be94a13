import Foundation

/// What Xcode sets before the project does.
struct DefaultSettings {
  let project: URL
  let folder: URL
  let developmentRegion: String
  let target: String
  let kind: Target.Kind
  let configuration: String

  var values: [String: String] {
    let products = "/Products/\(configuration)-iphonesimulator"
    return [
      "ACTION": "build",
      "ARCHS": "x86_64",
      "BUILT_PRODUCTS_DIR": products,
      "CONFIGURATION": configuration,
      "CONFIGURATION_BUILD_DIR": products,
      "CONTENTS_FOLDER_PATH": "$(WRAPPER_NAME)",
      "CURRENT_PROJECT_VERSION": "1",
      "DEVELOPMENT_LANGUAGE": developmentRegion,
      "EFFECTIVE_PLATFORM_NAME": "-iphonesimulator",
      "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
      "EXECUTABLE_PATH": "$(WRAPPER_NAME)/$(EXECUTABLE_NAME)",
      "IPHONEOS_DEPLOYMENT_TARGET": "18.0",
      "MARKETING_VERSION": "1.0",
      "PLATFORM_NAME": "iphonesimulator",
      "PRODUCT_BUNDLE_PACKAGE_TYPE": packageType,
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      "PRODUCT_NAME": "$(TARGET_NAME)",
      "PROJECT_DIR": folder.path,
      "PROJECT_FILE_PATH": project.path,
      "PROJECT_NAME": project.deletingPathExtension().lastPathComponent,
      "SOURCE_ROOT": folder.path,
      "SRCROOT": folder.path,
      "TARGET_NAME": target,
      "TARGETNAME": target,
      "TARGET_BUILD_DIR": products,
      "WRAPPER_EXTENSION": kind == .application ? "app" : "xctest",
      "WRAPPER_NAME": "$(PRODUCT_NAME).$(WRAPPER_EXTENSION)",
    ]
  }

  private var packageType: String {
    switch kind {
    case .application: return "APPL"
    case .framework: return "FMWK"
    case .applicationExtension: return "XPC!"
    default: return "BNDL"
    }
  }
}

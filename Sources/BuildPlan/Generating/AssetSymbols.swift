import Foundation
import InterfaceBuilder
import Lowering
import XcodeProject

/// The constants that Xcode makes for a target's pictures and colours: `ImageResource.title`,
/// `UIColor.accent`.
///
/// Source: "Asset catalog symbols" in the release notes of Xcode 15, and what it generates.
struct AssetSymbols {
  let catalogs: [URL]
  /// The expression for the bundle in which they lie.
  let bundle: String
  /// Whether `UIImage` and `UIColor` get the constants as well.
  let hasExtensions: Bool

  init(catalogs: [URL], bundle: String, hasExtensions: Bool) {
    (self.catalogs, self.bundle, self.hasExtensions) = (catalogs, bundle, hasExtensions)
  }

  /// nil where the target's settings want none.
  init?(_ target: Target) {
    let settings = target.settings
    guard settings["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS"] != "NO" else { return nil }
    self.init(
      catalogs: target.resources.map(\.url).filter { $0.pathExtension == "xcassets" },
      bundle: "Foundation.Bundle.main",
      hasExtensions: settings["ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"] == "YES")
  }

  static func files(of target: Target) -> [SourceFile] {
    AssetSymbols(target)?.file.map { [$0] } ?? []
  }

  /// nil when there is nothing to declare.
  var file: SourceFile? {
    var (images, colors) = (SymbolGroup(), SymbolGroup())
    for catalog in catalogs.compactMap({ try? AssetCatalog(folder: $0) }) {
      for entry in catalog.entries {
        switch entry.kind {
        case .image, .symbol: images.add(entry.name, without: "Image")
        case .color: colors.add(entry.name, without: "Color")
        case .data, .icon: break
        }
      }
    }
    guard !images.isEmpty || !colors.isEmpty else { return nil }
    var text = "import Foundation\nimport UIKit\n\n"
    for (group, resource, owner) in [
      (images, "ImageResource", "UIImage"), (colors, "ColorResource", "UIColor"),
    ] {
      guard !group.isEmpty else { continue }
      text += "extension UIKit.\(resource) {\n\(constants(group, resource))}\n\n"
      guard hasExtensions else { continue }
      text += "extension UIKit.\(owner) {\n\(shortcuts(group, owner, resource, path: ""))}\n\n"
    }
    return SourceFile(path: "EspalierAssets.swift", text: text)
  }

  private func constants(_ group: SymbolGroup, _ type: String) -> String {
    let own = group.names.sorted { $0.key < $1.key }.map { symbol, name in
      "  static let \(symbol.quoted) = UIKit.\(type)(name: \(name.literal), bundle: \(bundle))\n"
    }
    let groups = group.groups.sorted { $0.key < $1.key }.map { name, group in
      "enum \(name.quoted) {\n\(constants(group, type))}\n"
    }
    return (own + groups).joined()
  }

  private func shortcuts(_ group: SymbolGroup, _ owner: String, _ resource: String, path: String) -> String {
    let taken = owner == "UIColor" ? Self.takenColors : []
    let own = group.names.keys.sorted().filter { !(path.isEmpty && taken.contains($0)) }.map { symbol in
      "  static var \(symbol.quoted): UIKit.\(owner) { UIKit.\(owner)(resource: UIKit.\(resource)\(path).\(symbol.quoted)) }\n"
    }
    let groups = group.groups.sorted { $0.key < $1.key }.map { name, group in
      "enum \(name.quoted) {\n\(shortcuts(group, owner, resource, path: "\(path).\(name.quoted)"))}\n"
    }
    return (own + groups).joined()
  }

  /// Xcode warns of these names and leaves them out: UIColor has them.
  private static let takenColors: Set<String> = [
    "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow", "magenta",
    "orange", "purple", "brown", "clear", "tintColor", "label", "secondaryLabel", "tertiaryLabel",
    "quaternaryLabel", "link", "placeholderText", "separator", "opaqueSeparator", "systemBackground",
    "secondarySystemBackground", "tertiarySystemBackground", "systemGroupedBackground",
    "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground", "systemFill",
    "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill", "darkText", "lightText",
    "systemRed", "systemOrange", "systemYellow", "systemGreen", "systemMint", "systemTeal", "systemCyan",
    "systemBlue", "systemIndigo", "systemPurple", "systemPink", "systemBrown", "systemGray", "systemGray2",
    "systemGray3", "systemGray4", "systemGray5", "systemGray6",
  ]
}

/// Symbols with the assets they stand for, by namespace.
private struct SymbolGroup {
  private(set) var names: [String: String] = [:]
  private(set) var groups: [String: SymbolGroup] = [:]

  var isEmpty: Bool { names.isEmpty && groups.isEmpty }

  /// - Parameter name: with its namespaces.
  /// - Parameter suffix: is left out at the end, as Xcode does: `AccentColor` is `accent`.
  mutating func add(_ name: String, without suffix: String) {
    add(name, name.split(separator: "/").map(String.init), suffix)
  }

  private mutating func add(_ name: String, _ parts: [String], _ suffix: String) {
    guard let first = parts.first else { return }
    guard parts.count == 1 else {
      groups[first.symbol(isType: true), default: SymbolGroup()].add(name, Array(parts.dropFirst()), suffix)
      return
    }
    var symbol = first.symbol(isType: false)
    if symbol.hasSuffix(suffix) && symbol.count > suffix.count { symbol.removeLast(suffix.count) }
    // Of two assets with one symbol, the first has it.
    if !symbol.isEmpty && names[symbol] == nil { names[symbol] = name }
  }
}

extension String {
  /// The name as Swift's: words are joined in camel case, a first capital becomes small.
  fileprivate func symbol(isType: Bool) -> String {
    let words = split { !$0.isLetter && !$0.isNumber && $0 != "_" }.flatMap {
      $0.split(separator: "_").map(String.init)
    }
    guard let first = words.first else { return "" }
    let start = isType ? first.prefix(1).uppercased() + first.dropFirst() : first.withSmallStart
    let name = start + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return name.first?.isNumber == true ? "_" + name : name
  }

  /// `AppPrimary` → `appPrimary`, `URLIcon` → `urlIcon`.
  private var withSmallStart: String {
    let capitals = prefix { $0.isUppercase }.count
    let count = capitals > 1 && capitals < self.count ? capitals - 1 : capitals
    return prefix(count).lowercased() + dropFirst(count)
  }

  fileprivate var quoted: String { Self.keywords.contains(self) ? "`\(self)`" : self }
  fileprivate var literal: String {
    "\"" + replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") + "\""
  }

  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
    "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
    "import",
    "in", "init", "inout", "internal", "is", "let", "nil", "operator", "private", "precedencegroup",
    "protocol", "public", "repeat", "rethrows", "return", "self", "Self", "static", "struct", "subscript",
    "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while", "Type",
  ]
}

/// A version by the rules of https://semver.org.
struct PackageVersion: Comparable, Hashable, CustomStringConvertible {
  let numbers: [Int]
  let prerelease: [String]

  /// `5.7.1`, `v5.7.1`, `5.7`; nil for what is no version.
  init?(_ text: String) {
    var text = Substring(text)
    if text.hasPrefix("v") { text = text.dropFirst() }
    text = text.prefix { $0 != "+" }
    let parts = text.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    let numbers = (parts.first ?? "").split(separator: ".", omittingEmptySubsequences: false).map {
      $0.allSatisfy(\.isNumber) ? Int($0) : nil
    }
    guard (1...3).contains(numbers.count), !numbers.contains(nil) else { return nil }
    self.numbers = numbers.compactMap { $0 } + Array(repeating: 0, count: 3 - numbers.count)
    prerelease = parts.count == 2 ? parts[1].split(separator: ".").map(String.init) : []
  }

  var description: String {
    numbers.map(String.init).joined(separator: ".")
      + (prerelease.isEmpty ? "" : "-" + prerelease.joined(separator: "."))
  }

  static func < (one: Self, other: Self) -> Bool {
    if one.numbers != other.numbers { return one.numbers.lexicographicallyPrecedes(other.numbers) }
    if one.prerelease.isEmpty || other.prerelease.isEmpty { return !one.prerelease.isEmpty }
    for (first, second) in zip(one.prerelease, other.prerelease) where first != second {
      switch (Int(first), Int(second)) {
      case (let first?, let second?): return first < second
      case (_?, nil): return true
      case (nil, _?): return false
      case (nil, nil): return first < second
      }
    }
    return one.prerelease.count < other.prerelease.count
  }

  /// The first version with the next number at a place (0 major, 1 minor).
  func next(_ place: Int) -> PackageVersion? {
    var next = Array(numbers.prefix(place + 1))
    next[place] += 1
    return PackageVersion(next.map(String.init).joined(separator: "."))
  }
}

/// Which versions of a package are wanted.
enum VersionRequirement: Equatable, CustomStringConvertible {
  case range(PackageVersion, PackageVersion)
  case exact(PackageVersion)
  case branch(String)
  case revision(String)
  case any

  /// As a project file writes it.
  init(project: [String: String]) {
    let lowest = (project["minimumVersion"] ?? project["version"]).flatMap { PackageVersion($0) }
    switch (project["kind"], lowest) {
    case ("upToNextMajorVersion", let lowest?): self = lowest.next(0).map { .range(lowest, $0) } ?? .any
    case ("upToNextMinorVersion", let lowest?): self = lowest.next(1).map { .range(lowest, $0) } ?? .any
    case ("versionRange", let lowest?):
      self = project["maximumVersion"].flatMap { PackageVersion($0) }.map { .range(lowest, $0) } ?? .any
    case ("exactVersion", let version?): self = .exact(version)
    case ("branch", _): self = project["branch"].map { .branch($0) } ?? .any
    case ("revision", _): self = project["revision"].map { .revision($0) } ?? .any
    default: self = .any
    }
  }

  /// As `dump-package` writes it.
  init(manifest: [String: Any]) {
    guard let (kind, value) = manifest.first else {
      self = .any
      return
    }
    let first = (value as? [Any])?.first
    let text = first as? String ?? ""
    switch kind {
    case "range":
      let bounds = first as? [String: String] ?? [:]
      let lower = bounds["lowerBound"].flatMap { PackageVersion($0) }
      let upper = bounds["upperBound"].flatMap { PackageVersion($0) }
      if let lower, let upper { self = .range(lower, upper) } else { self = .any }
    case "exact": self = PackageVersion(text).map { .exact($0) } ?? .any
    case "branch": self = .branch(text)
    case "revision": self = .revision(text)
    default: self = .any
    }
  }

  func allows(_ version: PackageVersion) -> Bool {
    switch self {
    case .range(let lower, let upper):
      // A version before a release is taken only where the range begins with one.
      return version >= lower && version < upper && (version.prerelease.isEmpty || !lower.prerelease.isEmpty)
    case .exact(let wanted): return version == wanted
    case .any: return version.prerelease.isEmpty
    case .branch, .revision: return false
    }
  }

  var description: String {
    switch self {
    case .range(let lower, let upper): return "\(lower) ..< \(upper)"
    case .exact(let version): return "\(version)"
    case .branch(let name): return "the branch '\(name)'"
    case .revision(let name): return "the commit \(name)"
    case .any: return "any version"
    }
  }
}

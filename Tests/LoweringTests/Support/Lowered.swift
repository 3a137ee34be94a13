import Lowering
import Testing

/// Lowers files of one module, given as source texts.
func lowered(_ sources: String..., configuration: Configuration = Configuration()) -> LoweredModule {
  let files = sources.enumerated().map { SourceFile(path: "App/File\($0).swift", text: $1) }
  do {
    return try ModuleLowering(moduleName: "App", files: files, configuration: configuration).lower()
  } catch {
    Issue.record(error)
    return LoweredModule(files: [], generated: [], messages: [], delegateClassName: nil, imports: [])
  }
}

extension LoweredModule {
  /// The user's lines of a file as they are now.
  func body(_ file: Int = 0) -> String {
    let lines = files[file].text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.dropFirst().prefix { $0 != "#sourceLocation()" }.map { $0 + "\n" }.joined()
  }

  /// What stands behind the user's lines.
  func appendix(_ file: Int = 0) -> String {
    files[file].text.components(separatedBy: "\n#sourceLocation()\n").last ?? ""
  }
}

/// The compiler accepts the sources when they are lowered; lowering them again changes nothing.
func expectCompiles(
  _ sources: String..., swiftVersion: String = "5", sourceLocation: SourceLocation = #_sourceLocation
) {
  let files = sources.enumerated().map { SourceFile(path: "App/File\($0).swift", text: $1) }
  do {
    let module = try ModuleLowering(moduleName: "App", files: files).lower()
    for (source, file) in zip(sources, module.files) {
      let lines = file.text.components(separatedBy: "\n#sourceLocation()\n")[0].split(
        separator: "\n", omittingEmptySubsequences: false)
      let old = source.split(separator: "\n", omittingEmptySubsequences: false)
      let count = old.count - (source.hasSuffix("\n") ? 1 : 0)
      #expect(lines.count - 1 == count, "lines moved", sourceLocation: sourceLocation)
    }
    let complaints = Compiler.complaints(about: module, swiftVersion: swiftVersion)
    #expect(complaints.isEmpty, "\(complaints)", sourceLocation: sourceLocation)
    let again = try ModuleLowering(moduleName: "App", files: module.files).lower()
    #expect(again.files == module.files, sourceLocation: sourceLocation)
  } catch {
    Issue.record(error, sourceLocation: sourceLocation)
  }
}

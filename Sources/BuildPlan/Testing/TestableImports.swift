import Lowering

/// The modules whose internal members tests reach.
enum TestableImports {
  static func modules(in sources: [SourceFile]) -> Set<String> {
    var names: Set<String> = []
    for source in sources {
      for match in source.text.matches(of: #/@testable\s+(?:@\w+\s+)*import\s+(?:\w+[ \t]+)?([\w`]+)/#) {
        names.insert(match.1.filter { $0 != "`" })
      }
    }
    return names
  }
}

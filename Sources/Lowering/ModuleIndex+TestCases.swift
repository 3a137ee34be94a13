extension ModuleIndex {
  /// The classes that XCTest runs: a base class without tests of its own gives its to the subclasses.
  var testCases: [LoweredModule.TestCase] {
    declarations.compactMap { declaration in
      guard declaration.kind == .class, !declaration.isLocal, !declaration.isGeneric,
        externalSuperclass(of: declaration) == "XCTestCase"
      else { return nil }
      let chain = chain(from: declaration)
      let methods = chain.flatMap { parts(of: $0.name).flatMap(\.methods) }.filter(\.isTest)
      var seen: Set<String> = []
      let tests = methods.filter { seen.insert($0.name).inserted }.map { method in
        let effects = method.node.signature.effectSpecifiers
        return LoweredModule.TestCase.Method(
          name: method.name, isAsync: effects?.asyncSpecifier != nil,
          isThrowing: effects?.throwsClause != nil)
      }
      return tests.isEmpty ? nil : LoweredModule.TestCase(className: declaration.name, methods: tests)
    }
  }
}

extension Method {
  fileprivate var isTest: Bool {
    name.hasPrefix("test") && labels.isEmpty && !isStatic && node.signature.returnClause == nil
      && modifiers.isDisjoint(with: ["private", "fileprivate"])
  }
}

import SwiftSyntax

/// Writes the code that tells the registry at run time what the attributes told Objective-C.
///
/// An extension in the same file reaches private members; where none can be written (generic, local and
/// hidden classes) the code stands in the class's body and runs when the class is first looked up.
struct Registration {
  let module: ModuleContext
  private var index: ModuleIndex { module.index }

  static let fileFunction = "_espalierRegisterFile"

  func register(_ context: FileContext) {
    var calls: [String] = []
    for (number, type) in index.declarations.enumerated() where type.file == context.file.index {
      guard let statements = statements(for: type), type.kind == .class || !statements.isEmpty else {
        continue
      }
      let name = runTimeName(of: type)
      let call = { (indent: String) in
        ([
          indent
            + "ObjectiveC.ObjectRegistry.register(\(type.name.lastName(if: type.isLocal)).self, name: \(name.swiftLiteral)) { r in"
        ]
          + statements.map { indent + "  " + $0 } + [indent + "}"]).joined(separator: "\n")
      }
      context.imports.formUnion(["ObjectiveC"])
      if type.registersInBody {
        register(inBodyOf: type, statements: statements, name: name, context)
      } else {
        let function = "_espalierRegister\(number)"
        context.appended.append(
          "extension \(type.name) {\n  @MainActor static func \(function)() {\n\(call("    "))\n  }\n}")
        calls.append("\(type.name).\(function)()")
      }
    }
    guard !calls.isEmpty else { return }
    context.registersClasses = true
    let body = calls.map { "  \($0)\n" }.joined()
    context.appended.append("@MainActor func \(Self.fileFunction)\(context.file.index)() {\n\(body)}")
  }

  /// `EspalierRegistration.registerAll()`.
  func entryPoint(files: [FileContext]) -> SourceFile {
    let calls = files.filter(\.registersClasses).map { "    \(Self.fileFunction)\($0.file.index)()\n" }
    let text =
      "enum EspalierRegistration {\n  @MainActor static func registerAll() {\n\(calls.joined())  }\n}\n"
    return SourceFile(path: "EspalierRegistration.swift", text: text)
  }

  private func register(
    inBodyOf type: TypeDeclaration, statements: [String], name: String, _ context: FileContext
  ) {
    let simple = type.name.lastName
    let inherited = index.chain(from: type).dropFirst().contains(where: \.registersInBody)
    let modifiers = inherited ? "override class" : "class"
    if !inherited {
      let clause = "ObjectiveC.SelfRegistering"
      if let last = type.inheritanceClause?.inheritedTypes.last {
        context.insert(", \(clause)", at: last.range.upperBound)
      } else {
        context.insert(": \(clause)", at: type.nameEnd)
      }
    }
    let body = statements.joined(separator: "; ")
    let member =
      "nonisolated \(modifiers) func registerMembers() { ObjectiveC.registering { @MainActor in "
      + "ObjectiveC.ObjectRegistry.register(\(simple).self, name: \(name.swiftLiteral)) { r in \(body) } } }"
    context.insert(type.closing(member), at: type.closingBrace)
  }

  /// As NSStringFromClass and storyboards write it.
  private func runTimeName(of type: TypeDeclaration) -> String {
    if let declared = index.classes[type.name] {
      return declared.objectiveCName ?? "\(index.moduleName).\(type.name)"
    }
    return type.isLocal ? "\(index.moduleName).\(type.name)" : type.name
  }

  /// nil for what has no place in the registry.
  private func statements(for type: TypeDeclaration) -> [String]? {
    switch type.kind {
    case .class: break
    case .extension:
      // Of a class of UIKit: only a class can hold exposed members.
      guard index.classes[type.name] != nil || !index.typeNames.contains(type.name) else { return nil }
      guard index.classes[type.name]?.registersInBody != true else { return nil }
    case .protocol, .other: return nil
    }
    let simple = type.name.lastName(if: type.isLocal)
    let methods = type.methods.filter { isRegistered($0) }.map { method(of: simple, $0) }
    let properties = type.properties.filter { $0.isExposed && !$0.isStatic }
      .flatMap { property(of: simple, $0) }
    let factories = type.kind == .class ? Factories(index: index).statements(for: type) : []
    return methods + properties + sources(of: type) + optionalMembers(of: type) + implemented(by: type)
      + factories
  }

  /// What the class says the values of its keys are made of.
  private func sources(of type: TypeDeclaration) -> [String] {
    let simple = type.name.lastName(if: type.isLocal), prefix = "keyPathsForValuesAffecting"
    func key(_ name: String) -> String? {
      guard name.hasPrefix(prefix), let first = name.dropFirst(prefix.count).first else { return nil }
      return first.lowercased() + name.dropFirst(prefix.count + 1)
    }
    let methods = type.methods.filter(\.isStatic).compactMap { method -> String? in
      if method.fullName == prefix + "Value(forKey:)" {
        return "r.sourcesOfAny = { \(simple).\(prefix)Value(forKey: $0) }"
      }
      guard method.labels.isEmpty, let key = key(method.name) else { return nil }
      return "r.sources[\(key.swiftLiteral)] = { \(simple).\(method.name)() }"
    }
    let properties = type.properties.filter(\.isStatic).compactMap { property in
      key(property.name).map { "r.sources[\($0.swiftLiteral)] = { \(simple).\(property.name) }" }
    }
    return methods + properties
  }

  /// Which methods of UIKit's delegates it has: UIKit asks for some whether they are there.
  private func implemented(by type: TypeDeclaration) -> [String] {
    let names = type.methods.filter { !$0.isStatic && DelegateProtocols.mayName($0.fullName) }.map(\.fullName)
    if names.isEmpty { return [] }
    return ["r.implemented.formUnion([\(names.map(\.swiftLiteral).joined(separator: ", "))])"]
  }

  private func isRegistered(_ method: Method) -> Bool {
    guard !method.isStatic, method.isRepresentable else { return false }
    return method.isMarked || module.selectedMethods.contains(method.node.id)
      || FoundationOverrides.applies(to: method, in: index)
  }

  private func method(of type: String, _ method: Method) -> String {
    let node = method.node
    let parameters = node.signature.parameterClause.parameters
    let arguments = parameters.enumerated().map { position, parameter in
      let label = parameter.label.map { $0 + ": " } ?? ""
      return label + "try ObjectiveC.argument(a, \(position), as: (\(parameter.valueType)).self)"
    }
    let result = node.signature.returnClause?.type.lineText
    let isVoid = result.map { ["Void", "()", "Swift.Void"].contains($0) } ?? true
    let call = { (arguments: [String]) in
      "(o as! \(type)).\(node.name.text)(\(arguments.joined(separator: ", ")))"
    }
    let effects = node.signature.effectSpecifiers
    let ignored = isVoid ? "" : "_ = "
    var statement = isVoid ? "\(call(arguments)); return nil" : "return \(call(arguments))"
    if effects?.asyncSpecifier != nil {
      let prepared = parameters.enumerated().map { position, parameter in
        "let p\(position) = try ObjectiveC.argument(a, \(position), as: (\(parameter.valueType)).self); "
      }
      let names = parameters.enumerated().map { ($1.label.map { $0 + ": " } ?? "") + "p\($0)" }
      statement =
        prepared.joined() + "_Concurrency.Task { @MainActor in try? await \(call(names)) }; return nil"
    } else if effects?.throwsClause != nil {
      // Objective-C hands the error to a pointer that the sender never looks at.
      statement = "do { \(ignored)try \(call(arguments)) } catch {}; return nil"
    }
    let selector = FoundationOverrides.selectors[method.fullName] ?? method.selector
    return "r.methods[\(selector.swiftLiteral)] = { o, a in \(statement) }"
  }

  private func property(of type: String, _ property: Property) -> [String] {
    let key = property.key.swiftLiteral
    let get = "r.getters[\(key)] = { o in (o as! \(type)).\(property.name.escaped) }"
    guard property.isSettable else { return [get] }
    let set =
      "r.setters[\(key)] = { o, v in let s = o as! \(type); try ObjectiveC.assign(v, to: &s.\(property.name.escaped), key: \(key), of: s) }"
    return [get, set]
  }

  /// What this part of a class implements of the `@objc optional` requirements of the module's protocols.
  private func optionalMembers(of type: TypeDeclaration) -> [String] {
    guard !index.optionalMembers.isEmpty else { return [] }
    let simple = type.name.lastName(if: type.isLocal)
    return index.conformances(of: type.name).sorted().flatMap { name in
      (index.protocols[name]?.optionalMembers ?? []).compactMap { member in
        guard let labels = member.labels else {
          guard type.properties.contains(where: { $0.name == member.name }) else { return nil }
          return
            "r.optionalMembers[\(member.key.swiftLiteral)] = { o in let v: \(member.type) = (o as! \(simple)).\(member.name); return v }"
        }
        guard type.methods.contains(where: { $0.name == member.name && $0.labels == labels }) else {
          return nil
        }
        let names = labels.enumerated().map { ($1.map { $0 + ": " } ?? "") + "$\($0)" }
        let throwing = member.type.contains(" throws ") ? "try " : ""
        let waiting = member.type.contains(" async ") ? "await " : ""
        return
          "r.optionalMembers[\(member.key.swiftLiteral)] = { o in let s = o as! \(simple); let f: \(member.type) = { \(throwing)\(waiting)s.\(member.name)(\(names.joined(separator: ", "))) }; return f }"
      }
    }
  }
}

extension String {
  /// `Outer.Inner` → `Inner`.
  var lastName: String { lastIndex(of: ".").map { String(self[index(after: $0)...]) } ?? self }
  func lastName(if condition: Bool) -> String { condition ? lastName : self }
  /// With backticks where it is a keyword that cannot stand behind a dot otherwise.
  var escaped: String { ["init", "self", "Type", "Protocol"].contains(self) ? "`\(self)`" : self }
}

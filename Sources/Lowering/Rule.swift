import SwiftSyntax

/// One thing that the compiler on Linux refuses, and how to write it instead.
///
/// A rule sees every node of its kinds in the active branches of every file. It looks at the user's
/// syntax only, never at what another rule wrote.
protocol Rule {
  init()
  func visit(_ node: AttributeSyntax, _ context: FileContext)
  func visit(_ node: DeclModifierSyntax, _ context: FileContext)
  func visit(_ node: ImportDeclSyntax, _ context: FileContext)
  func visit(_ node: IfConfigDeclSyntax, _ context: FileContext)
  func visit(_ node: MacroExpansionExprSyntax, _ context: FileContext)
  func visit(_ node: MacroExpansionDeclSyntax, _ context: FileContext)
  func visit(_ node: AvailabilityConditionSyntax, _ context: FileContext)
  func visit(_ node: FunctionCallExprSyntax, _ context: FileContext)
  func visit(_ node: MemberAccessExprSyntax, _ context: FileContext)
  func visit(_ node: FunctionDeclSyntax, _ context: FileContext)
  func visit(_ node: VariableDeclSyntax, _ context: FileContext)
  /// Classes, structures, enumerations, protocols and extensions.
  func visit(_ node: any DeclGroupSyntax, _ context: FileContext)
  /// Once for each file, behind all its nodes.
  func finish(_ context: FileContext)
}

extension Rule {
  func visit(_ node: AttributeSyntax, _ context: FileContext) {}
  func visit(_ node: DeclModifierSyntax, _ context: FileContext) {}
  func visit(_ node: ImportDeclSyntax, _ context: FileContext) {}
  func visit(_ node: IfConfigDeclSyntax, _ context: FileContext) {}
  func visit(_ node: MacroExpansionExprSyntax, _ context: FileContext) {}
  func visit(_ node: MacroExpansionDeclSyntax, _ context: FileContext) {}
  func visit(_ node: AvailabilityConditionSyntax, _ context: FileContext) {}
  func visit(_ node: FunctionCallExprSyntax, _ context: FileContext) {}
  func visit(_ node: MemberAccessExprSyntax, _ context: FileContext) {}
  func visit(_ node: FunctionDeclSyntax, _ context: FileContext) {}
  func visit(_ node: VariableDeclSyntax, _ context: FileContext) {}
  func visit(_ node: any DeclGroupSyntax, _ context: FileContext) {}
  func finish(_ context: FileContext) {}
}

/// All rules. A new one is a file in Rules/, a line here and a test file.
let allRules: [any Rule.Type] = [
  Availability.self,
  ClassDescriptions.self,
  ConditionalCompilation.self,
  DelegateWitnesses.self,
  DynamicMembers.self,
  EmptyAttributedStrings.self,
  EntryPoints.self,
  ExposureAttributes.self,
  ExtensionOverrides.self,
  FoundationOverrides.self,
  Imports.self,
  KeyPathObservers.self,
  KeyPathStrings.self,
  ManagedProperties.self,
  MissingFrameworks.self,
  ObjectiveCProtocols.self,
  ObservableProperties.self,
  OptionalCalls.self,
  Previews.self,
  ResourceLiterals.self,
  Selectors.self,
  TimeTracking.self,
  TimerInformation.self,
]

import Foundation

extension Document {
  /// Puts in the translations of a table whose keys are `ObjectID.property`, as Xcode exports them for a
  /// document of `Base.lproj`.
  public func localize(with table: StringTable) {
    for key in table.entries.keys {
      guard let dot = key.firstIndex(of: "."), let element = elements[String(key[..<dot])],
        let text = table.text(key)
      else { continue }
      element.localize(String(key[key.index(after: dot)...]), text)
    }
  }
}

extension Element {
  fileprivate func localize(_ property: String, _ text: String) {
    if let bracket = property.firstIndex(of: "["), property.hasSuffix("]") {
      let index = Int(property[property.index(after: bracket)...].dropLast())
      return localize(collection: String(property[..<bracket]), at: index ?? 0, text)
    }
    switch property {
    case "accessibilityLabel", "accessibilityHint", "accessibilityValue", "accessibilityIdentifier":
      let key = property.dropFirst("accessibility".count).lowercased()
      child(key: "accessibilityConfiguration")?.set(key, text)
    case "configuration.title", "configuration.subtitle":
      child(key: "configuration")?.set(String(property.dropFirst("configuration.".count)), text)
    case _ where property.hasSuffix("Title") && child(key: String(property.dropLast(5)))?.name == "state":
      child(key: String(property.dropLast(5)))?.set("title", text)
    case _ where property.hasSuffix(".title") && child(key: String(property.dropLast(6)))?.name == "state":
      child(key: String(property.dropLast(6)))?.set("title", text)
    default: set(property, text)
    }
  }

  private func localize(collection: String, at index: Int, _ text: String) {
    switch collection {
    case "segmentTitles":
      let segments = group("segments")
      if segments.indices.contains(index) { segments[index].set("title", text) }
    case "ibExternalUserDefinedRuntimeAttributesLocalizableStrings":
      let localized = group("userDefinedRuntimeAttributes").filter { $0["type"] == "string" }
      if localized.indices.contains(index) { localized[index].set("value", text) }
    default: break
    }
  }

  /// The text may stand in an attribute or in a child.
  private func set(_ key: String, _ text: String) {
    if let child = child(key: key), child.name == "string" || child.name == "mutableString" {
      child.text = text
      child.attributes["base64-UTF8"] = nil
    } else {
      attributes[key] = text
    }
  }
}

import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads XML into a tree of elements.
final class DocumentParser: NSObject, XMLParserDelegate {
  private let file: String
  private var root: Element?
  private var open: [Element] = []
  private var texts: [String] = []
  private var failure: DocumentError?
  /// libxml2 stops at 256 itself; said here so that the message is ours.
  private static let maximumDepth = 250

  private init(file: String) { self.file = file }

  /// - Throws: `DocumentError` with the line at which the text stops being XML.
  static func parse(_ data: Data, file: String) throws -> Element {
    let delegate = DocumentParser(file: file)
    guard !data.isEmpty else {
      throw DocumentError(file: file, line: 1, cause: .malformed("the file is empty."))
    }
    let parser = XMLParser(data: data)
    parser.shouldResolveExternalEntities = false
    parser.delegate = delegate
    let succeeded = parser.parse()
    if let failure = delegate.failure { throw failure }
    guard succeeded, let root = delegate.root, delegate.open.isEmpty else {
      let line = max(parser.lineNumber, 1)
      throw DocumentError(file: file, line: line, cause: .malformed(delegate.reason(parser.parserError)))
    }
    return root
  }

  private func reason(_ error: Error?) -> String {
    if let element = open.last {
      return "<\(element.name)> of line \(element.line) is not closed, or what follows is no XML."
    }
    let code = (error as NSError?).map { " (XML error \($0.code))" } ?? ""
    return "it is not well-formed XML\(code)."
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    let element = Element(name: name, attributes: attributes, line: parser.lineNumber)
    if open.count >= Self.maximumDepth {
      failure = DocumentError(
        file: file, line: element.line, cause: .malformed("elements are nested too deeply."))
      parser.abortParsing()
      return
    }
    if let parent = open.last {
      parent.children.append(element)
      element.parent = parent
    } else {
      root = element
    }
    open.append(element)
    texts.append("")
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard !texts.isEmpty else { return }
    texts[texts.count - 1] += string
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    guard !texts.isEmpty else { return }
    texts[texts.count - 1] += String(decoding: block, as: UTF8.self)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard let element = open.popLast(), let text = texts.popLast() else { return }
    element.text = element.children.isEmpty ? text : ""
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: Error) {
    guard failure == nil else { return }
    failure = DocumentError(
      file: file, line: max(parser.lineNumber, 1), cause: .malformed(reason(error)))
  }
}

import Surface
import TextLayout

/// Sends the bytes of pictures and registered fonts before the first frame that uses them.
@MainActor enum PictureResources {
  private static var sent: Set<String> = []

  static func send(usedBy node: Node, over connection: any Connection) {
    switch node.content {
    case .image(let image): send(image.resource, connection)
    case .text(let text): send(text, connection)
    case .drawing(let drawing):
      for operation in drawing.operations {
        switch operation {
        case .image(let resource, _): send(resource, connection)
        case .text(let text): send(text, connection)
        default: break
        }
      }
    case nil: break
    }
    if let font = node.input?.font { sendFont(font.family, connection) }
  }

  private static func send(_ text: TextContent, _ connection: any Connection) {
    for line in text.lines {
      for run in line.runs {
        sendFont(run.font.family, connection)
        if let attachment = run.attachment { send(attachment, connection) }
      }
    }
  }

  private static func send(_ picture: String, _ connection: any Connection) {
    guard !sent.contains(picture), let found = PictureRegistry.picture(picture) else { return }
    sent.insert(picture)
    connection.send(Resource(id: picture, type: found.type, bytes: found.bytes))
  }

  /// Families of registered fonts are named by content; those of the table the host has itself.
  private static func sendFont(_ family: String, _ connection: any Connection) {
    guard family.hasPrefix("font-"), !sent.contains(family),
      let bytes = TextEngines.shared?.registeredFont(family: family)
    else { return }
    sent.insert(family)
    connection.send(Resource(id: family, type: "font/otf", bytes: bytes))
  }
}

import Surface

/// A picture in a text.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  private let foundationMark = FoundationMark()
  open var image: UIImage?
  /// In points; the origin lies on the baseline, y up. Empty takes the picture's size.
  open var bounds = CGRect.zero
  open var contents: Data?
  open var fileType: String?

  public override init() {}
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
  public init(data contentData: Data?, ofType uti: String?) {
    (contents, fileType) = (contentData, uti)
    image = contentData.flatMap { UIImage(data: $0) }
  }

  var effectiveBounds: CGRect {
    bounds.size == .zero ? CGRect(origin: bounds.origin, size: image?.size ?? .zero) : bounds
  }
}

extension NSAttributedString {
  /// The object replacement character, with the attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

/// What stands in a text where a picture is drawn.
struct AttachmentContent {
  /// A resource, or nil for a symbol.
  var picture: String?
  /// A symbol is a letter of the symbol font.
  var symbol: SymbolImage?
  var size: CGSize

  init(_ attachment: NSTextAttachment, traits: UITraitCollection) {
    let bounds = attachment.effectiveBounds
    size = bounds.size
    guard let image = attachment.image else { return }
    let form = image.resolved(for: traits)
    switch form.source {
    case .picture(let image), .asset(_, let image):
      if case .encoded(let encoded) = image.source, image.crop == nil {
        picture = PictureRegistry.register(encoded)
      } else if let data = attachment.image?.pngData(), let encoded = try? EncodedPicture(data: data) {
        // Recorded drawing has to become pixels to stand in a line of text.
        picture = PictureRegistry.register(encoded)
      }
    case .symbol(let symbol): self.symbol = symbol
    case .empty: break
    }
  }
}

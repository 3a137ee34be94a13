import InterfaceBuilder
import Surface

/// A picture, a symbol or a recorded drawing. Sizes are points.
open class UIImage: NSObject, NSCopying, @unchecked Sendable {
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  public enum ResizingMode: Int, Sendable { case tile, stretch }
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  enum Source {
    case picture(CGImage)
    /// An asset: the picture depends on the traits.
    case asset(ImageAsset, CGImage)
    case symbol(SymbolImage)
    case empty
  }
  /// All that makes two images differ; `with…` methods change a copy.
  struct Form {
    var source: Source
    var scale: CGFloat = 1
    var orientation = Orientation.up
    var renderingMode = RenderingMode.automatic
    /// Nine-part stretching; nil stretches evenly.
    var caps: UIEdgeInsets?
    var resizingMode = ResizingMode.stretch
    var alignmentInsets = UIEdgeInsets.zero
    /// The colour of a template that was asked for itself.
    var tint: UIColor?
    var flipsForRightToLeft = false
    var baselineOffset: CGFloat?
    var animation: (images: [UIImage], duration: TimeInterval)?
  }
  let form: Form

  init(_ form: Form) { self.form = form }

  // Apple declares accessibility on NSObject, so images have it too.
  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityIdentifier: String?

  public override convenience init() { self.init(Form(source: .empty)) }
  init(drawing: Drawing, size: CGSize, scale: CGFloat) {
    form = Form(source: .picture(CGImage(source: .drawing(drawing, size: size, scale: scale))), scale: scale)
  }
  public convenience init?(contentsOfFile path: String) {
    let name = (path as NSString).deletingPathExtension
    let scale: CGFloat = name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
    guard let picture = try? EncodedPicture(file: URL(fileURLWithPath: path)) else { return nil }
    self.init(Form(source: .picture(CGImage(source: .encoded(picture))), scale: scale))
  }
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }
  public convenience init?(data: Data, scale: CGFloat) {
    guard let picture = try? EncodedPicture(data: data) else { return nil }
    self.init(Form(source: .picture(CGImage(source: .encoded(picture))), scale: scale))
  }
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(Form(source: .picture(cgImage), scale: scale, orientation: orientation))
  }
  public required convenience init?(coder: NSCoder) { return nil }
  /// `#imageLiteral(resourceName:)`.
  public required convenience init(imageLiteralResourceName name: String) {
    guard let asset = AssetLibraries.library(of: .main).image(named: name),
      let form = UIImage.form(of: asset, traits: .current)
    else {
      // UIKit traps as well: a literal's picture must be there.
      fatalError("There is no image named \"\(name)\"")
    }
    self.init(form)
  }

  // MARK: Measures

  open var size: CGSize {
    switch form.source {
    case .picture(let image), .asset(_, let image):
      let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
      let isTurned = [Orientation.left, .right, .leftMirrored, .rightMirrored].contains(form.orientation)
      return isTurned ? CGSize(width: size.height, height: size.width) : size
    case .symbol(let symbol): return symbol.size
    case .empty: return .zero
    }
  }
  open var scale: CGFloat { form.scale }
  open var imageOrientation: Orientation { form.orientation }
  open var renderingMode: RenderingMode { form.renderingMode }
  open var capInsets: UIEdgeInsets { form.caps ?? .zero }
  open var resizingMode: ResizingMode { form.resizingMode }
  open var alignmentRectInsets: UIEdgeInsets { form.alignmentInsets }
  open var isSymbolImage: Bool { if case .symbol = form.source { true } else { false } }
  open var flipsForRightToLeftLayoutDirection: Bool { form.flipsForRightToLeft }
  open var baselineOffsetFromBottom: CGFloat? {
    if case .symbol(let symbol) = form.source { return symbol.baselineFromBottom }
    return form.baselineOffset
  }
  open var cgImage: CGImage? {
    switch form.source {
    case .picture(let image), .asset(_, let image): image
    case .symbol, .empty: nil
    }
  }
  open var images: [UIImage]? { form.animation?.images }
  open var duration: TimeInterval { form.animation?.duration ?? 0 }
  open var configuration: Configuration? { symbolConfiguration }
  open var symbolConfiguration: SymbolConfiguration? {
    if case .symbol(let symbol) = form.source { symbol.configuration } else { nil }
  }

  // MARK: Other forms

  func changed(_ change: (inout Form) -> Void) -> UIImage {
    var form = form
    change(&form)
    return UIImage(form)
  }
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }
  open func withTintColor(_ color: UIColor) -> UIImage { changed { $0.tint = color } }
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changed { ($0.tint, $0.renderingMode) = (color, renderingMode) }
  }
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    changed { ($0.caps, $0.resizingMode) = (capInsets, resizingMode) }
  }
  open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let left = CGFloat(leftCapWidth), top = CGFloat(topCapHeight)
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: max(size.height - top - 1, 0), right: max(size.width - left - 1, 0)),
      resizingMode: .stretch)
  }
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentInsets = alignmentInsets }
  }
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    changed { $0.flipsForRightToLeft = true }
  }
  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    changed { $0.baselineOffset = baselineOffset }
  }
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let configuration = configuration as? SymbolConfiguration else { return self }
    return applyingSymbolConfiguration(configuration) ?? self
  }
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard case .symbol(let symbol) = form.source else { return nil }
    return changed { $0.source = .symbol(symbol.applying(configuration)) }
  }
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first?.changed { $0.animation = (images, duration) }
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The screen's, also off the main thread.
  static var screenScale: CGFloat {
    Thread.isMainThread ? MainActor.assumeIsolated { UIScreen.main.scale } : 3
  }
}

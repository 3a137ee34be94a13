import Surface
import TextLayout

public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

open class NSStringDrawingContext: NSObject, @unchecked Sendable {
  open var minimumScaleFactor: CGFloat = 0
  open internal(set) var actualScaleFactor: CGFloat = 1
  open internal(set) var totalBounds = CGRect.zero
  public override init() {}
}

extension NSAttributedString {
  fileprivate func layout(
    width: CGFloat?, lines: Int = 0, height: CGFloat? = nil, options: NSStringDrawingOptions = []
  ) -> TextLayoutResult {
    guard let engine = TextEngines.shared else {
      return TextLayoutResult(size: .zero, lines: [], isTruncated: false)
    }
    var request = TextRequest(
      paragraphs: TextComposition().paragraphs(self), width: width.map { Double($0) }, maximumLines: lines,
      truncation: options.contains(.truncatesLastVisibleLine) ? .truncateTail : nil,
      pixel: 1 / Double(UIImage.screenScale))
    request.height = height.map { Double($0) }
    request.leading = options.contains(.usesFontLeading) ? .betweenLines : .none
    return engine.layout(request)
  }

  /// On as many lines as the string has line feeds; not rounded.
  public func size() -> CGSize { length == 0 ? .zero : layout(width: nil).size }

  /// - Parameter options: without `usesLineFragmentOrigin` the text is one line, on its baseline.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    guard length > 0 else { return .zero }
    guard options.contains(.usesLineFragmentOrigin) else {
      let result = layout(width: nil, lines: 1)
      let baseline = result.lines.first?.baseline ?? 0
      return CGRect(x: 0, y: -baseline, width: result.size.width, height: result.size.height)
    }
    let isUnlimited = size.width <= 0 || size.width >= CGFloat.greatestFiniteMagnitude
    let truncates = options.contains(.truncatesLastVisibleLine)
    let limit =
      truncates && size.height > 0 && size.height < CGFloat.greatestFiniteMagnitude ? size.height : nil
    let result = layout(width: isUnlimited ? nil : size.width, height: limit, options: options)
    context?.totalBounds = CGRect(origin: .zero, size: result.size)
    return CGRect(origin: .zero, size: result.size)
  }

  public func draw(at point: CGPoint) {
    record(layout(width: nil), at: point)
  }
  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?)
  {
    guard options.contains(.usesLineFragmentOrigin) else {
      let result = layout(width: nil, lines: 1)
      let baseline = result.lines.first?.baseline ?? 0
      return record(result, at: CGPoint(x: rect.minX, y: rect.minY - baseline))
    }
    let height = rect.height > 0 ? rect.height : nil
    record(
      layout(width: rect.width > 0 ? rect.width : nil, height: height, options: options), at: rect.origin)
  }

  private func record(_ layout: TextLayoutResult, at point: CGPoint) {
    guard length > 0 else { return }
    UIGraphicsGetCurrentContext()?.record(.text(TextContent(layout, at: point)))
  }
}

extension NSString {
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    attributed(attributes).size()
  }
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    attributed(attributes).boundingRect(with: size, options: options, context: context)
  }
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    attributed(attributes).draw(at: point)
  }
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    attributed(attributes).draw(in: rect)
  }
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    attributed(attributes).draw(with: rect, options: options, context: context)
  }
  private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    NSAttributedString(string: String(describing: self), attributes: attributes)
  }
}

/// Swift's strings have NSString's drawing where Foundation bridges them.
extension String {
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as NSString).size(withAttributes: attributes)
  }
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    (self as NSString).boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    (self as NSString).draw(at: point, withAttributes: attributes)
  }
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    (self as NSString).draw(in: rect, withAttributes: attributes)
  }
}

import Foundation
import InterfaceBuilder
import PangoText
import Surface
import Testing
import TextLayout

@testable import UIKit

@MainActor @Suite struct UIImageTests {
  init() { if TextEngines.shared == nil { TextEngines.shared = PangoTextEngine() } }

  /// The smallest PNG header of a size; no pixels are ever needed.
  static func png(_ width: UInt8, _ height: UInt8) -> Data {
    Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
        + [0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0])
  }
  private func content(_ view: UIView) -> Content? {
    var node = Node(id: 0)
    view.updateNode(&node)
    return node.content
  }

  @Test func sizesAreReadWithoutDecoding() throws {
    let image = try #require(UIImage(data: Self.png(60, 30), scale: 3))
    #expect(image.size == CGSize(width: 20, height: 10))
    #expect(UIImage(data: Data("no picture".utf8)) == nil)
    #expect(UIImage(data: Data()) == nil)
    let jpeg = Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC0, 0, 17, 8, 0, 20, 0, 40, 3, 1, 1, 1])
    #expect(UIImage(data: jpeg)?.size == CGSize(width: 40, height: 20))
    let svg = Data("<?xml version='1.0'?><svg xmlns='x' viewBox='0 0 24 12'></svg>".utf8)
    #expect(UIImage(data: svg)?.size == CGSize(width: 24, height: 12))
  }

  @Test func everyCutOfAPictureFileIsRefusedOrRead() {
    let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE1, 0, 20] + Array("Exif".utf8) + [0, 0, 0x4D, 0x4D, 0, 42]
    for data in [Array(Self.png(9, 9)), jpeg, Array("RIFF1234WEBPVP8X".utf8), Array("GIF89a".utf8)] {
      for length in 0...data.count { _ = UIImage(data: Data(data.prefix(length))) }
    }
  }

  @Test func anImageViewPlacesItsPicture() throws {
    let view = UIImageView(image: UIImage(data: Self.png(40, 20)))
    #expect(view.intrinsicContentSize == CGSize(width: 40, height: 20))
    #expect(view.frame.size == CGSize(width: 40, height: 20))
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    view.contentMode = .scaleAspectFit
    guard case .image(let fit)? = content(view) else { Issue.record("no picture"); return }
    #expect(fit.rect == CGRect(x: 0, y: 25, width: 100, height: 50))
    #expect(fit.tint == nil)
    view.contentMode = .scaleAspectFill
    guard case .image(let fill)? = content(view) else { Issue.record("no picture"); return }
    #expect(fill.rect == CGRect(x: -50, y: 0, width: 200, height: 100))
    view.contentMode = .bottomRight
    guard case .image(let corner)? = content(view) else { Issue.record("no picture"); return }
    #expect(corner.rect == CGRect(x: 60, y: 80, width: 40, height: 20))
    #expect(PictureRegistry.picture(corner.resource)?.type == "image/png")
  }

  @Test func templatesTakeTheTint() {
    let image = UIImage(data: Self.png(40, 20))?.withRenderingMode(.alwaysTemplate)
    let view = UIImageView(image: image)
    view.tintColor = .red
    guard case .image(let picture)? = content(view) else { Issue.record("no picture"); return }
    #expect(picture.tint == Surface.Color(red: 1, green: 0, blue: 0))
  }

  @Test func symbolsAreLettersOfTheIconFont() throws {
    let view = UIImageView(image: UIImage(systemName: "star.fill"))
    view.tintColor = .blue
    guard case .text(let text)? = content(view) else { Issue.record("no symbol"); return }
    #expect(text.lines[0].runs[0].font.family == "symbols")
    #expect(text.lines[0].runs[0].color.blue == 1)
    let small = try #require(UIImage(systemName: "star"))
    let large = try #require(
      UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 50)))
    #expect(large.size.width > 2.5 * small.size.width)
    #expect(UIImage(systemName: "no.such.symbol") != nil)
    #expect(UIImage(systemName: "") == nil)
  }

  @Test func drawnImagesAreRecorded() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 4, height: 4)).stroke()
      ("text" as NSString).draw(at: .zero)
    }
    #expect(image.size == CGSize(width: 10, height: 20))
    guard case .drawing(let drawing)? = content(UIImageView(image: image)) else {
      Issue.record("no drawing")
      return
    }
    #expect(drawing.operations.contains { if case .fill = $0 { true } else { false } })
    #expect(drawing.operations.contains { if case .text = $0 { true } else { false } })
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 3, height: 3), false, 0)
    image.draw(in: CGRect(x: 0, y: 0, width: 3, height: 3))
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 3, height: 3))
    UIGraphicsEndImageContext()
  }

  @Test func orientationsTurnTheSize() {
    let picture = UIImage(data: Self.png(40, 20))
    let turned = picture?.cgImage.map { UIImage(cgImage: $0, scale: 1, orientation: .right) }
    #expect(turned?.size == CGSize(width: 20, height: 40))
    guard
      case .drawing? = turned?.content(
        in: CGRect(x: 0, y: 0, width: 20, height: 40), mode: .center, tint: nil)
    else {
      Issue.record("no drawing")
      return
    }
  }

  @Test func everySymbolOfTheTableHasItsIcon() {
    for name in [
      "plus", "chevron.right", "exclamationmark.triangle.fill", "play.fill", "gear", "xmark", "cart",
    ] {
      #expect(SymbolTable.character(name) != nil, "\(name)")
    }
  }
}

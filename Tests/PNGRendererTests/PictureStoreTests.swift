import Foundation
import Surface
import Testing

@testable import PNGRenderer

@Suite struct PictureStoreTests {
  /// A small file can claim gigabytes of pixels.
  @Test func picturesOfTooManyPixelsAreNotDecoded() throws {
    let png = try Scene(10, 10).picture().png
    let resources = ["square": Resource(id: "square", type: "image/png", bytes: png)]
    #expect(PictureStore(resources).picture("square") != nil)
    #expect(PictureStore(resources, maximumPixels: 400).picture("square") != nil)
    #expect(PictureStore(resources, maximumPixels: 399).picture("square") == nil)
  }
}

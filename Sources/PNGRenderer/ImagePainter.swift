import CCairo
import Foundation
import Surface

/// Places a picture in a box.
struct ImagePainter {
  let canvas: Canvas
  let pictures: PictureStore

  func paint(_ image: ImageContent) {
    guard let tint = image.tint else { return paintPlain(image) }
    guard let shape = canvas.group({ paintPlain(image) }) else { return }
    canvas.setColor(tint)
    cairo_mask(canvas.context, shape)
    cairo_pattern_destroy(shape)
  }

  private func paintPlain(_ image: ImageContent) {
    guard let caps = image.caps, caps.count == 4 else {
      return pictures.paint(image.resource, in: image.rect, on: canvas)
    }
    let rows = bands(caps[0], caps[2], image.size.height, image.rect.minY, image.rect.height)
    let columns = bands(caps[1], caps[3], image.size.width, image.rect.minX, image.rect.width)
    for row in rows { for column in columns { paintPart(image, row: row, column: column) } }
  }

  /// A stretch of the picture and where it goes.
  private struct Band {
    var from: Double, length: Double
    var to: Double, size: Double
  }

  private func bands(_ first: Double, _ last: Double, _ whole: Double, _ start: Double, _ room: Double)
    -> [Band]
  {
    // Caps that do not fit are shrunken together.
    let share = min(1, room / max(first + last, 0.001))
    let (head, tail) = (first * share, last * share)
    return [
      Band(from: 0, length: first, to: start, size: head),
      Band(from: first, length: whole - first - last, to: start + head, size: room - head - tail),
      Band(from: whole - last, length: last, to: start + room - tail, size: tail),
    ].filter { $0.length > 0 && $0.size > 0 }
  }

  private func paintPart(_ image: ImageContent, row: Band, column: Band) {
    let x = column.size / column.length, y = row.size / row.length
    canvas.saving {
      cairo_rectangle(canvas.context, column.to, row.to, column.size, row.size)
      canvas.clip()
      pictures.paint(
        image.resource,
        in: CGRect(
          x: column.to - column.from * x, y: row.to - row.from * y, width: image.size.width * x,
          height: image.size.height * y), on: canvas)
    }
  }
}

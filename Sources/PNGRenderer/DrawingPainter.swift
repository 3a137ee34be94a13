import CCairo
import Foundation
import Surface

/// Plays a display list.
struct DrawingPainter {
  /// What the list's own save and restore keep beside Cairo's state.
  private struct State {
    var alpha = 1.0
    var shadow: Shadow?
  }

  let canvas: Canvas
  let text: TextPainter
  let pictures: PictureStore

  func paint(_ drawing: Drawing) {
    var states = [State()]
    // A list that is cut short must not leave its clip behind.
    for operation in drawing.operations {
      switch operation {
      case .save:
        states.append(states[states.count - 1])
        cairo_save(canvas.context)
      case .restore:
        guard states.count > 1 else { continue }
        states.removeLast()
        cairo_restore(canvas.context)
      case .concatenate(let transform): canvas.concatenate(transform)
      case .clip(let path, let evenOdd):
        cairo_new_path(canvas.context)
        canvas.add(path)
        canvas.clip(evenOdd: evenOdd)
      case .alpha(let alpha): states[states.count - 1].alpha = alpha
      case .blendMode(let name):
        cairo_set_operator(canvas.context, Self.operators[name] ?? CAIRO_OPERATOR_OVER)
      case .shadow(let shadow): states[states.count - 1].shadow = shadow
      default: paint(operation, states[states.count - 1])
      }
    }
    for _ in 1..<max(states.count, 1) { cairo_restore(canvas.context) }
  }

  private func paint(_ operation: DrawingOperation, _ state: State) {
    if let shadow = state.shadow, let bounds = bounds(of: operation) {
      ShadowPainter(canvas: canvas).paint(shadow, bounds: bounds, excluding: nil) { other in
        DrawingPainter(
          canvas: other, text: TextPainter(canvas: other, fonts: text.fonts, pictures: pictures),
          pictures: pictures
        ).paintPlain(operation)
      }
    }
    guard state.alpha < 1 else { return paintPlain(operation) }
    let mode = cairo_get_operator(canvas.context)
    guard let group = canvas.group({ paintPlain(operation) }) else { return }
    cairo_set_operator(canvas.context, mode)
    cairo_set_source(canvas.context, group)
    cairo_paint_with_alpha(canvas.context, state.alpha)
    cairo_pattern_destroy(group)
  }

  private func paintPlain(_ operation: DrawingOperation) {
    cairo_new_path(canvas.context)
    switch operation {
    case .fill(let path, let color, let evenOdd):
      canvas.setColor(color)
      canvas.add(path)
      canvas.fill(evenOdd: evenOdd)
    case .stroke(let path, let color, let style):
      canvas.setColor(color)
      canvas.add(path)
      apply(style)
      cairo_stroke(canvas.context)
    case .gradient(let gradient, let rect):
      cairo_rectangle(canvas.context, rect.minX, rect.minY, rect.width, rect.height)
      canvas.fill(with: gradient, in: rect)
    case .text(let content): text.paint(content)
    case .image(let resource, let rect): pictures.paint(resource, in: rect, on: canvas)
    case .clear(let rect):
      canvas.saving {
        cairo_set_operator(canvas.context, CAIRO_OPERATOR_CLEAR)
        cairo_rectangle(canvas.context, rect.minX, rect.minY, rect.width, rect.height)
        cairo_fill(canvas.context)
      }
    case .save, .restore, .concatenate, .clip, .alpha, .blendMode, .shadow: break
    }
  }

  private func apply(_ style: StrokeStyle) {
    cairo_set_line_width(canvas.context, max(style.width, 0))
    switch style.cap {
    case .butt: cairo_set_line_cap(canvas.context, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(canvas.context, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(canvas.context, CAIRO_LINE_CAP_SQUARE)
    }
    switch style.join {
    case .miter: cairo_set_line_join(canvas.context, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(canvas.context, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(canvas.context, CAIRO_LINE_JOIN_BEVEL)
    }
    cairo_set_miter_limit(canvas.context, style.miterLimit)
    // Only nothing but zeros would put the context into an error state.
    var dash = style.dash.contains { $0 > 0 } && style.dash.allSatisfy { $0 >= 0 } ? style.dash : []
    cairo_set_dash(canvas.context, &dash, Int32(dash.count), style.dashPhase)
  }

  private func bounds(of operation: DrawingOperation) -> CGRect? {
    switch operation {
    case .fill(let path, _, _): return path.controlBounds
    case .stroke(let path, _, let style):
      return path.controlBounds?.insetBy(dx: -style.width, dy: -style.width)
    case .image(_, let rect), .gradient(_, let rect): return rect
    case .text(let text):
      return text.lines.reduce(nil as CGRect?) { all, line in
        let rect = CGRect(x: line.x, y: line.top, width: line.width, height: line.height)
        return all?.union(rect) ?? rect
      }
    default: return nil
    }
  }

  /// Core Graphics's modes as Cairo has them.
  private static let operators: [String: cairo_operator_t] = [
    "normal": CAIRO_OPERATOR_OVER, "multiply": CAIRO_OPERATOR_MULTIPLY, "screen": CAIRO_OPERATOR_SCREEN,
    "overlay": CAIRO_OPERATOR_OVERLAY, "darken": CAIRO_OPERATOR_DARKEN, "lighten": CAIRO_OPERATOR_LIGHTEN,
    "colorDodge": CAIRO_OPERATOR_COLOR_DODGE, "colorBurn": CAIRO_OPERATOR_COLOR_BURN,
    "softLight": CAIRO_OPERATOR_SOFT_LIGHT, "hardLight": CAIRO_OPERATOR_HARD_LIGHT,
    "difference": CAIRO_OPERATOR_DIFFERENCE, "exclusion": CAIRO_OPERATOR_EXCLUSION,
    "hue": CAIRO_OPERATOR_HSL_HUE, "saturation": CAIRO_OPERATOR_HSL_SATURATION,
    "color": CAIRO_OPERATOR_HSL_COLOR, "luminosity": CAIRO_OPERATOR_HSL_LUMINOSITY,
    "clear": CAIRO_OPERATOR_CLEAR, "copy": CAIRO_OPERATOR_SOURCE, "sourceIn": CAIRO_OPERATOR_IN,
    "sourceOut": CAIRO_OPERATOR_OUT, "sourceAtop": CAIRO_OPERATOR_ATOP,
    "destinationOver": CAIRO_OPERATOR_DEST_OVER, "destinationIn": CAIRO_OPERATOR_DEST_IN,
    "destinationOut": CAIRO_OPERATOR_DEST_OUT, "destinationAtop": CAIRO_OPERATOR_DEST_ATOP,
    "xor": CAIRO_OPERATOR_XOR, "plusLighter": CAIRO_OPERATOR_ADD,
  ]
}

extension Path {
  fileprivate var controlBounds: CGRect? {
    var result: CGRect?
    func add(_ p: CGPoint) {
      let dot = CGRect(origin: p, size: .zero)
      result = result?.union(dot) ?? dot
    }
    for element in elements {
      switch element {
      case .move(let p), .line(let p): add(p)
      case .quad(let c, let p):
        add(c)
        add(p)
      case .cubic(let a, let b, let p):
        add(a)
        add(b)
        add(p)
      case .close: break
      }
    }
    return result
  }
}

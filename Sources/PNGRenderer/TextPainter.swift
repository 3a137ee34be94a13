import CCairo
import Foundation
import PangoText
import Surface
import TextLayout

/// Paints lines where the app measured them.
struct TextPainter {
  let canvas: Canvas
  let fonts: FontStore
  let pictures: PictureStore

  func paint(_ text: TextContent) {
    for line in text.lines {
      for run in line.runs { paintBackground(run, line) }
      for run in line.runs { paint(run, line) }
    }
  }

  private func paintBackground(_ run: GlyphRun, _ line: TextLine) {
    guard let background = run.background else { return }
    canvas.setColor(background)
    cairo_rectangle(canvas.context, line.x + run.x, line.top, run.width, line.height)
    canvas.fill()
  }

  private func paint(_ run: GlyphRun, _ line: TextLine) {
    let x = line.x + run.x, baseline = line.baseline - run.baselineOffset
    if let attachment = run.attachment, let size = run.attachmentSize {
      pictures.paint(
        attachment, in: CGRect(x: x, y: baseline - size.height, width: size.width, height: size.height),
        on: canvas)
      return
    }
    if let face = fonts.face(run.font) { show(run, face: face, x: x, baseline: baseline) }
    if let underline = run.underline {
      decorate(underline, run, x: x, y: baseline + run.font.size * 0.11)
    }
    if let strikethrough = run.strikethrough {
      decorate(strikethrough, run, x: x, y: baseline - run.font.size * 0.27)
    }
  }

  private func show(_ run: GlyphRun, face: FontStore.Face, x: Double, baseline: Double) {
    let size = run.font.size * face.sizeAdjust
    let units = Array(run.text.utf16)
    let shaped = face.shaping.glyphs(
      units[...], isRightToLeft: run.isRightToLeft, usesTabularDigits: run.font.usesTabularDigits)
    var position = x
    var glyphs: [cairo_glyph_t] = []
    for (index, glyph) in shaped.enumerated() {
      glyphs.append(
        cairo_glyph_t(
          index: UInt(glyph.index), x: position + glyph.offset.x * size, y: baseline - glyph.offset.y * size))
      position += glyph.advance * size
      let isLastOfCluster = index + 1 == shaped.count || shaped[index + 1].cluster != glyph.cluster
      if isLastOfCluster {
        position += run.font.tracking
        if units[glyph.cluster] == 0x20 || units[glyph.cluster] == 0xA0 { position += run.wordSpacing ?? 0 }
      }
    }
    canvas.saving {
      canvas.setColor(run.color)
      cairo_set_font_face(canvas.context, face.outline)
      var matrix = cairo_matrix_t(
        xx: size, yx: 0, xy: face.isSlanted ? -size * 0.2 : 0, yy: size, x0: 0, y0: 0)
      cairo_set_font_matrix(canvas.context, &matrix)
      let options = cairo_font_options_create()
      cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
      cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
      cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
      cairo_set_font_options(canvas.context, options)
      cairo_font_options_destroy(options)
      cairo_show_glyphs(canvas.context, &glyphs, Int32(glyphs.count))
    }
  }

  private func decorate(_ decoration: Decoration, _ run: GlyphRun, x: Double, y: Double) {
    let thickness = max(run.font.size / 15, 1 / canvas.scale) * (decoration.style == .thick ? 2 : 1)
    canvas.saving {
      canvas.setColor(decoration.color ?? run.color)
      cairo_set_line_width(canvas.context, thickness)
      var dash = decoration.style == .dotted ? [thickness, thickness] : [thickness * 4, thickness * 2]
      if decoration.style == .dotted || decoration.style == .dashed {
        cairo_set_dash(canvas.context, &dash, 2, 0)
      }
      for line in 0..<(decoration.style == .double ? 2 : 1) {
        let height = y + Double(line) * thickness * 2
        cairo_move_to(canvas.context, x, height)
        cairo_line_to(canvas.context, x + run.width, height)
      }
      cairo_stroke(canvas.context)
    }
  }
}

#pragma once
#include <harfbuzz/hb.h>
#include <harfbuzz/hb-ot.h>
#include <pango/pango-bidi-type.h>
#include <pango/pango-utils.h>
#include <pango/pango-break.h>

/* Bit fields are read here: their layout is the C compiler's business. */
static inline int espalier_is_line_break(const PangoLogAttr *attributes, int index) {
  return attributes[index].is_line_break;
}
static inline int espalier_is_cursor_position(const PangoLogAttr *attributes, int index) {
  return attributes[index].is_cursor_position;
}

#pragma once
#include <cairo.h>
#include <cairo-ft.h>
#include <gdk-pixbuf/gdk-pixbuf.h>
#include <librsvg/rsvg.h>
#include <ft2build.h>
#include FT_FREETYPE_H

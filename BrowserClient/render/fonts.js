/** Before each family's name, so that no font of this machine takes the place of the measured one. */
const prefix = "espalier-";

export function fontFamily(font) {
  return `"${prefix}${font.family}"`;
}

/** As the canvas and CSS's `font` write it. */
export function fontShorthand(font) {
  return `${font.italic ? "italic " : ""}${font.weight} ${font.size}px ${fontFamily(font)}`;
}

export function applyFont(style, font) {
  style.font = fontShorthand(font);
  style.letterSpacing = font.tracking ? `${font.tracking}px` : "";
  style.fontVariantNumeric = font.tabular ? "tabular-nums" : "";
}

/** Makes a font that the app brought along known; its boxes are forced to the same share as all others'. */
export function loadAppFont(family) {
  const face = new FontFace(prefix + family, `url("/resource/${encodeURIComponent(family)}")`, {
    ascentOverride: "95.2%", descentOverride: "24.1%", lineGapOverride: "0%", display: "block",
  });
  document.fonts.add(face);
}

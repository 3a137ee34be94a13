/** A wire colour (`#rrggbb`, `#rrggbbaa` or four numbers 0…1) as CSS. */
export function css(color) {
  if (typeof color === "string") return color;
  const [red, green, blue, alpha] = color;
  return `color(srgb ${red} ${green} ${blue} / ${alpha})`;
}

export const px = (length) => `${length}px`;

export function resourceURL(id) {
  return `/resource/${encodeURIComponent(id)}`;
}

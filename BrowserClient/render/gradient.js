import { css, px } from "./color.js";

/** A gradient in unit coordinates, as Core Animation has it, for a box of that size. */
export function gradientImage(gradient, width, height) {
  if (gradient.kind === "radial") return radial(gradient, width, height);
  if (gradient.kind === "conic") return conic(gradient, width, height);
  return linear(gradient, width, height);
}

function stops(gradient, place) {
  return gradient.colors.map((color, index) => `${css(color)} ${place(gradient.locations[index])}`).join(", ");
}

/**
 * CSS's line runs through the centre and ends at the corners' perpendiculars; Core Animation's lines of
 * equal colour are perpendicular in the unit square. Both are brought together by the progress that Core
 * Animation has at the two ends of CSS's line.
 */
function linear(gradient, width, height) {
  const [sx, sy] = gradient.start;
  const dx = gradient.end[0] - sx;
  const dy = gradient.end[1] - sy;
  const direction = [dx / (width || 1), dy / (height || 1)];
  const norm = Math.hypot(...direction) || 1;
  const [ux, uy] = [direction[0] / norm, direction[1] / norm];
  const half = (Math.abs(width * ux) + Math.abs(height * uy)) / 2;
  const progress = (sign) => {
    const x = (width / 2 + sign * half * ux) / (width || 1);
    const y = (height / 2 + sign * half * uy) / (height || 1);
    return ((x - sx) * dx + (y - sy) * dy) / (dx * dx + dy * dy || 1);
  };
  const [first, last] = [progress(-1), progress(1)];
  const angle = (Math.atan2(ux, -uy) * 180) / Math.PI;
  const place = (location) => `${((location - first) / (last - first || 1)) * 100}%`;
  return `linear-gradient(${angle}deg, ${stops(gradient, place)})`;
}

function radial(gradient, width, height) {
  const [x, y] = gradient.start;
  const radii = [Math.abs(gradient.end[0] - x) * width, Math.abs(gradient.end[1] - y) * height];
  const place = (location) => `${location * 100}%`;
  return `radial-gradient(${px(radii[0])} ${px(radii[1])} at ${x * 100}% ${y * 100}%, ${stops(gradient, place)})`;
}

function conic(gradient, width, height) {
  const [x, y] = gradient.start;
  const angle = Math.atan2((gradient.end[0] - x) * width, -(gradient.end[1] - y) * height);
  const place = (location) => `${location * 360}deg`;
  return `conic-gradient(from ${(angle * 180) / Math.PI}deg at ${x * 100}% ${y * 100}%, ${stops(gradient, place)})`;
}

import { css, px, resourceURL } from "./color.js";
import { gradientImage } from "./gradient.js";

/** One line for each field of a node that its own element shows. */
const painters = {
  frame: (node, style) => {
    const [x, y, width, height] = node.frame;
    [style.left, style.width] = visible(x, width).map(px);
    [style.top, style.height] = visible(y, height).map(px);
  },
  transform: (node, style) => {
    style.transform = node.transform ? `matrix(${node.transform.join(",")})` : "";
  },
  anchor: (node, style) => {
    style.transformOrigin = node.anchor ? `${node.anchor[0] * 100}% ${node.anchor[1] * 100}%` : "";
  },
  opacity: (node, style) => (style.opacity = node.opacity === 1 ? "" : node.opacity),
  hidden: (node, style) => (style.visibility = node.hidden ? "hidden" : ""),
  touches: (node, style) => (style.pointerEvents = node.touches ? "" : "none"),
  background: paintBackground,
  material: paintBackground,
  gradient: paintBackground,
  radius: paintCorners,
  corners: paintCorners,
  border: (node, style) => {
    node.element.classList.toggle("bordered", node.border !== null && node.border.width > 0);
    style.setProperty("--border-width", px(node.border?.width ?? 0));
    style.setProperty("--border-color", css(node.border?.color ?? "#000000"));
  },
  clips: paintShadow,
  shadow: paintShadow,
};

/**
 * Where one side of a box lies and how long it is. A hairline thinner than the window's pixels would come and go
 * with its place, or lie under what follows: it is one pixel, and ends where it ends.
 */
function visible(start, length) {
  const pixel = 1 / devicePixelRatio;
  if (length <= 0 || length >= pixel) return [start, length];
  return [start > 0 ? start + length - pixel : start, pixel];
}

export function renderBox(node, keys) {
  const style = node.element.style;
  for (const key of keys) painters[key]?.(node, style);
  if (keys.has("frame") && node.gradient) paintBackground(node, style);
}

function paintBackground(node, style) {
  const tint = node.material?.tint ?? node.background;
  style.backgroundColor = tint ? css(tint) : "";
  const filter = node.material ? `blur(${px(node.material.blur)}) saturate(1.8)` : "";
  style.backdropFilter = filter;
  style.setProperty("-webkit-backdrop-filter", filter);
  style.backgroundImage = node.gradient ? gradientImage(node.gradient, node.frame[2], node.frame[3]) : "";
  paintShadow(node, style);
}

function paintCorners(node, style) {
  const radius = px(node.radius);
  const corners = node.corners ?? [true, true, true, true];
  style.borderRadius = node.radius ? corners.map((isRound) => (isRound ? radius : "0")).join(" ") : "";
}

/** A box that clips has no shadow, as in UIKit; one without a background throws its content's. */
function paintShadow(node, style) {
  style.overflow = node.clips ? "clip" : "";
  const shadow = node.clips ? null : node.shadow;
  const text = shadow ? shadowText(shadow) : "";
  const isBox = node.background !== null || node.material !== null || node.gradient !== null;
  style.boxShadow = isBox ? text : "";
  style.filter = text && !isBox ? `drop-shadow(${text})` : "";
}

/** Core Animation's radius is the blur's standard deviation, CSS's is twice that. */
export function shadowText(shadow) {
  return `${px(shadow.offset[0])} ${px(shadow.offset[1])} ${px(shadow.radius * 2)} ${css(shadow.color)}`;
}

/** Cuts a node out by the shape that another one paints. */
export function renderMask(node, mask) {
  const style = node.element.style;
  style.clipPath = "";
  style.maskImage = "";
  if (!mask) return;
  const path = mask.content?.drawing?.find((operation) => operation[0] === "fill")?.[1];
  if (path) style.clipPath = `path("${translated(path, mask.frame[0], mask.frame[1])}")`;
  else if (mask.gradient) style.maskImage = gradientImage(mask.gradient, mask.frame[2], mask.frame[3]);
  else if (mask.content?.image) style.maskImage = `url("${resourceURL(mask.content.image.resource)}")`;
  else if (mask.background) style.clipPath = boxPath(node, mask);
}

function boxPath(node, mask) {
  const [x, y, width, height] = mask.frame;
  const right = node.frame[2] - x - width;
  const bottom = node.frame[3] - y - height;
  return `inset(${px(y)} ${px(right)} ${px(bottom)} ${px(x)} round ${px(mask.radius)})`;
}

/** Path data with absolute commands, moved. */
function translated(path, x, y) {
  if (x === 0 && y === 0) return path;
  let index = 0;
  return path.replace(/-?\d+(\.\d+)?|[MLQCZ]/g, (token) => {
    if (/[MLQCZ]/.test(token)) {
      index = 0;
      return token;
    }
    const moved = Number(token) + (index % 2 === 0 ? x : y);
    index += 1;
    return String(moved);
  });
}

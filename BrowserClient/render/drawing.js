import { css, resourceURL } from "./color.js";
import { fontShorthand } from "./fonts.js";

const namespace = "http://www.w3.org/2000/svg";

/** What SVG draws as well as a canvas does; a shape stays sharp and its stroke can be animated. */
const shapes = new Set(["save", "restore", "concat", "alpha", "fill", "stroke"]);

export function drawingElement(operations, width, height) {
  if (operations.every((operation) => shapes.has(operation[0]))) return shapeElement(operations, width, height);
  return canvasElement(operations, width, height);
}

function shapeElement(operations, width, height) {
  const svg = document.createElementNS(namespace, "svg");
  svg.setAttribute("class", "shape");
  svg.setAttribute("width", width);
  svg.setAttribute("height", height);
  svg.setAttribute("aria-hidden", "true");
  const state = { groups: [svg], depths: [] };
  for (const operation of operations) shapeOperations[operation[0]](state, ...operation.slice(1));
  return svg;
}

/** `groups` is the path of open groups; `depths` remembers its length at each save. */
const shapeOperations = {
  save: (state) => state.depths.push(state.groups.length),
  restore: (state) => (state.groups.length = state.depths.pop() ?? 1),
  concat: (state, numbers) => group(state, "transform", `matrix(${numbers.join(" ")})`),
  alpha: (state, alpha) => group(state, "opacity", alpha),
  fill: (state, path, color, evenOdd) => {
    const element = shape(state, path);
    element.style.fill = css(color);
    if (evenOdd) element.style.fillRule = "evenodd";
  },
  stroke: (state, path, color, stroke) => {
    const element = shape(state, path);
    element.style.fill = "none";
    element.style.stroke = css(color);
    element.style.strokeWidth = stroke.width ?? 1;
    element.style.strokeLinecap = stroke.cap ?? "butt";
    element.style.strokeLinejoin = stroke.join ?? "miter";
    element.style.strokeMiterlimit = stroke.miter ?? 10;
    if (stroke.dash?.length) element.style.strokeDasharray = stroke.dash.join(" ");
    if (stroke.phase) element.style.strokeDashoffset = stroke.phase;
  },
};

function group(state, attribute, value) {
  const element = document.createElementNS(namespace, "g");
  element.setAttribute(attribute, value);
  state.groups.at(-1).append(element);
  state.groups.push(element);
}

function shape(state, path) {
  const element = document.createElementNS(namespace, "path");
  element.setAttribute("d", path);
  state.groups.at(-1).append(element);
  return element;
}

function canvasElement(operations, width, height) {
  const canvas = document.createElement("canvas");
  const scale = Math.max(devicePixelRatio, 2);
  canvas.className = "picture";
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.style.width = `${width}px`;
  canvas.style.height = `${height}px`;
  canvas.setAttribute("aria-hidden", "true");
  draw(canvas, operations, scale);
  return canvas;
}

/** Pictures and fonts that are not there yet are waited for, then all is drawn again. */
function draw(canvas, operations, scale, attempts = 4) {
  const missing = [];
  const context = canvas.getContext("2d");
  context.reset();
  context.scale(scale, scale);
  for (const operation of operations) {
    const wait = canvasOperations[operation[0]](context, ...operation.slice(1));
    if (wait) missing.push(wait);
  }
  if (missing.length === 0 || attempts === 0) return;
  Promise.allSettled(missing).then(() => draw(canvas, operations, scale, attempts - 1));
}

const blendModes = {
  normal: "source-over", copy: "copy", sourceAtop: "source-atop", sourceIn: "source-in", sourceOut: "source-out",
  destinationOver: "destination-over", destinationIn: "destination-in", destinationOut: "destination-out",
  destinationAtop: "destination-atop", xor: "xor", plusLighter: "lighter", plusDarker: "darken",
  colorDodge: "color-dodge", colorBurn: "color-burn", softLight: "soft-light", hardLight: "hard-light",
  clear: "destination-out",
};

const canvasOperations = {
  save: (context) => context.save(),
  restore: (context) => context.restore(),
  concat: (context, numbers) => context.transform(...numbers),
  clip: (context, path, evenOdd) => context.clip(new Path2D(path), evenOdd ? "evenodd" : "nonzero"),
  alpha: (context, alpha) => {
    context.globalAlpha = alpha;
  },
  blend: (context, mode) => {
    context.globalCompositeOperation = blendModes[mode] ?? mode;
  },
  shadow: (context, shadow) => {
    context.shadowColor = shadow ? css(shadow.color ?? "#000000") : "transparent";
    [context.shadowOffsetX, context.shadowOffsetY] = shadow?.offset ?? [0, 0];
    context.shadowBlur = (shadow?.radius ?? 0) * 2;
  },
  fill: (context, path, color, evenOdd) => {
    context.fillStyle = css(color);
    context.fill(new Path2D(path), evenOdd ? "evenodd" : "nonzero");
  },
  stroke: (context, path, color, stroke) => {
    context.strokeStyle = css(color);
    context.lineWidth = stroke.width ?? 1;
    context.lineCap = stroke.cap ?? "butt";
    context.lineJoin = stroke.join ?? "miter";
    context.miterLimit = stroke.miter ?? 10;
    context.setLineDash(stroke.dash ?? []);
    context.lineDashOffset = stroke.phase ?? 0;
    context.stroke(new Path2D(path));
  },
  gradient: (context, gradient, rect) => {
    context.fillStyle = canvasGradient(context, gradient, rect);
    context.fillRect(...rect);
  },
  clear: (context, rect) => context.clearRect(...rect),
  image: drawImage,
  text: drawText,
};

function canvasGradient(context, gradient, [x, y, width, height]) {
  const [sx, sy] = gradient.start ?? [0, 0];
  const [ex, ey] = gradient.end ?? [0, 0];
  const from = [x + sx * width, y + sy * height];
  const to = [x + ex * width, y + ey * height];
  const radius = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const fill =
    gradient.kind === "radial" ? context.createRadialGradient(...from, 0, ...from, radius)
    : gradient.kind === "conic" ? context.createConicGradient(Math.atan2(to[1] - from[1], to[0] - from[0]), ...from)
    : context.createLinearGradient(...from, ...to);
  (gradient.colors ?? []).forEach((color, index) => {
    fill.addColorStop(Math.min(1, Math.max(0, gradient.locations[index])), css(color));
  });
  return fill;
}

const pictures = new Map();

/** - Returns a promise while the picture is on its way. */
function drawImage(context, resource, rect) {
  let image = pictures.get(resource);
  if (!image) {
    image = new Image();
    image.src = resourceURL(resource);
    pictures.set(resource, image);
  }
  if (!image.complete) return image.decode();
  if (image.naturalWidth > 0) context.drawImage(image, ...rect);
  return undefined;
}

function drawText(context, lines) {
  let wait;
  for (const line of lines) {
    for (const run of line.runs) {
      const font = fontShorthand(run.font);
      if (!document.fonts.check(font, run.text)) wait = document.fonts.load(font, run.text);
      context.font = font;
      context.letterSpacing = `${run.font.tracking}px`;
      context.fillStyle = css(run.color);
      context.fillText(run.text, line.x + run.x, line.base - (run.raise ?? 0));
    }
  }
  return wait;
}

import { css, px, resourceURL } from "./color.js";
import { applyFont } from "./fonts.js";

/**
 * Lines of real text where the app measured them.
 *
 * Each line is a flex row whose first item (a pseudo-element, `strut` high) ends on the baseline, so that
 * the text's baseline falls on the very same point whatever the browser makes of the font's metrics.
 */
const strut = 512;

export function textElement(lines) {
  const element = document.createElement("div");
  element.className = "text";
  for (const line of lines) element.append(lineElement(line));
  return element;
}

/** Only the letters changed (a counter): the elements stay. - Returns false when more than that changed. */
export function updateText(element, oldLines, lines) {
  if (oldLines.length !== lines.length) return false;
  for (let index = 0; index < lines.length; index += 1) {
    if (oldLines[index].runs.length !== lines[index].runs.length) return false;
  }
  lines.forEach((line, index) => {
    const row = element.children[index];
    place(row, line);
    line.runs.forEach((run, position) => styleRun(row.children[position], line, position));
  });
  return true;
}

function lineElement(line) {
  const row = document.createElement("div");
  row.className = "line";
  place(row, line);
  line.runs.forEach((run, index) => {
    const item = document.createElement(run.attachment ? "img" : run.link ? "a" : "span");
    row.append(item);
    styleRun(item, line, index);
  });
  return row;
}

function place(row, line) {
  row.style.left = px(line.x);
  row.style.top = px(line.base - strut);
}

function styleRun(item, line, index) {
  const run = line.runs[index];
  const previous = line.runs[index - 1];
  const gap = run.x - (previous ? previous.x + previous.width : 0);
  item.style.marginLeft = Math.abs(gap) > 0.01 ? px(gap) : "";
  item.style.width = px(run.width);
  item.style.top = run.raise ? px(-run.raise) : "";
  if (run.attachment) return styleAttachment(item, run);
  if (item.textContent !== run.text) item.textContent = run.text;
  applyFont(item.style, run.font);
  // An icon is a letter that no voice can read.
  item.ariaHidden = run.font.family === "symbols" ? "true" : null;
  item.style.color = css(run.color);
  item.style.wordSpacing = run.wordSpacing ? px(run.wordSpacing) : "";
  item.style.backgroundColor = run.background ? css(run.background) : "";
  item.dir = run.rtl ? "rtl" : "";
  decorate(item.style, run);
}

function styleAttachment(item, run) {
  item.src = resourceURL(run.attachment);
  item.alt = "";
  item.draggable = false;
  if (run.attachmentSize) item.style.height = px(run.attachmentSize[1]);
}

const lineStyles = { single: "solid", thick: "solid", double: "double", dotted: "dotted", dashed: "dashed" };

function decorate(style, run) {
  const kinds = [run.underline && "underline", run.strike && "line-through"].filter(Boolean);
  const decoration = run.underline ?? run.strike;
  style.textDecorationLine = kinds.join(" ");
  if (!decoration) return;
  style.textDecorationStyle = lineStyles[decoration.style ?? "single"];
  style.textDecorationColor = decoration.color ? css(decoration.color) : "";
  style.textDecorationThickness = decoration.style === "thick" ? "2px" : "";
}

import { px } from "./color.js";

/** More snap points than this are not made: nobody pages that far by hand. */
const mostPages = 400;

/**
 * A scroll area scrolls natively. Inside its box lies `.scroller`, in it a sheet as large as the content
 * and its insets, and on the sheet the content at the insets. The app's offset is −inset at the top left.
 * @param scrolls the observer that reports and that knows which offsets are the user's.
 */
export function renderScroll(node, scrolls) {
  if (!node.scroll) return remove(node, scrolls);
  const isNew = !node.scroller;
  if (isNew) make(node, scrolls);
  const { scroller, sheet, host } = node;
  const [top, left, bottom, right] = node.scroll.inset;
  const [width, height] = node.scroll.size;
  sheet.style.width = px(Math.max(0, width + left + right));
  sheet.style.height = px(Math.max(0, height + top + bottom));
  host.style.left = px(left);
  host.style.top = px(top);
  scroller.style.overflow = node.scroll.enabled ? "auto" : "hidden";
  scroller.style.overscrollBehavior = node.scroll.bounces ? "contain" : "none";
  paging(node, top + bottom + height, left + right + width);
  scrolls.applyOffset(node, isNew);
}

/** Where the native scroller stands for the app's offset, and back. */
export function nativeOffset(node, [x, y]) {
  return [x + node.scroll.inset[1], y + node.scroll.inset[0]];
}

export function appOffset(node) {
  return [node.scroller.scrollLeft - node.scroll.inset[1], node.scroller.scrollTop - node.scroll.inset[0]];
}

function make(node, scrolls) {
  node.scroller = document.createElement("div");
  node.scroller.className = "scroller";
  node.sheet = document.createElement("div");
  node.sheet.className = "sheet";
  node.host = document.createElement("div");
  node.host.className = "content";
  for (const child of [...node.element.children]) if (child.classList.contains("node")) node.host.append(child);
  node.sheet.append(node.host);
  node.scroller.append(node.sheet);
  node.element.append(node.scroller);
  node.bars = ["vertical", "horizontal"].map((axis) => {
    const bar = document.createElement("div");
    bar.className = `indicator ${axis}`;
    node.element.append(bar);
    return bar;
  });
  scrolls.add(node);
}

function remove(node, scrolls) {
  if (!node.scroller) return;
  scrolls.remove(node);
  node.element.append(...node.host.children);
  node.scroller.remove();
  node.bars.forEach((bar) => bar.remove());
  node.scroller = node.sheet = node.bars = node.grid = undefined;
  node.host = node.element;
}

function paging(node, height, width) {
  const [, , pageWidth, pageHeight] = node.frame;
  const columns = Math.max(1, Math.round(width / (pageWidth || 1)));
  const rows = Math.max(1, Math.round(height / (pageHeight || 1)));
  const grid = node.scroll.paging ? [columns, rows, pageWidth, pageHeight].join() : "";
  if (grid !== node.grid) makePages(node, node.scroll.paging ? columns * rows : 0, columns);
  node.grid = grid;
  updateSnapping(node);
}

function makePages(node, count, columns) {
  const [, , pageWidth, pageHeight] = node.frame;
  node.sheet.querySelectorAll(":scope > .page").forEach((page) => page.remove());
  for (let index = 0; index < Math.min(count, mostPages); index += 1) {
    const page = document.createElement("div");
    page.className = "page";
    page.style.left = px((index % columns) * pageWidth);
    page.style.top = px(Math.floor(index / columns) * pageHeight);
    node.sheet.prepend(page);
  }
}

/** Pages snap by themselves, except while the mouse holds or pushes them: then each move would turn one. */
export function updateSnapping(node) {
  if (!node.scroller) return;
  const isFree = !node.isDragged && !node.isCoasting;
  node.scroller.style.scrollSnapType = node.scroll.paging && isFree ? "both mandatory" : "";
}

/** Shows where in the content the view is; fades by itself (see nodes.css). */
export function showIndicators(node) {
  const { scroller, scroll, bars } = node;
  place(bars[0], "height", "top", scroll.verticalBar, scroller.scrollTop, scroller.clientHeight, scroller.scrollHeight);
  place(bars[1], "width", "left", scroll.horizontalBar, scroller.scrollLeft, scroller.clientWidth, scroller.scrollWidth);
}

function place(bar, length, edge, isShown, offset, visible, total) {
  const isNeeded = isShown && total > visible + 1;
  bar.hidden = !isNeeded;
  if (!isNeeded) return;
  const track = visible - 6;
  const size = Math.max(36, (track * visible) / total);
  bar.style[length] = px(size);
  bar.style[edge] = px(3 + ((track - size) * offset) / (total - visible));
  bar.getAnimations().forEach((animation) => animation.cancel());
  bar.animate({ opacity: [1, 1, 0], offset: [0, 0.7, 1] }, { duration: 1100 });
}

/**
 * Touches along an axis belong to the browser where this area or one around it scrolls that way, and to
 * the app's gestures everywhere else.
 */
export function updateTouchActions(store) {
  for (const node of store.nodes.values()) {
    if (!node.scroller) continue;
    const axes = new Set();
    for (let area = node.scroller; area; area = area.parentElement.closest(".scroller")) {
      if (area.style.overflow === "hidden") continue;
      if (area.scrollHeight > area.clientHeight + 1) axes.add("pan-y");
      if (area.scrollWidth > area.clientWidth + 1) axes.add("pan-x");
    }
    node.scroller.style.touchAction = [...axes].join(" ") || "none";
  }
}

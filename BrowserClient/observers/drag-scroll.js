import { updateSnapping } from "../render/scroll.js";

/** How far the mouse moves before a press becomes a scroll, in CSS pixels (UIKit: 10 points). */
const threshold = 8;
/** What is left of the speed after one millisecond (UIScrollView.DecelerationRate.normal). */
const deceleration = 0.998;
/** Below this many points a millisecond momentum ends. */
const slowest = 0.02;
/** A push of more points a millisecond than this turns the page. */
const flick = 0.2;
/** Milliseconds until a page on its way has 1/e of it left. */
const pageTime = 100;

/** Lets the mouse drag scroll areas as a finger does. */
export class DragScroll {
  /** True during the one move with which the press became a scroll. */
  justBegan = false;
  #scrolls;
  #nodeOf;
  #scale;
  #drag = null;
  /** The drag that was let go of and whose area still moves. */
  #coasting = null;

  /** @param scale gives how many pixels of the window one point of the app is. */
  constructor({ scrolls, nodeOf, scale }) {
    this.#scrolls = scrolls;
    this.#nodeOf = nodeOf;
    this.#scale = scale;
  }

  /** - Returns whether the press stopped what was moving, and is no touch. */
  began(event) {
    const caught = this.#catch(event.target);
    const keepsTouch = event.target.closest("[role='slider'], [role='switch'], .field");
    const area = keepsTouch ? null : event.target.closest(".scroller");
    this.#drag = { area, caught, x: event.clientX, y: event.clientY, node: null, samples: [] };
    return caught !== null;
  }

  /** - Returns whether the movement is a scroll and no touch. */
  moved(event) {
    const drag = this.#drag;
    this.justBegan = false;
    if (!drag?.area) return false;
    if (!drag.node && !this.#begin(drag, event)) return false;
    this.#scroll(drag, event);
    return true;
  }

  /** - Returns whether the press was a scroll. */
  ended() {
    const drag = this.#drag;
    if (!drag) return false;
    if (drag.caught && drag.caught !== drag.node) this.#comeToRest(drag.caught);
    drag.caught = null;
    if (!drag.node?.isDragged) return false;
    drag.node.isDragged = false;
    drag.node.isCoasting = true;
    this.#scrolls.released(drag.node);
    this.#coast(drag);
    return true;
  }

  /** A press stops what coasts under it. - Returns the node that was stopped. */
  #catch(target) {
    const { node, frame } = this.#coasting ?? {};
    if (!node?.isCoasting || !node.scroller?.contains(target)) return null;
    cancelAnimationFrame(frame);
    return node;
  }

  /** What was stopped between two pages goes on to the nearest. */
  #comeToRest(node) {
    if (!node.scroller) return;
    this.#coast({ node, area: node.scroller, start: offsetOf(node.scroller), samples: [] });
  }

  /** Takes the area nearest to the press that can still move the way the mouse goes. */
  #begin(drag, event) {
    const dx = event.clientX - drag.x;
    const dy = event.clientY - drag.y;
    if (Math.hypot(dx, dy) < threshold) return false;
    const axis = Math.abs(dx) > Math.abs(dy) ? "x" : "y";
    const way = axis === "x" ? dx : dy;
    for (let area = drag.area; area; area = area.parentElement.closest(".scroller")) {
      if (canScroll(area, axis, way)) {
        this.#hold(drag, area);
        drag.last = { x: event.clientX, y: event.clientY, time: event.timeStamp };
        this.justBegan = true;
        return true;
      }
    }
    drag.area = null;
    return false;
  }

  #hold(drag, area) {
    drag.area = area;
    drag.node = this.#nodeOf(area);
    drag.start = offsetOf(area);
    drag.node.isDragged = true;
    drag.node.isCoasting = false;
    this.#scrolls.takenOver(drag.node);
    updateSnapping(drag.node);
  }

  #scroll(drag, event) {
    const scale = this.#scale();
    const dx = (drag.last.x - event.clientX) / scale;
    const dy = (drag.last.y - event.clientY) / scale;
    drag.area.scrollBy({ left: dx, top: dy, behavior: "instant" });
    drag.samples.push({ dx, dy, time: event.timeStamp });
    drag.samples = drag.samples.filter((sample) => event.timeStamp - sample.time < 80);
    drag.last = { x: event.clientX, y: event.clientY, time: event.timeStamp };
  }

  #coast(drag) {
    this.#coasting = drag;
    const velocity = speed(drag.samples);
    const { paging } = drag.node.scroll ?? {};
    this.#follow(drag, paging ? turn(drag, velocity) : throwFrom(offsetOf(drag.area), velocity));
  }

  /** @param path gives for the milliseconds since the release where the area is, and whether it is there. */
  #follow(drag, path) {
    const begin = performance.now();
    const step = (time) => {
      // The app moved it somewhere else.
      if (!drag.node.isCoasting) return;
      const [left, top, isOver] = path(Math.max(0, time - begin));
      drag.area.scrollTo({ left, top, behavior: "instant" });
      if (isOver) this.#rest(drag);
      else drag.frame = requestAnimationFrame(step);
    };
    drag.frame = requestAnimationFrame(step);
  }

  #rest({ node }) {
    node.isCoasting = false;
    updateSnapping(node);
    this.#scrolls.rested(node);
  }
}

/** Points a millisecond over the last moves; a mouse that stood still throws nothing. */
function speed(samples) {
  const now = performance.now();
  const recent = samples.filter((sample) => now - sample.time < 80);
  const span = recent.length > 1 ? recent.at(-1).time - recent[0].time : 0;
  const along = (key) => (span > 0 ? recent.slice(1).reduce((sum, sample) => sum + sample[key], 0) / span : 0);
  return [along("dx"), along("dy")];
}

/** Momentum: the speed falls to `deceleration` of itself every millisecond. */
function throwFrom(offset, velocity) {
  const rate = Math.log(deceleration);
  return (time) => {
    const left = deceleration ** time;
    const isOver = Math.hypot(...velocity) * left < slowest;
    return [...offset.map((start, axis) => start + (velocity[axis] * (left - 1)) / rate), isOver];
  };
}

/** The next page in the direction of a flick or the nearest, and never further than one from the drag's start. */
function turn({ area, start }, velocity) {
  const from = offsetOf(area);
  const sizes = [area.clientWidth, area.clientHeight];
  const most = [area.scrollWidth - sizes[0], area.scrollHeight - sizes[1]];
  const target = from.map((offset, axis) =>
    Math.min(most[axis], pageAt(offset, velocity[axis], start[axis], sizes[axis])));
  return (time) => {
    const left = Math.exp(-time / pageTime);
    const way = from.map((offset, axis) => (offset - target[axis]) * left);
    return Math.hypot(...way) < 0.5 ? [...target, true] : [target[0] + way[0], target[1] + way[1], false];
  };
}

function pageAt(offset, velocity, start, size) {
  const first = Math.round(start / size);
  const round = velocity > flick ? Math.ceil : velocity < -flick ? Math.floor : Math.round;
  return Math.min(Math.max(round(offset / size), first - 1, 0), first + 1) * size;
}

function offsetOf(area) {
  return [area.scrollLeft, area.scrollTop];
}

function canScroll(area, axis, way) {
  if (area.style.overflow === "hidden") return false;
  const offset = axis === "x" ? area.scrollLeft : area.scrollTop;
  const most = axis === "x" ? area.scrollWidth - area.clientWidth : area.scrollHeight - area.clientHeight;
  return way > 0 ? offset > 0.5 : offset < most - 0.5;
}

/** How far the mouse moves before a press becomes a scroll, in CSS pixels (UIKit: 10 points). */
const threshold = 8;
/** What is left of the speed after one millisecond (UIScrollView.DecelerationRate.normal). */
const deceleration = 0.998;
/** Below this many pixels a millisecond momentum ends. */
const slowest = 0.02;

/** Lets the mouse drag scroll areas as a finger does. */
export class DragScroll {
  /** True during the one move with which the press became a scroll. */
  justBegan = false;
  #scrolls;
  #nodeOf;
  #scale;
  #drag = null;

  /** @param scale gives how many pixels of the window one point of the app is. */
  constructor({ scrolls, nodeOf, scale }) {
    this.#scrolls = scrolls;
    this.#nodeOf = nodeOf;
    this.#scale = scale;
  }

  began(event) {
    cancelAnimationFrame(this.#drag?.frame);
    const keepsTouch = event.target.closest("[role='slider'], [role='switch'], .field");
    const area = keepsTouch ? null : event.target.closest(".scroller");
    this.#drag = { area, x: event.clientX, y: event.clientY, node: null, samples: [] };
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
    if (!drag?.node) return false;
    drag.node.isDragged = false;
    this.#scrolls.released(drag.node);
    this.#coast(drag);
    return true;
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
        drag.area = area;
        drag.node = this.#nodeOf(area);
        drag.node.isDragged = true;
        drag.snap = area.style.scrollSnapType;
        area.style.scrollSnapType = "none";
        drag.last = { x: event.clientX, y: event.clientY, time: event.timeStamp };
        this.justBegan = true;
        return true;
      }
    }
    drag.area = null;
    return false;
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
    const now = performance.now();
    const recent = drag.samples.filter((sample) => now - sample.time < 80);
    const span = recent.length > 1 ? recent.at(-1).time - recent[0].time : 0;
    const speed = (key) => (span > 0 ? recent.slice(1).reduce((sum, sample) => sum + sample[key], 0) / span : 0);
    let velocity = [speed("dx"), speed("dy")];
    if (drag.snap) return this.#snap(drag, velocity);
    let last = now;
    const step = (time) => {
      const elapsed = Math.max(0, time - last);
      last = time;
      velocity = velocity.map((part) => part * deceleration ** elapsed);
      if (Math.hypot(...velocity) < slowest) return;
      drag.area.scrollBy({ left: velocity[0] * elapsed, top: velocity[1] * elapsed, behavior: "instant" });
      drag.frame = requestAnimationFrame(step);
    };
    drag.frame = requestAnimationFrame(step);
    return undefined;
  }

  /** A paging area goes on to the next page in the direction of a flick, or back to the nearest. */
  #snap(drag, [vx, vy]) {
    const { area, snap } = drag;
    const target = (offset, size, speed) =>
      size * (Math.abs(speed) > 0.2 ? (speed > 0 ? Math.ceil(offset / size) : Math.floor(offset / size)) : Math.round(offset / size));
    area.addEventListener("scrollend", () => (area.style.scrollSnapType = snap), { once: true });
    area.scrollTo({
      left: target(area.scrollLeft, area.clientWidth, vx), top: target(area.scrollTop, area.clientHeight, vy),
      behavior: "smooth",
    });
  }
}

function canScroll(area, axis, way) {
  if (area.style.overflow === "hidden") return false;
  const offset = axis === "x" ? area.scrollLeft : area.scrollTop;
  const most = axis === "x" ? area.scrollWidth - area.clientWidth : area.scrollHeight - area.clientHeight;
  return way > 0 ? offset > 0.5 : offset < most - 0.5;
}

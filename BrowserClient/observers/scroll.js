import { appOffset, nativeOffset, showIndicators } from "../render/scroll.js";

/** An area is at rest when it has not moved for this long (where the browser does not tell by itself). */
const restDelay = 140;
/** The app's offsets are echoes of the user's for this long after the last own movement. */
const echoDelay = 600;

/** Reports native scrolling, and moves scroll areas when the app itself moved them. */
export class ScrollObserver {
  #send;
  #areas = new Map();

  constructor(send) {
    this.#send = send;
  }

  add(node) {
    const area = { node, revision: node.scroll.revision, isMoving: false, isDriven: false, lastMove: -Infinity };
    area.moved = () => this.#moved(area);
    area.rested = () => this.#rested(area);
    node.scroller.addEventListener("scroll", area.moved, { passive: true });
    node.scroller.addEventListener("scrollend", area.rested, { passive: true });
    this.#areas.set(node.id, area);
  }

  remove(node) {
    const area = this.#areas.get(node.id);
    if (!area) return;
    clearTimeout(area.timer);
    node.scroller.removeEventListener("scroll", area.moved);
    node.scroller.removeEventListener("scrollend", area.rested);
    this.#areas.delete(node.id);
  }

  /**
   * The revision rule: only an offset under a new revision is an order. Any other is what some page
   * reported; a page that is not moving itself follows it, so that windows mirror each other.
   */
  applyOffset(node, isNew) {
    const area = this.#areas.get(node.id);
    const isOrder = isNew || node.scroll.revision !== area.revision;
    area.revision = node.scroll.revision;
    if (!isOrder && (area.isMoving || performance.now() - area.lastMove < echoDelay)) return;
    const [left, top] = nativeOffset(node, node.scroll.offset);
    const { scroller } = node;
    // A new area stands at its beginning; to ask it would lay the page out before all of it is there.
    if (isNew && left === 0 && top === 0) return;
    if (!isNew && Math.abs(scroller.scrollLeft - left) < 0.6 && Math.abs(scroller.scrollTop - top) < 0.6) return;
    const behavior = isOrder && !isNew && node.scroll.animates ? "smooth" : "instant";
    area.isDriven = true;
    area.isAnimated = behavior === "smooth";
    // A new element is laid out only after its parents are in the page.
    if (isNew) queueMicrotask(() => scroller.scrollTo({ left, top, behavior: "instant" }));
    else scroller.scrollTo({ left, top, behavior });
  }

  /** The finger or the mouse went up: what follows is momentum. */
  released(node) {
    const area = this.#areas.get(node?.id);
    if (area?.isMoving) this.#report(area, "ended");
  }

  #moved(area) {
    showIndicators(area.node);
    clearTimeout(area.timer);
    area.timer = setTimeout(area.rested, restDelay);
    if (area.isDriven) {
      // The app knows its own offset; on the way to it, it has to make rows and call its delegate.
      if (area.isAnimated) this.#reportSoon(area);
      return;
    }
    area.lastMove = performance.now();
    if (area.isMoving) return this.#reportSoon(area);
    area.isMoving = true;
    this.#report(area, "began");
  }

  /** At most once in a screen frame. */
  #reportSoon(area) {
    if (area.isScheduled) return;
    area.isScheduled = true;
    requestAnimationFrame(() => {
      area.isScheduled = false;
      if (area.isMoving || area.isDriven) this.#report(area, "changed");
    });
  }

  #rested(area) {
    clearTimeout(area.timer);
    if (area.node.isDragged) {
      area.timer = setTimeout(area.rested, restDelay);
      return;
    }
    const isAnimated = area.isDriven && area.isAnimated;
    area.isDriven = false;
    if (!area.isMoving && !isAnimated) return;
    area.isMoving = false;
    this.#report(area, "settled");
  }

  #report(area, phase) {
    if (!area.node.scroller) return;
    this.#send({ type: "scroll", node: area.node.id, offset: appOffset(area.node), phase });
  }
}

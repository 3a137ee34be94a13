import { appOffset, nativeOffset, showIndicators, updateSnapping } from "../render/scroll.js";

/** An area is at rest when it has not moved for this long (where the browser does not tell by itself). */
const restDelay = 140;
/** An ordered animation may stand still for longer on a busy machine; its end is told by the browser. */
const animationDelay = 500;
/** A finger that holds still longer than this was lifted where nobody saw it. */
const longestHold = 3000;
/** An app that has not taken over what was reported by then never will. */
const patience = 5000;

/**
 * Reports native scrolling, and moves scroll areas when the app itself moved them.
 *
 * A movement is the app's while an ordered animation runs (`isAnimated`), when it ends where an order put the
 * area (`ordered`), and when the area is where the app has it anyway (its content shrank). Any other is the
 * user's: it is reported from "began" to "settled".
 */
export class ScrollObserver {
  #send;
  #areas = new Map();

  constructor(send) {
    this.#send = send;
  }

  add(node) {
    const area = {
      node, revision: node.scroll.revision, isMoving: false, isAnimated: false, ordered: null, isTouched: false,
      lastMove: -Infinity, reported: [],
    };
    area.listeners = {
      scroll: () => this.#moved(area),
      scrollend: () => this.#rested(area),
      wheel: () => this.#takenOver(area),
      touchstart: () => {
        area.isTouched = true;
        this.#takenOver(area);
      },
      touchend: (event) => this.#lifted(area, event),
      touchcancel: (event) => this.#lifted(area, event),
    };
    for (const [name, listener] of Object.entries(area.listeners)) {
      node.scroller.addEventListener(name, listener, { passive: true });
    }
    this.#areas.set(node.id, area);
  }

  remove(node) {
    const area = this.#areas.get(node.id);
    if (!area) return;
    clearTimeout(area.timer);
    for (const [name, listener] of Object.entries(area.listeners)) node.scroller.removeEventListener(name, listener);
    this.#areas.delete(node.id);
  }

  /**
   * The revision rule: only an offset under a new revision is an order. Any other is what some page
   * reported. This one's comes back in the order of its reports, however late, and never pulls it back; that of
   * another page is followed, so that windows mirror each other.
   */
  applyOffset(node, isNew) {
    const area = this.#areas.get(node.id);
    const isOrder = isNew || node.scroll.revision !== area.revision;
    area.revision = node.scroll.revision;
    if (isOrder) this.#stop(area);
    else if (this.#isEcho(area) || area.isMoving || area.isAnimated) return;
    if (isNew) this.#begin(area);
    else if (isOrder && node.scroll.animates) this.#glide(area);
    else this.#jump(area);
  }

  /**
   * A new area stands at its beginning; to ask it would lay the page out before all of it is there. Elsewhere it
   * can be put only after its parents are in the page.
   */
  #begin(area) {
    const isAtBeginning = nativeOffset(area.node, area.node.scroll.offset).every((part) => part === 0);
    if (!isAtBeginning) queueMicrotask(() => this.#jump(area));
  }

  /** Whether the app says what this page has reported, or is about to hear. */
  #isEcho(area) {
    const now = performance.now();
    area.reported = area.reported.filter(({ time }) => now - time < patience);
    const index = area.reported.findLastIndex(({ offset }) => isSame(offset, area.node.scroll.offset));
    if (index >= 0) area.reported.splice(0, index + 1);
    return index >= 0 || area.reported.length > 0;
  }

  /** An order ends what moves the area; only a hand that holds it goes on. */
  #stop(area) {
    area.reported = [];
    area.isAnimated = false;
    if (!area.node.isCoasting) return;
    area.node.isCoasting = false;
    updateSnapping(area.node);
  }

  #jump(area) {
    const { scroller } = area.node;
    if (!scroller || isWhereTheAppHasIt(area.node)) return;
    const before = [scroller.scrollLeft, scroller.scrollTop];
    const [left, top] = nativeOffset(area.node, area.node.scroll.offset);
    scroller.scrollTo({ left, top, behavior: "instant" });
    const after = [scroller.scrollLeft, scroller.scrollTop];
    if (after[0] !== before[0] || after[1] !== before[1]) area.ordered = after;
  }

  #glide(area) {
    const [left, top] = nativeOffset(area.node, area.node.scroll.offset);
    area.isAnimated = true;
    area.node.scroller.scrollTo({ left, top, behavior: "smooth" });
    // Where there is no way to go the browser says nothing, and the app waits for the end.
    this.#restSoon(area);
  }

  /** The user takes hold of an area that an order animates. */
  takenOver(node) {
    const area = this.#areas.get(node?.id);
    if (area) this.#takenOver(area);
  }

  #takenOver(area) {
    area.isAnimated = false;
    area.ordered = null;
  }

  /** The finger or the mouse went up: what follows is momentum. */
  released(node) {
    const area = this.#areas.get(node?.id);
    if (area?.isMoving) this.#report(area, "ended");
  }

  #lifted(area, event) {
    if (event.touches.length > 0) return;
    area.isTouched = false;
    if (area.isMoving) this.#report(area, "ended");
  }

  #moved(area) {
    showIndicators(area.node);
    this.#restSoon(area);
    const { ordered } = area;
    area.ordered = null;
    // The app knows its own offset; on the way to it, it has to make rows and call its delegate.
    if (area.isAnimated) return this.#reportSoon(area);
    if (ordered && isAt(area.node.scroller, ordered)) return;
    if (!area.isMoving && isWhereTheAppHasIt(area.node)) return;
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
      if (area.isMoving || area.isAnimated) this.#report(area, "changed");
    });
  }

  #restSoon(area) {
    clearTimeout(area.timer);
    area.timer = setTimeout(() => {
      if (area.isTouched && performance.now() - area.lastMove < longestHold) this.#restSoon(area);
      else this.#rested(area);
    }, area.isAnimated ? animationDelay : restDelay);
  }

  /** An area that the mouse drags, or that coasts, is at rest when that is over (see DragScroll). */
  rested(node) {
    const area = this.#areas.get(node?.id);
    if (area) this.#rested(area);
  }

  #rested(area) {
    clearTimeout(area.timer);
    if (area.node.isDragged || area.node.isCoasting) return;
    const wasMoving = area.isMoving || area.isAnimated;
    area.isMoving = false;
    area.isAnimated = false;
    if (wasMoving) this.#report(area, "settled");
  }

  #report(area, phase) {
    if (!area.node.scroller) return;
    const offset = appOffset(area.node);
    if (!isSame(offset, area.reported.at(-1)?.offset ?? area.node.scroll.offset)) {
      area.reported.push({ offset, time: performance.now() });
    }
    this.#send({ type: "scroll", node: area.node.id, offset, phase });
  }
}

function isWhereTheAppHasIt(node) {
  return isAt(node.scroller, nativeOffset(node, node.scroll.offset));
}

/** What is equal but for the rounding on the wire. */
function isSame([x, y], [otherX, otherY]) {
  return Math.abs(x - otherX) < 0.01 && Math.abs(y - otherY) < 0.01;
}

function isAt(scroller, [left, top]) {
  return Math.abs(scroller.scrollLeft - left) < 0.6 && Math.abs(scroller.scrollTop - top) < 0.6;
}

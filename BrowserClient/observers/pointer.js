/** Turns fingers, pens and the mouse's main button into touches, in points of the app's screen. */
export class PointerObserver {
  #element;
  #screenPoint;
  #send;
  #drag;
  #fingers = new Map();

  /**
   * @param element takes the touches.
   * @param screenPoint gives the app's point for a point of the window.
   * @param drag the observer that may take a mouse over to scroll.
   */
  constructor(element, { screenPoint, send, drag }) {
    this.#element = element;
    this.#screenPoint = screenPoint;
    this.#send = send;
    this.#drag = drag;
  }

  start() {
    this.#element.addEventListener("pointerdown", this.#down);
    this.#element.addEventListener("mousedown", preventSelection);
    this.#element.addEventListener("contextmenu", preventMenu);
    this.#element.addEventListener("dragstart", preventDefault);
    addEventListener("pointermove", this.#move);
    addEventListener("pointerup", this.#up);
    addEventListener("pointercancel", this.#cancel);
    addEventListener("blur", this.#cancelAll);
  }

  stop() {
    this.#element.removeEventListener("pointerdown", this.#down);
    this.#element.removeEventListener("mousedown", preventSelection);
    this.#element.removeEventListener("contextmenu", preventMenu);
    this.#element.removeEventListener("dragstart", preventDefault);
    removeEventListener("pointermove", this.#move);
    removeEventListener("pointerup", this.#up);
    removeEventListener("pointercancel", this.#cancel);
    removeEventListener("blur", this.#cancelAll);
    this.#cancelAll();
  }

  #down = (event) => {
    if (event.button !== 0) return;
    let finger = 1;
    while ([...this.#fingers.values()].includes(finger)) finger += 1;
    const stopsScrolling = event.pointerType === "mouse" && this.#drag.began(event);
    this.#fingers.set(event.pointerId, stopsScrolling ? null : finger);
    this.#report(event, "began");
  };

  #move = (event) => {
    if (!this.#fingers.has(event.pointerId)) return;
    if (event.pointerType === "mouse" && this.#drag.moved(event)) {
      if (this.#drag.justBegan) this.#report(event, "cancelled");
      return;
    }
    this.#report(event, "moved");
  };

  #up = (event) => {
    const isDrag = event.pointerType === "mouse" && this.#drag.ended(event);
    if (!isDrag) this.#report(event, "ended");
    this.#fingers.delete(event.pointerId);
  };

  /** The browser took the finger over, to scroll. */
  #cancel = (event) => {
    this.#report(event, "cancelled");
    this.#fingers.delete(event.pointerId);
  };

  #cancelAll = () => {
    this.#drag.ended();
    for (const pointerId of [...this.#fingers.keys()]) {
      this.#cancel({ pointerId, clientX: 0, clientY: 0, timeStamp: performance.now() });
    }
  };

  #report(event, phase) {
    const finger = this.#fingers.get(event.pointerId);
    // One that stopped a moving area is no touch.
    if (!finger) return;
    const at = this.#screenPoint(event.clientX, event.clientY);
    const touch = { type: "touch", phase, at, time: Math.round(event.timeStamp * 10) / 10_000 };
    // The first finger is meant where none is named.
    this.#send(finger === 1 ? touch : { ...touch, finger });
  }
}

/**
 * A press must neither begin a selection (it may become a drag) nor move the focus, except in fields. A
 * double click selects a word, and with the Alt key text can be selected as on any page.
 */
function preventSelection(event) {
  const isField = event.target.closest?.(".field");
  if (!isField && event.detail < 2 && !event.altKey) event.preventDefault();
}

function preventMenu(event) {
  if (!event.target.closest?.(".field") && getSelection().isCollapsed) event.preventDefault();
}

function preventDefault(event) {
  event.preventDefault();
}

/** Less than this many pixels is a bar of the browser that came or went, and no keyboard. */
const least = 80;

/** Reports how much of the window the keyboard of this very device covers. */
export class RealKeyboardObserver {
  #changed;
  #height = 0;

  /** @param changed is called with the covered height in CSS pixels, which are the app's points. */
  constructor(changed) {
    this.#changed = changed;
  }

  start() {
    globalThis.visualViewport?.addEventListener("resize", this.#measure);
    globalThis.visualViewport?.addEventListener("scroll", this.#stay);
  }

  stop() {
    globalThis.visualViewport?.removeEventListener("resize", this.#measure);
    globalThis.visualViewport?.removeEventListener("scroll", this.#stay);
  }

  #measure = () => {
    const { height: visible, scale } = visualViewport;
    // Zoomed with two fingers the viewport is smaller as well.
    const covered = scale > 1.01 ? 0 : Math.round(innerHeight - visible);
    const height = covered < least ? 0 : covered;
    if (height === this.#height) return;
    this.#height = height;
    this.#changed(height);
  };

  /** The app moves its fields out of the keyboard's way, as on iOS; the browser must not push it off besides. */
  #stay = () => {
    if (this.#height > 0 && visualViewport.scale <= 1.01) scrollTo(0, 0);
  };
}

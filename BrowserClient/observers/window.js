/** Tells when the window takes another size; the keyboard of a phone does not count. */
export class WindowObserver {
  #resized;
  #isOn = false;

  constructor(resized) {
    this.#resized = resized;
  }

  start() {
    if (this.#isOn) return;
    this.#isOn = true;
    addEventListener("resize", this.#handle);
    this.#resized();
  }

  stop() {
    this.#isOn = false;
    removeEventListener("resize", this.#handle);
  }

  #handle = () => {
    const isTyping = document.activeElement?.classList.contains("field");
    const isHandheld = matchMedia("(pointer: coarse)").matches;
    if (!(isTyping && isHandheld)) this.#resized();
  };
}

import { firstPage, isPad, keysOf, takesLatinOnly } from "./layouts.js";
import { Typing } from "./typing.js";
import { texts } from "../texts.js";

/** UIKit's return keys that have a word of their own. */
const returnWords = ["go", "search", "send", "done", "next", "join", "route", "continue", "google", "yahoo", "emergencyCall"];

/**
 * The keyboard that the device shows where the app has put it, for those without a touch screen. Keys of the
 * real keyboard go to the field as well: the focus never leaves it.
 */
export class KeyboardPanel {
  element = document.createElement("div");
  #typing = new Typing();
  #screen;
  #send;
  #state = { type: "default", page: "letters", language: "en", isShifted: false };
  #drawn = "";
  #field = null;

  /**
   * @param screen knows the node of the first responder.
   * @param send reports keys that no native field takes.
   */
  constructor(screen, send) {
    this.#screen = screen;
    this.#send = send;
    this.element.className = "keyboard";
    this.element.hidden = true;
    this.element.setAttribute("role", "group");
    this.element.setAttribute("aria-label", texts.keyboard);
    // A press on a key is no touch of the app, and the field keeps the focus.
    for (const name of ["pointerdown", "mousedown"]) {
      this.element.addEventListener(name, (event) => {
        event.stopPropagation();
        event.preventDefault();
      });
    }
    this.element.addEventListener("pointerdown", (event) => this.#pressed(event));
    this.element.addEventListener("click", (event) => {
      // Only a screen reader's: a pointer's press was taken when it began.
      if (event.detail === 0) this.#act(event.target.closest(".key")?.dataset.key);
    });
  }

  /** @param state of the screen, as the app last gave it. */
  show(state) {
    const frame = state.keyboard;
    const wasHidden = this.element.hidden || this.element.classList.contains("leaving");
    if (!frame) {
      if (!wasHidden) this.#leave();
      return;
    }
    const [x, y, width, height] = frame;
    Object.assign(this.element.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
    this.element.dataset.shape = width > 600 && height > 250 ? "pad" : width > height * 2.2 ? "wide" : "phone";
    this.#followField(state);
    this.#draw();
    if (wasHidden) this.#enter();
  }

  #enter() {
    this.element.getAnimations().forEach((animation) => animation.cancel());
    this.element.classList.remove("leaving");
    this.element.hidden = false;
    this.#slide(["translateY(100%)", "none"]);
  }

  #leave() {
    this.element.classList.add("leaving");
    const hide = () => {
      if (this.element.classList.contains("leaving")) this.element.hidden = true;
    };
    const slide = this.#slide(["none", "translateY(100%)"]);
    if (slide) slide.onfinish = hide;
    else hide();
  }

  /** UIKit's time and curve for keyboards (UIView.AnimationCurve 7). */
  #slide(transform) {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return null;
    return this.element.animate({ transform }, { duration: 250, easing: "cubic-bezier(0.38, 0.7, 0.125, 1)" });
  }

  #followField(state) {
    const node = this.#screen.node(state.firstResponder);
    const input = node?.input ?? {};
    const type = input.keyboard ?? "default";
    if (node !== this.#field || type !== this.#state.type) {
      const language = takesLatinOnly(type) || !state.language.startsWith("ko") ? "en" : "ko";
      this.#state = { type, page: firstPage(type), language, isShifted: false };
      this.#field = node;
      this.#capitalize();
    }
    this.#field = node;
    this.#state.returnKey = input.returnKey ?? "default";
  }

  /** Latin letters begin a sentence in capitals; the shift key of the Korean keyboard doubles letters. */
  #capitalize() {
    const capitals = this.#field?.input?.capitals;
    const begins = (capitals === "sentences" || capitals === "words") && !this.#field.field?.value;
    this.#state.isShifted = this.#state.language === "en" && (begins || capitals === "allCharacters");
  }

  #draw() {
    const { type, page, language, isShifted, returnKey } = this.#state;
    const drawn = JSON.stringify([type, page, language, isShifted, returnKey]);
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    this.element.classList.toggle("numeric", isPad(type));
    this.element.lang = language;
    const rows = keysOf(type, page, language, isShifted).map((keys) => {
      const row = document.createElement("div");
      row.className = "keys";
      row.append(...keys.map((key) => this.#key(key)));
      return row;
    });
    this.element.replaceChildren(...rows);
  }

  #key(name) {
    const key = document.createElement("button");
    key.type = "button";
    key.className = "key";
    key.tabIndex = -1;
    key.dataset.key = name;
    const label = this.#label(name);
    if (pictures[name]) {
      key.append(picture(pictures[name]));
      key.setAttribute("aria-label", label);
    } else {
      key.textContent = label;
    }
    if (name === "") key.disabled = true;
    if (name === "shift") key.setAttribute("aria-pressed", String(this.#state.isShifted));
    return key;
  }

  #label(name) {
    const { language, returnKey } = this.#state;
    const words = texts.keys;
    if (name === "return") return returnWords.includes(returnKey) ? words[returnKey] ?? returnKey : words.return;
    if (name === "letters") return language === "ko" ? "한글" : "ABC";
    if (name === "numbers") return "123";
    if (name === "symbols") return "#+=";
    return words[name] ?? name;
  }

  #pressed(event) {
    const key = event.target.closest(".key");
    if (!key || event.button !== 0) return;
    this.#act(key.dataset.key);
  }

  #act(name) {
    if (!name) return;
    const state = this.#state;
    const changes = {
      shift: () => (state.isShifted = !state.isShifted), numbers: () => (state.page = "numbers"),
      symbols: () => (state.page = "symbols"), letters: () => (state.page = "letters"),
      globe: () => {
        state.language = state.language === "ko" ? "en" : "ko";
        this.#capitalize();
      },
    };
    if (changes[name]) changes[name]();
    else this.#type(name);
    this.#draw();
  }

  #type(name) {
    const field = this.#field?.field;
    if (!field) return this.#pass(name);
    if (name === "delete") this.#typing.delete(field);
    else if (name === "return") this.#return(field);
    else this.#typing.type(field, name === "space" ? " " : name);
    if (name !== "delete") this.#capitalize();
    return undefined;
  }

  #return(field) {
    const press = new KeyboardEvent("keydown", { key: "Enter", code: "Enter", bubbles: true, cancelable: true });
    if (field.dispatchEvent(press)) document.execCommand("insertLineBreak");
  }

  /** An own view of the app takes letters as keys. */
  #pass(name) {
    const key = { space: " ", delete: "Backspace", return: "Enter" }[name] ?? name;
    for (const down of [true, false]) this.#send({ type: "key", key, code: "", down });
  }
}

const pictures = {
  shift: "M10 3 2.500 11h4v5.500h7V11h4z",
  delete: "M7 4.500h10.500v11H7L2 10zM9.500 7.800l4.400 4.400M13.900 7.800l-4.400 4.400",
  globe: "M10 2.500a7.500 7.500 0 1 0 0 15 7.500 7.500 0 0 0 0-15zM2.700 10h14.600M10 2.500c-5 4.600-5 10.400 0 15M10 2.500c5 4.600 5 10.400 0 15",
};

function picture(path) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 20 20");
  svg.setAttribute("aria-hidden", "true");
  const shape = document.createElementNS("http://www.w3.org/2000/svg", "path");
  shape.setAttribute("d", path);
  svg.append(shape);
  return svg;
}

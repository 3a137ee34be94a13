import { turned } from "./geometry.js";
import { isKorean, texts } from "../texts.js";

const contentSizes = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"];

/** The bar above the device: what a person would change in Settings or with the hands. */
export class Bar {
  #element;
  #change;
  #environment = null;
  #devices = [];
  #controls = {};

  /**
   * @param change is called with the environment that the person chose.
   * @param restart is called to start the app again.
   */
  constructor(element, { change, restart }) {
    this.#element = element;
    this.#change = change;
    element.setAttribute("aria-label", texts.controls);
    const { device, rotateLeft, rotateRight, dark, size, language, keyboard, again } = this.#find();
    device.onchange = () => this.#set({ device: this.#devices.find(({ name }) => name === device.value) });
    rotateLeft.onclick = () => this.#set({ orientation: turned(this.#environment.orientation, -1) });
    rotateRight.onclick = () => this.#set({ orientation: turned(this.#environment.orientation, 1) });
    dark.onclick = () => this.#set({ dark: !this.#environment.dark });
    size.onchange = () => this.#set({ contentSize: size.value });
    language.onchange = () => this.#set({ language: language.value || null });
    keyboard.onclick = () => this.#set({ showsKeyboard: !this.#environment.showsKeyboard });
    again.onclick = restart;
    fill(size, contentSizes.map((value) => [value, value]));
  }

  showTitle(title) {
    this.#element.querySelector(".title").textContent = title;
  }

  showHost({ devices, languages }) {
    this.#devices = devices;
    fill(this.#controls.device, devices.map(({ name }) => [name, name]));
    const names = new Intl.DisplayNames([isKorean ? "ko" : "en"], { type: "language" });
    fill(this.#controls.language, languages.map((code) => [code, names.of(code)]));
    this.#controls.language.hidden = languages.length < 2;
  }

  showEnvironment(environment) {
    this.#environment = environment;
    const { device, dark, size, language, keyboard } = this.#controls;
    device.value = environment.device.name;
    dark.setAttribute("aria-pressed", String(environment.dark));
    keyboard.setAttribute("aria-pressed", String(environment.showsKeyboard));
    size.value = environment.contentSize;
    if (environment.language) language.value = environment.language;
    else language.selectedIndex = 0;
  }

  #set(part) {
    if (this.#environment) this.#change({ ...this.#environment, ...part });
  }

  #find() {
    const labels = {
      device: texts.device, rotateLeft: texts.rotateLeft, rotateRight: texts.rotateRight, dark: texts.dark,
      size: texts.textSize, language: texts.language, keyboard: texts.keyboard, again: texts.restart,
    };
    for (const [name, label] of Object.entries(labels)) {
      const control = this.#element.querySelector(`[data-control=${name}]`);
      control.setAttribute("aria-label", label);
      control.title = label;
      this.#controls[name] = control;
    }
    return this.#controls;
  }
}

function fill(select, options) {
  select.replaceChildren(...options.map(([value, name]) => new Option(name, value)));
}

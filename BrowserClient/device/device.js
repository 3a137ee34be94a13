import { bodyOf, deviceAngle, isLandscape, pictureAngle, screenPoint } from "./geometry.js";
import { StatusBar } from "./status-bar.js";

const px = (length) => `${length}px`;

/** The drawn device, and the app's picture in it: fits into the window and turns with the orientation. */
export class DeviceView {
  /** The element that holds the app's nodes. */
  picture;
  /** How much room there is for the device; kept, as asking the page would lay it out anew each time. */
  #room = { width: 0, height: 0 };
  #body;
  #display;
  #screen;
  #statusBar;
  #environment = null;
  #state = null;
  #isFrameless = false;

  constructor(stage) {
    this.#body = part("device");
    this.#display = part("display");
    this.#screen = part("screen");
    this.picture = part("picture-root");
    this.#statusBar = new StatusBar();
    this.#screen.append(this.picture, this.#statusBar.element, part("home-indicator"));
    this.#display.append(this.#screen);
    this.#body.append(part("camera"), part("home-button"), part("buttons"), this.#display);
    stage.append(this.#body);
    new ResizeObserver(([entry]) => this.#stageChanged(entry.contentRect)).observe(stage);
  }

  get screen() {
    return this.#screen;
  }

  get homeButton() {
    return this.#body.querySelector(".home-button");
  }

  /** Another app comes to the front. */
  animateOpening() {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    this.picture.animate({ opacity: [0, 1], scale: [0.92, 1] }, { duration: 240, easing: "cubic-bezier(0.2, 0.8, 0.2, 1)" });
  }

  set isFrameless(isFrameless) {
    this.#isFrameless = isFrameless;
    document.body.classList.toggle("frameless", isFrameless);
    this.#layOut();
  }

  showEnvironment(environment) {
    const old = this.#environment;
    this.#environment = environment;
    this.#layOut();
    const isTurn = old && old.device.name === environment.device.name && old.orientation !== environment.orientation;
    if (isTurn && !this.#isFrameless) this.#animateTurn(old.orientation, environment.orientation);
  }

  showScreen(state) {
    const key = JSON.stringify({ ...state, firstResponder: null, keyboard: null });
    if (key === this.#state?.key) return;
    this.#state = { ...state, key };
    this.#layOut();
  }

  /** Puts something over the picture and under the home indicator. */
  overlay(element) {
    this.picture.after(element);
  }

  /** The app's point for a point of the window. */
  point = (x, y) => {
    const rect = this.#screen.getBoundingClientRect();
    return screenPoint([x, y], rect, this.#size, this.#angle);
  };

  /** How many pixels of the window one point of the app is. */
  scale = () => {
    const rect = this.#screen.getBoundingClientRect();
    return (this.#angle % 180 === 0 ? rect.width : rect.height) / this.#size[0] || 1;
  };

  get #size() {
    return this.#state?.size ?? this.#displaySize;
  }

  get #angle() {
    if (!this.#environment || !this.#state || this.#isFrameless) return 0;
    return pictureAngle(this.#environment.orientation, this.#state.orientation);
  }

  get #displaySize() {
    if (!this.#environment) return [393, 852];
    const [width, height] = this.#environment.device.size;
    return isLandscape(this.#environment.orientation ?? "portrait") ? [height, width] : [width, height];
  }

  #layOut() {
    if (!this.#environment) return;
    const [width, height] = this.#displaySize;
    Object.assign(this.#display.style, { width: px(width), height: px(height) });
    const [screenWidth, screenHeight] = this.#size;
    Object.assign(this.#screen.style, {
      width: px(screenWidth), height: px(screenHeight), rotate: this.#angle ? `${this.#angle}deg` : "",
      left: px((width - screenWidth) / 2), top: px((height - screenHeight) / 2),
    });
    this.#drawBody();
    if (this.#state) this.#statusBar.show(this.#state, this.#environment.device, this.#screen);
    this.#fit();
  }

  /** The quarter turns of the device from portrait, clockwise. */
  get #steps() {
    return ((deviceAngle(this.#environment.orientation ?? "portrait") + 360) % 360) / 90;
  }

  /** The body's edges around the display as the device lies now: top, right, bottom, left. */
  get #rim() {
    const { rim } = bodyOf(this.#environment.device);
    return rim.map((_, index) => rim[(index - this.#steps + 4) % 4]);
  }

  /** The rim, the corners and the camera follow the device around its four orientations. */
  #drawBody() {
    const { device } = this.#environment;
    const body = bodyOf(device);
    this.#body.dataset.side = ["top", "right", "bottom", "left"][this.#steps];
    this.#body.dataset.camera = body.camera;
    this.#body.dataset.home = String(body.homeButton);
    this.#body.dataset.idiom = device.idiom;
    Object.assign(this.#body.style, { padding: this.#rim.map(px).join(" "), borderRadius: px(body.radius) });
    this.#display.style.borderRadius = px(device.cornerRadius);
  }

  #stageChanged({ width, height }) {
    this.#room = { width, height };
    this.#fit();
  }

  /** The display's edges fall on whole pixels: a fraction would let the picture shine through its rim. */
  #fit() {
    if (!this.#environment || this.#isFrameless) {
      this.#body.style.transform = "";
      return;
    }
    const [display, displayHeight] = this.#displaySize;
    const [top, right, bottom, left] = this.#rim;
    const [width, height] = [display + left + right, displayHeight + top + bottom];
    const most = Math.min(1, this.#room.width / (width + 32), this.#room.height / (height + 32));
    const scale = Math.max(1, Math.floor(display * most)) / display;
    const edge = (room, length, rim) => Math.round((room - length * scale) / 2 + rim * scale) - rim * scale;
    const x = edge(this.#room.width, width, left);
    const y = edge(this.#room.height, height, top);
    this.#body.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
  }

  /** Turns about the stage's centre, on top of the transform that fits the device. */
  #animateTurn(from, to) {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const angle = ((deviceAngle(from) - deviceAngle(to) + 540) % 360) - 180;
    const [x, y] = [this.#room.width / 2, this.#room.height / 2];
    const frame = (degrees) => `translate(${x}px, ${y}px) rotate(${degrees}deg) translate(${-x}px, ${-y}px) ${this.#body.style.transform}`;
    this.#body.animate({ transform: [frame(angle), frame(0)] }, { duration: 380, easing: "cubic-bezier(0.3, 0, 0.1, 1)" });
  }
}

function part(name) {
  const element = document.createElement("div");
  element.className = name;
  return element;
}

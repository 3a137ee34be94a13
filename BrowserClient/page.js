import { actions } from "./actions.js";
import { Connection } from "./core/connection.js";
import { Screen } from "./core/screen.js";
import { Bar } from "./device/bar.js";
import { DeviceView } from "./device/device.js";
import { HomeBar } from "./device/home-bar.js";
import { fillsWindow, windowEnvironment } from "./device/window-environment.js";
import { KeyboardPanel } from "./keyboard/keyboard.js";
import { DragScroll } from "./observers/drag-scroll.js";
import { InputObserver } from "./observers/input.js";
import { KeyboardObserver } from "./observers/keyboard.js";
import { PointerObserver } from "./observers/pointer.js";
import { RealKeyboardObserver } from "./observers/real-keyboard.js";
import { ScrollObserver } from "./observers/scroll.js";
import { WindowObserver } from "./observers/window.js";
import { Overlays } from "./overlays/overlays.js";
import { loadAppFont } from "./render/fonts.js";
import { texts } from "./texts.js";

/** The page: brings the connection, the picture, the device around it and the observers together. */
export class Page {
  #connection = new Connection(this);
  #device = new DeviceView(document.querySelector("#stage"));
  #overlays;
  #bar;
  #homeBar;
  #hasHome = false;
  #screen;
  #observers;
  #keyboard;
  #window = new WindowObserver(() => this.#fillWindow());
  #realKeyboard = new RealKeyboardObserver((height) => this.send({ type: "keyboard", height }));
  #environment = null;
  #isFrameless = false;
  #lostTimer = 0;
  /** The next whole frame is the first of another process. */
  #isNewApp = false;
  /** It is another app that was opened, not the same one started again. */
  #isOpening = false;

  constructor() {
    const restart = () => this.send({ type: "restart" });
    this.#overlays = new Overlays(document.querySelector("#overlays"), { restart });
    this.#bar = new Bar(document.querySelector("#bar"), { change: (next) => this.#choose(next), restart });
    this.#homeBar = new HomeBar(this.#device.screen, this.#device.homeButton, {
      label: texts.home, goHome: () => this.send({ type: "home" }),
    });
    const scrolls = new ScrollObserver(this.send);
    const inputs = new InputObserver(this.send);
    this.#screen = new Screen(this.#device.picture, { scrolls, inputs, texts });
    this.#keyboard = new KeyboardPanel(this.#screen, this.send);
    this.#device.overlay(this.#keyboard.element);
    const { screen } = this.#device;
    screen.setAttribute("aria-label", texts.screen);
    const drag = new DragScroll({ scrolls, nodeOf: (element) => this.#screen.nodeOf(element), scale: this.#device.scale });
    this.#observers = [
      new PointerObserver(screen, { screenPoint: this.#device.point, send: this.send, drag }),
      new KeyboardObserver(screen, this.#screen, this.send),
    ];
  }

  start() {
    for (const observer of this.#observers) observer.start();
    this.#connection.start();
  }

  send = (value) => this.#connection.send(value);

  /** What went over the socket so far, both ways. */
  get bytes() {
    return this.#connection.bytes;
  }

  connectionOpened() {
    clearTimeout(this.#lostTimer);
  }

  /** A short loss (a reload of the host) is not worth an overlay. */
  connectionLost(attempt) {
    if (attempt === 0) this.#lostTimer = setTimeout(() => this.#overlays.showLost(), 400);
    else this.#checkSession();
  }

  connectionReceived(value) {
    if (value.type) actions[value.type]?.(this, value);
    else this.#show(value);
  }

  #show(frame) {
    if (this.#isNewApp && frame.whole) {
      this.#isNewApp = false;
      this.#screen.clear();
      if (this.#isOpening) this.#device.animateOpening();
      this.#isOpening = false;
    }
    this.#screen.apply(frame);
    const { screen } = this.#screen.store;
    this.#device.showScreen(screen);
    this.#keyboard.show(screen);
    this.#device.picture.lang = screen.language;
    document.body.classList.add("has-picture");
  }

  showHost(hello) {
    this.showApp(hello);
    this.#isOpening = false;
    this.#hasHome = hello.hasHome;
    this.#bar.showHost(hello);
    hello.fonts.forEach(loadAppFont);
    this.#isFrameless = fillsWindow(hello);
    this.#device.isFrameless = this.#isFrameless;
    document.querySelector("#bar").hidden = this.#isFrameless;
    this.#window[this.#isFrameless ? "start" : "stop"]();
    this.#realKeyboard[this.#isFrameless ? "start" : "stop"]();
  }

  /** Which app is in front, and whether there is a home screen behind it. */
  showApp({ title, home }) {
    document.title = title;
    this.#bar.showTitle(title);
    this.#isOpening = true;
    this.#homeBar.show(home);
  }

  showEnvironment(environment) {
    this.#environment = complete(environment);
    if (this.#isFrameless) this.#fillWindow();
    this.#device.showEnvironment(this.#environment);
    this.#bar.showEnvironment(this.#environment);
  }

  showState({ state, started, diagnostics, ...ending }) {
    if (started) this.#isNewApp = true;
    document.body.dataset.state = state;
    document.querySelector("#progress").textContent = state === "building" ? texts.building : "";
    if (state === "running" || state === "building") this.#overlays.hide();
    if (state === "failed") this.#overlays.showFailed(diagnostics);
    if (state === "ended") this.#overlays.showEnded(ending);
  }

  announce(text) {
    const region = document.querySelector("#announcements");
    region.textContent = "";
    requestAnimationFrame(() => (region.textContent = text));
  }

  /** The person chose other settings; the page shows them before the app has followed. */
  #choose(environment) {
    this.showEnvironment(environment);
    this.send({ ...environment, type: "environment" });
  }

  #fillWindow() {
    if (!this.#isFrameless || !this.#environment) return;
    const next = windowEnvironment(this.#environment, this.#hasHome);
    if (JSON.stringify(next) === JSON.stringify(this.#environment)) return;
    this.#environment = next;
    this.#device.showEnvironment(next);
    this.send({ ...next, type: "environment" });
  }

  /** A host that was started anew has another token: trying on is of no use then. */
  async #checkSession() {
    const response = await fetch("/", { cache: "no-store" }).catch(() => null);
    if (response?.status !== 403) return;
    this.#connection.stop();
    clearTimeout(this.#lostTimer);
    this.#overlays.showOver();
  }
}

/** The wire leaves out what has its default. */
function complete(environment) {
  const defaults = { orientation: "portrait", dark: false, contentSize: "L", language: null, showsKeyboard: true };
  const device = {
    idiom: "phone", scale: 1, portraitInsets: [0, 0, 0, 0], landscapeInsets: [0, 0, 0, 0], cornerRadius: 0,
    ...environment.device,
  };
  return { ...defaults, ...environment, device };
}

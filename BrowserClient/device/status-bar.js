/** The time and the battery of the device; a drawing, hidden from screen readers as they know both. */
export class StatusBar {
  element = document.createElement("div");
  #time = document.createElement("span");

  constructor() {
    this.element.className = "status-bar";
    this.element.setAttribute("aria-hidden", "true");
    this.#time.className = "time";
    const symbols = document.createElement("span");
    symbols.className = "symbols";
    symbols.append(...["signal", "wifi", "battery"].map(symbol));
    this.element.append(this.#time, symbols);
    this.#tick();
  }

  /** @param screen gets the marks that the style sheet draws by. */
  show(state, device, screen) {
    const isLandscape = state.size[0] > state.size[1];
    const hasRoom = !(isLandscape && device.idiom === "phone");
    this.element.hidden = state.hidesStatusBar || !hasRoom;
    this.element.dataset.style = state.statusBar;
    this.element.dataset.kind = device.idiom === "pad" ? "pad" : device.cornerRadius === 0 ? "flat" : "phone";
    const inset = device.portraitInsets[0];
    this.element.style.height = `${inset}px`;
    const hasIndicator = (isLandscape ? device.landscapeInsets : device.portraitInsets)[2] > 0;
    screen.classList.toggle("shows-indicator", hasIndicator && !state.hidesHomeIndicator);
    screen.classList.toggle("dark", state.dark);
  }

  #tick() {
    const now = new Date();
    this.#time.textContent = now.toLocaleTimeString([], { hour: "numeric", minute: "2-digit", hour12: false });
    setTimeout(() => this.#tick(), 60_000 - (now.getTime() % 60_000));
  }
}

function symbol(name) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `#symbol-${name}`);
  svg.setAttribute("class", name);
  svg.append(use);
  return svg;
}

"use strict";

/**
 * The socket to the host that served the page. The first one is opened before anything else of the page is read,
 * so that the app's screen is there when the page can show it: this is no module, the page runs it at once.
 */
globalThis.hostSocket = new (class {
  #first = this.open();
  #messages = [];

  constructor() {
    this.#first.onmessage = ({ data }) => this.#messages.push(data);
  }

  open() {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    return new WebSocket(`${scheme}//${location.host}/`, "espalier");
  }

  /** Hands over a socket and what came over it so far: the first one, later a new one. */
  take() {
    const taken = { socket: this.#first ?? this.open(), messages: this.#messages };
    this.#first = null;
    this.#messages = [];
    return taken;
  }
})();

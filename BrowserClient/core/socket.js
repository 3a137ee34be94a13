/** Opens a socket to the host that served the page. */
export function openSocket() {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(`${scheme}//${location.host}/`, "espalier");
}

/**
 * The first socket, opened by index.html while the rest of the page is still being fetched, so that the app's
 * screen is there when the page can show it.
 */
class FirstSocket {
  #socket = openSocket();
  #messages = [];

  constructor() {
    this.#socket.onmessage = ({ data }) => this.#messages.push(data);
  }

  /** Hands over the socket and what came over it so far; the second time there is none. */
  take() {
    const taken = { socket: this.#socket, messages: this.#messages };
    this.#socket = null;
    this.#messages = [];
    return taken;
  }
}

export const firstSocket = new FirstSocket();

/**
 * The socket to the host. It opens itself again after a loss, at first at once and then more and more
 * slowly, and at once when the network or the page comes back.
 */
const delays = [0, 250, 500, 1000, 2000, 4000];

export class Connection {
  #socket = null;
  #attempt = 0;
  #timer = 0;
  #delegate;
  /** Bytes of all messages, both ways; benchmarks and tests read it. */
  bytes = 0;

  /** @param delegate has connectionOpened(), connectionLost(attempt) and connectionReceived(value). */
  constructor(delegate) {
    this.#delegate = delegate;
  }

  start() {
    addEventListener("online", this.#retryNow);
    document.addEventListener("visibilitychange", this.#retryNow);
    this.#open();
  }

  stop() {
    removeEventListener("online", this.#retryNow);
    document.removeEventListener("visibilitychange", this.#retryNow);
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  get isOpen() {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** Sends a value as JSON; while the connection is lost it is dropped, as the app has moved on anyway. */
  send(value) {
    if (!this.isOpen) return;
    const text = JSON.stringify(value);
    this.bytes += byteLength(text);
    this.#socket.send(text);
  }

  #open() {
    const { socket, messages } = hostSocket.take();
    this.#use(socket);
    for (const data of messages) this.#received(data);
  }

  /** The first socket may be open, or lost again, by now. */
  #use(socket) {
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = ({ data }) => this.#received(data);
    socket.onclose = () => this.#lost(socket);
    if (socket.readyState === WebSocket.OPEN) this.#opened();
    if (socket.readyState === WebSocket.CLOSED) this.#lost(socket);
  }

  #opened() {
    this.#attempt = 0;
    this.#delegate.connectionOpened();
  }

  #received(data) {
    this.bytes += byteLength(data);
    this.#delegate.connectionReceived(JSON.parse(data));
  }

  #lost(socket) {
    if (socket !== this.#socket) return;
    this.#delegate.connectionLost(this.#attempt);
    const delay = delays[Math.min(this.#attempt, delays.length - 1)];
    this.#attempt += 1;
    this.#timer = setTimeout(() => this.#open(), delay);
  }

  #retryNow = () => {
    if (document.hidden || !this.#socket || this.#socket.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.#timer);
    this.#open();
  };
}

const encoder = new TextEncoder();

function byteLength(text) {
  return encoder.encode(text).length;
}

/** A field that the app does not confirm within this time loses its focus again. */
const confirmation = 1500;
/** An app that has not taken over what was typed by then never will. */
const patience = 3000;

/** Reports what is typed into native fields, input methods included, and takes over the app's changes. */
export class InputObserver {
  #send;
  #fields = new Map();

  constructor(send) {
    this.#send = send;
  }

  add(node) {
    const state = { revision: null, isComposing: false, composition: null, wasFocused: false, leftUntil: 0, reported: [], shown: "" };
    const listen = (name, handler) => node.field.addEventListener(name, handler);
    listen("input", () => this.#report(node, state));
    listen("compositionstart", () => {
      state.isComposing = true;
      state.compositionStart = node.field.selectionStart;
    });
    listen("compositionupdate", (event) => (state.composition = event.data));
    listen("compositionend", () => {
      state.isComposing = false;
      state.composition = null;
      this.#report(node, state);
    });
    listen("focus", () => this.#focused(node, state));
    listen("blur", () => this.#blurred(node, state));
    listen("keydown", (event) => this.#key(event, node, state));
    listen("select", () => this.#reportSelection(node, state));
    this.#fields.set(node.id, state);
  }

  remove(node) {
    clearTimeout(this.#fields.get(node.id)?.timer);
    this.#fields.delete(node.id);
  }

  /**
   * Text of the app's own is taken under a new revision. Any other is what some page reported: this one's
   * comes back in the order of its reports and is never pulled back; that of another page is followed.
   */
  applyText(node, isNew) {
    const state = this.#fields.get(node.id);
    const { field, input } = node;
    const isOrder = isNew || state.revision !== input.revision;
    state.revision = input.revision;
    if (!isOrder && (input.text === state.shown || this.#isEcho(state, input.text))) {
      state.shown = input.text;
      return;
    }
    state.shown = input.text;
    state.reported = [];
    if (field.value !== input.text) field.value = input.text;
    if (input.selection && document.activeElement === field) {
      field.setSelectionRange(input.selection[0], input.selection[0] + input.selection[1]);
    }
  }

  /** Whether the app says what this page has reported, or is about to hear. */
  #isEcho(state, text) {
    const now = performance.now();
    state.reported = state.reported.filter(({ time }) => now - time < patience);
    const index = state.reported.findLastIndex((report) => report.text === text);
    if (index >= 0) state.reported.splice(0, index + 1);
    return index >= 0 || state.reported.length > 0 || state.isComposing;
  }

  /** Gives the focus to the field that the app made first responder, or takes it away. */
  applyFocus(store) {
    for (const [id, state] of this.#fields) {
      const node = store.nodes.get(id);
      if (!node?.input) {
        this.#fields.delete(id);
        continue;
      }
      const isFocused = node.input.focused;
      if (isFocused !== state.wasFocused) {
        state.wasFocused = isFocused;
        clearTimeout(state.timer);
        if (isFocused && performance.now() < state.leftUntil) state.leftUntil = 0;
        else if (isFocused && document.activeElement !== node.field) node.field.focus({ preventScroll: true });
        if (!isFocused && document.activeElement === node.field) node.field.blur();
      }
    }
  }

  #focused(node, state) {
    if (state.wasFocused) return;
    state.leftUntil = 0;
    this.#send({ type: "focus", node: node.id, on: true });
    state.timer = setTimeout(() => {
      if (!node.input?.focused) node.field?.blur();
    }, confirmation);
  }

  #blurred(node, state) {
    clearTimeout(state.timer);
    if (!node.element.isConnected || !document.hasFocus()) return;
    // Left before the app confirmed the focus: the confirmation that is under way must not bring it back.
    if (!state.wasFocused) state.leftUntil = performance.now() + confirmation;
    state.wasFocused = false;
    this.#send({ type: "focus", node: node.id, on: false });
  }

  #key(event, node, state) {
    if (event.isComposing || state.isComposing) return;
    if (event.key === "Backspace" && node.field.value === "") {
      // An empty field says nothing itself; apps that wait for a deletion hear of the key.
      this.#send({ type: "key", key: "Backspace", code: event.code, down: true, modifiers: [] });
    }
    if (event.key !== "Enter") return;
    if (node.input.multiline) return;
    event.preventDefault();
    this.#send({ type: "returnKey", node: node.id });
  }

  /**
   * A selection that the app made is told by the same event, late: reported back, it would bring back the text
   * that another page has changed by then.
   */
  #reportSelection(node, state) {
    const { field, input } = node;
    const [start, length] = input.selection ?? [];
    const isOwn = field.value === input.text && field.selectionStart === start && field.selectionEnd === start + length;
    if (!isOwn && !state.isComposing && document.activeElement === field) this.#report(node, state);
  }

  #report(node, state) {
    const { field } = node;
    const start = field.selectionStart ?? field.value.length;
    const end = field.selectionEnd ?? start;
    const event = { type: "text", node: node.id, text: field.value, selection: [start, end - start] };
    if (field.value !== (state.reported.at(-1)?.text ?? state.shown)) {
      state.reported.push({ text: field.value, time: performance.now() });
    }
    if (state.isComposing && state.composition) event.marked = [state.compositionStart, state.composition.length];
    this.#send(event);
  }
}

/** Makes everything reachable without a pointer, and passes other keys on. */
export class KeyboardObserver {
  #screen;
  #element;
  #send;

  /** @param screen knows nodes by their elements and the frontmost modal. */
  constructor(element, screen, send) {
    this.#element = element;
    this.#screen = screen;
    this.#send = send;
  }

  start() {
    addEventListener("keydown", this.#key);
    addEventListener("keyup", this.#key);
  }

  stop() {
    removeEventListener("keydown", this.#key);
    removeEventListener("keyup", this.#key);
  }

  #key = (event) => {
    const active = document.activeElement;
    const isInside = active === document.body || this.#element.contains(active);
    if (!isInside || event.isComposing || event.defaultPrevented) return;
    const isField = active.classList.contains("field");
    if (event.type === "keydown" && this.#act(event, active, isField)) return event.preventDefault();
    // In a field only combinations can be the app's own (UIKeyCommand); letters are the field's.
    if (event.key === "Tab" || (isField && !(event.ctrlKey || event.metaKey))) return;
    this.#send({
      type: "key", key: event.key, code: event.code, down: event.type === "keydown", modifiers: modifiers(event),
    });
  };

  /** - Returns whether the key was an accessibility action. */
  #act(event, active, isField) {
    const node = this.#screen.nodeOf(active);
    if (event.key === "Escape") {
      const target = this.#screen.modal ?? node;
      if (!target) return false;
      this.#action(target, "escape");
      return true;
    }
    const action = isField || !node || active !== node.element ? undefined : actionOf(event, active);
    if (!action) return false;
    this.#action(node, action);
    return true;
  }

  #action(node, name) {
    this.#send({ type: "action", node: node.id, name });
  }
}

const adjustments = {
  ArrowUp: "increment", ArrowRight: "increment", ArrowDown: "decrement", ArrowLeft: "decrement",
};

function actionOf(event, element) {
  const role = element.getAttribute("role");
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  if (role === "slider" && adjustments[event.key]) return adjustments[event.key];
  const isPress = event.key === "Enter" || event.key === " ";
  if (isPress && !event.repeat && ["button", "link", "switch", "tab"].includes(role)) return "activate";
  return undefined;
}

function modifiers(event) {
  return [["shiftKey", "shift"], ["ctrlKey", "control"], ["altKey", "option"], ["metaKey", "command"]]
    .filter(([key]) => event[key]).map(([, name]) => name);
}

/** Roles for UIKit's traits; the first that matches wins. */
const roles = [
  ["adjustable", "slider"], ["switchButton", "switch"], ["toggleButton", "switch"], ["link", "link"],
  ["searchField", "search"], ["button", "button"], ["keyboardKey", "button"], ["header", "heading"],
  ["image", "img"],
];
const interactive = new Set(["slider", "switch", "link", "button", "tab"]);

/** The attributes that a pass may set, so that a later one can take them off. */
const attributes = [
  "role", "tabindex", "aria-label", "aria-valuetext", "aria-valuenow", "aria-valuemin", "aria-valuemax",
  "aria-checked", "aria-pressed", "aria-selected", "aria-disabled", "aria-hidden", "aria-modal", "aria-level", "aria-description",
];

/**
 * Writes roles, names and states. It runs over the whole tree whenever something that a screen reader
 * meets changed, as an element's part depends on what lies around it: one that speaks for its children hides
 * them, and a modal hides all outside.
 */
export class AccessibilityPass {
  /** The frontmost modal node, if any. */
  modal = null;
  #root;
  #texts;
  #focusBefore = [];
  #store;

  constructor(root, texts) {
    this.#root = root;
    this.#texts = texts;
  }

  run(store) {
    if (!store.root) return;
    this.#store = store;
    const previous = this.modal;
    this.modal = null;
    this.#visit(store, store.root, false, false);
    this.#isolate();
    if (previous !== this.modal) this.#moveFocus(previous, store);
  }

  #visit(store, node, isHidden, isInTabBar) {
    const ax = node.ax;
    if (ax?.modal && !node.hidden) this.modal = node;
    const wanted = isHidden ? {} : this.#describe(node, isInTabBar);
    write(node, wanted);
    if (node.field) this.#describeField(node, isHidden);
    const hidesChildren = isHidden || ax?.element || ax?.hides;
    hide(node, hidesChildren && !isHidden, spoken(node));
    for (const id of node.children) {
      const child = store.nodes.get(id);
      if (child) this.#visit(store, child, hidesChildren || node.hidden, isInTabBar || isTabBar(node));
    }
    if (node.scroller) this.#makeScrollerReachable(node, isHidden);
  }

  /** The attributes of a node that is met. */
  #describe(node, isInTabBar) {
    const { ax } = node;
    if (!ax) return {};
    const wanted = {};
    if (ax.modal) Object.assign(wanted, this.#describeModal(node));
    if (isTabBar(node)) wanted.role = "tablist";
    if (!ax.element || node.field) return wanted;
    const usual = roles.find(([trait]) => ax.traits.includes(trait))?.[1];
    if (!usual) return wanted;
    const role = isInTabBar && usual === "button" ? "tab" : usual;
    wanted.role = role;
    wanted["aria-label"] = ax.label ?? textOf(node) ?? "";
    if (ax.hint) wanted["aria-description"] = ax.hint;
    if (role === "heading") wanted["aria-level"] = "2";
    if (interactive.has(role)) this.#describeControl(wanted, role, ax);
    return wanted;
  }

  #describeControl(wanted, role, ax) {
    const isEnabled = !ax.traits.includes("notEnabled");
    wanted.tabindex = isEnabled ? "0" : "-1";
    if (!isEnabled) wanted["aria-disabled"] = "true";
    if (role === "slider") {
      const number = parseFloat(ax.value ?? "");
      wanted["aria-valuenow"] = String(Number.isFinite(number) ? number : 0);
      if (ax.value) wanted["aria-valuetext"] = ax.value;
      // What has no name is known by its value, as the dots of pages are.
      wanted["aria-label"] ||= ax.value ?? "0";
    } else if (role === "switch") {
      wanted["aria-checked"] = String(["1", "on", "켬"].includes((ax.value ?? "").toLowerCase()));
    } else {
      const isSelected = ax.traits.includes("selected");
      if (role === "tab") wanted["aria-selected"] = String(isSelected);
      else if (isSelected) wanted["aria-pressed"] = "true";
      if (ax.value) wanted["aria-label"] = [wanted["aria-label"], ax.value].filter(Boolean).join(", ");
    }
  }

  #describeModal(node) {
    const name = node.ax.label ?? titleIn(node, this.#store);
    return { role: "dialog", "aria-modal": "true", "aria-label": name || this.#texts.dialog, tabindex: "-1" };
  }

  #describeField(node, isHidden) {
    const name = node.ax?.label ?? node.input.placeholder;
    node.field.setAttribute("aria-label", name || this.#texts.textField);
    node.field.tabIndex = isHidden ? -1 : 0;
    if (node.ax?.hint) node.field.setAttribute("aria-description", node.ax.hint);
  }

  /** A keyboard can scroll an area that holds nothing to focus. */
  #makeScrollerReachable(node, isHidden) {
    const scrolls = node.scroll.size[1] > node.frame[3] || node.scroll.size[0] > node.frame[2];
    const isNeeded = scrolls && !isHidden && !hasStop(node.scroller);
    node.scroller.tabIndex = isNeeded ? 0 : -1;
    if (isNeeded) {
      node.scroller.setAttribute("role", "region");
      node.scroller.setAttribute("aria-label", node.ax?.label ?? this.#texts.scrollArea);
    } else {
      node.scroller.removeAttribute("role");
      node.scroller.removeAttribute("aria-label");
    }
  }

  /** What is outside of the modal can neither be met nor focused. */
  #isolate() {
    this.#root.querySelectorAll("[inert]").forEach((element) => (element.inert = false));
    let element = this.modal?.element;
    while (element && element !== this.#root) {
      for (const sibling of element.parentElement.children) if (sibling !== element) sibling.inert = true;
      element = element.parentElement;
    }
  }

  /** Focus goes into a modal, and comes back to where it was when the modal is gone. */
  #moveFocus(previous, store) {
    const isOver = previous && (!store.nodes.has(previous.id) || !previous.ax?.modal);
    const before = isOver ? this.#leave() : document.activeElement;
    const isKnown = this.#focusBefore.some((entry) => entry.modal === this.modal);
    if (this.modal && !isKnown) this.#enter(before);
    else this.#focus(before);
  }

  #enter(before) {
    this.#focusBefore.push({ modal: this.modal, before });
    if (!this.modal.element.contains(document.activeElement)) this.modal.element.focus({ preventScroll: true });
  }

  /** Forgets the modals that are gone. - Returns what had the focus before the first of them. */
  #leave() {
    let before = null;
    while (this.#focusBefore.length > 0 && this.#focusBefore.at(-1).modal !== this.modal) {
      ({ before } = this.#focusBefore.pop());
    }
    return before;
  }

  #focus(element) {
    const isUsable = element?.isConnected && element !== document.body && !element.closest("[inert]");
    if (isUsable) element.focus({ preventScroll: true });
    else this.modal?.element.focus({ preventScroll: true });
  }
}

function isTabBar(node) {
  return node.ax?.traits.includes("tabBar") ?? false;
}

/** What a sheet or an alert is called by: its heading, or what it says first. */
function titleIn(node, store) {
  return headingIn(node, store) ?? node.element.querySelector(".line")?.textContent;
}

function headingIn(node, store) {
  if (node.hidden) return undefined;
  if (node.ax?.element && node.ax.traits.includes("header")) return node.ax.label ?? textOf(node);
  for (const id of node.children) {
    const child = store.nodes.get(id);
    const heading = child && headingIn(child, store);
    if (heading) return heading;
  }
  return undefined;
}

function write(node, wanted) {
  const key = JSON.stringify([wanted, node.ax?.identifier]);
  if (node.described === key) return;
  node.described = key;
  for (const name of attributes) {
    if (name in wanted) node.element.setAttribute(name, wanted[name]);
    else node.element.removeAttribute(name);
  }
  if (node.ax?.identifier) node.element.dataset.identifier = node.ax.identifier;
  else delete node.element.dataset.identifier;
}

/** What a plain element says instead of its pictures and texts; null when they speak for themselves. */
function spoken(node) {
  const { ax } = node;
  if (!ax?.element || node.field || roles.some(([trait]) => ax.traits.includes(trait))) return null;
  const text = [ax.label, ax.value].filter(Boolean).join(", ");
  return text && text !== textOf(node) ? text : null;
}

/** Hides pictures, texts and children of an element that speaks for them; says `text` in their place. */
function hide(node, hidesChildren, text) {
  if (text && !node.speech) {
    node.speech = document.createElement("span");
    node.speech.className = "speech";
    node.element.prepend(node.speech);
  }
  if (!text && node.speech) {
    node.speech.remove();
    node.speech = null;
  }
  if (node.speech && node.speech.textContent !== text) node.speech.textContent = text;
  const isRole = node.element.hasAttribute("role");
  for (const child of node.element.children) {
    if (child === node.speech || child === node.field) continue;
    const isOwn = !child.classList.contains("node");
    const isHidden = isOwn ? text !== null || (isRole && hidesChildren) : hidesChildren;
    if (isHidden) child.setAttribute("aria-hidden", "true");
    else if (!child.matches("svg, canvas")) child.removeAttribute("aria-hidden");
  }
}

function textOf(node) {
  return node.content?.text?.map((line) => line.runs.map((run) => run.text).join("")).join(" ");
}

/** Whether the keyboard stops somewhere inside, and not only at what is hidden. */
function hasStop(element) {
  const stops = element.querySelectorAll("[tabindex='0'], input, textarea");
  return [...stops].some((stop) => stop.checkVisibility({ visibilityProperty: true }));
}

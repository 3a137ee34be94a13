import { renderBox, renderMask } from "../render/box.js";
import { renderContent } from "../render/content.js";
import { renderScroll, updateTouchActions } from "../render/scroll.js";
import { renderInput } from "../render/input.js";
import { AccessibilityPass } from "../render/accessibility.js";
import { AnimationPlayer } from "../render/animation.js";
import { NodeStore } from "./nodes.js";

/** Fields whose change can alter what a screen reader meets. */
const accessibilityFields = ["ax", "children", "hidden", "content", "scroll", "input"];

/** Turns frames into elements. Every node is one element; its children follow its own content. */
export class Screen {
  store = new NodeStore();
  #element;
  #animations = new AnimationPlayer();
  #accessibility;
  #context;
  #touchActions = 0;

  /** @param context gives what elements report to: `send(event)`, and `scrolls`, `inputs`. */
  constructor(element, context) {
    this.#element = element;
    this.#context = context;
    this.#accessibility = new AccessibilityPass(element, context.texts);
  }

  node(id) {
    return this.store.nodes.get(id);
  }

  get modal() {
    return this.#accessibility.modal;
  }

  /** The node that an element inside the screen belongs to. */
  nodeOf(element) {
    const owner = element?.closest?.(".node");
    return owner ? this.node(Number(owner.dataset.id)) : undefined;
  }

  apply(frame) {
    const { changed, removed } = this.store.apply(frame);
    for (const node of changed.keys()) if (!node.element) this.#make(node);
    for (const [node, keys] of changed) this.#render(node, keys);
    for (const node of removed) node.element?.remove();
    for (const [node, keys] of changed) if (keys.has("children")) this.#order(node);
    this.#attachRoot();
    this.#renderDependents(changed);
    if (this.#changesAccessibility(changed, removed)) this.#accessibility.run(this.store);
    this.#animations.cancel(frame.cancelled ?? []);
    this.#play(frame.animations ?? []);
    this.#context.inputs.applyFocus(this.store);
  }

  /** Each animation comes as the difference to the one before. */
  #play(animations) {
    let whole = {};
    for (const animation of animations) {
      whole = { ...whole, ...animation };
      this.#animations.play(this.node(whole.node), whole);
    }
  }

  /** Takes everything off: the app started again. */
  clear() {
    for (const node of this.store.clear()) node.element?.remove();
    this.#animations.cancelAll();
  }

  #make(node) {
    const element = document.createElement("div");
    element.className = "node";
    element.dataset.id = node.id;
    node.element = element;
    node.host = element;
  }

  #render(node, keys) {
    renderBox(node, keys);
    if (keys.has("content") || keys.has("frame")) renderContent(node, keys);
    if (keys.has("scroll") || (node.scroll && keys.has("frame"))) renderScroll(node, this.#context.scrolls);
    if (keys.has("input")) renderInput(node, this.#context.inputs);
  }

  /** What hangs on other nodes than the changed one: masks, and who scrolls which way. */
  #renderDependents(changed) {
    let scrolls = false;
    for (const [node, keys] of changed) {
      if (keys.has("mask") || node.mask !== null) renderMask(node, this.node(node.mask));
      if (keys.has("scroll")) scrolls = true;
    }
    if (scrolls) this.#updateTouchActionsSoon();
  }

  /** Once before the next picture: what scrolls which way is known when the page is laid out, and it is then anyway. */
  #updateTouchActionsSoon() {
    if (this.#touchActions) return;
    this.#touchActions = requestAnimationFrame(() => {
      this.#touchActions = 0;
      updateTouchActions(this.store);
    });
  }

  #changesAccessibility(changed, removed) {
    if (removed.length > 0) return true;
    for (const keys of changed.values()) if (accessibilityFields.some((field) => keys.has(field))) return true;
    return false;
  }

  #attachRoot() {
    const root = this.store.root?.element;
    if (root && root.parentElement !== this.#element) this.#element.replaceChildren(root);
  }

  /** Puts the children's elements in order and moves as few as possible: a move costs focus and scrolling. */
  #order(node) {
    const host = node.host;
    let cursor = firstNode(host.firstElementChild);
    for (const id of node.children) {
      const child = this.node(id)?.element;
      if (!child) continue;
      if (cursor && cursor !== child && nextNode(cursor) === child) cursor = child;
      if (cursor === child) cursor = nextNode(child);
      else move(host, child, cursor);
    }
    const kept = new Set(node.children);
    for (const child of [...host.children]) {
      if (child.classList.contains("node") && !kept.has(Number(child.dataset.id))) child.remove();
    }
  }
}

function move(host, child, before) {
  if (host.moveBefore && child.isConnected && host.isConnected) host.moveBefore(child, before);
  else host.insertBefore(child, before);
}

function firstNode(element) {
  while (element && !element.classList.contains("node")) element = element.nextElementSibling;
  return element;
}

function nextNode(element) {
  return firstNode(element.nextElementSibling);
}

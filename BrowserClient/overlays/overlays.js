import { texts } from "../texts.js";

/** What lies over the page when there is no app to show: lost connection, build errors, a crash. */
export class Overlays {
  #element;
  #restart;

  constructor(element, { restart }) {
    this.#element = element;
    this.#restart = restart;
  }

  hide() {
    this.#element.replaceChildren();
    document.body.removeAttribute("data-overlay");
  }

  showLost() {
    this.#show("lost", [heading(texts.lost), paragraph(texts.reconnecting)]);
  }

  showOver() {
    this.#show("over", [heading(texts.over), paragraph(texts.overHint)]);
  }

  showEnded({ message, backtrace, crashed }) {
    const button = make("button", "primary", texts.restart);
    button.onclick = this.#restart;
    const parts = [heading(crashed ? texts.crashed : texts.ended), make("p", "message", message), button];
    if (backtrace) parts.push(...listing(texts.backtrace, backtrace));
    this.#show("ended", parts);
    button.focus();
  }

  showFailed(diagnostics) {
    const list = make("ol", "diagnostics");
    list.append(...diagnostics.map(diagnosticItem));
    this.#show("failed", [heading(texts.failed), paragraph(texts.failedHint), list]);
  }

  #show(kind, parts) {
    const box = make("section", `overlay ${kind}`);
    box.setAttribute("role", kind === "lost" ? "status" : "alert");
    box.append(...parts);
    this.#element.replaceChildren(box);
    document.body.dataset.overlay = kind;
  }
}

function diagnosticItem({ severity, message, file, line, column, source }) {
  const item = make("li", `diagnostic ${severity}`);
  const place = [file, line, column].filter((part) => part !== undefined && part !== null).join(":");
  if (place) item.append(make("code", "place", place));
  const text = make("p", "message");
  text.append(make("strong", "severity", `${texts[severity]}: `), message);
  item.append(text);
  if (source !== undefined && source !== null) item.append(...sourceLine(source, column));
  return item;
}

/** Letters that take two places of a line of code: Hangul, Han, kana and emoji. */
const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\u{1f300}-\u{1faff}]/u;

/** The line of code, with a mark under the column, which the compiler counts in bytes. */
function sourceLine(source, column) {
  const before = column ? new TextDecoder().decode(new TextEncoder().encode(source).subarray(0, column - 1)) : "";
  const blank = [...before].map((letter) => (letter === "\t" ? letter : wide.test(letter) ? "\u3000" : " ")).join("");
  const mark = column ? `\n${blank}^` : "";
  return [scrollable(make("pre", "source", source + mark), texts.error)];
}

function listing(title, text) {
  return [make("h2", "", title), scrollable(make("pre", "backtrace", text), title)];
}

/** A long listing scrolls and can be reached with the keyboard. */
function scrollable(element, name) {
  element.tabIndex = 0;
  element.setAttribute("role", "region");
  element.setAttribute("aria-label", name);
  return element;
}

function heading(text) {
  return make("h1", "", text);
}

function paragraph(text) {
  return make("p", "hint", text);
}

function make(tag, className, text = "") {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return element;
}

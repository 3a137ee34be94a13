import { css } from "./color.js";
import { applyFont } from "./fonts.js";

/** UIKit's keyboard types as HTML's input modes. */
const inputModes = {
  emailAddress: "email", numberPad: "numeric", decimalPad: "decimal", phonePad: "tel", URL: "url",
  webSearch: "search", asciiCapableNumberPad: "numeric", numbersAndPunctuation: "decimal",
};
const enterHints = { go: "go", search: "search", send: "send", done: "done", next: "next", join: "go", route: "go" };
const alignments = { natural: "start", left: "left", center: "center", right: "right", justified: "justify" };

/**
 * A native field over the node's box, so that every input method, dictation and password store works.
 * @param inputs the observer that reports what is typed.
 */
export function renderInput(node, inputs) {
  const input = node.input;
  const kind = input ? (input.multiline ? "TEXTAREA" : "INPUT") : null;
  if (node.field && node.field.tagName !== kind) {
    inputs.remove(node);
    node.field.remove();
    node.field = null;
  }
  if (!input) return;
  const isNew = !node.field;
  if (isNew) {
    node.field = document.createElement(kind);
    node.field.className = "field";
    node.element.append(node.field);
    inputs.add(node);
  }
  style(node.field, input);
  inputs.applyText(node, isNew);
}

function style(field, input) {
  applyFont(field.style, input.font);
  field.style.color = css(input.color);
  field.style.caretColor = input.tint ? css(input.tint) : "";
  field.style.padding = input.insets ? paddings(input.insets) : "";
  field.style.textAlign = alignments[input.alignment] ?? "start";
  if (field.placeholder !== input.placeholder) field.placeholder = input.placeholder;
  if (input.placeholderColor) field.style.setProperty("--placeholder", css(input.placeholderColor));
  else field.style.removeProperty("--placeholder");
  if (field.tagName === "INPUT") field.type = input.secure ? "password" : "text";
  field.disabled = !input.enabled;
  field.inputMode = inputModes[input.keyboard] ?? "text";
  field.enterKeyHint = enterHints[input.returnKey] ?? "enter";
  field.autocapitalize = input.capitals === "allCharacters" ? "characters" : input.capitals;
  field.autocomplete = "off";
  field.spellcheck = input.corrects;
  field.setAttribute("autocorrect", input.corrects ? "on" : "off");
}

/** Top, left, bottom, right → CSS's top, right, bottom, left. */
function paddings([top, left, bottom, right]) {
  return [top, right, bottom, left].map((inset) => `${inset}px`).join(" ");
}

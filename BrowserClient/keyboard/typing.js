import { compose, isJamo } from "./hangul.js";

/** Types into the native field that has the focus, as the browser itself would: undo works, events come. */
export class Typing {
  /** The letters of the syllable that may still change, and what of the field they made. */
  #letters = [];
  #made = null;

  type(field, key) {
    if (!isJamo(key)) {
      this.#letters = [];
      return insert(field, key, 0);
    }
    if (!this.#isOpen(field)) this.#letters = [];
    const before = this.#letters.length > 0 ? compose(this.#letters).text.length : 0;
    this.#letters.push(key);
    return this.#show(field, before);
  }

  /** Takes back a letter of an open syllable, or what lies before the cursor. */
  delete(field) {
    if (!this.#isOpen(field)) {
      this.#letters = [];
      field.focus({ preventScroll: true });
      document.execCommand("delete");
      return;
    }
    const before = compose(this.#letters).text.length;
    this.#letters.pop();
    this.#show(field, before);
  }

  #show(field, before) {
    const { text, open } = compose(this.#letters);
    insert(field, text, before);
    this.#letters = this.#letters.slice(open);
    this.#made = { field, value: field.value, end: field.selectionEnd };
  }

  /** Whether the syllable still stands before the cursor as it was left. */
  #isOpen(field) {
    const made = this.#made;
    return this.#letters.length > 0 && made?.field === field && made.value === field.value
      && field.selectionStart === made.end && field.selectionEnd === made.end;
  }
}

function insert(field, text, replaced) {
  field.focus({ preventScroll: true });
  if (replaced > 0) field.setSelectionRange(field.selectionStart - replaced, field.selectionEnd);
  document.execCommand(text ? "insertText" : "delete", false, text);
}

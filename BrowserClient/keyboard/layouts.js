/** What is on the keys. Keys that do something stand by their names; all others type their own letter. */
export const commands = new Set(["shift", "delete", "return", "space", "numbers", "symbols", "letters", "globe", "hide"]);

const bottom = (first) => [first, "globe", "space", "return"];
const rows = (text) => text.split("\n").map((row) => [...row]);

function letters(text) {
  const [first, second, third] = rows(text);
  return [first, second, ["shift", ...third, "delete"], bottom("numbers")];
}

function signs(text, other) {
  const [first, second, third] = rows(text);
  return [first, second, [other, ...third, "delete"], bottom("letters")];
}

const pages = {
  en: letters("qwertyuiop\nasdfghjkl\nzxcvbnm"),
  ko: letters("ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ\nㅁㄴㅇㄹㅎㅗㅓㅏㅣ\nㅋㅌㅊㅍㅠㅜㅡ"),
  numbers: signs("1234567890\n-/:;()₩&@\"\n.,?!'", "symbols"),
  symbols: signs("[]{}#%^*+=\n_\\|~<>$£¥•\n.,?!'", "numbers"),
};

const digits = [["1", "2", "3"], ["4", "5", "6"], ["7", "8", "9"]];
const pads = {
  numberPad: [...digits, ["", "0", "delete"]],
  asciiCapableNumberPad: [...digits, ["", "0", "delete"]],
  decimalPad: [...digits, [".", "0", "delete"]],
  phonePad: [...digits, ["+", "0", "delete"]],
};

const doubled = { ㅂ: "ㅃ", ㅈ: "ㅉ", ㄷ: "ㄸ", ㄱ: "ㄲ", ㅅ: "ㅆ", ㅐ: "ㅒ", ㅔ: "ㅖ" };

/** UIKit's keyboard types that begin with digits. */
const beginsWithNumbers = new Set(["numbersAndPunctuation"]);
/** Those that take Latin letters only. */
const latin = new Set(["asciiCapable", "emailAddress", "URL"]);

export function isPad(type) {
  return type in pads;
}

export function firstPage(type) {
  return beginsWithNumbers.has(type) ? "numbers" : "letters";
}

export function takesLatinOnly(type) {
  return latin.has(type);
}

/**
 * @param type UIKit's keyboard type.
 * @param page letters, numbers or symbols.
 * @param language ko or en.
 */
export function keysOf(type, page, language, isShifted) {
  if (isPad(type)) return pads[type];
  const name = page === "letters" ? language : page;
  const keys = pages[name].map((row) => (isShifted ? row.map(shifted) : row));
  return page === "letters" ? [...keys.slice(0, -1), withExtras(keys.at(-1), type)] : keys;
}

function shifted(key) {
  return commands.has(key) ? key : doubled[key] ?? key.toUpperCase();
}

function withExtras(row, type) {
  const extras = { emailAddress: ["@", "."], URL: ["/", "."], webSearch: ["."], twitter: ["@", "#"] }[type] ?? [];
  return row.flatMap((key) => (key === "space" ? ["space", ...extras] : [key]));
}

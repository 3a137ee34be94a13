/** Puts the letters of the two-set Korean keyboard together to syllables, as far as they are typed. */
const leads = [..."ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"];
const vowels = [..."ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ"];
const tails = ["", ..."ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ"];

/** Two letters that are typed one after the other and stand for one. */
const joined = {
  ㅗㅏ: "ㅘ", ㅗㅐ: "ㅙ", ㅗㅣ: "ㅚ", ㅜㅓ: "ㅝ", ㅜㅔ: "ㅞ", ㅜㅣ: "ㅟ", ㅡㅣ: "ㅢ",
  ㄱㅅ: "ㄳ", ㄴㅈ: "ㄵ", ㄴㅎ: "ㄶ", ㄹㄱ: "ㄺ", ㄹㅁ: "ㄻ", ㄹㅂ: "ㄼ", ㄹㅅ: "ㄽ", ㄹㅌ: "ㄾ", ㄹㅍ: "ㄿ", ㄹㅎ: "ㅀ",
  ㅂㅅ: "ㅄ",
};
const parted = Object.fromEntries(Object.entries(joined).map(([two, one]) => [one, [...two]]));

export function isJamo(letter) {
  return leads.includes(letter) || vowels.includes(letter);
}

/**
 * @param letters in the order in which they were typed.
 * @returns {{text: string, open: number}} what they make, and the index of the letter with which the last
 *   syllable, that may still change, begins.
 */
export function compose(letters) {
  let text = "";
  let open = 0;
  let syllable = empty();
  letters.forEach((letter, index) => {
    const next = vowels.includes(letter) ? addVowel(syllable, letter) : addConsonant(syllable, letter);
    if (next.done) {
      text += written(next.done);
      // A tail that goes over to the next syllable was typed one letter before.
      open = next.syllable.lead && next.syllable.vowel ? index - 1 : index;
    }
    syllable = next.syllable;
  });
  return { text: text + written(syllable), open };
}

function empty() {
  return { lead: "", vowel: "", tail: "" };
}

function addConsonant(syllable, letter) {
  const { lead, vowel, tail } = syllable;
  if (!lead && !vowel) return { syllable: { ...empty(), lead: letter } };
  const longer = tail ? joined[tail + letter] : tails.includes(letter) ? letter : undefined;
  if (lead && vowel && longer) return { syllable: { lead, vowel, tail: longer } };
  return { done: syllable, syllable: { ...empty(), lead: letter } };
}

function addVowel(syllable, letter) {
  const { lead, vowel, tail } = syllable;
  if (tail) {
    const [stays, goes] = parted[tail] ?? ["", tail];
    return { done: { lead, vowel, tail: stays }, syllable: { lead: goes, vowel: letter, tail: "" } };
  }
  if (!vowel) return { syllable: { lead, vowel: letter, tail: "" } };
  const longer = joined[vowel + letter];
  if (longer) return { syllable: { lead, vowel: longer, tail: "" } };
  return { done: syllable, syllable: { ...empty(), vowel: letter } };
}

function written({ lead, vowel, tail }) {
  if (!lead || !vowel) return lead + vowel;
  const index = (leads.indexOf(lead) * vowels.length + vowels.indexOf(vowel)) * tails.length + tails.indexOf(tail);
  return String.fromCodePoint(0xac00 + index);
}

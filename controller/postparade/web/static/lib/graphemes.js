// Text as people count it: a letter with its accents, a joined emoji or a flag is one character.
const segmenter = Intl.Segmenter && new Intl.Segmenter(undefined, { granularity: "grapheme" });

/**
 * The characters of `text`; where the browser cannot tell them, its code points.
 *
 * @param {string} text
 */
export const graphemes = (text) => (segmenter ? [...segmenter.segment(text)].map(({ segment }) => segment) : [...text]);

/**
 * How many letters the longest word of a name has; a hyphen ends a word.
 *
 * @param {string} name
 */
export const longestWord = (name) => Math.max(...name.split(/(?<=[\s-])/u).map((word) => graphemes(word).length));

/**
 * Let nobody type more than `most` characters into `input`, whose own limit counts the parts of emoji.
 *
 * @param {HTMLInputElement} input
 * @param {number} most
 */
export function limitTo(input, most) {
  /** @param {any} event */
  const cut = ({ isComposing }) => {
    const typed = graphemes(input.value);
    if (!isComposing && typed.length > most) input.value = typed.slice(0, most).join("");
  };
  for (const type of ["input", "compositionend"]) input.addEventListener(type, cut);
}

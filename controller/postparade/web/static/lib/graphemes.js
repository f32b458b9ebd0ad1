// Text as people count it: a letter with its accents, a joined emoji or a flag is one character.
const segmenter = Intl.Segmenter && new Intl.Segmenter(undefined, { granularity: "grapheme" });
/** East Asian letters, and emoji. */
const WIDE = new RegExp(
  "[\\u1100-\\u115f\\u2e80-\\ua4cf\\uac00-\\ud7a3\\uf900-\\ufaff\\ufe30-\\ufe4f\\uff00-\\uff60]" +
    "|\\p{Emoji_Presentation}|\\ufe0f|\\p{RI}",
  "u",
);

/** The characters of `text`; where the browser cannot tell them, its code points. */
export const graphemes = (text) =>
  segmenter ? [...segmenter.segment(text)].map(({ segment }) => segment) : [...text];

/** The first `most` characters of `text`, fewer where they are wide: three of Chinese take the room of six letters. */
export function beginning(text, most, room = 1.5 * most) {
  let taken = 0;
  return graphemes(text)
    .slice(0, most)
    .filter((one) => (taken += WIDE.test(one) ? 2 : 1) <= room)
    .join("");
}

/** Let nobody type more than `most` characters into `input`, whose own limit counts the parts of emoji. */
export function limitTo(input, most) {
  const cut = ({ isComposing }) => {
    const typed = graphemes(input.value);
    if (!isComposing && typed.length > most) input.value = typed.slice(0, most).join("");
  };
  for (const type of ["input", "compositionend"]) input.addEventListener(type, cut);
}

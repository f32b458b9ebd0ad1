// Dice: one face, a pair to enter, and all pairs to pick from.
import { el, renderIfChanged, svg } from "./dom.js";
import { t } from "./i18n.js";

/** @import { Dice, News } from "./page.js" */

/** @type {Record<number, number[]>} */
const PIPS = { 1: [4], 2: [0, 8], 3: [0, 4, 8], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 2, 3, 5, 6, 8] };

/** One die; attribute `face` 1 to 6, anything else is a blank die. */
class Die extends HTMLElement {
  static observedAttributes = ["face"];

  attributeChangedCallback() {
    const face = this.getAttribute("face");
    const pips = (PIPS[Number(face)] ?? []).map((at) =>
      svg("circle", { cx: 26 + 24 * (at % 3), cy: 26 + 24 * Math.floor(at / 3), r: 8.5, fill: "#1d1a12" }),
    );
    this.replaceChildren(
      svg(
        "svg",
        { viewBox: "0 0 100 100", "aria-hidden": "true" },
        svg("rect", { x: 4, y: 7, width: 92, height: 90, rx: 20, fill: "#a98f58" }),
        svg("rect", {
          x: 4,
          y: 3,
          width: 92,
          height: 90,
          rx: 20,
          fill: "#fbf5e4",
          stroke: "#d9c793",
          "stroke-width": 2,
        }),
        ...pips.map((pip) => (pip.setAttribute("cy", String(Number(pip.getAttribute("cy")) - 2)), pip)),
      ),
    );
  }
}
customElements.define("pp-die", Die);

/** @param {number | null | undefined} face */
export const die = (face) => el("pp-die", { face: face ?? "blank" });

/**
 * The sum of a roll: two faces, or the sum itself where the faces are not known.
 *
 * @param {Dice} roll
 */
export const sumOf = (roll) => (Array.isArray(roll) ? roll[0] + roll[1] : roll);

/**
 * A roll as it lies there: two dice, or the bare sum.
 *
 * @param {Dice | (number | null)[]} roll
 */
export const lying = (roll) =>
  Array.isArray(roll) ? roll.map((face) => die(face)) : [el("span", { class: "total display number" }, String(roll))];

const TUMBLE = 550;
/**
 * By place, what ends the tumbling.
 *
 * @type {WeakMap<Element, number>}
 */
const falls = new WeakMap();

/**
 * Show the dice of the last roll in `target`. When `news` says that they were rolled just now they tumble first, unless
 * this page shows them for the first time or shows no motion.
 *
 * @param {HTMLElement} target
 * @param {Dice | (number | null)[]} roll
 * @param {News | undefined} news
 */
export function rolledDice(target, roll, news) {
  const first = target.dataset.entry === undefined;
  const fresh = news?.rolled && target.dataset.entry !== String(news.entry);
  target.dataset.entry = String(news?.entry ?? "");
  if (!fresh || first || !Array.isArray(roll) || matchMedia("(prefers-reduced-motion: reduce)").matches) {
    if (!target.classList.contains("tumbling")) renderIfChanged(target, roll, () => lying(roll));
    return;
  }
  clearTimeout(falls.get(target));
  target.classList.add("tumbling");
  renderIfChanged(target, [roll, news.entry], () => lying(roll.map((face) => (((face ?? 0) + 2) % 6) + 1)));
  const end = setTimeout(() => {
    target.classList.remove("tumbling");
    renderIfChanged(target, roll, () => lying(roll));
  }, TUMBLE);
  falls.set(target, end);
}

/** @typedef {{ count: number, sides: number }} DiceSet */

/** The dice of most games. */
const TWO_SIXES = { count: 2, sides: 6 };

/** @param {DiceSet} dice */
const facesOf = ({ sides }) => Array.from({ length: sides }, (_, at) => at + 1);

/**
 * A face of one of `dice` on a button: pips, or its number.
 *
 * @param {number} face
 * @param {DiceSet} dice
 */
const faceOf = (face, { sides }) => (sides === 6 ? die(face) : el("b", { class: "number display" }, String(face)));

/** The words on the rows of a pad and on their faces, by which die it is; a single die has its own. */
const ROWS = [
  { row: "first-die", face: "first-die-face" },
  { row: "second-die", face: "second-die-face" },
];
const ONLY = { row: "tap-die", face: "die-face" };

/**
 * A row of big buttons for each of the `dice`; `enter(faces)` is called with all faces; `label` is the word on the
 * button for two dice.
 *
 * @param {(faces: number[]) => void} enter
 * @param {string} [label]
 * @param {DiceSet} [dice]
 */
export function dicePad(enter, label = "enter-dice", dice = TWO_SIXES) {
  const single = dice.count === 1;
  /** @type {(number | null)[]} */
  const chosen = Array.from({ length: dice.count }, () => null);
  const go = el("button", {
    class: "primary wide",
    disabled: true,
    onclick: () => enter(/** @type {number[]} */ ([...chosen])),
  });
  /** @param {number} one @param {number} two */
  const said = (one, two) => (single ? t("enter-die", { face: one }) : t(label, { one, two, sum: one + two }));
  const show = () => {
    const [one, two] = chosen;
    go.disabled = chosen.includes(null);
    go.textContent = go.disabled ? t(single ? "tap-die" : "tap-both") : said(Number(one), Number(two));
  };
  const rows = chosen.map((_, which) => {
    const words = single ? ONLY : ROWS[which];
    const faces = facesOf(dice).map((face) =>
      el(
        "button",
        {
          class: "face",
          "aria-pressed": "false",
          "aria-label": t(words.face, { face }),
          onclick: (event) => {
            chosen[which] = face;
            for (const other of faces) other.setAttribute("aria-pressed", String(other === event.currentTarget));
            show();
          },
        },
        faceOf(face, dice),
      ),
    );
    const many = dice.sides > 6 ? " many" : "";
    return el("div", { class: `faces${many}`, role: "group", "aria-label": t(words.row) }, faces);
  });
  show();
  return el("div", { class: "dicepad" }, rows, go);
}

/**
 * Every roll of `dice` (of two, whatever their order), one button each; `pick(faces)` is called at one tap. `now` is
 * marked as the present roll: two faces, the face of a single die, or a sum, which marks none.
 *
 * @param {(faces: number[]) => void} pick
 * @param {number[] | number} now
 * @param {DiceSet} [dice]
 */
export function allRolls(pick, now, dice = TWO_SIXES) {
  if (dice.count > 1) return allPairs(pick, Array.isArray(now) ? now : undefined, dice);
  const buttons = facesOf(dice).map((face) =>
    el(
      "button",
      { class: "pair", disabled: now === face, "aria-label": t("die-face", { face }), onclick: () => pick([face]) },
      faceOf(face, dice),
    ),
  );
  return el("div", { class: "pairs" }, buttons);
}

/**
 * @param {(faces: number[]) => void} pick
 * @param {number[] | undefined} now
 * @param {DiceSet} dice
 */
function allPairs(pick, now, dice) {
  const buttons = [];
  for (let one = 1; one <= dice.sides; one++) {
    for (let two = one; two <= dice.sides; two++) {
      const same = now && Math.min(...now) === one && Math.max(...now) === two;
      buttons.push(
        el(
          "button",
          {
            class: "pair",
            disabled: same,
            "aria-label": t("pair-of-dice", { one, two, sum: one + two }),
            onclick: () => pick([one, two]),
          },
          faceOf(one, dice),
          faceOf(two, dice),
          el("span", {}, String(one + two)),
        ),
      );
    }
  }
  return el("div", { class: "pairs" }, buttons);
}

// Names where there is no room for them: cut so that no two are ever alike.
import { el, setText } from "./dom.js";
import { graphemes } from "./graphemes.js";

/** @import { Names } from "./page.js" */

/**
 * @param {string} one
 * @param {string} other
 */
const alike = (one, other) => one.localeCompare(other, undefined, { sensitivity: "accent" }) === 0;

/** @param {string} letter */
const isDigit = (letter) => /^\p{Nd}$/u.test(letter);

/**
 * How many letters two names have in common from their first on.
 *
 * @param {string[]} one
 * @param {string[]} other
 */
function common(one, other) {
  let at = 0;
  while (at < Math.min(one.length, other.length) && alike(one[at], other[at])) at += 1;
  return at;
}

/**
 * The beginning of `own`, `least` to `most` letters: whole words where they are long enough, else letters and an
 * ellipsis, or letters alone where that leaves fewer than `least`.
 *
 * @param {string[]} own
 * @param {number} least
 * @param {number} most
 */
function beginning(own, least, most) {
  const end = own.slice(0, most + 1).lastIndexOf(" ");
  if (end >= least) return own.slice(0, end).join("");
  return most > least ? `${own.slice(0, most - 1).join("")}…` : own.slice(0, most).join("");
}

/**
 * What `own` may be cut to, the best first: its beginning, or its beginning and where it differs from all `others`.
 *
 * @param {string[]} own
 * @param {string[][]} others
 * @param {number} most
 */
function* cuts(own, others, most) {
  const same = Math.max(0, ...others.map((other) => common(own, other)));
  if (own.length <= most) yield own.join("");
  if (same < most) yield beginning(own, Math.max(same + 1, 3), most);
  let differs = Math.min(same, own.length - 1);
  // A number stays whole: of Table 1 and Table 11 neither ends in "…1" alone.
  while (differs > 0 && isDigit(own[differs]) && isDigit(own[differs - 1])) differs -= 1;
  const number = own.slice(differs).findIndex((one) => !isDigit(one));
  const least = Math.max(1, number < 0 ? own.length - differs : number);
  for (let head = Math.max(1, most - 1 - least); head >= 1; head -= 1)
    yield `${own.slice(0, head).join("")}…${own.slice(differs, differs + Math.max(least, most - head - 1)).join("")}`;
  for (let long = most + 1; long <= own.length; long += 1) yield own.slice(0, long).join("");
}

/**
 * `names` (by seat) with `most` letters or few more each: whole where that is enough, else by the first letters that
 * tell a name from all others. No two are alike.
 *
 * @param {Names} names
 * @param {number} most
 */
export function shortNames(names, most) {
  /** @type {[string, string[]][]} */
  const all = Object.entries(names).map(([seat, name]) => [seat, graphemes(name)]);
  /** @type {Names} */
  const short = {};
  // Short names first: those that stay whole leave the others what is left.
  for (const [seat, own] of [...all].sort(([, one], [, other]) => one.length - other.length)) {
    const others = all.filter(([one]) => one !== seat).map(([, other]) => other);
    const taken = [...Object.values(short), ...others.map((other) => other.join(""))];
    /** @param {string} cut */
    const free = (cut) => !taken.some((one) => alike(one, cut));
    short[seat] = [...cuts(own, others, most)].find(free) ?? `${own[0]}${seat}`;
  }
  return short;
}

/**
 * One letter for each of `names` (by seat) where it tells them apart, else two.
 *
 * @param {Names} names
 */
export function initials(names) {
  /** @type {[string, string[]][]} */
  const all = Object.entries(names).map(([seat, name]) => [seat, graphemes(name)]);
  /** @type {Names} */
  const marks = {};
  for (const [seat, own] of all) {
    const others = all.filter(([one]) => one !== seat).map(([, other]) => other);
    const same = Math.max(0, ...others.map((other) => common(own, other)));
    const two = `${own[0]}${own[Math.min(same, own.length - 1)] ?? ""}`;
    const mark = same ? two : own[0];
    marks[seat] = Object.values(marks).some((one) => alike(one, mark)) ? `${own[0]}${seat}` : mark;
  }
  return marks;
}

/** Letters of a name, from whole ones down to the fewest that still say something. */
const LENGTHS = [Infinity, 20, 14, 9, 7, 6, 5, 4, 3, 2];

/**
 * Let `write(name)` put names of guests where they belong, `name(seat)` being what to write; again with shorter ones
 * while `overflows()`.
 *
 * @param {Names} names
 * @param {(name: (seat: string | number) => string) => void} write
 * @param {() => boolean} overflows
 */
export const fitNames = (names, write, overflows) => fitAll(names, [{ write, overflows }]);

/**
 * The same for several places, each of which gets names as long as it has room for. All are written before any is
 * measured: to measure one makes the browser lay out the whole page.
 *
 * @param {Names} names
 * @param {{ write: (name: (seat: string | number) => string) => void, overflows: () => boolean }[]} places
 */
export function fitAll(names, places) {
  let left = places;
  for (const most of LENGTHS) {
    if (!left.length) return;
    const short = most === Infinity ? names : shortNames(names, most);
    for (const { write } of left) write((seat) => short[seat] ?? String(seat));
    left = left.filter(({ overflows }) => overflows());
  }
}

/** What decides how much room there is: names are fitted anew when the window or the fonts change. */
export const measures = () => [innerWidth, innerHeight, document.fonts.status];

/**
 * A name that may be cut by `fitLabels`; it stands in an element that hides what is too long.
 *
 * @param {Names} names
 * @param {number | string} seat
 */
export const label = (names, seat) => el("span", { "data-name": seat }, names[seat] ?? String(seat));

/**
 * Cut the names in `target` (made by `label`) alike until none is hidden; `names` are those of all guests there.
 *
 * @param {HTMLElement} target
 * @param {Names} names
 */
export function fitLabels(target, names) {
  /** @type {NodeListOf<HTMLElement>} */
  const all = target.querySelectorAll("[data-name]");
  const labels = [...all].filter((one) => one.getClientRects().length);
  const key = JSON.stringify([names, measures(), target.clientWidth, labels.length]);
  if (labels.every(({ dataset }) => dataset.fitted === key)) return;
  /** @param {HTMLElement} label */
  const hidden = ({ parentElement: box }) => box !== null && box.scrollWidth > box.clientWidth + 1;
  fitNames(
    names,
    (name) => labels.forEach((one) => setText(one, name(one.dataset.name ?? ""))),
    () => labels.some(hidden),
  );
  for (const one of labels) {
    one.dataset.fitted = key;
    one.title = names[one.dataset.name ?? ""] ?? "";
  }
}

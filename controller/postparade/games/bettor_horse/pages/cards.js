// The cards of Bettor Horse, made to be touched, and the words of this game.
import { el, svg } from "/static/lib/dom.js";
import { gameText } from "/static/lib/i18n.js";
import { nameOf } from "/static/lib/phrases.js";

/** @import { Arguments, Names } from "/static/lib/page.js" */

/**
 * Words of this game.
 *
 * @param {string} name
 * @param {Arguments} [args]
 */
export const w = (name, args) => gameText("text", name, args);

/** @type {Record<string, string>} */
let lights = {};

/**
 * From now on cards have the colours of those whose decks they come from.
 *
 * @param {{ colour: string, light: string }[]} seats
 */
export const dye = (seats) => {
  lights = Object.fromEntries(seats.map(({ colour, light }) => [colour, light]));
};

/**
 * The colour of the deck called `colour`.
 *
 * @param {string} colour
 */
export const lightOf = (colour) => lights[colour];

export const BETS = ["win", "lose", "draw"];

/**
 * What is printed on a card, given its name, such as `red-b-4`.
 *
 * @param {string} id
 */
export function parse(id) {
  const [colour, letter, speed] = id.split("-");
  return { id, colour, letter, speed: Number(speed), light: lightOf(colour) };
}

/**
 * A mark for each of the four horses, so that nobody has to tell them apart by name: a star, a splash, a rosette, a
 * shoe.
 *
 * @type {Record<string, string>}
 */
const MARKS = {
  a: "M10 1 12.6 7 19 7.6 14.2 12 15.6 18.4 10 15 4.4 18.4 5.8 12 1 7.6 7.4 7Z",
  b:
    "M10 2c3 4 5.5 6.8 5.5 10.3A5.5 5.5 0 0 1 4.5 12.3C4.5 8.8 7 6 10 2Z" +
    "M2.5 3.5c1.2 1.6 2 2.6 2 3.9a2 2 0 0 1-4 0c0-1.3.8-2.3 2-3.9Z",
  c:
    "M10 1 12.5 3 15.7 2.6 16.6 5.7 19.4 7.3 18.1 10.2 19 13.3 16 14.5 14.6 17.4 11.5 16.8 10 19" +
    " 8.5 16.8 5.4 17.4 4 14.5 1 13.3 1.9 10.2.6 7.3 3.4 5.7 4.3 2.6 7.5 3Z",
  d: "M4 2h3v8a3 3 0 0 0 6 0V2h3v8a6 6 0 0 1-12 0ZM3 17h14v2H3Z",
};

/** @param {string} letter */
export const mark = (letter) =>
  svg(
    "svg",
    { viewBox: "0 0 20 20", class: "bh-mark", "aria-hidden": "true" },
    svg("path", { d: MARKS[letter] ?? MARKS.a, fill: "currentColor" }),
  );

/**
 * What a card is called in full, for labels.
 *
 * @param {{ name?: string, speed: number }} card
 */
export const cardName = ({ name, speed }) => w("card", { horse: name || w("horse"), speed });

/**
 * The face of a card: the speed large, the mark of its horse, the colour of its deck.
 *
 * @param {{ speed: number, letter: string }} card
 */
export const face = (card) => [el("b", { class: "display" }, String(card.speed)), mark(card.letter)];

/** The drawn back of a card. */
export const back = () =>
  svg(
    "svg",
    { viewBox: "0 0 40 56", class: "bh-back", "aria-hidden": "true" },
    svg("path", { d: "M0 0H40V56H0Z", fill: "#5b2033" }),
    ...[0, 1, 2, 3, 4, 5].flatMap((row) =>
      [0, 1, 2, 3].map((at) =>
        svg("path", { d: `M${at * 10 + 5} ${row * 10 + 3}l4 5-4 5-4-5z`, fill: "#e6b84f", "fill-opacity": 0.35 }),
      ),
    ),
    svg("path", { d: "M2 2H38V54H2Z", fill: "none", stroke: "#e6b84f", "stroke-width": 1.5 }),
  );

/**
 * The sign of a bet: an arrow up, an arrow down, two bars.
 *
 * @type {Record<string, string>}
 */
const SIGNS = { win: "M10 2 18 12H13V18H7V12H2Z", lose: "M10 18 2 8H7V2H13V8H18Z", draw: "M2 4H18V9H2ZM2 12H18V17H2Z" };
/** @param {string} bet */
export const sign = (bet) =>
  svg(
    "svg",
    { viewBox: "0 0 20 20", class: `bh-sign ${bet}`, "aria-hidden": "true" },
    svg("path", { d: SIGNS[bet], fill: "currentColor" }),
  );

/**
 * A bet or an outcome with its sign.
 *
 * @param {string} bet
 * @param {string} [kind]
 */
export const betTag = (bet, kind = "bet") =>
  el("span", { class: `bh-bet ${bet}` }, sign(bet), el("span", {}, w(`${kind}-${bet}`)));

/**
 * "Ann against Ben".
 *
 * @param {{ pair: [number, number] | number[] }} round
 * @param {Names} names
 */
export const pairText = ({ pair }, names) =>
  w("pair", { first: nameOf(names, pair[0]), second: nameOf(names, pair[1]) });

/**
 * What kind of round it is: "Round 3 of 8", "The final", "Sudden death".
 *
 * @param {{ number: number, kind: string }} round
 * @param {number} rounds
 */
export const roundText = ({ number, kind }, rounds) =>
  w(kind === "normal" ? "race-of" : kind, { number, races: rounds });

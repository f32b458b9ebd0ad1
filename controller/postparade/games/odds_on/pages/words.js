// What the pages of Odds On have in common: its words, its cards and the cloths of its gates.
import { el } from "/static/lib/dom.js";
import { gameText, labelled, whole } from "/static/lib/i18n.js";

/** @import { Arguments, Child, Lane } from "/static/lib/page.js" */
/** @import { GameView, HandCard } from "./types.js" */

/**
 * A message of the game's own catalogue.
 *
 * @param {string} key
 * @param {Arguments} [args]
 */
export const w = (key, args = {}) => gameText("word", key, args);

/**
 * A number with its sign.
 *
 * @param {number} number
 */
export const signed = (number) => (number > 0 ? `+${number}` : whole(number));

/**
 * Points in green or red, as on the cards.
 *
 * @param {number} number
 * @param {...Child} more
 */
export const dollars = (number, ...more) =>
  el("span", { class: `dollars ${number > 0 ? "plus" : number < 0 ? "minus" : ""}` }, signed(number), ...more);

/** @type {Record<number, number>} */
const AMOUNTS = { 1: 2, 5: -2, 6: 1, 7: -3, 9: -1, 10: 1 };
/** @type {Record<number, string>} */
const SIGNS = { 3: "☂", 4: "✕" };

/**
 * A special card beside a horse: what it adds, or a sign.
 *
 * @param {number} number
 */
export function beside(number) {
  const amount = AMOUNTS[number];
  const kind = amount > 0 ? "plus" : amount < 0 ? "minus" : "other";
  return el(
    "span",
    { class: `beside ${kind}`, title: w(`special-${number}`), role: "img", "aria-label": w(`special-${number}`) },
    amount ? signed(amount) : (SIGNS[number] ?? "?"),
  );
}

/**
 * The number cloth of a gate.
 *
 * @param {Lane | undefined} lane
 * @param {number} gate
 */
export const cloth = (lane, gate) =>
  el("span", { class: "cloth number", "--c": lane?.colour ?? "#ccc" }, el("b", {}, String(gate)));

/**
 * What a runner is called; one on printed cards by its gate.
 *
 * @param {{ horse: string, gate: number }} runner
 */
export const horseName = ({ horse, gate }) => horse || w("gate-name", { gate });

/**
 * How far the entering of printed cards has got, in a line; nothing where the table holds the cards.
 *
 * @param {GameView} play
 */
export function entering({ printed, phase, runners }) {
  const entered = runners.filter((runner) => runner.entered).length;
  return printed && phase === "pricing" ? w("runners-entered", { entered, runners: runners.length }) : "";
}

/** The steps of the going, softest first. */
export const GOINGS = ["soft", "firm", "good", "hard"];

/**
 * The face of a card: a price with its points, or a special with what it does.
 *
 * @param {Omit<HandCard, "card">} card
 */
export function face(card) {
  if (card.price) {
    return [
      el("span", { class: "price display" }, card.price),
      el("span", { class: "worth" }, dollars(card.dollars ?? 0), " $"),
    ];
  }
  const amount = card.amount ?? 0;
  const kind = amount > 0 ? "plus" : amount < 0 ? "minus" : "other";
  return [
    el("span", { class: `title ${kind}` }, w(`special-${card.number}`)),
    el("span", { class: "effect" }, w(`effect-${card.number}`)),
  ];
}

/**
 * A card in words.
 *
 * @param {HandCard} card
 */
export const cardText = (card) =>
  card.price
    ? w("card-price", { price: card.price, dollars: signed(card.dollars ?? 0) })
    : labelled(w(`special-${card.number}`), w(`effect-${card.number}`));

// What the pages of Ready Set Bet have in common: its words, spots, prices, tokens and cards.
import { el, renderIfChanged, setText } from "/static/lib/dom.js";
import { gameText, language, tenths } from "/static/lib/i18n.js";
import { nameOf } from "/static/lib/phrases.js";
import { percent } from "/static/lib/odds.js";
import { seatLane } from "/static/lib/silks.js";

/** @import { Arguments, Names, Odds } from "/static/lib/page.js" */
/** @import { ExoticView, GameView, PropView, VipView } from "./types.js" */

/** @typedef {GameView["bets"][number]} Bet */

/**
 * A message of the game's own catalogue.
 *
 * @param {string} key
 * @param {Arguments} [args]
 */
export const w = (key, args = {}) => gameText("word", key, args);

export const KINDS = ["show", "place", "win"];
/** @type {Record<string, number>} */
export const SPOTS = { show: 2, place: 2, win: 3 };
export const COLOURS = ["color/blue", "color/orange", "color/red", "color/seven-fifth"];

const either = new Intl.ListFormat(language, { type: "disjunction" });

const MINUS = "−";
/** @param {number} number */
export const signed = (number) => (number > 0 ? `+${number}` : number < 0 ? `${MINUS}${-number}` : "0");

/**
 * Who starts the next race, as arguments of a message: the House or the host, or only the host; `you` on the phone
 * `seat` of the House.
 *
 * @param {GameView} play
 * @param {Names} names
 * @param {number} [seat]
 */
export const starter = ({ race_number: race, phase, house }, names, seat) => ({
  race: phase === "between" ? race + 1 : race,
  who: !house ? "host" : house === seat ? "you" : "house",
  name: house ? nameOf(names, house) : "",
});

/**
 * @param {GameView} play
 * @param {Names} names
 * @param {number} [seat]
 */
export const whoStarts = (play, names, seat) => w("who-starts", starter(play, names, seat));

/**
 * The value of a token: bonus tokens carry it in their name.
 *
 * @param {number | string} token
 */
export const valueOf = (token) => (typeof token === "number" ? token : Number(token.split("-")[1]));

/**
 * A spot in words, such as "Win 7" or "5 ahead of 6".
 *
 * @param {string} spot
 * @param {GameView} [play]
 */
export function spotText(spot, play) {
  const [kind, card] = spot.split("/");
  if (kind === "color") return w(spot.replace("/", "-"));
  if (kind === "prop") return propText(play?.props.find(({ id }) => id === card)) || card;
  if (kind === "exotic") return w(`exotic-${card.toLowerCase()}`);
  return w(`spot-${kind}`, { horse: card });
}

/** @param {PropView | undefined} prop */
export const propText = (prop) =>
  prop ? w("prop-text", { ahead: prop.ahead, behind: prop.behind.join(", ").replaceAll("-", "\u2011") }) : "";

/** @param {ExoticView} exotic */
export const exoticText = ({ test, op, value, count }) => w(`if-${test.replaceAll("_", "-")}-${op}`, { value, count });

/**
 * A VIP card in words: its name and what it does.
 *
 * @param {VipView} card
 */
export function vipName(card) {
  return card.kind === "bonus_token"
    ? w("bonus-token", { value: card.value })
    : w(`card-${card.id.toLowerCase()}`, { value: card.value });
}

/** @param {VipView} card */
export function vipText({ kind, value, penalty, amount, sums, colours }) {
  const text = w(`vip-${kind.replaceAll("_", "-")}`, {
    value,
    amount,
    sum: sums[0] ?? 0,
    colours: either.format(colours.map((colour) => w(`colour-${colour}`))),
  });
  if (kind !== "bonus_token") return text;
  return `${text} ${value === 2 ? w("token-cancels") : penalty ? w("token-penalty", { penalty }) : ""}`.trim();
}

/**
 * A token in the colours of its owner, with the `mark` that tells the owner from all others.
 *
 * @param {number | string} seat
 * @param {number | string} token
 * @param {string} [name]
 * @param {string} [more]
 * @param {string} [mark]
 */
export function chip(seat, token, name = "", more = "", mark = "") {
  const bonus = typeof token === "string";
  return el(
    "span",
    { class: `rsb-chip ${bonus ? "bonus" : ""} ${more}`, "--c": seatLane(Number(seat)).colour, title: name || false },
    el("b", { class: "number" }, String(valueOf(token))),
    mark ? el("small", {}, mark) : null,
  );
}

/**
 * Multiplier and penalty of a spot.
 *
 * @param {any[]} pair
 */
export const priceTag = ([multiplier, penalty]) => [
  el("b", { class: "number" }, `${multiplier}×`),
  el("small", { class: penalty ? "pays number" : "free" }, penalty ? `${MINUS}${penalty}` : "·"),
];

/**
 * What a token of 3 on an open spot is worth now, and how likely it wins; nothing where that is not known.
 *
 * @param {HTMLElement} target
 * @param {any[]} [pair]
 */
export function showWorth(target, [chance, chips] = []) {
  target.classList.toggle("up", chips >= 1);
  target.classList.toggle("down", chips < 0);
  renderIfChanged(target, [chance, chips], () =>
    chance === undefined
      ? []
      : [el("b", { class: "number" }, worthText(chips)), el("small", { class: "number" }, percent(chance))],
  );
}

/** @param {number} chips */
function worthText(chips) {
  const rounded = Math.round(10 * chips) / 10;
  return rounded > 0 ? `+${tenths(rounded)}` : tenths(rounded || 0);
}

/**
 * What those figures are, and how far they may be off.
 *
 * @param {HTMLElement} target
 * @param {Odds | undefined} odds
 */
export function explain(target, odds) {
  document.body.classList.toggle("rsb-worths", Boolean(odds?.spots));
  setText(target, odds?.spots ? w("worth-now", { races: odds.races, error: tenths(100 * odds.error) }) : "");
}

/**
 * The bets on every spot, oldest first.
 *
 * @param {Bet[]} bets
 */
export function bySpot(bets) {
  /** @type {Map<string, [number, number | string][]>} */
  const found = new Map();
  for (const [seat, token, spot] of bets) found.set(spot, [...(found.get(spot) ?? []), [seat, token]]);
  return found;
}

/** Take back what the pages of this game say of themselves on the body. */
export function leave() {
  const own = [...document.body.classList].filter((one) => one.startsWith("rsb-"));
  document.body.classList.remove(...own);
}

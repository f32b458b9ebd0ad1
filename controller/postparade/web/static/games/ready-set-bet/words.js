// What the pages of Ready Set Bet have in common: its words, spots, prices, tokens and cards.
import { el } from "/static/lib/dom.js";
import { gameText } from "/static/lib/i18n.js";
import { seatLane } from "/static/lib/silks.js";

/** A message of the game's own catalogue. */
export const w = (key, args = {}) => gameText("word", key, args);

export const KINDS = ["show", "place", "win"];
export const SPOTS = { show: 2, place: 2, win: 3 };
export const COLOURS = ["color/blue", "color/orange", "color/red", "color/seven-fifth"];

const MINUS = "−";
export const signed = (number) => (number > 0 ? `+${number}` : number < 0 ? `${MINUS}${-number}` : "0");

/** What a token multiplies: bonus tokens carry it in their name. */
export const valueOf = (token) => (typeof token === "number" ? token : Number(token.split("-")[1]));

/** A spot in words, such as "Win 7" or "5 ahead of 6". */
export function spotText(spot, play) {
  const [kind, card] = spot.split("/");
  if (kind === "color") return w(spot.replace("/", "-"));
  if (kind === "prop") return propText(play?.props.find(({ id }) => id === card)) || card;
  if (kind === "exotic") return w(`exotic-${card.toLowerCase()}`);
  return w(`spot-${kind}`, { horse: card });
}

export const propText = (prop) => (prop ? w("prop-text", { ahead: prop.ahead, behind: prop.behind.join(", ") }) : "");

export const exoticText = ({ test, op, value, count }) => w(`if-${test.replaceAll("_", "-")}-${op}`, { value, count });

/** A VIP card in words: its name and what it does. */
export function vipName(card) {
  return card.kind === "bonus_token" ? w("bonus-token", { value: card.value }) : w(`card-${card.id.toLowerCase()}`, { value: card.value });
}

export function vipText({ kind, value, penalty, amount, sums, colours }) {
  const text = w(`vip-${kind.replaceAll("_", "-")}`, { value, amount, sum: sums[0] ?? 0, colours: colours.map((colour) => w(`colour-${colour}`)).join(", ") });
  if (kind !== "bonus_token") return text;
  return `${text} ${value === 2 ? w("token-cancels") : penalty ? w("token-penalty", { penalty }) : ""}`.trim();
}

/** A token in the colours of its owner, with the owner's first letter. */
export function chip(seat, token, name = "", more = "") {
  const bonus = typeof token === "string";
  return el("span", { class: `rsb-chip ${bonus ? "bonus" : ""} ${more}`, "--c": seatLane(seat).colour, title: name || false },
    el("b", { class: "number" }, String(valueOf(token))), name ? el("small", {}, [...name][0]) : null);
}

/** Multiplier and penalty of a spot. */
export const priceTag = ([multiplier, penalty]) => [
  el("b", { class: "number" }, `${multiplier}×`),
  el("small", { class: penalty ? "pays number" : "free" }, penalty ? `${MINUS}${penalty}` : "·"),
];

/** The bets on every spot, oldest first. */
export function bySpot(bets) {
  const found = new Map();
  for (const [seat, token, spot] of bets) found.set(spot, [...(found.get(spot) ?? []), [seat, token]]);
  return found;
}

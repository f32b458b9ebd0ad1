// The board in a dice race: cards that are being counted, and what the race paid.
import { el } from "/static/lib/dom.js";
import { t } from "/static/lib/i18n.js";
import { nameOf } from "/static/lib/phrases.js";
import { resultFirst } from "/static/lib/show.js";
import { sumOf } from "/static/lib/dice.js";

export { describe } from "./phrases.js";

/** @import { Context } from "/static/lib/page.js" */
/** @import { GameView } from "./types.js" */

/** @param {Context<GameView>} context */
export const headline = ({ state: { play } }) =>
  play?.question ? t("who-holds", { horse: play.question.horse }) : undefined;

/**
 * Whose deal everybody waits for, once the result has been seen.
 *
 * @param {Context<GameView>} context
 */
export function awaited({ state, names }) {
  const dealer = state.play?.next_dealer;
  return dealer && !resultFirst(state) ? t("deals", { name: nameOf(names, dealer) }) : undefined;
}

/**
 * What else there is to be said of the pot: tokens in the box, and what the house rules make of it.
 *
 * @param {Context<GameView>} context
 */
export function potNote({ state: { play } }) {
  if (!play) return "";
  const running = ["scratch", "race"].includes(play.phase);
  const notes = [
    play.box ? t("more-in-box", { chips: play.box }) : "",
    running && play.roller_purse ? t("roller-purse-waits", { chips: play.roller_purse }) : "",
    running && play.pot_cards.length ? t("pot-cards", { cards: play.pot_cards.join(" ") }) : "",
  ];
  return notes.filter(Boolean).join("; ");
}

/**
 * What stands below the turn: how many cards were found, or who rolled what.
 *
 * @param {Context<GameView>} context
 */
export function diceLine({ state: { play }, names }) {
  if (play?.question) {
    const { answers } = play.question;
    return t("cards-found", {
      found: answers.reduce((/** @type {number} */ sum, count) => sum + (count ?? 0), 0),
      open: answers.filter((count) => count === null).length,
    });
  }
  if (!play?.last_roll) return "";
  return t(play.last_roller ? "last-roll-by" : "last-roll", {
    sum: sumOf(play.last_roll),
    name: play.last_roller ? nameOf(names, play.last_roller) : "",
  });
}

/**
 * What each seat was paid for.
 *
 * @param {Context<GameView>} context
 */
export function paidFor({ state: { play } }) {
  /** @type {Record<string, string>} */
  const notes = Object.fromEntries(play.payouts.map(({ player, cards }) => [player, t("cards", { cards })]));
  const roller = play.roller_paid;
  if (roller?.paid) notes[roller.player] = [notes[roller.player], t("rolled-home")].filter(Boolean).join(", ");
  return notes;
}

/**
 * That cards are being counted, that nobody held the winner, or what stays in the pot.
 *
 * @param {Context<GameView>} context
 */
export function result({ state: { play } }) {
  return [
    play.payouts.length ? null : el("p", {}, t(play.question ? "counting" : "nobody-holds")),
    play.pot && !play.question ? el("p", { class: "note" }, t("pot-stays", { chips: play.pot })) : null,
  ];
}

/**
 * What the ranking of the game counts.
 *
 * @param {Context<GameView>} context
 */
export function resultNote({ state: { play } }) {
  const { by = "chips", unclaimed_pot: left = 0 } = play.result ?? {};
  return `${t(by === "score" ? "tokens-won" : "chips-at-end")}${left ? `; ${t("left-in-pot", { chips: left })}` : ""}`;
}

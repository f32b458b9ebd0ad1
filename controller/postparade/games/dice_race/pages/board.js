// The board in a dice race: the scratch boxes, cards that are being counted, and what the race paid.
import { el, renderIfChanged } from "/static/lib/dom.js";
import { t, whole } from "/static/lib/i18n.js";
import { nameOf } from "/static/lib/phrases.js";
import { resultFirst } from "/static/lib/show.js";
import { silk } from "/static/lib/silks.js";
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
 * The four scratch boxes with what their horses cost.
 *
 * @param {HTMLElement} target
 * @param {Context<GameView>} context
 */
export function side(target, { state: { play, race } }) {
  renderIfChanged(target, [play?.boxes, race?.lanes.map(({ colour }) => colour)], () =>
    el(
      "section",
      { class: "scratches", "aria-labelledby": "scratches-name" },
      el("h2", { id: "scratches-name" }, t("scratched"), el("small", { "aria-hidden": "true" }, t("chips-a-card"))),
      el(
        "ol",
        { class: "boxes" },
        (play?.boxes ?? []).map((box) => {
          const lane = race?.lanes.find(({ number }) => number === box.horse);
          return el(
            "li",
            { class: lane ? "full" : "" },
            lane ? silk(lane) : el("span", { class: "hole" }),
            el(
              "span",
              { class: "price display" },
              el(
                "span",
                { class: "visually-hidden" },
                `${t("scratch-box", { box: box.box })} ${t("a-card", { chips: box.value })}`,
              ),
              el("span", { "aria-hidden": "true" }, whole(box.value)),
            ),
          );
        }),
      ),
    ),
  );
}

/**
 * Who collects what; or that cards are being counted, or that nobody held the winner.
 *
 * @param {Context<GameView>} context
 */
export function result({ state: { play }, names }) {
  /**
   * @param {number} player
   * @param {string} note
   * @param {number} amount
   */
  const line = (player, note, amount) =>
    el(
      "li",
      {},
      el("span", { class: "name" }, nameOf(names, player)),
      el("span", { class: "note" }, note),
      el("b", { class: "number" }, `+${amount}`),
    );
  const roller = play.roller_paid;
  const lines = [
    ...(roller?.paid ? [line(roller.player, t("rolled-home"), roller.paid)] : []),
    ...play.payouts.map(({ player, cards, amount }) => line(player, t("cards", { cards }), amount)),
  ];
  return [
    lines.length ? el("ol", { class: "payouts" }, lines) : null,
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

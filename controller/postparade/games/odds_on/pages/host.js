// The host console of a meeting: its controls are the choices; the words and the notice of the author are the game's
// own.
import { el, renderIfChanged } from "/static/lib/dom.js";
import { nameOf } from "/static/lib/phrases.js";
import { entry } from "./entry.js";
import { entering, w } from "./words.js";

export { describe } from "./phrases.js";

/** @import { Choice, Context, SeatTools } from "/static/lib/page.js" */
/** @import { GameView } from "./types.js" */

/** Nothing is rolled in this game. */
export const dice = false;

/** @param {Context<GameView>} context */
export function headline({ state: { play, status }, names }) {
  if (!play) return undefined;
  if (play.phase === "setup") return w("waiting-for-deal", { name: nameOf(names, play.dealer) });
  if (entering(play)) return `${w("lay-prices", { name: nameOf(names, play.opener) })} · ${entering(play)}`;
  if (play.phase === "race" || play.phase === "finished") return undefined;
  return status?.turn
    ? w("turn-of", { name: nameOf(names, status.turn) })
    : w("tell-field-drawn", { race: play.race_number, horses: play.runners.length });
}

/**
 * What lies at the gates is entered here too; everything else is a plain button.
 *
 * @param {Choice} choice
 * @param {SeatTools<GameView>} tools
 */
export const control = (choice, tools) => (choice.action.do === "enter" ? entry(choice, tools) : undefined);

/**
 * Whose game this is, as its licence asks: before a meeting, and always beside its rules.
 *
 * @param {HTMLElement} target
 * @param {Context<GameView>} context
 */
export function panel(target, { state: { play } }) {
  const begins = play?.phase === "setup";
  renderIfChanged(target, begins, () => (begins ? el("p", { class: "note" }, w("credit-long")) : []));
}

// The panel of the hand: cards or bets of the game, and what they may bring, in figures for whoever wants them.
import { byId, el, renderIfChanged } from "../lib/dom.js";
import { t, tenths, tParts } from "../lib/i18n.js";

/** @import { Odds } from "../lib/page.js" */
/** @import { SeatPage } from "./page.js" */

/**
 * @param {SeatPage} page
 * @param {Odds | undefined} odds
 */
export function showHand({ state, seat, module, given }, odds) {
  const shown = module.hand && state.status?.race && state.seats.find((one) => one.seat === seat)?.playing;
  byId("handbox").hidden = !shown;
  if (shown) module.hand?.(byId("hand"), { ...given, odds });
}

/**
 * What this race may bring the seat, from the tote: out of the pot, less what its cards and its own rolls may cost.
 *
 * @param {Odds | undefined} odds
 * @param {number} seat
 */
export function showWorth(odds, seat) {
  const worth = odds?.seats?.[seat];
  byId("worthbox").hidden = !worth;
  if (!worth) return;
  const net = worth.winnings - worth.costs - worth.fines;
  const parts = { winnings: tenths(worth.winnings), costs: tenths(worth.costs), fines: tenths(worth.fines) };
  renderIfChanged(byId("worth"), worth, () => [
    tParts("race-worth", { chips: el("b", { class: "display number" }, tenths(net)) }),
    el("span", { class: "note number" }, t(worth.costs ? "worth-before-off" : "worth-in-race", parts)),
  ]);
}

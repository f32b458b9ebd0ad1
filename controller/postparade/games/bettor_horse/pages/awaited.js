// What the table waits for in Bettor Horse, or what runs, in a line for board and console.
import { nameOf } from "/static/lib/phrases.js";
import { pairText, w } from "./cards.js";

/** @import { Context, Names } from "/static/lib/page.js" */
/** @import { GameView } from "./types.js" */

/** @param {Context<GameView>} context */
export const headline = ({ state: { play }, names }) => (play?.round ? asked(play, names) : undefined);

/**
 * What the table waits for, or what runs.
 *
 * @param {GameView} play
 * @param {Names} names
 */
function asked(play, names) {
  const { round, phase, waiting } = play;
  const who = { name: nameOf(names, waiting[0]), seats: waiting.length };
  if (phase === "commit") return w(play.printed ? "lay-cards" : "choose", { ...who, cards: round.size });
  if (phase === "track") return w(round.duel ? "other-tosses" : "other-cuts", who);
  if (phase === "adjust") return w("mudder-waits", who);
  if (phase === "finished") return w("over");
  if (round.outcomes) return w("round-run");
  if (round.lane) return w("lane-of", { lane: round.lane, lanes: round.size });
  if (round.lanes.length) return w("lane-run", { lane: round.lanes.length, lanes: round.size });
  return w(round.condition ? `going-${round.condition}` : "bets-turn");
}

/** @param {Context<GameView>} context */
export const diceLine = ({ state: { play }, names }) => (play?.round ? pairText(play.round, names) : "");

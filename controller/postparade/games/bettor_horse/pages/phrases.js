// What happens in Bettor Horse, in words, for captions while the announcer is silent.
import { nameOf, prose, sentence } from "/static/lib/phrases.js";
import { pairText, w } from "./cards.js";

/** @import { Names, Sentences } from "/static/lib/page.js" */
/** @import { GameEvent } from "./types.js" */

/**
 * A decided round in two short sentences.
 *
 * @param {any} given
 * @param {Names} names
 */
export function decided({ pair, outcomes, right }, names) {
  const winner = outcomes.indexOf("win");
  const outcome = winner < 0 ? w("tell-round-drawn") : w("tell-round-won", { name: nameOf(names, pair[winner]) });
  if (right.length === 1) return `${outcome} ${w("tell-right", { name: nameOf(names, right[0]) })}`;
  return `${outcome} ${w(right.length ? "tell-both-right" : "tell-none-right")}`;
}

/** @type {Sentences<GameEvent, Names>} */
const SENTENCES = {
  round_called: (e, names) => w("tell-round-called", { pair: pairText(e, names) }),
  final_called: () => w("tell-final-called"),
  locked: (e, names) => w(e.absent ? "tell-filled-in" : "tell-locked", { name: nameOf(names, e.player) }),
  bets_revealed: (e, names) =>
    e.bets.map((bet, side) => w(`tell-bet-${bet}`, { name: nameOf(names, e.pair[side]) })).join(" "),
  track_declared: (e) => w(`tell-track-${e.condition}`),
  lane_loaded: (e) =>
    e.runners[0].name
      ? w("tell-lane-loaded", { lane: e.lane, first: e.runners[0].name, second: e.runners[1].name })
      : w("tell-lane", { lane: e.lane }),
  mudder_adjusted: (e, names) =>
    w(e.by > 0 ? "tell-mud-liked" : e.by < 0 ? "tell-mud-hated" : "tell-mud-same", { name: nameOf(names, e.player) }),
  lane_run: (e, names) => {
    const winner = e.results.indexOf("win");
    return winner < 0
      ? w("tell-dead-heat", { lane: e.lane })
      : w("tell-lane-won", { lane: e.lane, name: nameOf(names, e.pair[winner]) });
  },
  round_decided: decided,
  prize_paid: (e, names) => {
    if (e.prize === "pool") return w("tell-into-pool", { cards: e.pooled.length, pool: e.pool });
    const [seat, cards] = Object.entries(e.to)[0];
    return e.prize === "own"
      ? w("tell-each-own")
      : w("tell-collects", { name: nameOf(names, seat), cards: cards.length });
  },
  pool_race_called: (e) => w(e.attempt > 1 ? "tell-pool-race-again" : "tell-pool-race", { cards: e.pool }),
  pool_settled: (e, names) => {
    const shared = Object.entries(e.to)
      .filter(([, cards]) => cards.length)
      .map(([seat, cards]) => w("tell-collects", { name: nameOf(names, seat), cards: cards.length }));
    return shared.length
      ? `${w("tell-pool", { cards: e.pool })} ${shared.join(" ")}`
      : w("tell-pool-unclaimed", { cards: e.pool });
  },
  sudden_death: () => w("tell-sudden-death"),
  duel_decided: (e, names) =>
    e.winner ? w("tell-duel-won", { name: nameOf(names, e.winner) }) : w("tell-duel-undecided"),
  result: (e, names) => w("tell-result", { names: e.winners.map((seat) => nameOf(names, seat)).join(", ") }),
};

/**
 * The events that are shown together in a sentence or two.
 *
 * @param {any[]} events
 * @param {Names} names
 */
export function describe(events, names) {
  return prose(events.map((event) => sentence(SENTENCES, event, names)));
}

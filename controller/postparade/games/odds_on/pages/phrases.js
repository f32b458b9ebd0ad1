// What happens at a meeting, in words, for captions while the announcer is silent.
import { list, nameOf, prose, sentence } from "/static/lib/phrases.js";
import { signed, w } from "./words.js";

/** @import { NameOf, Names, Sentences } from "/static/lib/page.js" */
/** @import { GameEvent } from "./types.js" */

/** @type {Sentences<GameEvent, NameOf>} */
const SENTENCES = {
  meeting_opened: (e) => w("tell-meeting-opened", { weather: w(`weather-${e.weather}`), going: w(`going-${e.going}`) }),
  field_drawn: (e) => w("tell-field-drawn", { race: e.race, horses: e.horses.length }),
  race_ready: (e) => w("tell-race-ready", { race: e.race, runners: e.runners }),
  runner_entered: (e) => w("tell-runner-entered", { horse: e.horse }),
  market_opened: (e, name) => w("tell-market-opened", { name: name(e.player) }),
  price_set: (e, name) =>
    w(e.previous ? "tell-price-moved" : "tell-price-set", {
      name: name(e.player),
      horse: e.horse,
      price: e.price,
      previous: e.previous ?? "",
    }),
  special_played: (e, name) =>
    w("tell-special", { name: name(e.player), horse: e.horse, title: w(`special-${e.number}`) }),
  ground_softened: (e) => w("tell-ground", { going: w(`going-${e.going}`) }),
  withdrawn: (e) => w("tell-withdrawn", { horse: e.horse }),
  horses_swapped: (e) => w("tell-swapped", { horse: e.horse, other: e.other }),
  card_discarded: (e, name) => w("tell-discarded", { name: name(e.player) }),
  passed: (e, name) => w("tell-passed", { name: name(e.player) }),
  pile_refilled: (e) => w("tell-refilled", { cards: e.cards }),
  last_market: (e) => w("tell-last-market", { horse: e.horse }),
  off: (e) => w(`tell-off-${e.reason.replace("_", "-")}`),
  running: (e) => w(`tell-running-${e.part}`),
  finish: (e) =>
    w(e.ranks[0].length > 1 ? "tell-dead-heat" : "tell-finish", {
      horse: e.horse,
      horses: list(e.ranks[0].map(String)),
    }),
  bookmaker_paid: (e, name) =>
    w("tell-paid", { name: name(e.player), points: signed(e.points), count: Math.abs(e.points) }),
  meeting_won: (e, name) => w(e.winners.length > 1 ? "tell-shared" : "tell-won", { names: list(e.winners.map(name)) }),
};

/**
 * The events of one entry in a sentence or two.
 *
 * @param {any[]} events
 * @param {Names} names
 */
export function describe(events, names) {
  /** @param {number} seat */
  const name = (seat) => nameOf(names, seat);
  return prose(events.map((event) => sentence(SENTENCES, event, name)));
}

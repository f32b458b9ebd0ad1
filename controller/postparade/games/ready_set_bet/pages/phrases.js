// What happens in Ready Set Bet, in words, for captions while the announcer is silent.
import { list, MEMBERSHIP, nameOf, prose, sentence } from "/static/lib/phrases.js";
import { w } from "./words.js";

/** @import { NameOf, Names, PageRace, Sentences } from "/static/lib/page.js" */
/** @import { GameEvent } from "./types.js" */

/** @type {Record<number, string>} */
const labels = {};

/**
 * Remember what the lanes are called: an event names a lane by its number.
 *
 * @param {PageRace | null} race
 */
export const learnLanes = (race) => {
  for (const { number, label } of race?.lanes ?? []) labels[number] = label;
};

/** @param {number} number */
const horse = (number) => labels[number] ?? String(number);

/** @type {Sentences<GameEvent, NameOf>} */
const SENTENCES = {
  ...MEMBERSHIP,
  race_ready: (e) => w("tell-race-ready", { race: e.race }),
  off: () => w("tell-off"),
  snake_eyes: () => w("tell-snake-eyes"),
  boxcars: () => w("tell-boxcars"),
  move: (e) => (e.bonus ? w("tell-surge", { horse: horse(e.horse), bonus: e.bonus }) : ""),
  red_line: (e) =>
    w(e.count < e.needed ? "tell-red-line" : "tell-over-line", {
      horse: horse(e.horse),
      count: e.count,
      needed: e.needed,
    }),
  bets_closed: () => w("no-more-bets"),
  finish: (e) => {
    const place = list(e.place.filter((one) => one !== e.horse).map(horse));
    const show = list(e.show.filter((one) => !e.place.includes(one)).map(horse));
    return w(show ? "tell-finish" : "tell-finish-level", { horse: horse(e.horse), place, show });
  },
  house_pay: (e, name) => w("tell-house-pay", { name: name(e.player), amount: e.amount }),
  vip_kept: (e, name) => w(e.at_random ? "tell-kept-at-random" : "tell-kept", { name: name(e.player) }),
  paused: () => w("race-paused"),
  leaving: (e, name) => w("tell-leaving", { name: name(e.player) }),
  result: (e, name) => w(e.winners.length > 1 ? "tell-shared" : "tell-won", { names: list(e.winners.map(name)) }),
};

/**
 * The events of one entry in a sentence or two.
 *
 * @param {any[]} events
 * @param {Names} names
 */
export function describe(events, names) {
  /** @param {number | string} seat */
  const name = (seat) => nameOf(names, seat);
  return prose(events.map((event) => sentence(SENTENCES, event, name)));
}

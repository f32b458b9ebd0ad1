// What a holder of cards hopes for: the rolls that bring a horse of the seat home, or, before the off, the rolls that
// would scratch one.
import { t } from "/static/lib/i18n.js";
import { rollsText } from "/static/lib/phrases.js";

/** @import { Lane, Odds, PageRace, SeatTools } from "/static/lib/page.js" */
/** @import { GameView } from "./types.js" */

/** @typedef {{ kind: "" | "last" | "roll" | "avoid" | "none", lanes: Lane[] }} Need */

/** More horses than this in one sentence are no hope but a list. */
const MOST = 2;

/** @param {number} sum */
const ways = (sum) => 6 - Math.abs(7 - sum);

/**
 * How soon a horse may be home: its chance where it is known, else how often its sums fall over how far it has to go.
 *
 * @param {Lane} lane
 * @param {Odds | undefined} odds
 */
function hope({ number, sums, length, position }, odds) {
  const chance = odds?.win?.[number];
  return chance ?? (sums ?? [number]).reduce((all, sum) => all + ways(sum), 0) / (length - position) / 36;
}

/**
 * What the holder of `cards` (number of cards by lane) needs in `race`, before the off while `scratching`.
 *
 * @param {PageRace} race
 * @param {Record<number, number>} cards
 * @param {{ scratching: boolean, odds?: Odds }} now
 * @returns {Need}
 */
export function needed(race, cards, { scratching, odds }) {
  const held = race.lanes.filter(({ number }) => cards[number]);
  const open = held.filter(({ scratched }) => !scratched);
  if (scratching) {
    const dear = open.sort((one, two) => cards[two.number] - cards[one.number]).slice(0, MOST);
    return { kind: dear.length ? "avoid" : "", lanes: dear };
  }
  if (!race.running || !held.length) return { kind: "", lanes: [] };
  if (!open.length) return { kind: "none", lanes: [] };
  const last = open.filter(({ length, position }) => length - position === 1);
  if (last.length) return { kind: "last", lanes: last.slice(0, MOST) };
  const best = open.sort((one, two) => hope(two, odds) - hope(one, odds)).slice(0, MOST);
  return { kind: "roll", lanes: best.sort((one, two) => one.number - two.number) };
}

/** @type {Record<string, string>} */
const SAYS = { last: "need-last", roll: "need-roll", avoid: "need-avoid", none: "need-none" };

/**
 * What this seat hopes for, in words.
 *
 * @param {SeatTools<GameView>} context
 */
export function need({ state: { race, play, status }, seat, odds }) {
  const holders = status?.holders ?? {};
  const cards = Object.fromEntries(Object.keys(holders).map((lane) => [lane, holders[lane][seat] ?? 0]));
  if (!race || !play) return "";
  const { kind, lanes } = needed(race, cards, { scratching: status.phase === "scratch", odds });
  return kind && t(SAYS[kind], { horses: rollsText(lanes) });
}

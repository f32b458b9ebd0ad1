// What has happened in a race, beat by beat, and what of it is seen at a time. A picture needs nothing else: a page
// that reloads, drops frames or is late is right at once, and a test may ask for any moment.
import { arc, ease, mix, settle, span } from "./motion.js";

/**
 * @typedef {object} Move
 * @property {number} number
 * @property {number} from
 * @property {number} to
 */
/**
 * One beat: a roll, or what the host has put right.
 *
 * @typedef {object} Beat
 * @property {number} at When it began, in seconds.
 * @property {number[] | null} dice Their faces; null where nobody rolled or only the sum is known.
 * @property {number | null} sum What was rolled.
 * @property {number | null} lane The lane of the horse that was rolled.
 * @property {number} falls For how many seconds nobody knows what the dice show.
 * @property {number | null} revealed When it was known what the roll did; null as long as it is not.
 * @property {Move[]} moves
 * @property {boolean} slow The deciding roll: the horses run in slow motion.
 * @property {{ seat: number, chips: number }[]} fines
 * @property {boolean} stabled The horse that was rolled is scratched.
 * @property {boolean} [quick] Another roll has only just been: its dice lie at once, so that nothing flickers.
 * @property {number} thrower The seat that rolled; 0 where nobody did.
 */
/** @typedef {{ places: Map<number, number>, beats: Beat[] }} Script How the race stood, and what came then. */

/** Seconds from what a roll did being known to its sum striking its lane, and for which its horse then runs. */
export const FLIES = 0.24;
export const RUNS = 0.6;
/** Seconds for which a deciding roll runs: slow motion. */
export const SLOW = 1.9;
/** A roll of the usual length: dice fall, the sum flies, the horse runs. */
export const BEAT = 1.5;
/** The first die lies after so many seconds; the second a moment before it is said what they show. */
const LANDS = 0.45;
const MOMENT = 0.13;
/** When the next roll comes sooner a beat is cut short: what runs arrives at once. */
const HURRIES = 0.18;

/** Seconds after which the first and the second die of a beat lie. @param {Beat} beat */
export function landings({ falls }) {
  const second = Math.max(0.1, falls - MOMENT);
  return [Math.min(LANDS, second), second];
}

/** Whether the second die of a beat spins on. @param {Beat} beat */
export function spinsOn(beat) {
  const [first, second] = landings(beat);
  return second - first > 0.3;
}

/** When the sum of a beat strikes its lane, in seconds; for ever, as long as it is not known. @param {Beat} beat */
export const strikes = ({ at, falls, revealed, dice, lane }) =>
  revealed === null ? Infinity : dice || lane !== null ? Math.max(at + falls, revealed) + FLIES : revealed;

/**
 * When the horses of beat `index` run.
 *
 * @param {Beat[]} beats
 * @param {number} index
 */
export function running(beats, index) {
  const beat = beats[index];
  const begin = strikes(beat);
  const end = begin + (beat.slow ? SLOW : RUNS);
  const next = beats[index + 1]?.at ?? Infinity;
  if (next >= end) return { begin, end };
  const hurried = Math.max(next, beat.revealed ?? next);
  return { begin: Math.min(begin, hurried), end: Math.min(end, hurried + HURRIES) };
}

/**
 * Where the horse `number` is at `time`, and whether it runs.
 *
 * @param {Script} script
 * @param {number} number
 * @param {number} time
 */
export function placeAt({ places, beats }, number, time) {
  let position = places.get(number) ?? 0;
  for (const [index, beat] of beats.entries()) {
    const move = beat.moves.find((one) => one.number === number);
    if (!move) continue;
    const { begin, end } = running(beats, index);
    if (time < begin) continue;
    const share = span(time, begin, end);
    position = mix(move.from, move.to, beat.slow ? share : ease(share));
    if (share < 1) return { position, runs: true, begin, end, slow: beat.slow };
  }
  return { position, runs: false, begin: 0, end: 0, slow: false };
}

/** The beat that is on at `time`, or was last. @param {Script} script @param {number} time */
export const beatAt = ({ beats }, time) => beats.findLast(({ at }) => at <= time);

/**
 * Where the two dice of a beat are at `time`: shares of the way from the thrower to where they lie, how high above the
 * ground, how far they still have to spin, and how much of them is seen.
 *
 * @param {Beat} beat
 * @param {number} time
 */
export function diceAt(beat, time) {
  const gone = time - beat.at;
  const [first, second] = landings(beat);
  const leaves = strikes(beat) - beat.at;
  if (beat.quick) {
    const seen = 1 - span(gone, leaves - 0.05, leaves + 0.25);
    return [0, 1].map(() => ({ way: 1, high: 0, spin: 0, seen, size: 1 }));
  }
  return [first, second].map((lands, which) => {
    const way = span(gone, 0, first);
    const on = which && lands > first ? span(gone, first, lands) : 1;
    const bounce = arc(span(gone, first, first + 0.16)) * 0.16 + (on < 1 ? arc((on * 3) % 1) * 0.13 * (1 - on) : 0);
    const spin =
      which && lands > first + 0.2
        ? -2.4 * (1 - span(gone, 0, lands)) ** 1.6
        : (which ? -0.9 : 1) * (1 - settle(span(gone, 0, lands)));
    return {
      way,
      high: arc(way) + bounce,
      spin,
      seen: 1 - span(gone, leaves - 0.05, leaves + 0.25),
      size: mix(0.45, 1, ease(way)) * (1 + 0.09 * arc(way)),
    };
  });
}

/**
 * How a sum is seen at `time`: how large (0 to 1), and how far it has flown into its lane.
 *
 * @param {Beat} beat
 * @param {number} time
 */
export function sumAt(beat, time) {
  const lies = beat.at + landings(beat)[1];
  const hit = strikes(beat);
  return {
    grown: span(time, lies, lies + 0.13),
    flown: hit === Infinity ? 0 : ease(span(time, hit - FLIES, hit)),
    gone: time > hit + 0.06,
  };
}

/** Flashes that follow one another sooner, in seconds, are left out: never more than three in a second. */
const APART = 0.4;

/**
 * Whether the lane that beat `index` strikes lights up.
 *
 * @param {Beat[]} beats
 * @param {number} index
 */
export function flashes(beats, index) {
  let last = -Infinity;
  for (const [at, beat] of beats.entries()) {
    const strike = strikes(beat);
    if (strike === Infinity || strike - last < APART) {
      if (at === index) return false;
      continue;
    }
    if (at === index) return true;
    last = strike;
  }
  return false;
}

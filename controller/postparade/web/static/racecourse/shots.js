// Which picture the camera shows: the whole track, a close-up where one horse has one to go, a split picture where two
// have. It cuts and never glides: a cut costs one frame, and nobody loses the track.
import { beatAt, FLIES, placeAt, running, spinsOn, strikes } from "./race-script.js";

/** @import { Beat, Script } from "./race-script.js" */
/** @import { Course } from "./perspective.js" */

/** @typedef {{ kind: "wide" | "close" | "split" | "slow", lanes: number[], since: number }} Shot */

/** Seconds for which a horse that has come within one step is looked at. */
const LOOK = 3.2;
/** A close-up begins when the horse stands. */
const STANDS = 0.15;
/** More horses than this within one step are seen best from afar. */
const CLOSEST = 2;

/**
 * The horses with one step to go at `time`, those that stand.
 *
 * @param {Script} script
 * @param {Course[]} lanes
 * @param {number} time
 */
export const nearly = (script, lanes, time) =>
  lanes
    .filter(({ number, length }) => {
      const { position, runs } = placeAt(script, number, time);
      const left = length - position;
      return !runs && script.places.has(number) && left > 0 && left <= 1;
    })
    .map(({ number }) => number);

/**
 * The shot at `time`.
 *
 * @param {Script} script
 * @param {Course[]} lanes
 * @param {number} time
 * @returns {Shot}
 */
export function shotAt(script, lanes, time) {
  const index = script.beats.findLastIndex(({ at }) => at <= time);
  const beat = script.beats[index];
  if (!beat) return { kind: "wide", lanes: nearly(script, lanes, time), since: 0 };
  const { begin, end } = running(script.beats, index);
  if (beat.slow && time >= begin) return { kind: "slow", lanes: home(script, lanes), since: begin };
  const near = nearly(script, lanes, time < begin ? beat.at : time);
  const wide = { kind: /** @type {const} */ ("wide"), lanes: near, since: begin };
  if (!near.length || near.length > CLOSEST) return wide;
  const kind = near.length === 1 ? "close" : "split";
  if (time < begin) return closeBefore(beat, near, time) ? { kind, lanes: near, since: beat.at } : wide;
  return looksAfter(beat, near, time - end) ? { kind, lanes: near, since: end + STANDS } : wide;
}

/**
 * Whether the camera looks at a horse that has just come within one step; `gone` is the time since it stood still.
 *
 * @param {Beat} beat
 * @param {number[]} near
 * @param {number} gone
 */
const looksAfter = ({ moves }, near, gone) =>
  gone > STANDS && gone < STANDS + LOOK && moves.some(({ number }) => near.includes(number));

/**
 * Whether the camera is near while dice fall: as long as the second one spins on, and then on for a horse of `near`.
 *
 * @param {Beat} beat
 * @param {number[]} near
 * @param {number} time
 */
const closeBefore = (beat, near, time) =>
  spinsOn(beat) && (time < strikes(beat) - FLIES || (beat.lane !== null && near.includes(beat.lane)));

/**
 * The horses that the last beat brings home.
 *
 * @param {Script} script
 * @param {Course[]} lanes
 */
function home(script, lanes) {
  const last = script.beats[script.beats.length - 1];
  const there = last.moves.filter(
    ({ number, to }) => to >= (lanes.find((lane) => lane.number === number)?.length ?? 0),
  );
  return (there.length ? there : last.moves).map(({ number }) => number);
}

/** Whether a beat is still going on at `time`. @param {Script} script @param {number} time */
export function busy(script, time) {
  const beat = beatAt(script, time);
  return Boolean(beat) && time < running(script.beats, script.beats.length - 1).end;
}

/** After a beat dust settles, chips arrive and a scratched horse shakes its head, for so many seconds. */
const SETTLES = 2.5;

/**
 * Whether nothing runs, falls or flies at `time`: horses stand and breathe.
 *
 * @param {Script} script
 * @param {Shot} shot
 * @param {number} time
 */
export const rests = ({ beats }, { kind }, time) =>
  kind === "wide" && (!beats.length || time > running(beats, beats.length - 1).end + SETTLES);

/**
 * Of the faces that the second die may show, those with which a horse of `near` comes home, by face: the numbers of the
 * horses. `sums` are the sums that move each horse.
 *
 * @param {number[]} near
 * @param {(number: number) => number[]} sums
 * @param {number} first The face of the die that lies.
 * @returns {[number, number][]}
 */
export const deciding = (near, sums, first) =>
  near.flatMap((number) =>
    sums(number)
      .map((sum) => sum - first)
      .filter((face) => face >= 1 && face <= 6)
      .map((face) => /** @type {[number, number]} */ ([face, number])),
  );

/**
 * In how many of 36 rolls one of `sums` comes.
 *
 * @param {number[]} sums
 */
export const ways = (sums) => sums.reduce((all, sum) => all + Math.max(0, 6 - Math.abs(7 - sum)), 0);

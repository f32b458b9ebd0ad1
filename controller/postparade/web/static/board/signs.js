// Signs above the race: what a horse with one step to go needs, and which face of the second die brings whom home.
import { landings, spinsOn, beatAt } from "../racecourse/race-script.js";
import { busy, deciding, nearly, ways } from "../racecourse/shots.js";
import { die } from "../lib/dice.js";
import { el } from "../lib/dom.js";
import { t, tenths } from "../lib/i18n.js";
import { silk } from "../lib/silks.js";

/** @import { Lane, PageRace, State } from "../lib/page.js" */
/** @import { Beat, Script } from "../racecourse/race-script.js" */
/** @import { Shot } from "../racecourse/shots.js" */

/** @typedef {{ kind: string, needs: number[], faces: [number, number][] }} Signs */

/** A sum that comes in so few of 36 rolls is shown as the dice that make it. */
const RARE = 2;
const ROLLS = 36;

/**
 * Which signs stand above the picture at `time`.
 *
 * @param {State} state
 * @param {Script} script
 * @param {Shot | undefined} shot
 * @param {number} time
 * @returns {Signs}
 */
export function signsAt({ race }, script, shot, time) {
  const none = { kind: shot?.kind ?? "scene", needs: [], faces: [] };
  if (!race || !shot || shot.kind === "slow") return none;
  const beat = beatAt(script, time);
  if (beat && time < beat.at + landings(beat)[1]) return { ...none, faces: facesAt(race, script, beat, time) };
  // What a horse needs is no question while a sum flies and its horse runs.
  const waits = shot.kind !== "wide" && beat?.revealed !== null && !busy(script, time);
  return { ...none, needs: waits ? shot.lanes : [] };
}

/**
 * With which faces of the second die, while it spins on, a horse comes home.
 *
 * @param {PageRace} race
 * @param {Script} script
 * @param {Beat} beat
 * @param {number} time
 * @returns {[number, number][]}
 */
function facesAt({ lanes }, script, beat, time) {
  if (!beat.dice || !spinsOn(beat) || time < beat.at + landings(beat)[0]) return [];
  /** @param {number} number */
  const sums = (number) => lanes.find((lane) => lane.number === number)?.sums ?? [];
  return deciding(nearly(script, lanes, beat.at), sums, beat.dice[0]);
}

/**
 * @param {HTMLElement} target
 * @param {Lane[]} lanes
 * @param {Signs} signs
 */
export function showSigns(target, lanes, { kind, needs, faces }) {
  /** @param {number} number */
  const lane = (number) => lanes.find((one) => one.number === number);
  target.dataset.shot = kind;
  target.replaceChildren(
    ...needs.flatMap((number) => need(lane(number)) ?? []),
    ...faces.flatMap(([face, number]) => wins(face, lane(number)) ?? []),
  );
}

/**
 * What brings a horse home, and how likely that is.
 *
 * @param {Lane | undefined} lane
 */
function need(lane) {
  if (!lane?.sums.length) return null;
  const chances = ways(lane.sums);
  const pair = chances <= RARE ? pairOf(lane.sums[0]).map(die) : null;
  return el(
    "p",
    { class: "need", "--c": lane.colour },
    silk(lane),
    el("b", { class: "display" }, pair ?? lane.sums.map((sum) => t(`a-number-${sum}`)).join(" / ")),
    el("span", {}, t("sign-chance", { rolls: tenths(ROLLS / chances) })),
  );
}

/**
 * The dice of a sum that few rolls make: of two and three, eleven and twelve.
 *
 * @param {number} sum
 */
const pairOf = (sum) => [Math.floor(sum / 2), Math.ceil(sum / 2)];

/**
 * @param {number} face
 * @param {Lane | undefined} lane
 */
function wins(face, lane) {
  if (!lane) return null;
  return el(
    "p",
    { class: "wins", "--c": lane.colour },
    die(face),
    el("b", { class: "display" }, t("sign-wins", { horse: lane.label })),
  );
}

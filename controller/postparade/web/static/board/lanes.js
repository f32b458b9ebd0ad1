// The lanes of the track in words: what stands behind the line for each horse.
import "./lane.js";
import { byId, renderIfChanged, setText } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { oddsOf } from "../lib/odds.js";
import { suspense } from "../lib/show.js";

/** @import { GameModule, Lane, Names, Odds, PageRace, State } from "../lib/page.js" */
/** @import { TrackLane } from "./lane.js" */

/** @type {Map<number, TrackLane>} */
export const lanes = new Map();

/**
 * Show the course that the game brings itself, or make room for the usual one.
 *
 * @param {State} state
 * @param {Names} names
 * @param {GameModule} module
 */
function showCourse(state, names, module) {
  const own = Boolean(module.course && state.play);
  byId("gamecourse").hidden = !own;
  // The course that a game brings itself is not preceded by the usual one.
  byId("track").hidden = byId("posts").hidden = !state.race || own;
  document.body.classList.toggle("staged", own);
  if (own) module.course?.(byId("gamecourse"), { state, names });
}

/**
 * @param {State} state
 * @param {Names} names
 * @param {GameModule} module
 */
export function showTrack(state, names, module) {
  const { race, status } = state;
  const odds = oddsOf(state);
  showCourse(state, names, module);
  if (!race || byId("track").hidden) return;
  const plan = race.lanes.map(({ number, length, colour, name }) => [number, length, colour, name]);
  byId("track").style.setProperty("--lanes", race.lanes.length);
  renderIfChanged(byId("track"), [plan, race.line], () =>
    race.lanes.map((lane) => {
      const made = /** @type {TrackLane} */ (document.createElement("pp-lane"));
      made.stand(lane);
      lanes.set(lane.number, made);
      return made;
    }),
  );
  for (const lane of race.lanes) lanes.get(lane.number)?.show(lane, standing(lane, race, state, odds, names, module));
  const letters = race.lanes.map(({ number }) => lanes.get(number)?.price.textContent?.length ?? 0);
  byId("track").style.setProperty("--price", Math.max(...letters));
  setText(byId("chancehead"), odds ? t("chance") : "");
  byId("heldhead").hidden = !Object.keys(status?.holders ?? {}).length;
}

/**
 * What is said of a lane beside where its horse stands.
 *
 * @param {Lane} lane
 * @param {PageRace} race
 * @param {State} state
 * @param {Odds | undefined} odds
 * @param {Names} names
 * @param {GameModule} module
 */
function standing(lane, race, state, odds, names, module) {
  const { number } = lane;
  const ranks = { "favourite": odds?.favourite, "long-shot": odds?.long_shot };
  return {
    leads: race.leader === number,
    wins: race.winners.includes(number) && !suspense(state),
    cost: state.status?.tolls?.[number],
    chance: odds?.win?.[number],
    rank: Object.entries(ranks).find(([, ranked]) => ranked === number)?.[0],
    note: module.laneNote?.(lane, { state, names }),
  };
}

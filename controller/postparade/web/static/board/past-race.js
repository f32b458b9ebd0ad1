// An earlier race, run once more over the track, from the journal.
import { lying } from "../lib/dice.js";
import { byId, setText } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { winnerText } from "../lib/phrases.js";
import { still } from "../lib/show.js";

/** @import { PastRace } from "../lib/page.js" */
/** @import { TrackLane } from "./lane.js" */

/** Milliseconds from one move to the next, and for which the end is shown. */
const MOVE = 420;
const END = 8000;

let asked = "";
/** @type {number | undefined} */
let timer;

/**
 * Follow `showing`, what the board is to show: `race:ENTRY:ID` is the race that ENTRY of the journal decided.
 *
 * @param {HTMLElement} target
 * @param {string | undefined} showing
 */
export async function showPastRace(target, showing) {
  const wanted = showing?.startsWith("race:") ? showing : "";
  if (wanted === asked) return;
  asked = wanted;
  stop(target);
  if (!wanted) return;
  const answer = await fetch("/races.json").catch(() => null);
  /** @type {PastRace[]} */
  const races = answer?.ok ? await answer.json() : [];
  const race = races.find(({ entry }) => String(entry) === wanted.split(":")[1]);
  // Meanwhile something else may have been asked for.
  if (!race || asked !== wanted) return;
  lay(target, race);
  run(target, race, still.matches ? race.frames.length - 1 : 0);
}

/** @param {HTMLElement} target */
function stop(target) {
  clearTimeout(timer);
  target.hidden = true;
}

/**
 * @param {HTMLElement} target
 * @param {PastRace} race
 */
function lay(target, race) {
  const longest = Math.max(...race.lanes.map(({ length }) => length));
  byId("past-track").style.setProperty("--lanes", race.lanes.length);
  byId("past-track").replaceChildren(
    ...race.lanes.map((lane) => {
      const made = /** @type {TrackLane} */ (document.createElement("pp-lane"));
      made.build(lane, longest, race.line);
      return made;
    }),
  );
  setText(byId("past-name"), t("past-race", { number: race.number }));
  const when = new Date(race.at * 1000).toLocaleTimeString(document.documentElement.lang, { timeStyle: "short" });
  setText(byId("past-where"), `${race.title}, ${when}`);
  byId("past-dice").replaceChildren();
  target.hidden = false;
}

/**
 * Show the race move by move, from move `at` on.
 *
 * @param {HTMLElement} target
 * @param {PastRace} race
 * @param {number} at
 */
function run(target, race, at) {
  const { positions, scratched, leader, roll } = race.frames[at];
  const last = at + 1 === race.frames.length;
  [...byId("past-track").children].forEach((/** @type {TrackLane} */ lane, index) => {
    const { number } = race.lanes[index];
    lane.show(
      { ...race.lanes[index], position: positions[index], scratched: scratched.includes(number) },
      { leads: leader === number, wins: last && race.winners.includes(number) },
    );
  });
  if (roll !== null) byId("past-dice").replaceChildren(...lying(roll));
  if (last) setText(byId("past-where"), winnerText(race));
  timer = setTimeout(() => (last ? stop(target) : run(target, race, at + 1)), last ? END : MOVE);
}

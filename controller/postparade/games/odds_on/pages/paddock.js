// The boards of the paddock: for each horse its name, its price and its owner, and what speaks for or against it here.
import { el, renderIfChanged } from "/static/lib/dom.js";
import { longestWord } from "/static/lib/graphemes.js";
import { label } from "/static/lib/names.js";
import { showInterlude } from "/static/lib/interlude.js";
import { nameOf } from "/static/lib/phrases.js";
import { seatLane, secondTone } from "/static/lib/silks.js";
import { boxesIn } from "./meeting.js";
import { beside, cloth, face, horseName, w } from "./words.js";

/** @import { Context, Names, PageRace } from "/static/lib/page.js" */
/** @import { GameView, RunnerView } from "./types.js" */

/**
 * The colours of an owner; nobody has none.
 *
 * @param {number | null} owner
 */
export function pennantOf(owner) {
  if (!owner) return { "--seat": null, "--on-seat": null };
  const { colour } = seatLane(owner);
  return { "--seat": colour, "--on-seat": secondTone(colour) };
}

/**
 * @param {PageRace} race
 * @param {number} gate
 */
const laneOf = (race, gate) => race?.lanes.find(({ number }) => number === gate);

/**
 * The boards below the horses.
 *
 * @param {HTMLElement} target
 * @param {{ play: GameView, race: PageRace, names: Names, title: string }} shown
 */
export function showPaddock(target, { play, race, names, title }) {
  const { runners, printed } = play;
  target.style.setProperty("--columns", String(boxesIn(runners.length)));
  target.classList.toggle("empty", !runners.length);
  renderIfChanged(target, [runners, names, title, printed, play.track, play.weather], () =>
    runners.length ? runners.map((runner) => board(runner, play, race, names)) : helloBefore(play, title),
  );
}

/**
 * What the game is about, until course and weather are turned up in its place.
 *
 * @param {GameView} play
 * @param {string} title
 */
const helloBefore = ({ weather: sky }, title) => (sky ? [] : hello(title));

/** @param {string} title */
const hello = (title) => [
  el(
    "li",
    { class: "oo-hello" },
    el("b", { class: "display" }, title),
    el("span", {}, w("rules-aim")),
    el("small", {}, w("credit")),
  ),
];

/**
 * @param {RunnerView} runner
 * @param {GameView} play
 * @param {PageRace} race
 * @param {Names} names
 */
function board(runner, { runners, printed }, race, names) {
  const unpriced = runners.filter(({ price, withdrawn }) => !price && !withdrawn);
  const last = !printed && unpriced.length === 1 && unpriced[0] === runner;
  const letters = runner.owner ? longestWord(nameOf(names, runner.owner)) : 1;
  const price = runner.price ?? (printed && runner.entered ? "✓" : "?");
  return el(
    "li",
    { class: `oo-box${runner.withdrawn ? " out" : ""}${last ? " last" : ""}` },
    el(
      "div",
      { class: "oo-board" },
      el("p", { class: "oo-name" }, cloth(laneOf(race, runner.gate), runner.gate), el("b", {}, horseName(runner))),
      el(
        "p",
        { class: "oo-pennant", ...pennantOf(runner.owner) },
        el("b", { class: "price display" }, runner.withdrawn ? w("withdrawn") : price),
        el("span", { class: "owner", "--letters": letters }, runner.owner ? label(names, runner.owner) : ""),
      ),
      printed ? null : el("p", { class: "oo-tags" }, likes(runner), runner.specials.map(beside)),
    ),
  );
}

/**
 * What a runner likes of today's course and going, or not; what makes no difference today is left out.
 *
 * @param {RunnerView} runner
 */
function likes(runner) {
  const [, , track, going] = runner.parts;
  const soft = w(`going-${runner.likes_going}`);
  return [
    track > 0 ? el("span", { class: "good" }, `♥ ${w("part-track")}`) : null,
    track < 0 ? el("span", { class: "bad" }, `✕ ${w("part-track")}`) : null,
    going ? el("span", { class: "good" }, `♥ ${soft}`) : null,
  ];
}

/**
 * A special that was just played, or course and weather at the start, lies open over the course for a moment.
 *
 * @param {HTMLElement} target
 * @param {Context<GameView>} context
 */
export function reveal(target, { state, names }) {
  showInterlude(target, state, (event) =>
    ["special_played", "meeting_opened"].includes(event.type) ? card(event, state.play, names) : null,
  );
}

/**
 * @param {any} event
 * @param {GameView} play
 * @param {Names} names
 */
function card(event, play, names) {
  if (event.type === "meeting_opened") {
    return el(
      "div",
      { class: "oo-open" },
      el("span", { class: "title" }, play.track),
      weather(play.weather),
      el("span", { class: "effect" }, w("going-is", { going: w(`going-${play.going}`) })),
    );
  }
  const where = play.runners.find(({ gate }) => gate === event.horse);
  return el(
    "div",
    { class: "oo-open special" },
    el("span", { class: "by", ...pennantOf(event.player) }, nameOf(names, event.player)),
    face(event),
    el("span", { class: "on" }, w("played-at", { horse: where ? horseName(where) : String(event.horse) })),
  );
}

/** @type {Record<string, string>} */
const WEATHER = { dull: "☁", wet: "☂", sunny: "☀", heatwave: "♨" };
/** @param {string | null} sky */
export const weather = (sky) =>
  sky
    ? el("span", { class: "oo-sky" }, el("span", { "aria-hidden": "true" }, WEATHER[sky]), w(`weather-${sky}`))
    : null;

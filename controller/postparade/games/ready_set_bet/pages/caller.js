// What the House calls out while the race runs: a script for whoever has no tokens to place.
import { el, renderIfChanged } from "/static/lib/dom.js";
import { sumOf } from "/static/lib/dice.js";
import { w } from "./words.js";

/** @import { PageRace } from "/static/lib/page.js" */
/** @import { GameView } from "./types.js" */

/**
 * Lines to call, the newest first: keys of words with their arguments.
 *
 * @param {Pick<GameView, "phase" | "race_number" | "last_roll" | "crossed" | "pair" | "rolls">} play
 * @param {PageRace} race
 * @returns {[string, Record<string, any>][]}
 */
export function script(play, race) {
  if (play.phase === "ready") return [["call-welcome", { race: play.race_number }]];
  /** @type {[string, Record<string, any>][]} */
  const lines = [];
  if (play.phase === "closed") lines.push(["call-closed", {}]);
  const sum = play.last_roll === null ? 0 : sumOf(play.last_roll);
  const moved = race.lanes.find(({ sums, number }) => (sums ?? [number]).includes(sum));
  if (!play.rolls || !moved) return [...lines, ["call-off", {}]];
  lines.push(["call-roll", { sum, horse: moved.label, left: moved.length - moved.position }]);
  if (play.pair === moved.number) lines.push(["call-pair", { horse: moved.label }]);
  const front = race.lanes.find(({ number }) => number === race.leader);
  if (front && front !== moved) lines.push(["call-front", { horse: front.label, left: front.length - front.position }]);
  if (play.phase === "open" && play.crossed) lines.push(["call-line", { count: play.crossed }]);
  return lines;
}

/**
 * The script as large lines; screen readers are told the newest.
 *
 * @param {HTMLElement} target
 * @param {GameView} play
 * @param {PageRace} race
 */
export function showScript(target, play, race) {
  const lines = script(play, race);
  renderIfChanged(target, lines, () => [
    el("h2", {}, w("call-out")),
    el(
      "ul",
      { class: "rsb-script", "aria-live": "polite" },
      lines.map(([key, args]) => el("li", {}, w(key, args))),
    ),
  ]);
}

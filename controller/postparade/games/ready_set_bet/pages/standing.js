// How the tokens of a seat stand while the race runs: what each still needs, and what all would bring if it ended now.
import { el, renderIfChanged } from "/static/lib/dom.js";
import { chip, signed, spotText, w } from "./words.js";

/** @import { Lane, PageRace } from "/static/lib/page.js" */
/** @import { BetResult, GameView } from "./types.js" */

/**
 * How many of the first horses win a spot of each kind.
 *
 * @type {Record<string, number>}
 */
const AMONG = { win: 1, place: 2, show: 3 };

/**
 * How far the horse of a win, place or show bet is from winning or losing it: spaces ahead of the first horse that
 * would take its place, or (below zero) behind the one it has to catch; nothing for other bets.
 *
 * @param {string} spot
 * @param {PageRace} race
 */
export function margin(spot, race) {
  const [kind, label] = spot.split("/");
  const lane = race.lanes.find((one) => one.label === label);
  if (!(kind in AMONG) || !lane) return undefined;
  const others = race.lanes.filter((one) => one !== lane).map(({ position }) => position);
  const rival = others.sort((one, two) => two - one)[AMONG[kind] - 1] ?? 0;
  return lane.position - rival;
}

/** @param {number | undefined} by */
function marginText(by) {
  if (by === undefined) return "";
  return by ? w(by > 0 ? "stands-ahead" : "stands-behind", { by: Math.abs(by) }) : w("stands-level");
}

/**
 * What all tokens together would bring.
 *
 * @param {BetResult[]} standing
 */
export const total = (standing) => standing.reduce((sum, { gain, penalty }) => sum + gain - penalty, 0);

/**
 * The horses of lost win, place and show bets that are closest to winning them, two at most.
 *
 * @param {BetResult[]} standing
 * @param {PageRace} race
 * @returns {Lane[]}
 */
export function hoped(standing, race) {
  const open = standing
    .filter(({ won }) => !won)
    .map(({ spot }) => ({ label: spot.split("/")[1], by: margin(spot, race) }))
    .filter(({ by }) => by !== undefined)
    .sort((one, two) => Number(two.by) - Number(one.by));
  const labels = [...new Set(open.map(({ label }) => label))].slice(0, 2);
  return race.lanes.filter(({ label }) => labels.includes(label));
}

/**
 * Own bets as they stand, in the order in which they were made.
 *
 * @param {HTMLElement} target
 * @param {GameView} play
 * @param {PageRace} race
 * @param {number} seat
 */
export function showStanding(target, play, race, seat) {
  const { standing } = play;
  target.hidden = !standing.length;
  renderIfChanged(target, [standing, race.lanes.map(({ position }) => position)], () => {
    if (!standing.length) return [];
    const sum = total(standing);
    return [
      el("h2", {}, w("as-it-stands"), " ", el("b", { class: sum < 0 ? "down" : "up" }, signed(sum))),
      el(
        "ol",
        { class: "rsb-standing" },
        standing.map(({ token, spot, won, gain, penalty }) =>
          el(
            "li",
            { class: won ? "gained" : "spent" },
            chip(seat, token),
            el("span", {}, spotText(spot, play), " ", el("small", {}, marginText(margin(spot, race)))),
            el("b", { class: "number" }, won ? signed(gain) : signed(-penalty)),
          ),
        ),
      ),
    ];
  });
}

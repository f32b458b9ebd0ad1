// What somebody still needs for a bet to come true, lane by lane.

/** @typedef {"win" | "lose" | "draw"} Outcome */

/** @type {Outcome[]} */
const OUTCOMES = ["win", "lose", "draw"];

/**
 * How a round ends for whoever has these `results` in its lanes: two of a kind, or one of each, which is a draw.
 *
 * @param {Outcome[]} results
 * @returns {Outcome}
 */
function outcomeOf(results) {
  const most = results.length > 1 ? 2 : 1;
  return OUTCOMES.find((one) => results.filter((result) => result === one).length >= most) ?? "draw";
}

/**
 * All that can still happen in `lanes` lanes.
 *
 * @param {number} lanes
 * @returns {Outcome[][]}
 */
function ways(lanes) {
  if (!lanes) return [[]];
  return ways(lanes - 1).flatMap((rest) => OUTCOMES.map((one) => [...rest, one]));
}

/**
 * What a `bet` on a round of `size` lanes needs after `results`, as the name of a message: "safe" and "gone" are
 * decided; "both-win" both lanes to come; "win", "not-lose" and so on the next one; "one-win" one of several; "open"
 * this or that.
 *
 * @param {string} bet
 * @param {Outcome[]} results
 * @param {number} size
 */
export function neededFor(bet, results, size) {
  const left = size - results.length;
  const possible = ways(left);
  const right = possible.filter((way) => outcomeOf([...results, ...way]) === bet);
  if (right.length === possible.length) return "safe";
  if (!right.length) return "gone";
  if (left === 1) {
    if (right.length === 1) return right[0][0];
    return `not-${OUTCOMES.find((one) => !right.some(([next]) => next === one))}`;
  }
  if (bet === "draw") return "open";
  const had = results.filter((result) => result === bet).length;
  return `${had ? "one" : "both"}-${bet}`;
}

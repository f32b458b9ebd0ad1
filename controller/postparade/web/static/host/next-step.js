// Which action is next at the table, for the Run screen. Pure: it follows from the state.
/** @import { State } from "../lib/page.js" */

/**
 * What the Run screen is about: `choose` a game, show the `result` of one that is over, or that the evening has
 * `ended`, `resume` a paused game, or `play`.
 *
 * @typedef {"choose" | "result" | "ended" | "resume" | "play"} Stage
 */

/**
 * What is over, so that another one can follow; `undefined` before and within a game.
 *
 * @param {Pick<State, "game" | "over" | "ended">} state
 * @returns {"game" | "evening" | undefined}
 */
export function finished({ game, over, ended }) {
  if (game) return over ? "game" : undefined;
  return ended ? "evening" : undefined;
}

/**
 * @param {State} state
 * @param {"game" | "evening" | undefined} another what of the two the host has asked for once more
 * @returns {Stage}
 */
export function stageOf(state, another) {
  const done = finished(state);
  if (done && done !== another) return done === "game" ? "result" : "ended";
  if (done || !state.game) return "choose";
  return state.status?.paused ? "resume" : "play";
}

/**
 * Whether so many guests sit here that a game can be chosen: as many as the smallest game takes.
 *
 * @param {Pick<State, "seats" | "offers">} state
 */
export const enough = ({ seats, offers }) =>
  seats.length >= Math.min(...(offers ?? []).flatMap(({ seat_counts: counts }) => counts));

/**
 * The message of the headline while no game is on the table.
 *
 * @param {Pick<State, "ended" | "seats" | "offers">} state
 */
export function withoutGame(state) {
  if (state.ended) return "evening-over";
  return enough(state) ? "step-2" : "seat-players-first";
}

/**
 * How the game can be paused now: by the choice of a game that has one, else by the table; not at all without a game.
 *
 * @param {State} state
 * @returns {Record<string, any> | undefined}
 */
export function pausing({ game, over, status, choices }) {
  if (!game || over || !status || status.paused) return undefined;
  return choices.find(({ action }) => action.do === "pause")?.action ?? { do: "pause_table" };
}

/**
 * How a paused game goes on.
 *
 * @param {State} state
 * @returns {Record<string, any> | undefined}
 */
export const resuming = ({ choices, status }) =>
  status?.paused ? choices.find(({ action }) => /^resume/.test(action.do))?.action : undefined;

/**
 * The seats that keep the table waiting and that no bot plays: whoever has the turn, and whoever owes an answer.
 *
 * @param {State} state
 * @returns {number[]}
 */
export function awaited({ status, bots = {}, over }) {
  if (!status || over) return [];
  const seats = [...(status.turn === null ? [] : [status.turn]), ...status.waiting];
  return [...new Set(seats)].filter((seat) => !(seat in bots));
}

/**
 * How many more are needed for the game, so that empty seats can be filled; 0 where enough or too many sit here.
 *
 * @param {number[]} counts how many may take part
 * @param {number} playing
 */
export const missing = (counts, playing) => {
  const more = counts.filter((count) => count >= playing);
  return more.length ? Math.min(...more) - playing : 0;
};

// Presets: one tap sets several settings at once, and says which. Pure: what a preset changes follows from the offer of
// the game and from what the table has.

/** @import { Offer, Option } from "../lib/page.js" */

/**
 * A setting that a preset changes: an option of the game, or `odds`, `typing`, `voice`, `bed`, `effects`, `night`,
 * `brightness` of the table.
 *
 * @typedef {{ of: "game" | "table", name: string, value: any }} Change
 */

/** The presets, in the order in which they are offered. */
export const PRESETS = ["quick", "children", "pub"];

/**
 * What each preset asks of the options of any game, by name: the first of these values that the option allows.
 *
 * @type {Record<string, Record<string, any[]>>}
 */
const OF_GAMES = {
  quick: { board: ["short"], pace: ["brisk"], modules: [[]], track_conditions: [false], vip_seconds: [20] },
  children: {
    board: ["usual", "short"],
    scratch_values: [["flat"]],
    pace: ["calm"],
    modules: [[]],
    track_conditions: [false],
    open_decks: [true],
    chances: [false],
    hidden_ratings: [false],
    ante: [0],
  },
  pub: { board: ["short"], pace: ["calm"], vip_seconds: [60], open_decks: [true], chances: [true] },
};

/** @type {Record<string, Record<string, any>>} */
const OF_THE_TABLE = {
  quick: { odds: true },
  children: { odds: false, typing: "host", night: false },
  pub: { odds: true, voice: 1, bed: 0.5, effects: 1, night: false, brightness: 1 },
};

/**
 * The value that `option` takes for `wanted`, as a game is opened with it; `undefined` where it has none such.
 *
 * @param {Option} option
 * @param {any} wanted
 */
function valueOf({ kind, values = [], presets = {}, lowest = 0, highest = 0 }, wanted) {
  switch (kind) {
    case "switch":
      return wanted;
    case "choice":
      return values.includes(wanted) ? wanted : undefined;
    case "number":
      return Math.min(Math.max(wanted, lowest), highest);
    case "numbers":
      return presets[wanted[0]];
    case "several":
      return values.filter((value) => wanted.includes(value));
    default:
      return undefined;
  }
}

/**
 * What `preset` sets in the game of `offer` and at a table that has what `has` names.
 *
 * @param {string} preset
 * @param {Offer} offer
 * @param {{ sound: boolean, lights: boolean, odds: boolean }} has
 * @returns {Change[]}
 */
export function changesOf(preset, offer, has) {
  const asked = OF_GAMES[preset];
  const ofGame = offer.options.flatMap((option) => {
    const value = (asked[option.name] ?? []).map((wanted) => valueOf(option, wanted)).find((one) => one !== undefined);
    return value === undefined ? [] : [{ of: /** @type {const} */ ("game"), name: option.name, value }];
  });
  const needs = { odds: has.odds, brightness: has.lights, typing: true };
  const there = (/** @type {string} */ name) => /** @type {Record<string, boolean>} */ (needs)[name] ?? has.sound;
  const ofTable = Object.entries(OF_THE_TABLE[preset])
    .filter(([name]) => there(name))
    .map(([name, value]) => ({ of: /** @type {const} */ ("table"), name, value }));
  return [...ofGame, ...ofTable];
}

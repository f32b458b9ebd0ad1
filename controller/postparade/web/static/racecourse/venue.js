// Where a game is run: each has a course of its own.
import { lit } from "./daylight.js";
import { shade } from "./horse-figure.js";

/**
 * What makes a course of its own: the roofs of its stands and the grass.
 *
 * @typedef {object} Venue
 * @property {string} roof
 * @property {[string, string]} turf Two mown bands in the afternoon.
 * @property {number} seed Where hills and stands are.
 */
/** @type {Venue[]} */
const VENUES = [
  { roof: "#b64034", turf: ["#62b04f", "#55a145"], seed: 1 },
  { roof: "#2f6fae", turf: ["#7aa84a", "#6c9a40"], seed: 2 },
  { roof: "#6a3f9c", turf: ["#4fae74", "#45a068"], seed: 3 },
  { roof: "#2f8a6a", turf: ["#6aae44", "#5ea03c"], seed: 4 },
  { roof: "#c07a1f", turf: ["#58a85c", "#4d9a52"], seed: 5 },
  { roof: "#8a5a2b", turf: ["#66ad55", "#5aa04a"], seed: 6 },
  { roof: "#a03060", turf: ["#5cb062", "#50a256"], seed: 7 },
];
/** The course on which the evening ends, whatever was played. */
export const EVENING_VENUE = VENUES[5];
/**
 * The course on which a game runs: always the same one, whatever its name is.
 *
 * @param {string} game
 * @returns {Venue}
 */
export function venueOf(game) {
  const at = [...game].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  return VENUES[at % VENUES.length];
}

/**
 * Mown grass, in lighter and darker bands.
 *
 * @param {Venue} venue
 * @param {number} light
 * @param {boolean} bright
 */
export const mown = ({ turf }, light, bright) =>
  lit(light, turf[bright ? 0 : 1], bright ? "#7f9c45" : "#728f3d", bright ? "#22744f" : "#1b6645");

/**
 * Grass beside the lanes.
 *
 * @param {Venue} venue
 * @param {number} light
 */
export const rough = ({ turf }, light) => lit(light, toHex(shade(turf[1], -0.32)), "#44602f", "#0c3527");

/** @param {string} colour */
const toHex = (colour) =>
  `#${(colour.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, "0")).join("")}`;

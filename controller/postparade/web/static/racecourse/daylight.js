// The light of the day: what a colour is like in the afternoon, at sunset and under floodlights.
import { mix, span } from "./motion.js";

/** @param {string} colour */
const parts = (colour) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));

/**
 * A colour in the light of the day: in the afternoon (0), at sunset (0.5), under floodlights (1).
 *
 * @param {number} light
 * @param {string} afternoon
 * @param {string} sunset
 * @param {string} night
 */
export function lit(light, afternoon, sunset, night) {
  const [from, to, share] = light < 0.5 ? [afternoon, sunset, light * 2] : [sunset, night, light * 2 - 1];
  const [one, other] = [parts(from), parts(to)];
  return `#${one
    .map((part, at) =>
      Math.round(mix(part, other[at], share))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

/**
 * The light of race `race` of `races` in an evening: it begins in the afternoon and ends under floodlights. Where the
 * number of races is not known, night falls with the sixth.
 *
 * @param {number} race
 * @param {number | null | undefined} races
 */
export function lightOf(race, races) {
  const last = races && races > 1 ? races : races === 1 ? 2 : 6;
  return Math.round(12 * span(race, 1, last)) / 12;
}

/** How far night has fallen. @param {number} light */
export const nightOf = (light) => span(light, 0.4, 1);

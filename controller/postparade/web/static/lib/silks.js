// Silks: the colour of a lane with a pattern of its own, so that nobody has to tell two colours apart.
import { el, svg } from "./dom.js";
import { SEAT_COLOURS } from "./seat-colours.js";

/** @import { Silks } from "./page.js" */

/**
 * The pattern of each lane on 40 by 40 units.
 *
 * @type {Record<number, string>}
 */
const PATTERNS = {
  2: "M0 0H20V40H0Z",
  3: "M0 12H40V28H0Z",
  4: "M0 0H20V20H0ZM20 20H40V40H20Z",
  5: "M0 30 30 0H40V10L10 40H0Z",
  6: "M0 20 20 4 40 20V34L20 18 0 34Z",
  7: "M5 0H12V40H5ZM19 0H26V40H19ZM33 0H40V40H33Z",
  8: "M20 2 38 20 20 38 2 20Z",
  9: "M0 4H40V11H0ZM0 18H40V25H0ZM0 32H40V39H0Z",
  10: "M15 0H25V15H40V25H25V40H15V25H0V15H15Z",
  11: [10, 30].flatMap((x) => [10, 30].map((y) => `M${x - 6} ${y}a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z`)).join(""),
  12: "M20 3 24.4 14.5 37 15 27.1 22.6 30.5 35 20 28 9.5 35 12.9 22.6 3 15 15.6 14.5Z",
};

/**
 * The shape of the pattern of lane `number`, as SVG and canvas read it; "" where a lane has none.
 *
 * @param {number} number
 */
export const patternShape = (number) => PATTERNS[number] ?? "";

/**
 * A second tone that stands out against `colour`.
 *
 * @param {string} colour
 */
export function secondTone(colour) {
  const [r, g, b] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  return 0.299 * r + 0.587 * g + 0.114 * b > 120 ? "#1d1a14" : "#fff8e6";
}

/**
 * The pattern of lane `number` on 40 by 40 units, as SVG shapes.
 *
 * @param {number} number
 * @param {string} colour
 */
export function pattern(number, colour) {
  const shape = patternShape(number);
  return [
    svg("rect", { width: 40, height: 40, fill: colour }),
    ...(shape ? [svg("path", { d: shape, fill: secondTone(colour), "fill-opacity": 0.72 })] : []),
  ];
}

/** How many letters fit on a silk at its usual size. */
const SHORT = 3;

/**
 * The number of a lane on its silk.
 *
 * @param {Silks} lane
 */
export function silk(lane) {
  const picture = svg(
    "svg",
    { viewBox: "0 0 40 40", preserveAspectRatio: "none", "aria-hidden": "true" },
    ...pattern(lane.number, lane.colour),
  );
  return el(
    "span",
    { class: `silk number${lane.label.length > SHORT ? " long" : ""}` },
    picture,
    el("b", {}, lane.label),
  );
}

/**
 * The colours in which the player of `seat` rides, as a lane.
 *
 * @param {number} seat
 */
export const seatLane = (seat) => ({
  number: (seat % 11) + 2,
  label: String(seat),
  colour: SEAT_COLOURS[(seat - 1) % SEAT_COLOURS.length],
});

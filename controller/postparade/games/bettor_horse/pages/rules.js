// The rules of Bettor Horse in our own words, with pictures drawn here.
import { el, svg } from "/static/lib/dom.js";
import { sign, w } from "./cards.js";

/**
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 * @param {string} fill
 * @param {any} [more]
 */
const rect = (x, y, width, height, fill, more = {}) => svg("rect", { x, y, width, height, rx: 3, fill, ...more });
/**
 * @param {number} x
 * @param {number} y
 * @param {number | string} label
 * @param {number} [size]
 * @param {string} [fill]
 */
const text = (x, y, label, size = 14, fill = "#17130b") => {
  const made = svg("text", { x, y, "text-anchor": "middle", "font-size": size, "font-weight": 800, fill });
  made.textContent = String(label);
  return made;
};
/**
 * @param {number} x
 * @param {number} y
 * @param {number | string} speed
 * @param {string} colour
 */
const card = (x, y, speed, colour) => [
  rect(x, y, 26, 36, "#fffaf0", { stroke: colour, "stroke-width": 3 }),
  text(x + 13, y + 25, speed, 18),
];
/**
 * @param {number} x
 * @param {number} y
 */
const backs = (x, y) => [
  rect(x, y, 26, 36, "#5b2033", { stroke: "#e6b84f", "stroke-width": 2 }),
  rect(x + 6, y + 6, 14, 24, "#7d3349"),
];
/** @param {...any} shapes */
const picture = (...shapes) =>
  svg(
    "svg",
    { viewBox: "0 0 200 84", class: "bh-picture", "aria-hidden": "true" },
    rect(0, 0, 200, 84, "#143a25"),
    .../** @type {SVGElement[]} */ (shapes.flat(3)),
  );
/**
 * @param {number} x
 * @param {number} y
 * @param {string} colour
 */
const runner = (x, y, colour) =>
  svg("path", {
    transform: `translate(${x} ${y})`,
    d: "M0 14 4 8 16 7 22 0l6 3-3 3-3 1-3 5-3 3 3 6-3 0-3-6-6 0-4 6-3 0 2-7-3 2Z",
    fill: colour,
    stroke: "#0b0a07",
    "stroke-width": 1,
  });

/** Three face-down cards in lanes, and a bet beside them. */
const choosing = () =>
  picture(
    [0, 1, 2].map((lane) => [backs(18 + lane * 38, 24), text(31 + lane * 38, 18, lane + 1, 12, "#f8f0dc")]),
    rect(146, 24, 36, 36, "#e6b84f"),
    svg("path", { d: "M164 30 176 42H168V54H160V42H152Z", fill: "#17130b" }),
  );

/** Five against three: the faster arrives, the slower has come three fifths of the way. */
const racing = () =>
  picture(
    card(6, 4, 5, "#e6194b"),
    card(6, 44, 3, "#4a7dff"),
    svg("path", { d: "M184 4V80", stroke: "#f8f0dc", "stroke-width": 3, "stroke-dasharray": "6 6" }),
    svg("path", { d: "M40 22H150M40 62H98", stroke: "#ffffff44", "stroke-width": 2, "stroke-dasharray": "4 4" }),
    runner(152, 10, "#e6194b"),
    runner(100, 50, "#4a7dff"),
  );

/** One right bet takes all six cards. */
const winning = () =>
  picture(
    [0, 1, 2].map((at) => [
      card(14 + at * 30, 4, [8, 2, 6][at], "#e6194b"),
      card(14 + at * 30, 44, [5, 7, 3][at], "#4a7dff"),
    ]),
    svg("path", { d: "M112 42H140M132 34 142 42 132 50", stroke: "#e6b84f", "stroke-width": 4, fill: "none" }),
    svg("path", {
      d: "M150 30h36l6 36a8 8 0 0 1-8 10h-32a8 8 0 0 1-8-10Z",
      fill: "#7d5d1f",
      stroke: "#ffdf8e",
      "stroke-width": 2,
    }),
    text(168, 62, "6", 22, "#ffdf8e"),
  );

/** @type {[string, (() => SVGElement)?][]} */
const SECTIONS = [
  ["rules-choose", choosing],
  ["rules-race", racing],
  ["rules-prize", winning],
  ["rules-pool"],
  ["rules-final"],
  ["rules-mud"],
  ["rules-more"],
  ["rules-end"],
];

/** The page, as elements. */
export function rules() {
  return el(
    "div",
    { class: "bh-rules" },
    SECTIONS.map(([key, draw]) =>
      el("section", {}, draw ? draw() : null, el("h3", {}, w(`${key}-title`)), el("p", {}, w(key))),
    ),
    el(
      "p",
      { class: "bh-legend note" },
      ["win", "lose", "draw"].map((bet) => el("span", {}, sign(bet), w(`bet-${bet}`))),
    ),
  );
}

// The rules of Odds On in our own words, with pictures drawn here.
import { el, svg } from "/static/lib/dom.js";
import { dollars, signed, w } from "./words.js";

/** @import { PriceCard } from "./types.js" */

/**
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 * @param {string} fill
 * @param {Record<string, any>} [more]
 */
const rect = (x, y, width, height, fill, more = {}) => svg("rect", { x, y, width, height, rx: 4, fill, ...more });
/**
 * @param {number} x
 * @param {number} y
 * @param {string | number} label
 * @param {number} [size]
 * @param {string} [fill]
 */
const text = (x, y, label, size = 13, fill = "#17130b") => {
  const made = svg("text", { x, y, "text-anchor": "middle", "font-size": size, "font-weight": 800, fill });
  made.textContent = String(label);
  return made;
};
/** @param {...any} shapes */
const picture = (...shapes) =>
  svg(
    "svg",
    { viewBox: "0 0 240 90", class: "oo-picture", "aria-hidden": "true" },
    rect(0, 0, 240, 90, "#143a25"),
    .../** @type {SVGElement[]} */ (shapes.flat(3)),
  );
/**
 * @param {number} x
 * @param {number} y
 * @param {string} price
 * @param {number} points
 */
const card = (x, y, price, points) => [
  rect(x, y, 40, 54, "#fffaf0", { stroke: "#7d5d1f", "stroke-width": 2 }),
  text(x + 20, y + 26, price, 15),
  text(x + 20, y + 44, signed(points), 12, points < 0 ? "#93331a" : "#1f5b33"),
];
/**
 * @param {number} x
 * @param {number} y
 * @param {string} number
 * @param {string} colour
 */
const gate = (x, y, number, colour) => [
  rect(x, y, 24, 20, colour, { stroke: "#0b0a07" }),
  rect(x + 5, y + 3, 14, 14, "#fffdf6"),
  text(x + 12, y + 14.5, number, 12),
];
/**
 * @param {number} x
 * @param {number} y
 * @param {string} colour
 */
const horse = (x, y, colour) =>
  svg("path", {
    transform: `translate(${x} ${y}) scale(1.3)`,
    d: "M0 14 4 8 16 7 22 0l6 3-3 3-3 1-3 5-3 3 3 6-3 0-3-6-6 0-4 6-3 0 2-7-3 2Z",
    fill: colour,
    stroke: "#0b0a07",
    "stroke-width": 1,
  });
/**
 * @param {number} x
 * @param {number} y
 */
const arrow = (x, y) =>
  svg("path", { d: `M${x} ${y}h22m-7-7 7 7-7 7`, stroke: "#e6b84f", "stroke-width": 3, fill: "none" });

/** A card laid beside a horse: whoever laid it owns the horse. */
const pricing = () =>
  picture(
    gate(12, 34, "3", "#2f6fde"),
    horse(46, 30, "#8a4f2a"),
    card(100, 18, "4:1", 2),
    arrow(146, 45),
    svg("circle", { cx: 200, cy: 32, r: 13, fill: "#e9b48c", stroke: "#0b0a07" }),
    svg("path", { d: "M180 72c0-16 9-24 20-24s20 8 20 24Z", fill: "#e6b84f", stroke: "#0b0a07" }),
  );

/** Only the neighbours on the ladder may be laid on a price. */
const ladder = () =>
  picture(
    card(16, 18, "3:1", 3),
    card(100, 18, "4:1", 2),
    card(184, 18, "5:1", 1),
    rect(96, 14, 48, 62, "none", { stroke: "#ffdf8e", "stroke-width": 3 }),
    svg("path", {
      d: "M62 45h32m-9-7 9 7-9 7M180 45h-32m9-7-9 7 9 7",
      stroke: "#8fe0a4",
      "stroke-width": 3,
      fill: "none",
    }),
  );

/** Horse and jockey, course, going and specials add up; the best rating wins. */
const rating = () =>
  picture(
    /** @type {[number, number, string, string][]} */ ([
      [0, 60, "#4a7dff", "6"],
      [60, 30, "#8fb3ff", "3"],
      [90, 24, "#1f5b33", "+2"],
      [114, 16, "#42b5a0", "+1"],
      [130, 24, "#9a7320", "+2"],
    ]).map(([x, width, fill, label]) => [
      rect(14 + x, 18, width, 24, fill, { stroke: "#0b0a07" }),
      text(14 + x + width / 2, 35, label, 13, "#fff"),
    ]),
    text(196, 38, "14", 24, "#ffdf8e"),
    horse(150, 54, "#8a4f2a"),
    horse(98, 54, "#575250"),
    svg("path", { d: "M222 48V86", stroke: "#f8f0dc", "stroke-width": 4, "stroke-dasharray": "5 5" }),
  );

/** The owner of the winner gets horse, jockey and price; that of the runner-up the price alone. */
const paying = () =>
  picture(
    text(18, 34, "1.", 15, "#ffdf8e"),
    horse(32, 12, "#8a4f2a"),
    /** @type {[string, number][]} */ ([
      ["−2", 96],
      ["−1", 130],
      ["+5", 164],
    ]).map(([label, x]) => [
      rect(x, 14, 30, 26, "#fffaf0"),
      text(x + 15, 32, label, 13, label[0] === "+" ? "#1f5b33" : "#93331a"),
    ]),
    text(216, 34, "+2", 18, "#8fe0a4"),
    text(18, 74, "2.", 15, "#ffdf8e"),
    horse(32, 52, "#575250"),
    rect(164, 54, 30, 26, "#fffaf0"),
    text(179, 72, "+3", 13, "#1f5b33"),
    text(216, 74, "+3", 18, "#8fe0a4"),
  );

/** Two horses worked out: what makes each run, and what each pays; a fine horse with a long price costs its owner. */
const worked = () =>
  svg(
    "svg",
    { viewBox: "0 0 240 150", class: "oo-picture", "aria-hidden": "true" },
    rect(0, 0, 240, 150, "#143a25"),
    .../** @type {SVGElement[]} */ (
      [
        /** @type {[number, string, string, string[], string, string[], string][]} */ ([
          [4, "1.", "#8a4f2a", ["6", "3", "+2"], "11", ["−2", "−1", "+1"], "−2"],
          [78, "2.", "#575250", ["4", "2", "+1"], "7", ["+4"], "+4"],
        ]).map(([y, place, coat, parts, total, paid, sum]) => [
          text(16, y + 22, place, 15, "#ffdf8e"),
          horse(30, y + 4, coat),
          parts.map((part, at) => [
            rect(82 + at * 34, y + 4, 28, 24, ["#4a7dff", "#8fb3ff", "#1f5b33"][at], { stroke: "#0b0a07" }),
            text(96 + at * 34, y + 21, part, 13, "#fff"),
          ]),
          text(204, y + 22, `= ${total}`, 16, "#ffdf8e"),
          paid.map((part, at) => [
            rect(82 + (at + 3 - paid.length) * 34, y + 36, 28, 26, "#fffaf0"),
            text(96 + (at + 3 - paid.length) * 34, y + 54, part, 13, part[0] === "+" ? "#1f5b33" : "#93331a"),
          ]),
          text(204, y + 55, `= ${sum}`, 18, sum[0] === "+" ? "#8fe0a4" : "#ffa384"),
        ]),
      ].flat(4)
    ),
  );

/** The rules as one worked picture. */
export const example = () => el("figure", { class: "oo-example" }, worked(), el("figcaption", {}, w("rules-example")));

/** @type {[string, (() => SVGElement)?][]} */
const SECTIONS = [
  ["aim"],
  ["turn", pricing],
  ["ladder", ladder],
  ["off"],
  ["rating", rating],
  ["paid", paying],
  ["going"],
  ["end"],
];

/**
 * The page, as elements; `prices` is the ladder of the game's view.
 *
 * @param {PriceCard[]} prices
 */
export function rules(prices) {
  return el(
    "div",
    { class: "oo-rules" },
    example(),
    SECTIONS.map(([key, draw]) =>
      el("section", {}, draw ? draw() : null, el("h3", {}, w(`rules-${key}-title`)), el("p", {}, w(`rules-${key}`))),
    ),
    el("h3", {}, w("ladder")),
    el(
      "p",
      { class: "oo-prices number" },
      prices.map(({ price, dollars: worth }) => el("span", {}, `${price} `, dollars(worth))),
    ),
    el("h3", {}, w("rules-specials-title")),
    el(
      "dl",
      {},
      Array.from({ length: 12 }, (_, at) => [
        el("dt", {}, w(`special-${at + 1}`)),
        el("dd", {}, w(`effect-${at + 1}`)),
      ]).flat(),
    ),
    el("p", { class: "note" }, w("credit-long")),
  );
}

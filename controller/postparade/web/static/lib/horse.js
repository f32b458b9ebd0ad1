// A racehorse with its jockey, drawn here; the silks and the number cloth are those of its lane.
import { svg } from "./dom.js";
import { pattern } from "./silks.js";

/** @import { Silks } from "./page.js" */

const COATS = ["#8a4f2a", "#6d4128", "#b27a46", "#575250", "#9b5a2e", "#c9c3b6"];
const BODY =
  "M116 22c1 3-1 6-4 6l-7-1c-3-1-5 0-6 3-1 6-4 11-9 15 5 2 9 3 13 3l12-4c2-1 4 1 3 3l-2 3-14 4c-7 1-14-1-20-4" +
  "l3 4 7 9c1 2 1 3-1 4l-10 6c-2 1-4 0-4-2l1-2 6-5-9-9c-8 3-18 3-27 0-2 4-6 6-10 8l-16 7-7 6c-2 1-4 0-4-2l1-4 8-7 9-8" +
  "c-4 4-9 6-14 7l-12 1-5 3c-2 1-4-1-3-3l2-4 13-4c6-3 9-8 10-14-1-6 4-10 10-11 11-1 22 2 33 0" +
  " 9-2 16-7 22-13 3-3 6-5 10-5l2-5 3 5c4 2 8 6 11 11z";
const TAIL = "M29 33c-7-4-14-3-21 2-3 2-6 6-7 10 5-4 9-4 13-2 5 2 10 1 14-3z";
const MANE = "M98 11c-5 0-8 2-11 5-6 6-12 11-20 13 8 2 15-1 20-6l4-3 1 3 4-6 4-1z";
const LEGS = "M56 29c-3 2-3 6 0 8l10 7-3 5c-1 2 1 4 3 3l6-6c1-2 1-3-1-5l-7-6 6-5z";
const TORSO = "M50 29c1-9 9-16 20-16 5 0 8 2 8 5 0 2-1 4-3 5-4 3-7 6-10 9-4 3-15 3-15-3z";
const ARM = "M71 18c3-1 5 0 6 2l3 5 8 1c2 0 3 2 2 3l-2 2-11-1c-1 0-2-1-3-2l-5-6c-1-2 0-4 2-4z";

const CAP = "M76 10c0-6 4-9 8-8 4 0 6 3 6 6l4 2c-6 1-12 1-18 0z";
const RIM = "#fff1cf";

let drawn = 0;

class Horse extends HTMLElement {
  /**
   * Draw the horse of `lane`.
   *
   * @param {Silks} lane
   */
  draw(lane) {
    // Several horses may wear the same silks; each has clips of its own.
    const id = `silk-${(drawn += 1)}`;
    const coat = COATS[lane.number % COATS.length];
    /**
     * @param {string} name
     * @param {string} d
     */
    const clip = (name, d) => svg("clipPath", { id: `${id}-${name}` }, svg("path", { d }));
    const silks = svg("g", { transform: "translate(46 8) scale(.85)" }, ...pattern(lane.number, lane.colour));
    const outline = { stroke: "#0b0a07", "stroke-width": 1.6, "stroke-linejoin": "round", "paint-order": "stroke" };
    const number = svg("text", {
      x: 43,
      y: 47,
      "text-anchor": "middle",
      "font-size": lane.label.length > 2 ? 34 / lane.label.length + 2 : 17,
      "font-weight": 800,
      fill: "#16120a",
      class: "display",
    });
    number.textContent = lane.label;
    // A rim of light, so that a dark coat stands out against the turf.
    const rim = [TAIL, BODY, LEGS, TORSO, ARM, CAP].map((d) =>
      svg("path", { d, fill: RIM, stroke: RIM, "stroke-width": 7, "stroke-linejoin": "round" }),
    );
    this.replaceChildren(
      svg(
        "svg",
        { viewBox: "0 0 120 80", "aria-hidden": "true" },
        svg("defs", {}, clip("torso", TORSO)),
        svg("g", { class: "rim" }, ...rim),
        svg("path", { d: TAIL, fill: "#241a12", ...outline }),
        svg("path", { d: BODY, fill: coat, ...outline }),
        svg("path", { d: MANE, fill: "#241a12" }),
        svg("circle", { cx: 105, cy: 18, r: 1.4, fill: "#0b0a07" }),
        svg("rect", {
          x: 30,
          y: 31,
          width: 26,
          height: 20,
          rx: 3,
          fill: "#fffaf0",
          stroke: "#0b0a07",
          "stroke-width": 1,
        }),
        number,
        svg("path", { d: LEGS, fill: "#fbf6ea", ...outline }),
        svg("path", { d: TORSO, fill: lane.colour, ...outline }),
        svg("g", { "clip-path": `url(#${id}-torso)` }, silks),
        svg("path", { d: ARM, fill: lane.colour, ...outline }),
        svg("circle", { cx: 82, cy: 11, r: 5, fill: "#e9b48c", ...outline }),
        svg("path", { d: CAP, fill: lane.colour, ...outline }),
      ),
    );
  }
}
customElements.define("pp-horse", Horse);

/**
 * A drawn horse for `lane`.
 *
 * @param {Silks} lane
 */
export function horse(lane) {
  const made = /** @type {Horse} */ (document.createElement("pp-horse"));
  made.draw(lane);
  return made;
}

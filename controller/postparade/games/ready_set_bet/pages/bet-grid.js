// The spots of the bet board as a phone lays them out: horses below each other, then colours, propositions and exotics.
import { el } from "/static/lib/dom.js";
import { COLOURS, exoticText, KINDS, priceTag, propText, SPOTS, spotText, w } from "./words.js";

/** @import { Child, PageRace } from "/static/lib/page.js" */
/** @import { GameView } from "./types.js" */

/**
 * @typedef {{
 *   button: HTMLButtonElement, worth: HTMLElement, holder: HTMLElement, flash: HTMLElement, timer?: number,
 * }} Cell
 */

/** @typedef {(spot: string, label: string, ...inside: Child[]) => HTMLButtonElement} MakeCell */

/**
 * The `rows` of the board, and its `cells`: by spot the button and what changes on it (`worth`, `holder`, `flash`).
 *
 * @param {GameView} play
 * @param {PageRace} race
 */
export function betGrid(play, race) {
  /** @type {Map<string, Cell>} */
  const cells = new Map();
  /** @type {MakeCell} */
  const cell = (spot, label, ...inside) => {
    const worth = el("span", { class: "rsb-worth" });
    const holder = el("span", { class: "on" });
    const flash = el("span", { class: "flash", role: "status" });
    const button = el(
      "button",
      { class: "rsb-spot", "data-spot": spot, "data-label": label },
      el("span", { class: "price" }, inside.length ? inside.flat() : priceTag(play.prices[spot])),
      worth,
      holder,
      flash,
    );
    cells.set(spot, { button, worth, holder, flash });
    return button;
  };
  const rows = [...horses(race, cell), colours(play, cell), ...propositions(play, cell), ...exotics(play, cell)];
  return { rows, cells };
}

/**
 * A row for every horse, below the names of the columns.
 *
 * @param {PageRace} race
 * @param {MakeCell} cell
 */
function horses(race, cell) {
  const head = el(
    "div",
    { class: "rsb-row head", "aria-hidden": "true" },
    el("span"),
    KINDS.map((kind) => el("span", { class: `of-${kind}` }, w(`kind-${kind}`))),
  );
  const lanes = race.lanes.map((lane) =>
    el(
      "div",
      { class: "rsb-row" },
      el(
        "span",
        { class: "horse", "--c": lane.colour, "data-lane": String(lane.number) },
        el("b", { class: "number" }, lane.label),
      ),
      KINDS.flatMap((kind) =>
        Array.from({ length: SPOTS[kind] }, (_, at) => {
          const spot = `${kind}/${lane.label}/${at + 1}`;
          return cell(spot, spotText(spot));
        }),
      ),
    ),
  );
  return [head, ...lanes];
}

/**
 * @param {GameView} play
 * @param {MakeCell} cell
 */
function colours(play, cell) {
  return el(
    "div",
    { class: "rsb-colours" },
    COLOURS.map((spot) =>
      cell(
        spot,
        spotText(spot),
        el("span", { class: `swatch ${spot.split("/")[1]}` }, spotText(spot)),
        priceTag(play.prices[spot]),
      ),
    ),
  );
}

/**
 * @param {GameView} play
 * @param {MakeCell} cell
 */
function propositions({ props, prices }, cell) {
  if (!props.length) return [];
  const cards = props.map((prop) =>
    cell(
      `prop/${prop.id}`,
      propText(prop),
      el("span", { class: "text" }, propText(prop)),
      priceTag(prices[`prop/${prop.id}`]),
    ),
  );
  return [el("section", {}, el("h2", {}, w("propositions")), cards)];
}

/**
 * @param {GameView} play
 * @param {MakeCell} cell
 */
function exotics(play, cell) {
  if (!play.exotics.length) return [];
  const cards = play.exotics.map((exotic) => {
    const name = w(`exotic-${exotic.id.toLowerCase()}`);
    return el(
      "div",
      { class: "rsb-exotic" },
      el("p", {}, el("b", {}, name), " ", el("small", {}, exoticText(exotic))),
      el(
        "div",
        { class: "spots" },
        [1, 2, 3].map((number) => cell(`exotic/${exotic.id}/${number}`, name)),
      ),
    );
  });
  return [el("section", {}, el("h2", {}, w("exotics")), cards)];
}

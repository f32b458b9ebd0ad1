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

/**
 * The `rows` of the board, and its `cells`: by spot the button and what changes on it (`worth`, `holder`, `flash`).
 *
 * @param {GameView} play
 * @param {PageRace} race
 */
export function betGrid(play, race) {
  /** @type {Map<string, Cell>} */
  const cells = new Map();
  /**
   * @param {string} spot
   * @param {string} label
   * @param {...Child} inside
   */
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
  const head = el(
    "div",
    { class: "rsb-row head", "aria-hidden": "true" },
    el("span"),
    KINDS.map((kind) => el("span", { class: `of-${kind}` }, w(`kind-${kind}`))),
  );
  const lanes = race.lanes.map((lane) => {
    const horse = el(
      "span",
      { class: "horse", "--c": lane.colour, "data-lane": String(lane.number) },
      el("b", { class: "number" }, lane.label),
    );
    return el(
      "div",
      { class: "rsb-row" },
      horse,
      KINDS.flatMap((kind) =>
        Array.from({ length: SPOTS[kind] }, (_, at) => at + 1).map((number) => {
          const spot = `${kind}/${lane.label}/${number}`;
          return cell(spot, spotText(spot));
        }),
      ),
    );
  });
  const colours = el(
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
  const props = play.props.length
    ? el(
        "section",
        {},
        el("h2", {}, w("propositions")),
        play.props.map((prop) =>
          cell(
            `prop/${prop.id}`,
            propText(prop),
            el("span", { class: "text" }, propText(prop)),
            priceTag(play.prices[`prop/${prop.id}`]),
          ),
        ),
      )
    : null;
  const exotics = play.exotics.length
    ? el(
        "section",
        {},
        el("h2", {}, w("exotics")),
        play.exotics.map((exotic) =>
          el(
            "div",
            { class: "rsb-exotic" },
            el("p", {}, el("b", {}, w(`exotic-${exotic.id.toLowerCase()}`)), " ", el("small", {}, exoticText(exotic))),
            el(
              "div",
              { class: "spots" },
              [1, 2, 3].map((number) => cell(`exotic/${exotic.id}/${number}`, w(`exotic-${exotic.id.toLowerCase()}`))),
            ),
          ),
        ),
      )
    : null;
  return { rows: [head, ...lanes, colours, props ?? [], exotics ?? []].flat(), cells };
}

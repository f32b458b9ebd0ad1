// The spots of the bet board as a phone lays them out: horses below each other, then colours, propositions and exotics.
import { el } from "/static/lib/dom.js";
import { COLOURS, exoticText, KINDS, priceTag, propText, SPOTS, spotText, w } from "./words.js";

/**
 * The `rows` of the board, and its `cells`: by spot the button and what changes on it (`worth`, `holder`, `flash`).
 */
export function betGrid(play, race) {
  const cells = new Map();
  const cell = (spot, label, ...inside) => {
    const made = {
      worth: el("span", { class: "rsb-worth" }),
      holder: el("span", { class: "on" }),
      flash: el("span", { class: "flash", role: "status" }),
    };
    made.button = el(
      "button",
      { class: "rsb-spot", "data-spot": spot, "data-label": label },
      el("span", { class: "price" }, inside.length ? inside.flat() : priceTag(play.prices[spot])),
      made.worth,
      made.holder,
      made.flash,
    );
    cells.set(spot, made);
    return made.button;
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
  return { rows: [head, ...lanes, colours, props, exotics].filter(Boolean), cells };
}

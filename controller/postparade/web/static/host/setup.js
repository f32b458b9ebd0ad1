// Choosing a game and its options. Boards and scratch values come from the table's offers.
import { byId, el, renderIfChanged, setText } from "../lib/dom.js";
import { act } from "./commands.js";
import { t } from "../lib/i18n.js";

/** The words of options: of the field, and of what a choice of seats says while nobody is chosen. */
const LABELS = {
  board: t("board-moves"), scratch_values: t("scratches-cost"), cards: t("the-cards"), chips: t("chips-for-everybody"),
  dealer: t("first-dealer"), tokens: t("tokens-in-all"), races: t("races"), youngest: t("youngest-first"), tie_break: t("tie-break"),
};
const NOBODY = { dealer: t("last-seat"), youngest: t("first-seat") };
const VALUES = { dealt: t("dealt-by-table"), physical: t("printed-in-hands") };
let chosen;

function field(spec, seats) {
  const id = `option-${spec.name}`;
  const label = el("label", { for: id }, spec.label);
  if (spec.kind === "switch") return el("div", { class: "check" }, el("input", { id, type: "checkbox", name: spec.name, checked: Boolean(spec.default) }), label);
  if (spec.kind === "number") return el("div", {}, label, el("input", { id, type: "number", name: spec.name, value: spec.default, min: spec.lowest, max: spec.highest, inputmode: "numeric", required: true }));
  const options = spec.kind === "seat"
    ? [el("option", { value: "" }, NOBODY[spec.name] ?? t("none")), ...seats.map(({ seat, name }) => el("option", { value: seat }, name))]
    : choices(spec).map(([value, text]) => el("option", { value }, text));
  return el("div", {}, label, el("select", { id, name: spec.name }, options));
}

/** What stands in a select: the values of an option, with what is behind them. */
function choices({ name, kind, values = [], presets = {} }) {
  if (kind === "numbers") return Object.entries(presets).map(([preset, numbers]) => [numbers.join(","), `${t(`scratches-${preset}`)}: ${numbers.join(" ")}`]);
  if (name === "board") return values.map((value) => [value, `${t(`board-${value}`)}: ${presets[value].slice(0, 6).join(" ")} …`]);
  return values.filter((value) => value in VALUES).map((value) => [value, VALUES[value]]);
}

const specs = (offer) => offer.options.map((option) => ({ ...option, label: LABELS[option.name] ?? option.name }));

/** The options of the form as the table wants them. */
function options(form, offer) {
  const data = new FormData(form);
  const found = {};
  for (const spec of specs(offer)) {
    const value = data.get(spec.name);
    if (spec.kind === "switch") found[spec.name] = value !== null;
    else if (value === "" || value === null) continue;
    else if (spec.kind === "numbers") found[spec.name] = value.split(",").map(Number);
    else found[spec.name] = spec.kind === "number" || spec.kind === "seat" ? Number(value) : value;
  }
  return found;
}

/** Show the form while no game is running. */
export function showSetup(state) {
  const free = !state.game || Boolean(state.play?.result);
  byId("setup").hidden = !free;
  if (!free || !state.offers?.length) return;
  chosen ??= state.offers[0].name;
  const offer = state.offers.find(({ name }) => name === chosen) ?? state.offers[0];
  renderIfChanged(byId("games"), [state.offers, chosen], () => state.offers.map(({ name, title, seat_counts: counts }) =>
    el("button", { type: "button", role: "radio", "aria-checked": String(name === chosen), "data-key": `game-${name}`, onclick: () => { chosen = name; showSetup(state); } },
      el("b", { class: "display" }, title), el("small", {}, t("players-from-to", { least: counts[0], most: counts.at(-1) })))));
  renderIfChanged(byId("fields"), [offer, state.seats.map(({ seat, name }) => [seat, name])], () => specs(offer).map((spec) => field(spec, state.seats)));
  const enough = offer.seat_counts.includes(state.seats.length);
  byId("start").disabled = !enough;
  setText(byId("setupnote"), enough ? t("players-take-part", { players: state.seats.length }) : t("seat-at-least", { players: offer.seat_counts[0] }));
  byId("setup").onsubmit = (event) => {
    event.preventDefault();
    act({ do: "open_game", game: offer.name, options: options(byId("setup"), offer) });
  };
}

// Choosing a game and its options. Boards and scratch values come from the table's offers.
import { byId, el, renderIfChanged, setText } from "../lib/dom.js";
import { act } from "./commands.js";
import { t } from "../lib/i18n.js";

/** Options by game, beside those that all dice races have. */
const OWN = {
  "quarter-horse": [
    { name: "chips", label: t("chips-for-everybody"), type: "number", value: 50, min: 1, max: 1000 },
    { name: "dealer", label: t("first-dealer"), type: "seat", empty: t("last-seat") },
  ],
  "hold-your-horses": [
    { name: "tokens", label: t("tokens-in-all"), type: "number", value: 60, min: 2, max: 1000 },
    { name: "races", label: t("races"), type: "number", value: 5, min: 1, max: 99 },
    { name: "youngest", label: t("youngest-first"), type: "seat", empty: t("first-seat") },
    { name: "tie_break", label: t("tie-break"), type: "check" },
  ],
};
let chosen;

function field(spec, seats) {
  const id = `option-${spec.name}`;
  const label = el("label", { for: id }, spec.label);
  if (spec.type === "check") return el("div", { class: "check" }, el("input", { id, type: "checkbox", name: spec.name }), label);
  if (spec.type === "number") return el("div", {}, label, el("input", { id, type: "number", name: spec.name, value: spec.value, min: spec.min, max: spec.max, inputmode: "numeric", required: true }));
  const options = spec.type === "seat"
    ? [el("option", { value: "" }, spec.empty), ...seats.map(({ seat, name }) => el("option", { value: seat }, name))]
    : spec.options.map(([value, text]) => el("option", { value }, text));
  return el("div", {}, label, el("select", { id, name: spec.name }, options));
}

function specs(offer) {
  const boards = Object.entries(offer.boards).map(([name, lengths]) => [name, `${t(`board-${name}`)}: ${lengths.slice(0, 6).join(" ")} …`]);
  const values = Object.entries(offer.scratch_presets).map(([name, costs]) => [costs.join(","), `${t(`scratches-${name}`)}: ${costs.join(" ")}`]);
  return [
    { name: "board", label: t("board-moves"), type: "choice", options: boards },
    ...(values.length ? [{ name: "scratch_values", label: t("scratches-cost"), type: "choice", options: values }] : []),
    { name: "cards", label: t("the-cards"), type: "choice", options: [["dealt", t("dealt-by-table")], ["physical", t("printed-in-hands")]] },
    ...(OWN[offer.name] ?? []),
  ];
}

/** The options of the form as the table wants them. */
function options(form, offer) {
  const data = new FormData(form);
  const found = {};
  for (const spec of specs(offer)) {
    const value = data.get(spec.name);
    if (spec.type === "check") found[spec.name] = value !== null;
    else if (value === "" || value === null) continue;
    else if (spec.name === "scratch_values") found[spec.name] = value.split(",").map(Number);
    else found[spec.name] = spec.type === "number" || spec.type === "seat" ? Number(value) : value;
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
  renderIfChanged(byId("games"), [state.offers, chosen], () => state.offers.map(({ name, title, seats_min: least, seats_max: most }) =>
    el("button", { type: "button", role: "radio", "aria-checked": String(name === chosen), "data-key": `game-${name}`, onclick: () => { chosen = name; showSetup(state); } },
      el("b", { class: "display" }, title), el("small", {}, t("players-from-to", { least, most })))));
  renderIfChanged(byId("fields"), [offer, state.seats.map(({ seat, name }) => [seat, name])], () => specs(offer).map((spec) => field(spec, state.seats)));
  const enough = state.seats.length >= offer.seats_min;
  byId("start").disabled = !enough;
  setText(byId("setupnote"), enough ? t("players-take-part", { players: state.seats.length }) : t("seat-at-least", { players: offer.seats_min }));
  byId("setup").onsubmit = (event) => {
    event.preventDefault();
    act({ do: "open_game", game: offer.name, options: options(byId("setup"), offer) });
  };
}

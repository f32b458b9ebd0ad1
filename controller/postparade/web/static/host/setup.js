// Choosing a game and its options. The form is drawn from the offer of the game; half-made settings stay while guests
// join.
import { byId, el, renderIfChanged, setText } from "../lib/dom.js";
import { gameText, labelled, learnOffers, partText, t } from "../lib/i18n.js";
import { act } from "./commands.js";

/** How many numbers of a preset are shown beside its name. */
const SHOWN = 6;
let latest;
let chosen;
const drafts = new Map();
const absent = new Set();

const redraw = () => showSetup(latest);

const draftOf = (offer) => {
  if (!drafts.has(offer.name))
    drafts.set(offer.name, Object.fromEntries(offer.options.map((option) => [option.name, option.default])));
  return drafts.get(offer.name);
};

const text = (option, part) =>
  part === undefined ? gameText("option", option.name) : partText("option", option.name, part);

const withNumbers = (label, numbers) =>
  numbers ? labelled(label, `${numbers.slice(0, SHOWN).join(" ")}${numbers.length > SHOWN ? " …" : ""}`) : label;

function field(option, draft, seats) {
  const id = `option-${option.name}`;
  const label = el("label", { for: id }, text(option));
  const set = (value) => {
    draft[option.name] = value;
  };
  const value = draft[option.name];
  switch (option.kind) {
    case "switch":
      return el(
        "div",
        { class: "check" },
        el("input", { id, type: "checkbox", checked: Boolean(value), onchange: ({ target }) => set(target.checked) }),
        label,
      );
    case "number":
      return el(
        "div",
        {},
        label,
        el("input", {
          id,
          type: "number",
          value,
          min: option.lowest ?? 0,
          max: option.highest ?? 0,
          inputmode: "numeric",
          required: true,
          oninput: ({ target }) => set(target.valueAsNumber),
        }),
      );
    case "several":
      return el(
        "fieldset",
        {},
        el("legend", {}, text(option)),
        option.values.map((one) =>
          el(
            "label",
            { class: "check" },
            el("input", {
              type: "checkbox",
              checked: value.includes(one),
              onchange: ({ target }) =>
                set(
                  option.values.filter((other) =>
                    other === one ? target.checked : draft[option.name].includes(other),
                  ),
                ),
            }),
            text(option, one),
          ),
        ),
      );
    case "numbers":
      return numbers(option, id, label, value, set);
    case "seat":
      return el(
        "div",
        {},
        label,
        el(
          "select",
          { id, onchange: ({ target }) => set(target.value ? Number(target.value) : null) },
          el("option", { value: "" }, text(option, "nobody")),
          seats.map(({ seat, name }) => el("option", { value: seat, selected: seat === value }, name)),
        ),
      );
    default:
      return el(
        "div",
        {},
        label,
        el(
          "select",
          { id, onchange: ({ target }) => set(target.value) },
          (option.values ?? []).map((one) =>
            el(
              "option",
              { value: one, selected: one === value },
              withNumbers(text(option, one), option.presets?.[one]),
            ),
          ),
        ),
      );
  }
}

/** A list of numbers: one of the presets, or typed. */
function numbers(option, id, label, value, set) {
  const presets = Object.entries(option.presets ?? {});
  if (presets.length) {
    return el(
      "div",
      {},
      label,
      el(
        "select",
        { id, onchange: ({ target }) => set(target.value.split(",").map(Number)) },
        presets.map(([name, given]) =>
          el(
            "option",
            { value: given.join(","), selected: String(given) === String(value) },
            withNumbers(text(option, name), given),
          ),
        ),
      ),
    );
  }
  return el(
    "fieldset",
    {},
    el("legend", {}, text(option)),
    el(
      "div",
      { class: "row" },
      value.map((one, at) =>
        el("input", {
          type: "number",
          "aria-label": `${text(option)} ${at + 1}`,
          value: one,
          min: option.lowest ?? 0,
          max: option.highest ?? 0,
          required: true,
          oninput: ({ target }) => set(value.map((other, place) => (place === at ? target.valueAsNumber : other))),
        }),
      ),
    ),
  );
}

/** Who takes part: everybody who is seated, unless the host takes somebody out. */
function players(seats) {
  return el(
    "fieldset",
    { class: "players" },
    el("legend", {}, t("who-plays")),
    el(
      "div",
      { class: "row" },
      seats.map(({ seat, name }) =>
        el(
          "label",
          { class: "check" },
          el("input", {
            type: "checkbox",
            checked: !absent.has(seat),
            "data-key": `plays-${seat}`,
            onchange: ({ target }) => {
              if (target.checked) absent.delete(seat);
              else absent.add(seat);
              redraw();
            },
          }),
          name,
        ),
      ),
    ),
  );
}

const counted = (counts) =>
  counts.every((count, at) => count === counts[0] + at)
    ? t("players-from-to", { least: counts[0], most: counts.at(-1) })
    : t("players-so-many", { counts: counts.join(", ") });

function note(playing, counts) {
  if (counts.includes(playing)) return t("players-take-part", { players: playing });
  return playing < counts[0]
    ? t("seat-at-least", { players: counts[0] })
    : t("players-wrong-number", { players: playing, counts: counts.join(", ") });
}

/** Show the form while no game is running. */
export function showSetup(state) {
  latest = state;
  const free = !state.game || state.over;
  byId("setup").hidden = !free;
  if (!free || !state.offers?.length) return;
  const offer = state.offers.find(({ name }) => name === chosen) ?? state.offers[0];
  chosen = offer.name;
  const worded = learnOffers(chosen, redraw);
  renderIfChanged(byId("games"), [state.offers, chosen], () =>
    state.offers.map(({ name, title, seat_counts: counts }) =>
      el(
        "button",
        {
          type: "button",
          role: "radio",
          "aria-checked": String(name === chosen),
          "data-key": `game-${name}`,
          onclick: () => {
            chosen = name;
            redraw();
          },
        },
        el("b", { class: "display" }, title),
        el("small", {}, counted(counts)),
      ),
    ),
  );
  const seats = state.seats.map(({ seat, name }) => ({ seat, name }));
  const named = offer.options.some(({ kind }) => kind === "seat") ? seats : [];
  renderIfChanged(byId("fields"), [offer, named, worded], () =>
    offer.options.map((option) => field(option, draftOf(offer), seats)),
  );
  renderIfChanged(byId("players"), seats, () => (seats.length ? players(seats) : []));
  const playing = seats.filter(({ seat }) => !absent.has(seat));
  const allowed = [...offer.seat_counts, ...(offer.other_counts ?? [])];
  byId("start").disabled = !allowed.includes(playing.length);
  setText(byId("setupnote"), note(playing.length, allowed.includes(playing.length) ? allowed : offer.seat_counts));
}

byId("setup").addEventListener("submit", (event) => {
  event.preventDefault();
  const offer = latest.offers.find(({ name }) => name === chosen);
  const draft = draftOf(offer);
  const options = Object.fromEntries(
    Object.entries(draft).filter(([, value]) => value !== null && value !== undefined),
  );
  const seats = latest.seats.map(({ seat }) => seat).filter((seat) => !absent.has(seat));
  scrollTo(0, 0); // what to do next is shown at the top of the page
  act({ do: "open_game", game: chosen, options, seats });
});

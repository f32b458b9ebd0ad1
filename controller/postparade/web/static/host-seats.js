// The seats: who sits where, whose phone is here, and everything that can be done with a seat.
import { byId, el, paint, some } from "./dom.js";
import { act, closeDialog, openDialog, wish } from "./host-desk.js";

const WORDS = { leave: "Leave the game", join: "Join the game" };

async function showCode({ seat, name }) {
  const answer = await wish({ t: "reseat", seat });
  if (!answer.ok) return;
  openDialog(`${name}'s seat`,
    el("p", {}, `${name} scans this with the phone that shall play. It works once, for five minutes; a phone that holds the seat now lets go of it.`),
    el("img", { class: "reseat", alt: `QR code for ${name}'s seat`, src: `data:image/svg+xml,${encodeURIComponent(answer.svg)}` }),
    el("p", { class: "note" }, answer.url));
}

function rename({ seat, name }) {
  const input = el("input", { id: "newname", maxlength: 16, value: name });
  const form = el("form", { class: "row", onsubmit: async (event) => {
    event.preventDefault();
    closeDialog();
    await act({ do: "rename", seat, name: input.value });
  } }, el("label", { for: "newname", class: "away" }, "New name"), input, el("button", { class: "main" }, "Rename"));
  openDialog(`Rename ${name}`, form);
}

function buy({ name }, action) {
  const input = el("input", { id: "chips", type: "number", min: 1, max: 1000, value: 20, inputmode: "numeric" });
  const form = el("form", { class: "row", onsubmit: async (event) => {
    event.preventDefault();
    closeDialog();
    await act({ ...action, chips: Number(input.value) });
  } }, el("label", { for: "chips", class: "away" }, "Chips"), input, el("button", { class: "main" }, "Buy chips"));
  openDialog(`${name} buys chips`, form);
}

function more(card, choices) {
  const close = (then) => () => {
    closeDialog();
    then();
  };
  const own = choices.filter(({ action }) => action.player === card.seat && action.do !== "declare");
  openDialog(card.name, el("div", { class: "stack" },
    el("button", { onclick: close(() => rename(card)) }, "Rename"),
    own.map(({ action, needs, label }) => el("button", { onclick: close(() => (needs === "chips" ? buy(card, action) : act(action))) }, needs === "chips" ? "Buy chips" : (WORDS[action.do] ?? label))),
    el("button", { class: "danger", onclick: close(() => act({ do: "clear_seat", seat: card.seat })) }, "Clear the seat")));
}

/** Show all taken seats. */
export function showSeats(state) {
  const views = new Map((state.play?.seats ?? []).map((view) => [view.seat, view]));
  const { held = [], here = [] } = state.phones ?? {};
  paint(byId("seats"), [state.seats, state.play?.seats, state.play?.turn, state.phones, state.choices, state.game], () => (state.seats ?? []).map((card) => {
    const view = views.get(card.seat);
    const phone = here.includes(card.seat) ? "phone here" : held.includes(card.seat) ? "phone asleep" : "no phone";
    return el("li", { class: state.play?.turn === card.seat ? "turn" : "" },
      el("span", { class: "name" }, card.name, el("small", {}, `${phone}${state.game && !card.playing ? ", waits" : ""}`)),
      view ? el("span", { class: "chips number" }, some(view.chips, "chip")) : null,
      el("button", { class: "small", "data-key": `qr-${card.seat}`, "aria-label": `QR code for ${card.name}'s seat`, onclick: () => showCode(card) }, "QR"),
      el("button", { class: "small quiet", "data-key": `more-${card.seat}`, "aria-label": `More for ${card.name}`, onclick: () => more(card, state.choices) }, "…"));
  }));
}

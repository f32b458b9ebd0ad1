// The seats: who sits where, whose phone is here, and everything that can be done with a seat.
import { byId, el, renderIfChanged } from "../lib/dom.js";
import { act, closeDialog, openDialog, wish } from "./commands.js";
import { t } from "../lib/i18n.js";
import { choiceLabel } from "../lib/phrases.js";

async function showCode({ seat, name }) {
  const answer = await wish({ t: "reseat", seat });
  if (!answer.ok) return;
  openDialog(t("seat-of", { name }),
    el("p", {}, t("scan-to-reseat", { name })),
    el("img", { class: "reseat", alt: t("qr-of", { name }), src: `data:image/svg+xml,${encodeURIComponent(answer.svg)}` }),
    el("p", { class: "note" }, answer.url));
}

function rename({ seat, name }) {
  const input = el("input", { id: "newname", maxlength: 16, value: name });
  const form = el("form", { class: "row", onsubmit: async (event) => {
    event.preventDefault();
    closeDialog();
    await act({ do: "rename", seat, name: input.value });
  } }, el("label", { for: "newname", class: "visually-hidden" }, t("new-name")), input, el("button", { class: "primary" }, t("rename")));
  openDialog(t("rename-who", { name }), form);
}

function buy({ name }, action) {
  const input = el("input", { id: "chips", type: "number", min: 1, max: 1000, value: 20, inputmode: "numeric" });
  const form = el("form", { class: "row", onsubmit: async (event) => {
    event.preventDefault();
    closeDialog();
    await act({ ...action, chips: Number(input.value) });
  } }, el("label", { for: "chips", class: "visually-hidden" }, t("chips")), input, el("button", { class: "primary" }, t("buy-chips")));
  openDialog(t("who-buys", { name }), form);
}

function more(card, choices) {
  const close = (then) => () => {
    closeDialog();
    then();
  };
  const own = choices.filter(({ action }) => action.player === card.seat && action.do !== "declare");
  openDialog(card.name, el("div", { class: "stack" },
    el("button", { onclick: close(() => rename(card)) }, t("rename")),
    own.map(({ action, needs }) => el("button", { onclick: close(() => (needs?.some(({ kind }) => kind === "chips") ? buy(card, action) : act(action))) }, choiceLabel(action))),
    el("button", { class: "danger", onclick: close(() => act({ do: "clear_seat", seat: card.seat })) }, t("clear-seat"))));
}

/** Show all taken seats. */
export function showSeats(state) {
  const views = new Map((state.play?.seats ?? []).map((view) => [view.seat, view]));
  const { held = [], here = [] } = state.phones ?? {};
  renderIfChanged(byId("seats"), [state.seats, state.play?.seats, state.play?.turn, state.phones, state.choices, state.game], () => (state.seats ?? []).map((card) => {
    const view = views.get(card.seat);
    const phone = t(here.includes(card.seat) ? "phone-here" : held.includes(card.seat) ? "phone-asleep" : "no-phone");
    return el("li", { class: state.play?.turn === card.seat ? "turn" : "" },
      el("span", { class: "name" }, card.name, el("small", {}, [phone, state.game && !card.playing ? t("waits") : ""].filter(Boolean).join(", "))),
      view ? el("span", { class: "chips number" }, t("so-many-chips", { chips: view.chips })) : null,
      el("button", { class: "small", "data-key": `qr-${card.seat}`, "aria-label": t("qr-of", { name: card.name }), onclick: () => showCode(card) }, "QR"),
      el("button", { class: "small quiet", "data-key": `more-${card.seat}`, "aria-label": t("more-for", { name: card.name }), onclick: () => more(card, state.choices) }, "…"));
  }));
}

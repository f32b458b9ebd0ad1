// The seats: who sits where, whose phone is here, and everything that can be done with a seat.
import { control, drafted } from "../lib/controls.js";
import { byId, el, renderIfChanged, setText } from "../lib/dom.js";
import { act, closeDialog, command, openDialog, openForm } from "./commands.js";
import { errorText, t } from "../lib/i18n.js";
import { namesOf, purseName, purseText } from "../lib/phrases.js";
import { limitTo } from "../lib/graphemes.js";
import { moneyShown } from "../lib/show.js";
import { holdButton } from "../lib/tap.js";

/** @import { Choice, GameModule, SeatCard, State } from "../lib/page.js" */

/** @param {SeatCard} card */
async function showCode({ seat, name }) {
  const answer = await command({ t: "reseat", seat });
  if (!answer.ok) return;
  openDialog(
    t("seat-of", { name }),
    el("p", {}, t("scan-to-reseat", { name })),
    el("img", {
      class: "reseat",
      alt: t("qr-of", { name }),
      src: `data:image/svg+xml,${encodeURIComponent(answer.svg)}`,
    }),
    el("p", { class: "note" }, answer.url),
  );
}

/** @param {SeatCard} card */
function rename({ seat, name }) {
  const input = el("input", { id: "newname", maxlength: 160, value: name });
  limitTo(input, 16);
  const form = el(
    "form",
    {
      class: "row",
      onsubmit: async (event) => {
        event.preventDefault();
        closeDialog();
        await act({ do: "rename", seat, name: input.value });
      },
    },
    el("label", { for: "newname", class: "visually-hidden" }, t("new-name")),
    input,
    el("button", { class: "primary" }, t("rename")),
  );
  openForm(t("rename-who", { name }), form);
}

/**
 * Whether `choice` is something for one seat, and therefore stands in the menu of that seat.
 *
 * @param {Choice} choice
 */
export const ofSeat = ({ action, primary }) => !primary && (action.player ?? action.seat) !== undefined;

/** @param {() => void} then */
const close = (then) => () => {
  closeDialog();
  then();
};

/**
 * The seat whose menu is open, and where it is drawn.
 *
 * @type {{ card: SeatCard, body: HTMLElement } | undefined}
 */
let menu;

/** @param {SeatCard} card */
function more(card) {
  menu = { card, body: el("div", { class: "stack" }) };
  openDialog(card.name, menu.body);
  showMenu();
}

/** What can be done with the seat now; the menu follows the game while it is open. */
function showMenu() {
  if (!menu?.body.isConnected) return;
  const { card, body } = menu;
  const { state, module } = latest;
  const own = state.choices.filter(
    (choice) => ofSeat(choice) && !module.owns?.(choice) && (choice.action.player ?? choice.action.seat) === card.seat,
  );
  const tools = {
    names: namesOf(state.seats),
    act: (/** @type {any} */ action) => close(() => act(action))(),
    again: showMenu,
  };
  const no = state.refused?.[`clear_seat ${card.seat}`];
  const unspoken = state.bulletin?.unspoken?.seats.includes(card.seat);
  renderIfChanged(body, [own, tools.names, no, unspoken, drafted()], () => [
    unspoken ? el("p", { class: "note" }, t("called-by-seat", { seat: card.seat })) : null,
    el("button", { "data-key": "rename", onclick: close(() => rename(card)) }, t("rename")),
    ...own.map((choice) => control(choice, tools)),
    holdButton(
      `clear-${card.seat}`,
      t("clear-seat"),
      close(() => act({ do: "clear_seat", seat: card.seat })),
      no ? { class: "danger", disabled: true, "aria-describedby": "why-not" } : { class: "danger" },
    ),
    no ? el("p", { class: "note", id: "why-not" }, errorText(no)) : null,
  ]);
}

/** @type {{ state: State, module: GameModule }} */
let latest;

/**
 * Show all taken seats.
 *
 * @param {State} state
 * @param {GameModule} module
 */
export function showSeats(state, module) {
  latest = { state, module };
  showMenu();
  const full = state.refused?.take_seat;
  byId("add").disabled = byId("addform").lastElementChild.disabled = Boolean(full);
  setText(byId("addnote"), full ? errorText(full) : "");
  const turn = state.status?.turn;
  const { purses = {} } = moneyShown(state);
  const { held = [], here = [] } = state.phones ?? {};
  renderIfChanged(byId("seats"), [state.seats, purses, turn, state.phones, state.game, purseName()], () =>
    (state.seats ?? []).map((card) => {
      const phone = t(here.includes(card.seat) ? "phone-here" : held.includes(card.seat) ? "phone-asleep" : "no-phone");
      return el(
        "li",
        { class: turn === card.seat ? "turn" : "" },
        el(
          "span",
          { class: "name" },
          card.name,
          el("small", {}, [phone, state.game && !card.playing ? t("waits") : ""].filter(Boolean).join(", ")),
        ),
        card.seat in purses ? el("span", { class: "chips number" }, purseText(purses[card.seat])) : null,
        el(
          "button",
          {
            class: "small",
            "data-key": `qr-${card.seat}`,
            "aria-label": t("qr-of", { name: card.name }),
            onclick: () => showCode(card),
          },
          "QR",
        ),
        el(
          "button",
          {
            class: "small quiet",
            "data-key": `more-${card.seat}`,
            "aria-label": t("more-for", { name: card.name }),
            onclick: () => more(card),
          },
          "…",
        ),
      );
    }),
  );
}

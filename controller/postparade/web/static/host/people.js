// Who is at the table while a game runs: whom it waits for, whose phone is here, and what everybody holds.
import { byId, el, renderIfChanged } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { purseName, purseText } from "../lib/phrases.js";
import { moneyShown } from "../lib/show.js";
import { seatLane } from "../lib/silks.js";

/** @import { SeatCard, State } from "../lib/page.js" */

/**
 * What the host should know of a guest, in a few words.
 *
 * @param {State} state
 * @param {SeatCard} card
 * @param {boolean} waited whether the table waits for this guest
 */
function noteOf({ phones, bots = {} }, { seat, playing }, waited) {
  const { held = [], here = [] } = phones ?? {};
  const phone = here.includes(seat) ? "" : t(held.includes(seat) ? "phone-asleep" : "no-phone");
  return [waited && t("is-to-act"), !playing && t("waits"), !(seat in bots) && phone].filter(Boolean).join(", ");
}

/**
 * Show everybody, as long as a game runs.
 *
 * @param {State} state
 * @param {number[]} waited the seats that the table waits for
 */
export function showPeople(state, waited) {
  const runs = Boolean(state.game) && !state.over;
  byId("peoplebox").hidden = !runs;
  const { purses = {} } = moneyShown(state);
  const seats = runs ? state.seats : [];
  renderIfChanged(byId("people"), [seats, purses, waited, state.phones, state.bots, purseName()], () =>
    seats.map((card) =>
      el(
        "li",
        { class: waited.includes(card.seat) ? "turn" : "" },
        el("span", { class: "dot", "--seat": seatLane(card.seat).colour }),
        el("span", { class: "name" }, card.name, el("small", {}, noteOf(state, card, waited.includes(card.seat)))),
        card.seat in purses ? el("span", { class: "chips number" }, purseText(purses[card.seat])) : null,
      ),
    ),
  );
}

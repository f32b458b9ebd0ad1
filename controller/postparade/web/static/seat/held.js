// What keeps this seat from playing just now: the host has paused the game, or the table plays for it.
import { byId, el, renderIfChanged } from "../lib/dom.js";
import { t } from "../lib/i18n.js";

/** @import { State } from "../lib/page.js" */

/**
 * Say so where the guest looks first, with the one tap that takes the seat back.
 *
 * @param {State} state
 * @param {number} seat
 * @param {(action: any) => void} act
 */
export function showHeld(state, seat, act) {
  const bot = Boolean(state.bots?.[seat]);
  const paused = Boolean(state.status?.paused);
  byId("held").hidden = !bot && !paused;
  renderIfChanged(byId("held"), [bot, paused], () => [
    paused ? el("p", {}, t("paused-by-host")) : null,
    bot ? el("p", {}, t("table-plays-you")) : null,
    bot
      ? el(
          "button",
          { class: "primary", "data-key": "take-back", onclick: () => act({ do: "take_back", seat }) },
          t("play-myself"),
        )
      : null,
  ]);
}

// Whether a league may show this guest's name: asked only where the race night reports to one, and no unless said.
import { byId, el, renderIfChanged } from "../lib/dom.js";
import { t } from "../lib/i18n.js";

/** @import { State } from "../lib/page.js" */

/**
 * @param {State} state
 * @param {number} seat
 * @param {(action: any) => Promise<any>} act
 */
export function showConsent(state, seat, act) {
  const league = state.bulletin?.race_night?.league ?? "";
  const box = byId("consent");
  box.hidden = !league;
  if (!league) return;
  const shown = state.shown.includes(seat);
  const change = () => act({ do: "show_name", seat, shown: !shown });
  renderIfChanged(box, [league, shown], () => [
    el(
      "label",
      {},
      el("input", { type: "checkbox", "data-key": "consent", checked: shown, onchange: change }),
      el("span", {}, t("league-consent", { league })),
    ),
    el("p", { class: "note" }, t(shown ? "league-consent-yes" : "league-consent-no")),
  ]);
}

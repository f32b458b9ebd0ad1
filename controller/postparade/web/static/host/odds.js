// The host's switch for odds, and the report of the evening.
import { byId, setText } from "../lib/dom.js";
import { errorText, t } from "../lib/i18n.js";

/** @import { State } from "../lib/page.js" */

/**
 * Let board and phones show the odds, or not.
 *
 * @param {boolean} on
 */
export async function showOddsTo(on) {
  setText(byId("error"), "");
  try {
    const answer = await fetch("odds", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ on }),
    });
    const body = await answer.json();
    if (!answer.ok) setText(byId("error"), errorText(body));
  } catch {
    setText(byId("error"), t("silent-table"));
  }
}

/**
 * Show whether board and phones show chances; the report can be saved from the first race on, whatever is closed.
 *
 * @param {State} state
 */
export function showOdds({ bulletin, reportable }) {
  const on = bulletin?.odds?.on ?? true;
  setText(byId("oddsline"), t(on ? "odds-are-on" : "odds-are-off"));
  setText(byId("oddsswitch"), t(on ? "hide-odds" : "show-odds"));
  byId("oddsswitch").onclick = () => showOddsTo(!on);
  byId("report").hidden = !reportable;
}

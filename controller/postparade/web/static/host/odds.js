// The host's switch for odds, and the report of the evening.
import { byId, setText } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { post } from "./commands.js";
import { isTold } from "./evening.js";

/** @import { State } from "../lib/page.js" */

/**
 * Let board and phones show the odds, or not.
 *
 * @param {boolean} on
 */
export const showOddsTo = (on) => post("odds", { on });

/**
 * Show whether board and phones show chances; the report can be saved from the first race on, whatever is
 * closed, but not while the board shows the end of the evening.
 *
 * @param {State} state
 */
export function showOdds(state) {
  const { bulletin, reportable } = state;
  const on = bulletin?.odds?.on ?? true;
  setText(byId("oddsline"), t(on ? "odds-are-on" : "odds-are-off"));
  setText(byId("oddsswitch"), t(on ? "hide-odds" : "show-odds"));
  byId("oddsswitch").onclick = () => showOddsTo(!on);
  byId("report").hidden = !reportable || !isTold(state);
  byId("reportline").hidden = !reportable || isTold(state);
}

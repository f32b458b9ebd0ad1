// The end of the evening, for the host: closes it, once there was a race.
import { byId, setText } from "../lib/dom.js";
import { errorText, t } from "../lib/i18n.js";
import { act, confirmDialog } from "./commands.js";

/** @import { State } from "../lib/page.js" */

/**
 * Whether the board has shown all of the end, so that the report gives nothing away.
 *
 * @param {State} state
 */
export const isTold = ({ bulletin }) => (bulletin?.evening?.stage ?? "standings") === "standings";

/**
 * Follow the table.
 *
 * @param {State} state
 */
export function showEveningEnd({ refused, ended }) {
  const no = refused?.close_evening;
  byId("eveningbox").hidden = Boolean(ended) || no?.code === "no_race_tonight";
  byId("closeevening").disabled = Boolean(no);
  setText(byId("eveningnote"), no ? errorText(no) : t("close-evening-note"));
}

byId("closeevening").addEventListener("click", () =>
  confirmDialog(t("close-evening-asked"), t("close-evening-note"), {
    go: t("close-evening"),
    leave: t("close-evening-stay"),
    act: () => act({ do: "close_evening" }),
  }),
);

// The machine behind the table: what the host may save of it, and its switch.
import { byId, renderIfChanged } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { holdButton } from "../lib/tap.js";
import { post } from "./commands.js";
import { cameByCode } from "./sign-in.js";

/** @import { State } from "../lib/page.js" */

/** @param {string} order */
const switchTo = (order) =>
  post(
    "machine",
    { do: order },
    { line: "machineline", done: t(order === "off" ? "machine-goes-off" : "machine-starts-anew") },
  );

/**
 * Files to keep, and the switch where the machine serves the table alone.
 *
 * @param {State} state
 */
export function showMachine({ machine, entry }) {
  byId("machinebox").hidden = !machine;
  // Nothing has happened at this table yet.
  byId("firststart").hidden = !machine || Boolean(entry);
  if (!machine) return;
  if (cameByCode() && !entry) location.replace("machine");
  renderIfChanged(byId("machineswitch"), machine.switch, () =>
    machine.switch
      ? [
          holdButton("machine-off", t("machine-off"), () => switchTo("off"), { class: "danger" }),
          holdButton("machine-restart", t("machine-restart"), () => switchTo("restart")),
        ]
      : [],
  );
}

// The last races, to be run once more on the board.
import { byId, el } from "../lib/dom.js";
import { errorText, t } from "../lib/i18n.js";
import { winnerText } from "../lib/phrases.js";
import { closeDialog, command, openDialog } from "./commands.js";

/** @import { PastRace, State } from "../lib/page.js" */

/** @param {number} at */
const dated = (at) =>
  new Date(at * 1000).toLocaleString(document.documentElement.lang, { dateStyle: "short", timeStyle: "short" });

/** Whether a race is on; meanwhile no other can be shown. */
let running = false;

/**
 * Follow the table while the list is open.
 *
 * @param {State} state
 */
export function showPastRaces({ race }) {
  running = Boolean(race?.running);
  for (const button of byId("dialog").querySelectorAll("li > button")) button.disabled = running;
}

/** @param {PastRace} race */
function row(race) {
  return el(
    "li",
    {},
    el(
      "span",
      {},
      el("b", {}, `${race.title}, ${t("race-number", { number: race.number })}`),
      el("br"),
      el("span", { class: "note" }, `${dated(race.at)} · ${winnerText(race)}`),
    ),
    el(
      "button",
      {
        class: "small",
        disabled: running,
        onclick: () => {
          closeDialog();
          command({ t: "show", what: "race", race: race.entry });
        },
      },
      t("show-on-board"),
    ),
  );
}

/** Open the list of the last races. */
export async function offerPastRaces() {
  try {
    const answer = await fetch("/races.json");
    const told = await answer.json();
    if (!answer.ok) openDialog(t("last-races"), el("p", { class: "error" }, errorText(told)));
    else if (!told.length) openDialog(t("last-races"), el("p", {}, t("fair-none")));
    else
      openDialog(
        t("last-races"),
        el("p", { class: "note" }, t("last-races-note")),
        el("ol", { class: "pastraces" }, told.map(row)),
      );
  } catch {
    openDialog(t("last-races"), el("p", { class: "error" }, t("silent-table")));
  }
}

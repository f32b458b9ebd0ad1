// The last rolls, each one tap away from being put right.
import { byId, el, renderIfChanged, setText } from "../lib/dom.js";
import { lying, sumOf } from "../lib/dice.js";
import { t } from "../lib/i18n.js";
import { list, nameOf } from "../lib/phrases.js";
import { correct } from "./last-roll.js";

/** @import { Names, State } from "../lib/page.js" */

/** Whether this page has shown rolls of the game on the table, which can no longer be corrected once they are gone. */
let shown = false;

/**
 * Show the rolls of the running game that can be corrected, newest first, or that there are none any more.
 *
 * @param {State} state
 * @param {Names} names
 */
export function showRolls(state, names) {
  const some = Boolean(state.rolls?.length);
  shown = some || (shown && Number(state.status?.race) > 1);
  byId("rollsbox").hidden = !shown;
  setText(byId("rollsnote"), t(some || !shown ? "misread" : "settled-for-good"));
  const now = state.status?.race;
  renderIfChanged(byId("rolls"), [state.rolls, names, now], () =>
    (state.rolls ?? []).map((roll) => {
      const who = roll.roller ? nameOf(names, roll.roller) : t("table");
      return el(
        "li",
        {},
        el(
          "button",
          {
            "data-key": `roll-${roll.entry}`,
            onclick: () => correct(roll, { state, names }),
            "aria-label": t("correct-roll", {
              roll: Array.isArray(roll.dice) ? list(roll.dice) : roll.dice,
              name: who,
            }),
          },
          Array.isArray(roll.dice) ? lying(roll.dice) : null,
          el("span", { class: "number display sum" }, String(sumOf(roll.dice))),
          el("span", { class: "who" }, who),
          el(
            "span",
            { class: "note" },
            [roll.race === now ? "" : t("race-number", { number: roll.race }), roll.corrected ? t("corrected") : ""]
              .filter(Boolean)
              .join(", "),
          ),
        ),
      );
    }),
  );
}

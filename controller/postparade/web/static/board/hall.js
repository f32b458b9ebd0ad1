// The hall of fame: who has won evenings at this table, if the owner keeps and shows that.
import { el } from "../lib/dom.js";
import { locale, t } from "../lib/i18n.js";
import { list } from "../lib/phrases.js";

/** @import { Honoured } from "../lib/page.js" */

/** @param {number} at */
const dated = (at) => new Date(at * 1000).toLocaleDateString(locale, { dateStyle: "medium" });

/**
 * Who has won evenings, the last one first.
 *
 * @param {Honoured[]} evenings
 */
export const hallOfFame = (evenings) =>
  el(
    "section",
    { class: "hall", "aria-label": t("hall-of-fame") },
    el("h3", { class: "display" }, t("hall-of-fame")),
    el(
      "ol",
      {},
      evenings.map(({ at, winners, points }) =>
        el(
          "li",
          {},
          el("b", {}, list(winners)),
          el("span", { class: "note" }, `${dated(at)} · ${t("evening-points", { points })}`),
        ),
      ),
    ),
  );

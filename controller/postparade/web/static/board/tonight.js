// An evening on autopilot, on the board: what comes next and in how long, and what is on tonight.
import { byId, el, renderIfChanged } from "../lib/dom.js";
import { hourOf, lengthText, showCountdown } from "../lib/countdown.js";
import { t } from "../lib/i18n.js";

/** Games beside the demonstration. */
const SHOWN = 4;

/** @import { Evening, State } from "../lib/page.js" */

/** @param {State} now */
export function showTonight(now) {
  showCountdown(now.bulletin);
  renderIfChanged(byId("attract-items"), [now.bulletin?.schedule], ([schedule]) => program(schedule, SHOWN));
}

/**
 * The evening, item by item; `most`: only so many, and none that is past.
 *
 * @param {Evening | undefined} evening
 * @param {number} [most]
 */
export function program(evening, most = Infinity) {
  if (!evening?.on)
    return evening?.begins ? el("p", { class: "begins" }, t("next-evening", { when: dayAndHour(evening.begins) })) : [];
  return [
    el("h3", {}, evening.name || t("tonight")),
    el(
      "ol",
      { class: "program" },
      shownOf(evening.items, most).map(({ title, stands, ...item }) =>
        el(
          "li",
          { class: stands, "aria-current": stands === "now" ? "step" : false },
          el("b", {}, title),
          el("span", { class: "note" }, stands === "skipped" ? t("item-skipped") : lengthText(item)),
        ),
      ),
    ),
    evening.closes ? el("p", { class: "note" }, t("closes-at", { when: hourOf(evening.closes) })) : null,
  ];
}

/**
 * @param {Evening["items"]} items
 * @param {number} most
 */
const shownOf = (items, most) =>
  items.length > most ? items.filter(({ stands }) => !["played", "skipped"].includes(stands)).slice(0, most) : items;

/** @param {number} at */
const dayAndHour = (at) =>
  new Date(at * 1000).toLocaleString(document.documentElement.lang, {
    weekday: "long",
    hour: "numeric",
    minute: "2-digit",
  });

// What went wrong at the table, even before it was restarted, until the host has seen it.
import { byId, el, renderIfChanged } from "../lib/dom.js";
import { localizedError, t } from "../lib/i18n.js";
import { command } from "./commands.js";

/** @import { State } from "../lib/page.js" */

/** @param {number} at */
const when = (at) =>
  new Date(at * 1000).toLocaleString(document.documentElement.lang, { dateStyle: "short", timeStyle: "short" });

/**
 * Fade the lower edge of a list for as long as there is more below it.
 *
 * @param {HTMLElement} list
 */
function fade(list) {
  const mark = () => list.toggleAttribute("data-more", list.scrollHeight - list.clientHeight - list.scrollTop > 2);
  list.onscroll = mark;
  new ResizeObserver(mark).observe(list);
  return mark;
}

/** @type {(() => void) | undefined} */
let marks;

/**
 * Show the list, newest first; it is gone when the host has seen it.
 *
 * @param {State} state
 */
export function showIncidents({ bulletin }) {
  const incidents = bulletin?.incidents?.list ?? [];
  byId("incidents").hidden = !incidents.length;
  byId("seen").onclick = () => command({ t: "seen" });
  renderIfChanged(byId("incidentlist"), incidents, () =>
    incidents.toReversed().map((/** @type {any} */ incident) => {
      const { sentence, remedy } = localizedError(incident);
      const often = incident.times > 1 ? ` (${t("so-often", { times: incident.times })})` : "";
      return el(
        "li",
        {},
        el("b", {}, when(incident.at)),
        ` ${sentence}${often} `,
        el("span", { class: "note" }, remedy),
      );
    }),
  );
  marks ??= fade(byId("incidentlist"));
  marks();
}

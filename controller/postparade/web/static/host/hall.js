// The hall of fame and the line for tonight: what the board shows between evenings, as the host wants it.
import { byId, el, renderIfChanged } from "../lib/dom.js";
import { locale, t } from "../lib/i18n.js";
import { list } from "../lib/phrases.js";
import { confirmDialog, post } from "./commands.js";

/** @import { State } from "../lib/page.js" */

/** @type {NonNullable<State["bulletin"]>["hall"]} */
let hall;

/** @param {number} at */
const dated = (at) => new Date(at * 1000).toLocaleDateString(locale, { dateStyle: "medium" });

/**
 * Follow the table.
 *
 * @param {State} state
 */
export function showHall({ bulletin, lobby }) {
  hall = bulletin?.hall;
  byId("hallbox").hidden = !hall;
  if (document.activeElement !== byId("tonightline")) byId("tonightline").value = lobby?.tonight ?? "";
  if (!hall) return;
  byId("hallkeep").checked = Boolean(hall.keep);
  byId("hallshow").checked = Boolean(hall.show);
  const { evenings } = hall;
  byId("hallclear").hidden = !evenings.length;
  renderIfChanged(byId("halllist"), evenings, () =>
    evenings.length
      ? [...evenings]
          .reverse()
          .map(({ at, winners, points }) =>
            el(
              "li",
              {},
              el("b", {}, list(winners)),
              el("span", { class: "note" }, ` ${dated(at)} · ${t("evening-points", { points })}`),
            ),
          )
      : el("li", { class: "note" }, t("hall-empty")),
  );
}

/**
 * @param {string} where
 * @param {Record<string, any>} order
 * @param {string} [done]
 */
const send = (where, order, done) => post(where, order, { line: "hallline", done });

byId("hallkeep").addEventListener("change", () => send("hall", { keep: byId("hallkeep").checked }));
byId("hallshow").addEventListener("change", () => send("hall", { show: byId("hallshow").checked }));
byId("hallclear").addEventListener("click", () =>
  confirmDialog(t("hall-clear-asked"), t("hall-clear-note", { evenings: hall?.evenings.length ?? 0 }), {
    go: t("hall-clear"),
    leave: t("hall-clear-stay"),
    act: () => send("hall", { clear: true }),
  }),
);
byId("tonightform").addEventListener("submit", (/** @type {Event} */ event) => {
  event.preventDefault();
  byId("tonightline").blur();
  send("tonight", { text: byId("tonightline").value }, t("tonight-kept"));
});

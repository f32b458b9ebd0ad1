// The hall of fame and the line for tonight: what the board shows between evenings, as the host wants it.
import { byId, el, renderIfChanged, setText } from "../lib/dom.js";
import { errorText, locale, t } from "../lib/i18n.js";
import { list } from "../lib/phrases.js";
import { confirmDialog } from "./commands.js";

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
 * Send `order` to `path`, and say what came of it.
 *
 * @param {string} path
 * @param {Record<string, any>} order
 * @param {string} done
 */
async function send(path, order, done = "") {
  try {
    const answer = await fetch(path, { method: "POST", body: JSON.stringify(order) });
    setText(byId("hallline"), answer.ok ? done : errorText(await answer.json()));
  } catch {
    setText(byId("hallline"), t("silent-table"));
  }
}

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

// The organiser lets guests move to other tables, and sees how far each has come.
import { byId, el, renderIfChanged } from "../lib/dom.js";
import { errorText, t } from "../lib/i18n.js";
import { carry } from "./organiser.js";
import { tableName } from "./rows.js";

/** @import { MoveLine, NightStand, TableStand } from "./night.js" */

const OVER = ["moved", "stayed"];

byId("move").addEventListener("submit", (/** @type {Event} */ event) => {
  event.preventDefault();
  const [table, seat] = byId("mover").value.split(" ").map(Number);
  carry("move", { table, seat, to: Number(byId("moveto").value) });
});

/**
 * Who sits where, and how far those have come who move.
 *
 * @param {NightStand} night
 * @param {TableStand[]} tables
 */
export function showMoves({ moves }, tables) {
  const seated = tables.map(({ number, name, live }) => ({ number, name, seats: live.seats }));
  const somebody = seated.some(({ seats }) => Object.keys(seats).length);
  byId("movenobody").hidden = somebody;
  byId("movefields").hidden = !somebody || tables.length < 2;
  renderIfChanged(byId("mover"), seated, () =>
    seated.map(({ number, name, seats }) =>
      el(
        "optgroup",
        { label: name },
        Object.entries(seats).map(([seat, guest]) => el("option", { value: `${number} ${seat}` }, guest)),
        Object.keys(seats).length > 1 &&
          el("option", { value: `${number} 0` }, t("night-move-everybody", { table: name })),
      ),
    ),
  );
  const names = tables.map(({ number, name }) => ({ number, name }));
  renderIfChanged(byId("moveto"), names, () =>
    names.map(({ number, name }) => el("option", { value: String(number) }, name)),
  );
  renderIfChanged(byId("movelist"), [moves, names], () => [...moves].reverse().map((one) => line(one, tables)));
}

/**
 * @param {MoveLine} move
 * @param {TableStand[]} tables
 */
const line = (move, tables) =>
  el(
    "li",
    { class: OVER.includes(move.state) ? "over" : "" },
    text(move, tables),
    move.refusal && el("p", { class: "why" }, errorText(move.refusal)),
    move.state === "waiting" &&
      el(
        "button",
        { class: "small", "data-key": `stay ${move.id}`, onclick: () => carry("stay", { move: move.id }) },
        t("night-move-stay"),
      ),
  );

/**
 * @param {MoveLine} move
 * @param {TableStand[]} tables
 */
function text({ name, table, to, state, place }, tables) {
  if (state === "stayed") return t("night-move-stayed", { name, table: tableName(tables, table) });
  const there = tableName(tables, to);
  if (state === "moved") return t("night-move-done", { name, table: there, seat: place });
  return t("night-move-on-the-way", { name, table: there });
}

// The door: who may join, who waits to be let in, how many seats a phone may take, guests who never played, and screens
// that ask to show the join code.
import { byId, el, renderIfChanged, setText } from "../lib/dom.js";
import { t, tParts } from "../lib/i18n.js";
import { command } from "./commands.js";

/** @import { State } from "../lib/page.js" */

/** @type {[string, () => string][]} */
const DOORS = [
  ["open", () => t("door-open")],
  ["ask", () => t("door-ask")],
  ["closed", () => t("door-closed")],
];
const SEATS = [1, 2, 3, 4, 6, 12];

/** @typedef {[string, string, Record<string, any>]} Way */

/**
 * A line of the list at the door: what it is about, and the two answers.
 *
 * @param {string} key
 * @param {string} text
 * @param {Way} yes
 * @param {Way} no
 */
const asked = (key, text, yes, no) =>
  el(
    "li",
    {},
    el("span", { class: "name" }, text),
    ...[yes, no].map(([word, label, message], at) =>
      el(
        "button",
        {
          class: at ? "small quiet" : "small primary",
          "data-key": `${key}-${at}`,
          "aria-label": label,
          onclick: () => command(message),
        },
        word,
      ),
    ),
  );

/** @param {{ visitor: number, name: string }} guest */
const visitorLine = ({ visitor, name }) =>
  asked(
    `visitor-${visitor}`,
    name,
    [t("let-in"), t("let-in-who", { name }), { t: "admit", visitor, let_in: true }],
    [t("turn-away"), t("turn-away-who", { name }), { t: "admit", visitor, let_in: false }],
  );

/** @param {number} number */
const screenLine = (number) =>
  asked(
    `screen-${number}`,
    t("screen-asks", { number }),
    [t("allow-screen"), t("allow-screen-number", { number }), { t: "screen", screen: number, allow: true }],
    [t("not-that-screen"), t("not-screen-number", { number }), { t: "screen", screen: number, allow: false }],
  );

/** @param {State} state */
function showWaiting({ visitors = [], screens = [] }) {
  byId("waiting").hidden = !visitors.length && !screens.length;
  renderIfChanged(byId("waitinglist"), [visitors, screens], () => [
    ...visitors.map(visitorLine),
    ...screens.map(screenLine),
  ]);
}

/**
 * Guests whose phones hold seats that were never played, as far as they can be cleared now. Before the first roll that
 * would be everybody, which is worth a thought only when nobody else finds a seat.
 *
 * @param {State} state
 */
function idleSeats({ seats = [], idle = [], phones, refused = {} }) {
  if (idle.length === seats.length && !refused.take_seat) return [];
  const held = phones?.held ?? [];
  return seats.filter(({ seat }) => idle.includes(seat) && held.includes(seat) && !refused[`clear_seat ${seat}`]);
}

/** @param {State} state */
function showIdle(state) {
  const found = idleSeats(state);
  byId("idlebox").hidden = !found.length;
  const names = found.map(({ name }) => name).join(", ");
  setText(byId("idlenames"), found.length ? t("never-played", { names }) : "");
  byId("clearidle").onclick = () => command({ t: "clear_idle", seats: found.map(({ seat }) => seat) });
}

/**
 * Show everything about the door.
 *
 * @param {State} state
 */
export function showDoor(state) {
  const { join } = state;
  if (!join) return;
  showWaiting(state);
  showIdle(state);
  if (byId("qr").dataset.edition !== join.edition) {
    byId("qr").dataset.edition = join.edition;
    byId("qr").src = `/qr.svg?${join.edition}`;
  }
  renderIfChanged(byId("join"), join, () => [
    (join.url ?? "").replace(/^https?:\/\//, "").replace(/#.*/, ""),
    el("br"),
    tParts("with-code", { code: el("b", { class: "number" }, join.code) }),
  ]);
  renderIfChanged(byId("doors"), join.door, () =>
    DOORS.map(([door, words]) =>
      el(
        "button",
        {
          class: "small",
          "data-key": door,
          "aria-pressed": String(join.door === door),
          onclick: () => command({ t: "doors", door }),
        },
        words(),
      ),
    ),
  );
  renderIfChanged(byId("each"), join.each, () =>
    [...new Set([...SEATS, join.each ?? 1])]
      .sort((a, b) => a - b)
      .map((seats) => el("option", { value: seats, selected: seats === join.each }, String(seats))),
  );
  byId("each").onchange = () => command({ t: "seats_each", seats: Number(byId("each").value) });
}

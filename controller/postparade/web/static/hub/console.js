// The organiser's console: starts and pauses tables, begins contests, draws the final, and shows how every table is.
import { byId, el, renderIfChanged, setText } from "../lib/dom.js";
import { errorText, labelled, offerLanguages, t, tenths, translate, whole } from "../lib/i18n.js";
import { holdButton } from "../lib/tap.js";
import { follow } from "./follow.js";
import { showMoves } from "./moves.js";
import { ask, carry, heading, opened, rejoinButton, watchDoor } from "./organiser.js";
import { headline, waitingText } from "./race.js";
import { tableName } from "./rows.js";

/** @import { Child } from "../lib/page.js" */
/** @import { NightStand, RaceStand, TableStand } from "./night.js" */

/** Seconds by which a clock may be off before the console says so. */
const CLOCK = 5;
const SLOW = 0.25;
/** Entries on their way that are no news: a table that plays always has some. */
const FEW = 4;
/** @type {Record<string, string>} */
const ORDERS = {
  start: "night-start",
  pause: "night-pause",
  resume: "night-resume",
  announce: "night-announce",
  duck: "night-duck",
  end: "night-end",
  leave: "night-move",
  sit: "night-move",
  forward: "night-move",
};
translate();
offerLanguages(byId("language"));

async function invite() {
  const told = await ask("invitation");
  if (!told) return;
  opened(true);
  setText(byId("link"), t("night-command", { link: told.link }));
  const code = new DOMParser().parseFromString(told.qr, "image/svg+xml");
  byId("qr").replaceChildren(document.importNode(code.documentElement, true));
}

watchDoor(invite);
byId("announce").addEventListener("submit", async (/** @type {Event} */ event) => {
  event.preventDefault();
  if (await carry("order", { do: "announce", text: byId("text").value })) byId("text").value = "";
});
byId("clear").addEventListener("click", () => carry("order", { do: "announce", text: "" }));
byId("notices").replaceChildren(
  ...["soon", "break", "bar", "final", "prizes"].map((notice) => {
    const text = t(`night-notice-${notice}`);
    return el("button", { class: "small", onclick: () => carry("order", { do: "announce", text }) }, text);
  }),
);
byId("contest").addEventListener("submit", (/** @type {Event} */ event) => {
  event.preventDefault();
  carry("contest", {
    name: byId("title").value.trim(),
    races: byId("races").value ? Number(byId("races").value) : null,
    by: byId("by").value,
    teams: byId("teams").checked,
    advance: Number(byId("advance").value),
    draw: byId("draw").value,
  });
});
byId("final").addEventListener("submit", (/** @type {Event} */ event) => {
  event.preventDefault();
  carry("final", { table: Number(byId("where").value) });
});

byId("race").addEventListener("submit", (/** @type {Event} */ event) => {
  event.preventDefault();
  carry("race", { do: "start", lengths: Number(byId("lengths").value), seconds: Number(byId("seconds").value) });
});
byId("raceorders").replaceChildren(
  el("button", { onclick: () => carry("race", { do: "close" }) }, t("night-race-close")),
  holdButton("call-off", t("night-race-call-off"), () => carry("race", { do: "call_off" }), { class: "danger" }),
);

/**
 * @param {string} what
 * @param {string} label
 * @param {number[]} tables
 */
const order = (what, label, tables) =>
  el(
    "button",
    {
      class: tables.length ? "small" : "",
      "data-key": `${what} ${tables.join()}`,
      onclick: () => carry("order", { do: what, tables }),
    },
    label,
  );

byId("all").replaceChildren(
  order("start", t("night-start-all"), []),
  order("pause", t("night-pause"), []),
  order("resume", t("night-resume"), []),
  holdButton("end", t("night-end"), () => carry("order", { do: "end" }), { class: "danger" }),
);

/**
 * What is worth knowing about the connection of a table, and what of it is wrong.
 *
 * @param {TableStand} table
 * @returns {[string, boolean][]}
 */
function facts(table) {
  /** @type {[string, boolean][]} */
  const known = [[t("night-entry", { entry: table.entry }), false]];
  if (table.behind) known.push([t("night-behind", { entries: table.behind }), table.behind > FEW]);
  if (table.latency !== null) {
    known.push([t("night-latency", { ms: whole(Math.round(1000 * table.latency)) }), table.latency > SLOW]);
  }
  if (table.ahead !== null && Math.abs(table.ahead) > CLOCK) {
    known.push([t("night-clock", { seconds: tenths(Math.abs(table.ahead)) }), true]);
  }
  if (table.version) known.push([t("night-version", { version: table.version }), false]);
  if (table.refused) known.push([t("night-refused", { times: table.refused }), true]);
  if (table.withdrawn) known.push([t("night-withdrawn", { entries: table.withdrawn }), false]);
  if (table.fault) known.push([t("night-table-fault", { code: table.fault }), true]);
  return known;
}

/** @param {TableStand} table */
function orderText({ order: last }) {
  if (!last) return "";
  if (last.refusal) return errorText(last.refusal);
  return labelled(t(ORDERS[last.do]), t(last.done ? "night-order-done" : "night-order-open"));
}

/**
 * @param {TableStand} table
 * @returns {Child}
 */
const line = (table) =>
  el(
    "li",
    {},
    heading(table),
    el(
      "p",
      { class: "facts" },
      facts(table).map(([text, wrong]) => el("span", { class: wrong ? "wrong" : "" }, text)),
      el("span", {}, orderText(table)),
    ),
    el(
      "div",
      { class: "buttons" },
      order("start", t("night-start"), [table.number]),
      table.live.paused
        ? order("resume", t("night-resume"), [table.number])
        : order("pause", t("night-pause"), [table.number]),
    ),
    table.refusal && el("p", { class: "why" }, errorText(table.refusal)),
    rejoinButton(table),
  );

/**
 * @param {NightStand} night
 * @param {TableStand[]} tables
 */
function showFinal({ contest }, tables) {
  byId("final").hidden = !contest.advance;
  const names = tables.map(({ number, name }) => ({ number, name }));
  renderIfChanged(byId("where"), names, () =>
    names.map(({ number, name }) => el("option", { value: String(number) }, name)),
  );
  renderIfChanged(byId("finalists"), [contest.final, names], () =>
    (contest.final?.finalists ?? []).map((one) =>
      el("li", {}, labelled(t("night-seat", { seat: one.seat }), `${one.name} (${tableName(tables, one.table)})`)),
    ),
  );
}

/** @param {RaceStand | null} race */
function showRace(race) {
  const running = Boolean(race && !race.finished);
  byId("race").hidden = running;
  byId("racing").hidden = !race;
  byId("raceorders").hidden = !running;
  if (!race) return;
  setText(byId("racehead"), headline(race));
  setText(byId("racewaiting"), waitingText(race));
}

/** @param {NightStand} night */
function showLeague({ league }) {
  byId("league").hidden = !league;
  if (!league) return;
  const reports = league.name ? t("night-league-reports", { league: league.name }) : t("night-league-joins");
  setText(byId("league"), league.fault ? errorText(league.fault) : reports);
  byId("league").classList.toggle("error", Boolean(league.fault));
}

follow(({ night, race, tables, here }) => {
  byId("connection").hidden = here;
  showLeague(night);
  showRace(race);
  byId("none").hidden = tables.length > 0;
  renderIfChanged(byId("tables"), tables.map(told), () => tables.map(line));
  showFinal(night, tables);
  showMoves(night, tables);
});

/**
 * Without what changes with every roll and is not shown.
 *
 * @param {TableStand} table
 */
const told = (table) => ({ ...table, close: 0, live: table.live.paused });

invite();
